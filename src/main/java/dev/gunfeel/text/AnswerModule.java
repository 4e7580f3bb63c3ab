package dev.gunfeel.text;

import dev.gunfeel.input.Notes;
import dev.gunfeel.input.PlainForm;
import dev.gunfeel.input.RecordShape;
import dev.gunfeel.input.TagAlone;
import dev.gunfeel.input.Union;
import dev.gunfeel.input.Unwrapped;
import dev.gunfeel.input.Words;
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
import tools.jackson.databind.ValueSerializer;
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
 * Teaches Jackson how our types stand in JSON: members of what is {@link Unwrapped} flat, the tag of a {@link Union} in front
 * of its members or {@linkplain TagAlone alone}, constants as words, vectors as arrays, 64-bit numbers beyond 2^53 as strings.
 */
final class AnswerModule extends SimpleModule {
    private static final long serialVersionUID = 1L;
    private static final long LARGEST_EXACT = 1L << 53;

    AnswerModule() {
        super("gunfeel");
        addSerializer(new SeedForm());
        addSerializer(new WordForm());
        addSerializer(new NotesForm());
    }

    @Override
    public void setupModule(SetupContext context) {
        super.setupModule(context);
        context.insertAnnotationIntrospector(new Unwrapping());
        context.addSerializerModifier(new Forms());
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

    private static final class Forms extends ValueSerializerModifier {
        private static final long serialVersionUID = 1L;

        @Override
        public List<BeanPropertyWriter> changeProperties(
                SerializationConfig config, BeanDescription.Supplier description, List<BeanPropertyWriter> writers) {
            RecordShape.Part alone = alone(description.getBeanClass());
            if (alone != null) {
                return writers.stream()
                        .filter(writer -> !writer.getName().equals(alone.name()))
                        .toList();
            }
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

        @Override
        public ValueSerializer<?> modifySerializer(
                SerializationConfig config, BeanDescription.Supplier description, ValueSerializer<?> serializer) {
            RecordShape.Part alone = alone(description.getBeanClass());
            if (alone != null) {
                return new AloneForm(alone, serializer);
            }
            return PlainForm.isOf(description.getBeanClass()) ? new NumbersForm() : serializer;
        }

        private static RecordShape.@Nullable Part alone(Class<?> type) {
            return type.isRecord() ? RecordShape.of(type).alone() : null;
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

    /** What stands in the place of an object, be it one of a list; the object where nothing does. */
    private static final class AloneForm extends StdSerializer<Object> {
        private final RecordShape.Part alone;
        private final ValueSerializer<Object> object;

        @SuppressWarnings("unchecked")
        AloneForm(RecordShape.Part alone, ValueSerializer<?> object) {
            super(Object.class);
            this.alone = alone;
            this.object = (ValueSerializer<Object>) object;
        }

        @Override
        public void resolve(SerializationContext context) {
            object.resolve(context);
        }

        @Override
        public void serialize(Object value, JsonGenerator generator, SerializationContext context) {
            Object stands = alone.valueIn((Record) value);
            if (stands == null) {
                object.serialize(value, generator, context);
            } else {
                context.writeValue(
                        generator, stands instanceof List<?> list && list.size() == 1 ? list.get(0) : stands);
            }
        }
    }

    /** Vectors and the like as numbers. */
    private static final class NumbersForm extends StdSerializer<Object> {
        NumbersForm() {
            super(Object.class);
        }

        @Override
        public void serialize(Object value, JsonGenerator generator, SerializationContext context) {
            if (PlainForm.of(value) instanceof double[] numbers) {
                generator.writeArray(numbers, 0, numbers.length);
            } else {
                context.writeValue(generator, PlainForm.of(value));
            }
        }
    }

    /** Notes are given back as they were. */
    private static final class NotesForm extends StdSerializer<Notes> {
        NotesForm() {
            super(Notes.class);
        }

        @Override
        public void serialize(Notes value, JsonGenerator generator, SerializationContext context) {
            generator.writeRawValue(value.json());
        }
    }

    /** JavaScript reads a number as a double and would lose digits of a larger seed. */
    private static final class SeedForm extends StdSerializer<Long> {
        SeedForm() {
            super(Long.class);
        }

        @Override
        public void serialize(Long value, JsonGenerator generator, SerializationContext context) {
            if (value > LARGEST_EXACT || value < -LARGEST_EXACT) {
                generator.writeString(value.toString());
            } else {
                generator.writeNumber(value.longValue());
            }
        }
    }

    @SuppressWarnings("rawtypes")
    private static final class WordForm extends StdSerializer<Enum> {
        WordForm() {
            super(Enum.class);
        }

        @Override
        public void serialize(Enum value, JsonGenerator generator, SerializationContext context) {
            generator.writeString(Words.of(value));
        }
    }
}
