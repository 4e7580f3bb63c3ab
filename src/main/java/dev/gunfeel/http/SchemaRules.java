package dev.gunfeel.http;

import dev.gunfeel.blend.BlendPoseRequest;
import dev.gunfeel.blend.BlendSequenceRequest;
import dev.gunfeel.blend.BlendTransition;
import dev.gunfeel.blend.Easing;
import dev.gunfeel.check.ChecksRequest;
import dev.gunfeel.weapon.RandomSpread;
import dev.gunfeel.weapon.RecoilChannel;
import dev.gunfeel.weapon.Weapon;
import io.swagger.v3.oas.models.SpecVersion;
import io.swagger.v3.oas.models.media.Schema;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.BiConsumer;
import java.util.stream.Stream;

/**
 * The rules that records check by hand, as far as a schema can say them: so an editor tells them while somebody writes. What a
 * schema allows may still break a rule; what it refuses, the service refuses too.
 */
final class SchemaRules {
    private static final String CURVE = "^cubicBezier\\([^()]*\\)$";

    private static final Map<Class<?>, BiConsumer<SchemaRules, Schema<?>>> RULES = Map.of(
            RandomSpread.class, SchemaRules::signs,
            BlendPoseRequest.class, SchemaRules::blend,
            BlendSequenceRequest.class, SchemaRules::mask,
            BlendTransition.class, SchemaRules::easing,
            RecoilChannel.class, SchemaRules::peakTime,
            Weapon.class, SchemaRules::weapon,
            ChecksRequest.class, SchemaRules::bound);

    private SchemaRules() {}

    /** Adds to the schema of a record what its rules say. */
    static void addTo(Schema<?> schema, Class<?> type) {
        BiConsumer<SchemaRules, Schema<?>> rules = RULES.get(type);
        if (rules != null) {
            rules.accept(new SchemaRules(), schema);
        }
    }

    private void signs(Schema<?> schema) {
        enumerate(member(schema, "firstSign"), List.of(1, -1));
        Objects.requireNonNull(member(schema, "signRuns").getItems()).setMinimum(BigDecimal.ONE);
    }

    private void blend(Schema<?> schema) {
        easing(schema);
        mask(schema);
    }

    private void mask(Schema<?> schema) {
        Objects.requireNonNull(member(schema, "mask").getItems())
                .minimum(BigDecimal.ZERO)
                .maximum(BigDecimal.ONE);
    }

    private void easing(Schema<?> schema) {
        Schema<?> easing = member(schema, "easing");
        Schema<?> named = typed("string");
        enumerate(named, Easing.names());
        easing.addAnyOfItem(named);
        easing.addAnyOfItem(typed("string").pattern(CURVE));
    }

    /** An underdamped channel says when the peak comes. */
    private void peakTime(Schema<?> schema) {
        Schema<?> underdamped = holding("model", constant("underdamped"));
        schema.addAllOfItem(either(underdamped, required("peakSeconds")));
    }

    private void weapon(Schema<?> schema) {
        Schema<?> interval = empty();
        Stream.of("fireIntervalSeconds", "roundsPerMinute").forEach(name -> interval.addAnyOfItem(required(name)));
        schema.addAllOfItem(interval);
        Schema<?> anySpread = typed("object");
        Stream.of("lift", "random", "pattern").forEach(part -> anySpread.addAnyOfItem(holding(part, typed("object"))));
        Schema<?> spreads = holding("spread", anySpread);
        schema.addAllOfItem(either(spreads, required("potential")));
        schema.addAllOfItem(either(holding("recoil", typed("object")), required("potential")));
    }

    /** Without a baseline every check has a bound. */
    private void bound(Schema<?> schema) {
        Schema<?> bounded = typed("object");
        Stream.of("min", "max", "minRatio", "maxRatio").forEach(name -> bounded.addAnyOfItem(required(name)));
        Schema<?> bounds = empty();
        bounds.addProperty("checks", typed("array").items(bounded));
        Schema<?> baseline = required("baseline");
        Schema<?> rule = empty();
        rule.setIf(empty().not(baseline));
        rule.setThen(bounds);
        schema.addAllOfItem(rule);
    }

    private static Schema<?> member(Schema<?> schema, String name) {
        return Objects.requireNonNull(schema.getProperties().get(name), name);
    }

    private static Schema<?> either(Schema<?> condition, Schema<?> consequence) {
        Schema<?> rule = empty();
        rule.setIf(condition);
        rule.setThen(consequence);
        return rule;
    }

    /** Returns a schema of objects with such a member. */
    private static Schema<?> holding(String name, Schema<?> member) {
        Schema<?> schema = empty();
        schema.addProperty(name, member);
        schema.setRequired(List.of(name));
        return schema;
    }

    private static Schema<?> required(String name) {
        return holding(name, empty());
    }

    private static Schema<?> constant(String word) {
        Schema<?> schema = empty();
        schema.setConst(word);
        return schema;
    }

    @SuppressWarnings("unchecked")
    private static void enumerate(Schema<?> schema, List<?> values) {
        ((Schema<Object>) schema).setEnum(List.copyOf(values));
    }

    private static Schema<Object> typed(String type) {
        Schema<Object> schema = empty();
        schema.addType(type);
        return schema;
    }

    private static Schema<Object> empty() {
        return new Schema<>(SpecVersion.V31);
    }
}
