package dev.gunfeel.http;

import io.swagger.v3.oas.models.Components;
import io.swagger.v3.oas.models.Operation;
import io.swagger.v3.oas.models.SpecVersion;
import io.swagger.v3.oas.models.media.Content;
import io.swagger.v3.oas.models.media.Schema;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What schemas say because of where they are used. A schema in an answer is open: a client that was built before a member came is
 * to go on working. In a request a member that may be left out may be null as well.
 */
final class Reach {
    private static final String NULL = "null";

    private final Components components;
    private final Set<String> names = new LinkedHashSet<>();

    private Reach(Components components) {
        this.components = components;
    }

    /** Adapts the schemas of a document to what its operations take and answer. */
    static void addTo(Components components, Collection<Operation> operations) {
        Reach answers = new Reach(components);
        Reach requests = new Reach(components);
        for (Operation operation : operations) {
            operation.getResponses().values().forEach(response -> answers.follow(response.getContent()));
            if (operation.getRequestBody() != null) {
                requests.follow(operation.getRequestBody().getContent());
            }
        }
        answers.schemas().forEach(schema -> schema.setAdditionalProperties(null));
        requests.schemas().forEach(Reach::allowNull);
    }

    private Stream<Schema<?>> schemas() {
        return names.stream()
                .<Schema<?>>map(
                        name -> Objects.requireNonNull(components.getSchemas().get(name)))
                .flatMap(schema -> Stream.concat(Stream.of(schema), parts(schema).stream()));
    }

    private void follow(@Nullable Content content) {
        if (content != null) {
            content.values().forEach(media -> follow(media.getSchema()));
        }
    }

    private void follow(@Nullable Schema<?> schema) {
        if (schema == null) {
            return;
        }
        String reference = schema.get$ref();
        if (reference != null) {
            String name = reference.substring(reference.lastIndexOf('/') + 1);
            if (names.add(name)) {
                follow(components.getSchemas().get(name));
            }
        }
        parts(schema).forEach(this::follow);
        if (schema.getProperties() != null) {
            schema.getProperties().values().forEach(this::follow);
        }
        follow(schema.getItems());
    }

    /** Returns the schemas that one schema is made of, its members aside. */
    private static List<Schema<?>> parts(Schema<?> schema) {
        List<Schema<?>> parts = new ArrayList<>();
        for (List<?> list : Arrays.<@Nullable List<?>>asList(schema.getOneOf(), schema.getAnyOf(), schema.getAllOf())) {
            if (list != null) {
                list.forEach(part -> parts.add((Schema<?>) part));
            }
        }
        return parts;
    }

    private static void allowNull(Schema<?> schema) {
        if (schema.getProperties() == null) {
            return;
        }
        Map<String, Schema<?>> members = new LinkedHashMap<>();
        schema.getProperties().forEach((name, member) -> {
            boolean isRequired =
                    schema.getRequired() != null && schema.getRequired().contains(name);
            members.put(name, isRequired ? member : orNull(member));
        });
        members.forEach(schema::addProperty);
    }

    private static Schema<?> orNull(Schema<?> member) {
        Set<String> types = member.getTypes();
        if (types != null && types.contains(NULL)) {
            return member;
        }
        boolean isComposed = member.getAnyOf() != null || member.getAllOf() != null;
        if (types != null && !isComposed) {
            if (types.contains("array")) {
                // An empty list counts as left out.
                member.setMinItems(null);
            }
            member.addType(NULL);
            if (member.getEnum() != null) {
                List<Object> words = new ArrayList<>(member.getEnum());
                words.add(null);
                enumerate(member, words);
            }
            return member;
        }
        if (member.get$ref() == null && !isComposed) {
            // Anything at all.
            return member;
        }
        Schema<Object> nothing = new Schema<>(SpecVersion.V31);
        nothing.addType(NULL);
        if (member.getAnyOf() != null) {
            if (member.getAnyOf().stream()
                    .noneMatch(one -> one.getTypes() != null && one.getTypes().contains(NULL))) {
                member.setTypes(null);
                member.addAnyOfItem(nothing);
            }
            return member;
        }
        Schema<Object> either = new Schema<>(SpecVersion.V31);
        either.setDescription(member.getDescription());
        if (member.getDefault() != null) {
            either.setDefault(member.getDefault());
        }
        either.setExtensions(member.getExtensions());
        Schema<Object> value = new Schema<>(SpecVersion.V31);
        value.set$ref(member.get$ref());
        value.setAllOf(member.getAllOf());
        either.addAnyOfItem(value);
        either.addAnyOfItem(nothing);
        return either;
    }

    @SuppressWarnings("unchecked")
    private static void enumerate(Schema<?> schema, List<Object> values) {
        ((Schema<Object>) schema).setEnum(values);
    }
}
