package dev.gunfeel.text;

import dev.gunfeel.input.TagAlone;
import dev.gunfeel.input.Union;
import dev.gunfeel.input.Unwrapped;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.BeanDescription;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.PropertyName;
import tools.jackson.databind.SerializationConfig;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.cfg.MapperConfig;
import tools.jackson.databind.introspect.Annotated;
import tools.jackson.databind.introspect.AnnotatedClass;
import tools.jackson.databind.introspect.AnnotatedMember;
import tools.jackson.databind.introspect.BeanPropertyDefinition;
import tools.jackson.databind.introspect.NopAnnotationIntrospector;
import tools.jackson.databind.introspect.VirtualAnnotatedMember;
import tools.jackson.databind.module.SimpleModule;
import tools.jackson.databind.ser.BeanPropertyWriter;
import tools.jackson.databind.ser.ValueSerializerModifier;
import tools.jackson.databind.ser.VirtualBeanPropertyWriter;
import tools.jackson.databind.ser.std.StdSerializer;
import tools.jackson.databind.util.NameTransformer;
import tools.jackson.databind.util.SimpleBeanPropertyDefinition;

/**
 * Teaches Jackson to write what is {@link Unwrapped}, and the tag of a {@link Union} in front of the members, or
 * {@link TagAlone}.
 */
final class UnionModule extends SimpleModule {
    private static final long serialVersionUID = 1L;

    UnionModule() {
        super("gunfeel unions");
    }

    @Override
    public void setupModule(SetupContext context) {
        super.setupModule(context);
        context.insertAnnotationIntrospector(new Unwrapping());
        context.addSerializerModifier(new Tagging());
    }

    private static final class Unwrapping extends NopAnnotationIntrospector {
        private static final long serialVersionUID = 1L;

        @Override
        public @Nullable NameTransformer findUnwrappingNameTransformer(MapperConfig<?> config, AnnotatedMember member) {
            return member.hasAnnotation(Unwrapped.class) ? NameTransformer.NOP : null;
        }

        @Override
        public @Nullable Object findSerializer(MapperConfig<?> config, Annotated annotated) {
            return annotated.hasAnnotation(TagAlone.class) ? new WordAlone() : null;
        }
    }

    /** Writes of a record of a union only which one it is. */
    private static final class WordAlone extends StdSerializer<Object> {
        WordAlone() {
            super(Object.class);
        }

        @Override
        public void serialize(Object value, JsonGenerator generator, SerializationContext context) {
            generator.writeString(Objects.requireNonNull(Union.ofKind(value.getClass()))
                    .kind(value.getClass())
                    .word());
        }
    }

    private static final class Tagging extends ValueSerializerModifier {
        private static final long serialVersionUID = 1L;

        @Override
        public List<BeanPropertyWriter> changeProperties(
                SerializationConfig config, BeanDescription.Supplier description, List<BeanPropertyWriter> writers) {
            Union union = Union.ofKind(description.getBeanClass());
            if (union == null) {
                return writers;
            }
            List<BeanPropertyWriter> tagged = new ArrayList<>();
            tagged.add(new Tag(
                    Objects.requireNonNull(union.tag()),
                    union.kind(description.getBeanClass()).word(),
                    config,
                    description.getClassInfo()));
            tagged.addAll(writers);
            return tagged;
        }
    }

    /** The member that says which record it is. */
    private static final class Tag extends VirtualBeanPropertyWriter {
        private static final long serialVersionUID = 1L;

        private final String word;

        Tag(String name, String word, MapperConfig<?> config, AnnotatedClass type) {
            super(
                    SimpleBeanPropertyDefinition.construct(
                            config,
                            new VirtualAnnotatedMember(
                                    type, type.getRawType(), name, config.constructType(String.class)),
                            PropertyName.construct(name)),
                    type.getAnnotations(),
                    config.constructType(String.class));
            this.word = word;
        }

        @Override
        protected Object value(Object bean, JsonGenerator generator, SerializationContext context) {
            return word;
        }

        @Override
        public VirtualBeanPropertyWriter withConfig(
                MapperConfig<?> config, AnnotatedClass type, BeanPropertyDefinition definition, JavaType valueType) {
            throw new UnsupportedOperationException("only properties that are found by annotations are configured");
        }
    }
}
