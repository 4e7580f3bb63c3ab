package dev.gunfeel.http;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.dialect.Dialects;
import dev.gunfeel.input.Defaults;
import dev.gunfeel.input.Tagged;
import dev.gunfeel.input.Unwrapped;
import dev.gunfeel.text.JsonText;
import io.swagger.v3.core.util.Json31;
import io.swagger.v3.oas.models.Components;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Positive;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** What the schemas say of sealed interfaces of records, and of what is unwrapped. */
class UnionSchemasTest {
    @Tagged("metric")
    sealed interface Metric {}

    record Climb(@Nullable @Min(0) Integer shot) implements Metric {}

    record Share(@NotNull Body target, @Unwrapped Sampling sampling) implements Metric {}

    @Tagged("shape")
    sealed interface Body {}

    record Ball(@NotNull @Positive Double radius) implements Body {}

    record Dummy() implements Body {}

    record Sampling(@Min(2) Integer simulations) {
        Sampling {
            simulations = Defaults.or(simulations, 100);
        }
    }

    sealed interface Fire {}

    record Single(@NotNull Integer shots, @Nullable Double speed) implements Fire {}

    record Several(@NotNull Integer bursts) implements Fire {}

    @Tagged(value = "method", standard = Towards.class)
    sealed interface Turn {}

    record Towards(@NotNull Double degrees) implements Turn {}

    record Exponential(@NotNull Double rate) implements Turn {}

    record Memory(@NotNull Double seconds) {}

    record Question(
            @Nullable String name,
            @NotNull @Unwrapped Metric metric,
            @Nullable Fire firing,
            @Nullable Step step,
            @Nullable Easing easing) {}

    record Easing(
            @Nullable Double seconds, @Nullable @Unwrapped Fire fire) {}

    record Step(
            @NotNull @Unwrapped Turn turn,
            @Nullable @Unwrapped Memory memory) {}

    private static JsonNode schemas() {
        Components components = new Components().schemas(new TreeMap<>());
        new RecordSchemas(JsonText.writer()).addTo(components, Question.class);
        return JsonText.writer().readTree(Json31.pretty(components)).get("schemas");
    }

    private static Schema question() {
        ObjectNode root = JsonText.writer().createObjectNode();
        root.put("$ref", "#/components/schemas/Question");
        root.putObject("components").set("schemas", schemas());
        return SchemaRegistry.withDialect(Dialects.getDraft202012()).getSchema(root.toString());
    }

    @Test
    void aRecordWithAUnionInItIsOneOfItsForms() {
        JsonNode schemas = schemas();
        assertThat(schemas.propertyNames())
                .containsExactly(
                        "Body",
                        "BodyBall",
                        "BodyDummy",
                        "Easing",
                        "EasingPlain",
                        "EasingSeveral",
                        "EasingSingle",
                        "Fire",
                        "FireSeveral",
                        "FireSingle",
                        "Question",
                        "QuestionClimb",
                        "QuestionShare",
                        "Step",
                        "StepExponential",
                        "StepTowards");
        assertThat(schemas.at("/Question/oneOf"))
                .extracting(form -> form.get("$ref").asString())
                .containsExactly("#/components/schemas/QuestionClimb", "#/components/schemas/QuestionShare");
        assertThat(schemas.at("/Question/discriminator").toString())
                .isEqualTo(
                        "{\"propertyName\":\"metric\",\"mapping\":{\"climb\":\"#/components/schemas/QuestionClimb\",\"share\":"
                                + "\"#/components/schemas/QuestionShare\"}}");
        JsonNode share = schemas.get("QuestionShare");
        assertThat(share.get("properties").propertyNames())
                .containsExactly("name", "metric", "target", "simulations", "firing", "step", "easing");
        assertThat(share.get("required")).extracting(JsonNode::asString).containsExactlyInAnyOrder("metric", "target");
        assertThat(share.at("/properties/metric/enum").toString()).isEqualTo("[\"share\"]");
        assertThat(share.at("/properties/simulations/default").asInt()).isEqualTo(100);
        assertThat(share.at("/properties/simulations/minimum").asInt()).isEqualTo(2);
        assertThat(share.get("additionalProperties").asBoolean(true)).isFalse();
    }

    /** A discriminator must always be there. */
    @Test
    void aTagWithADefaultIsNoDiscriminator() {
        JsonNode schemas = schemas();
        assertThat(schemas.get("Step").has("discriminator")).isFalse();
        assertThat(schemas.at("/StepTowards/properties/method/default").asString())
                .isEqualTo("towards");
        assertThat(schemas.at("/StepTowards/required"))
                .extracting(JsonNode::asString)
                .containsExactly("degrees");
        assertThat(schemas.at("/StepExponential/required"))
                .extracting(JsonNode::asString)
                .containsExactlyInAnyOrder("method", "rate");
        assertThat(schemas.get("Fire").has("discriminator")).isFalse();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{'metric': 'climb'} | true",
                "{'metric': 'climb', 'shot': 1, 'name': 'a'} | true",
                "{'metric': 'climb', 'target': {'shape': 'dummy'}} | false",
                "{'shot': 1} | false",
                "{'metric': 'share', 'target': {'shape': 'dummy'}} | true",
                "{'metric': 'share', 'target': {'shape': 'dummy', 'radius': 1}} | false",
                "{'metric': 'share', 'target': {'shape': 'ball', 'radius': 0}} | false",
                "{'metric': 'share'} | false",
                "{'metric': 'climb', 'firing': {'shots': 1, 'speed': 2}} | true",
                "{'metric': 'climb', 'firing': {'bursts': 1, 'speed': 2}} | false",
                "{'metric': 'climb', 'firing': {'bursts': 1}} | true",
                "{'metric': 'climb', 'firing': {'bursts': 1, 'shots': 1}} | false",
                "{'metric': 'climb', 'easing': {'seconds': 1}} | true",
                "{'metric': 'climb', 'easing': {'seconds': 1, 'bursts': 1}} | true",
                "{'metric': 'climb', 'easing': {'speed': 1}} | false",
                "{'metric': 'climb', 'step': {'degrees': 1}} | true",
                "{'metric': 'climb', 'step': {'degrees': 1, 'method': 'towards', 'seconds': 1}} | true",
                "{'metric': 'climb', 'step': {'rate': 1}} | false",
                "{'metric': 'climb', 'step': {'rate': 1, 'method': 'exponential'}} | true",
            })
    void exactlyTheMembersOfTheChosenRecordFit(String json, boolean fits) {
        assertThat(question()
                        .validate(json.replace('\'', '"'), InputFormat.JSON)
                        .isEmpty())
                .isEqualTo(fits);
    }
}
