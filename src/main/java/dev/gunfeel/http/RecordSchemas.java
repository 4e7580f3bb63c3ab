package dev.gunfeel.http;

import com.github.therapi.runtimejavadoc.ClassJavadoc;
import com.github.therapi.runtimejavadoc.Comment;
import com.github.therapi.runtimejavadoc.RuntimeJavadoc;
import dev.gunfeel.boids.BoidsSequence;
import dev.gunfeel.document.Presets;
import dev.gunfeel.input.Notes;
import dev.gunfeel.input.PlainForm;
import dev.gunfeel.input.RecordShape;
import dev.gunfeel.input.TagAlone;
import dev.gunfeel.input.Tuple;
import dev.gunfeel.input.Union;
import dev.gunfeel.input.Words;
import dev.gunfeel.math.Curve;
import dev.gunfeel.math.Vector2;
import dev.gunfeel.weapon.Preset;
import io.swagger.v3.core.converter.AnnotatedType;
import io.swagger.v3.core.converter.ModelConverter;
import io.swagger.v3.core.converter.ModelConverterContext;
import io.swagger.v3.core.converter.ModelConverterContextImpl;
import io.swagger.v3.oas.models.Components;
import io.swagger.v3.oas.models.SpecVersion;
import io.swagger.v3.oas.models.media.Discriminator;
import io.swagger.v3.oas.models.media.Schema;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;
import tools.jackson.databind.json.JsonMapper;

/**
 * Describes our records in the OpenAPI document: text from their Javadoc, ranges from their constraints, defaults from
 * the record that is made of nothing. So each of them is written once.
 */
@Component
class RecordSchemas implements ModelConverter {
    private static final String REFERENCE = "#/components/schemas/";

    /** Where generators of clients look for what each word of an enum means. */
    static final String MEANINGS = "x-enum-descriptions";

    /** Where our own JSON Schemas find a default that OpenAPI has in words. */
    static final String DEFAULT = "x-default";

    private final JsonMapper mapper;
    private final Map<String, Class<?>> types = new ConcurrentHashMap<>();

    RecordSchemas(JsonMapper mapper) {
        this.mapper = mapper;
    }

    @Override
    public boolean isOpenapi31() {
        return true;
    }

    @Override
    public @Nullable Schema<?> resolve(
            AnnotatedType type, ModelConverterContext context, Iterator<ModelConverter> chain) {
        if (isOurs(type.getType())) {
            return schema(type.getType(), context);
        }
        return chain.hasNext() ? chain.next().resolve(type, context, chain) : null;
    }

    /** Adds the schema of a record that no controller returns, and those of its parts. */
    void addTo(Components components, Class<? extends Record> type) {
        ModelConverterContextImpl context = new ModelConverterContextImpl(this);
        schema(type, context);
        context.getDefinedModels().forEach(components::addSchemas);
        components.setSchemas(new TreeMap<>(components.getSchemas()));
    }

    private static boolean isOurs(Type type) {
        if (type instanceof ParameterizedType list) {
            return list.getRawType() == List.class && isOurs(list.getActualTypeArguments()[0]);
        }
        return type instanceof Class<?> plain
                && plain.getPackageName().startsWith("dev.gunfeel")
                && (plain.isRecord() || plain.isEnum() || Union.of(plain) != null);
    }

    private Schema<?> schema(Type type, ModelConverterContext context) {
        if (type instanceof ParameterizedType list) {
            return typed("array").items(schema(list.getActualTypeArguments()[0], context));
        }
        Class<?> plain = type == BoidsStream.class ? BoidsSequence.class : (Class<?>) type;
        if (plain == Double.class) {
            return typed("number").format("double");
        } else if (plain == Integer.class) {
            return typed("integer").format("int32");
        } else if (plain == Long.class) {
            return reference("Seed", Long.class, context, RecordSchemas::defineSeed);
        } else if (plain == Boolean.class) {
            return typed("boolean");
        } else if (plain == String.class) {
            return typed("string");
        } else if (plain == double[].class) {
            return typed("array").items(schema(Double.class, context));
        } else if (plain == Object.class) {
            return new Schema<>(SpecVersion.V31);
        }
        return reference(plain, context);
    }

    private static void defineSeed(Schema<?> schema) {
        schema.setDescription(
                "A whole number of 64 bits. Beyond 2^53 answers write it as a string of its decimal digits, since"
                        + " JavaScript would lose some of a number's; bodies may do so with any.");
        schema.addType("integer");
        schema.setFormat("int64");
    }

    private Schema<?> reference(Class<?> type, ModelConverterContext context) {
        return reference(type.getSimpleName(), type, context, defined -> define(defined, type, context));
    }

    private Schema<?> reference(
            String name, Class<?> type, ModelConverterContext context, Consumer<Schema<?>> definition) {
        Class<?> known = types.putIfAbsent(name, type);
        if (known != null && known != type) {
            throw new IllegalStateException(known + " and " + type + " would share the schema " + name);
        }
        if (!context.getDefinedModels().containsKey(name)) {
            // Defined before its parts are, so that a type may hold itself.
            Schema<?> defined = new Schema<>(SpecVersion.V31);
            context.defineModel(name, defined);
            definition.accept(defined);
        }
        return new Schema<>(SpecVersion.V31).$ref(REFERENCE + name);
    }

    private void define(Schema<?> schema, Class<?> type, ModelConverterContext context) {
        ClassJavadoc javadoc = RuntimeJavadoc.getJavadoc(type);
        schema.setDescription(text(javadoc.getComment()));
        Tuple<?> tuple = Tuple.of(type);
        if (type.isEnum()) {
            defineWords(schema, schema.getDescription(), meanings(javadoc));
        } else if (tuple != null) {
            schema.addType("array");
            schema.items(schema(Double.class, context)).minItems(tuple.size()).maxItems(tuple.size());
        } else if (type == Notes.class) {
            // Anything at all: no type.
            schema.setTypes(null);
        } else if (type == Curve.class) {
            schema.addAnyOfItem(schema(Double.class, context));
            schema.addAnyOfItem(typed("array")
                    .items(schema(Vector2.class, context))
                    .minItems(1)
                    .maxItems(Curve.MOST_POINTS));
        } else if (type.isRecord() && RecordShape.of(type).alone() != null) {
            defineAlone(schema, type, context);
        } else {
            defineObject(schema, type, context);
            SchemaRules.addTo(schema, type);
        }
    }

    /** Defines an object in whose place a value may stand. */
    private void defineAlone(Schema<?> schema, Class<?> type, ModelConverterContext context) {
        RecordShape.Part alone = Objects.requireNonNull(RecordShape.of(type).alone());
        if (alone.type() instanceof ParameterizedType list) {
            schema.addAnyOfItem(schema(list.getActualTypeArguments()[0], context));
        }
        Schema<?> value = schema(alone.type(), context);
        Bounds.addTo(value, alone.constraints());
        schema.addAnyOfItem(value);
        if (RecordShape.of(type).isObject()) {
            Schema<?> object = new Schema<>(SpecVersion.V31);
            defineObject(object, type, context);
            schema.addAnyOfItem(object);
        }
    }

    /** Defines some words, each with what it means. */
    @SuppressWarnings("unchecked")
    private static void defineWords(Schema<?> schema, String description, Map<String, String> meanings) {
        schema.addType("string");
        ((Schema<String>) schema).setEnum(List.copyOf(meanings.keySet()));
        String list = meanings.entrySet().stream()
                .map(word -> "* `" + word.getKey() + "`: " + word.getValue())
                .collect(Collectors.joining("\n"));
        schema.setDescription(description + "\n\n" + list);
        schema.addExtension(MEANINGS, List.copyOf(meanings.values()));
    }

    private static Map<String, String> meanings(ClassJavadoc javadoc) {
        return javadoc.getEnumConstants().stream()
                .collect(Collectors.toMap(
                        constant -> Words.ofName(constant.getName()),
                        constant -> text(constant.getComment()),
                        (one, two) -> one,
                        LinkedHashMap::new));
    }

    private void defineObject(Schema<?> schema, Class<?> type, ModelConverterContext context) {
        List<ObjectForm> forms = ObjectForm.of(type);
        if (forms.size() == 1) {
            defineForm(schema, forms.get(0), context);
            return;
        }
        Map<String, String> words = new LinkedHashMap<>();
        for (ObjectForm form : forms) {
            String kinds = form.kinds().stream().map(Class::getSimpleName).collect(Collectors.joining());
            String name = type.getSimpleName() + (kinds.isEmpty() ? "Plain" : kinds);
            Schema<?> reference = reference(name, type, context, defined -> {
                String texts = form.kinds().stream().map(RecordSchemas::text).collect(Collectors.joining("\n\n"));
                defined.setDescription(Union.of(type) == null ? text(type) + "\n\n" + texts : texts);
                defineForm(defined, form, context);
            });
            schema.addOneOfItem(reference);
            ObjectForm.Tag tag = form.tag();
            if (tag != null && tag.isRequired()) {
                words.put(tag.kind().word(), reference.get$ref());
                schema.setDiscriminator(
                        new Discriminator().propertyName(tag.name()).mapping(words));
            }
        }
        if (words.size() < forms.size()) {
            schema.setDiscriminator(null);
        }
    }

    private void defineForm(Schema<?> schema, ObjectForm form, ModelConverterContext context) {
        schema.addType("object");
        schema.setAdditionalProperties(false);
        schema.addPatternProperty("^x-", new Schema<>(SpecVersion.V31));
        form.members().forEach((name, member) -> {
            if (member instanceof ObjectForm.Tag tag) {
                schema.addProperty(name, word(tag));
                if (tag.isRequired()) {
                    schema.addRequiredItem(name);
                }
            } else if (member instanceof ObjectForm.Component component) {
                Schema<?> property = property(component, context);
                schema.addProperty(name, property);
                if (component.isRequired() && standard(component) == null) {
                    schema.addRequiredItem(name);
                }
            }
        });
    }

    /** Returns the schema of the words that tell the records of a union apart. */
    private Schema<?> tags(Class<?> union, ModelConverterContext context) {
        return reference(union.getSimpleName(), union, context, defined -> {
            List<Union.Kind> kinds = Objects.requireNonNull(Union.of(union)).kinds();
            defineWords(
                    defined,
                    text(union),
                    kinds.stream()
                            .collect(Collectors.toMap(
                                    Union.Kind::word,
                                    kind -> text(kind.type()),
                                    (one, two) -> one,
                                    LinkedHashMap::new)));
        });
    }

    private static Schema<?> word(ObjectForm.Tag tag) {
        Schema<String> word = new Schema<>(SpecVersion.V31);
        word.addType("string");
        word.setEnum(List.of(tag.kind().word()));
        word.setDescription(text(tag.kind().type()));
        if (!tag.isRequired()) {
            word.setDefault(tag.kind().word());
        }
        return word;
    }

    private Schema<?> property(ObjectForm.Component component, ModelConverterContext context) {
        RecordShape.Part part = component.part();
        Schema<?> property;
        if (part.accessor().isAnnotationPresent(TagAlone.class)) {
            property = tags((Class<?>) part.type(), context);
        } else if (part.type() == component.owner()) {
            property = withoutItself(component.owner(), part.name(), context);
        } else {
            property = property(part.type(), context);
        }
        RuntimeJavadoc.getJavadoc(component.owner()).getRecordComponents().stream()
                .filter(text -> text.getName().equals(part.name()))
                .map(text -> text(text.getComment()))
                .filter(text -> !text.isEmpty())
                .forEach(property::setDescription);
        Bounds.addTo(property, part.constraints());
        Object standard = standard(component);
        if (standard != null) {
            addDefault(property, standard);
        }
        addDefaultsOfPart(property, component.owner(), part);
        return property;
    }

    /** Returns the schema of a record within another of its kind, which holds no further one: generators of clients stumble over recursion. */
    private Schema<?> withoutItself(Class<?> type, String member, ModelConverterContext context) {
        String name = type.getSimpleName() + member.substring(0, 1).toUpperCase(Locale.ROOT) + member.substring(1);
        return reference(name, type, context, defined -> {
            defined.setDescription(text(type));
            ObjectForm form = ObjectForm.of(type).get(0);
            Map<String, ObjectForm.Member> members = new LinkedHashMap<>(form.members());
            members.remove(member);
            defineForm(defined, new ObjectForm(form.kinds(), members), context);
        });
    }

    private static @Nullable Object standard(ObjectForm.Component component) {
        return component.part().valueIn(RecordShape.of(component.owner()).ofNothing());
    }

    /** Adds a default; in words where generators of clients write one down that their own language can't read. */
    private void addDefault(Schema<?> property, Object standard) {
        if (property.get$ref() == null || standard.getClass().isEnum()) {
            property.setDefault(mapper.convertValue(standard, Object.class));
            return;
        }
        boolean isOfDefaults = standard instanceof Record composite
                && !PlainForm.isOf(composite.getClass())
                && RecordShape.of(composite.getClass()).alone() == null
                && composite.equals(RecordShape.of(composite.getClass()).ofNothing());
        String words = isOfDefaults
                ? "Where left out, each of its members has its default."
                : "Where left out: `" + mapper.writeValueAsString(standard) + "`.";
        property.setDescription((Objects.requireNonNullElse(property.getDescription(), "") + "\n\n" + words).strip());
        property.addExtension(DEFAULT, mapper.convertValue(standard, Object.class));
    }

    /** Adds the defaults that a record gives to the members of a part beyond those of the part's own. */
    private void addDefaultsOfPart(Schema<?> property, Class<?> owner, RecordShape.Part component) {
        if (!(component.type() instanceof Class<?> type) || !type.isRecord() || PlainForm.isOf(type)) {
            return;
        }
        Record part = RecordShape.of(type).ofNothing();
        Record given = (Record)
                Objects.requireNonNull(component.valueIn(RecordShape.of(owner).ofNothingBut(component, part)));
        Schema<Object> defaults = typed("object");
        for (RecordShape.Part inner : RecordShape.of(type).parts()) {
            Object standard = inner.valueIn(given);
            if (standard != null && !standard.equals(inner.valueIn(part))) {
                Schema<Object> member = new Schema<>(SpecVersion.V31);
                member.setDefault(mapper.convertValue(standard, Object.class));
                defaults.addProperty(inner.name(), member);
            }
        }
        if (defaults.getProperties() != null) {
            // Generators of clients take no properties beside a reference.
            property.addAllOfItem(defaults);
            property.addAllOfItem(new Schema<>(SpecVersion.V31).$ref(property.get$ref()));
            property.set$ref(null);
        }
    }

    /** Returns the schema of what a body holds: there a preset is only its name. */
    private Schema<?> property(Type type, ModelConverterContext context) {
        if (type == Preset.class) {
            return presetName();
        }
        return type instanceof ParameterizedType list && list.getActualTypeArguments()[0] == Preset.class
                ? typed("array").items(presetName())
                : schema(type, context);
    }

    private static Schema<?> presetName() {
        Schema<String> name = new Schema<>(SpecVersion.V31);
        name.addType("string");
        name.setEnum(List.copyOf(Presets.names()));
        return name;
    }

    private static Schema<Object> typed(String type) {
        Schema<Object> schema = new Schema<>(SpecVersion.V31);
        schema.addType(type);
        return schema;
    }

    private static String text(Class<?> type) {
        return text(RuntimeJavadoc.getJavadoc(type).getComment());
    }

    static String text(Comment comment) {
        return Markdown.of(comment);
    }
}
