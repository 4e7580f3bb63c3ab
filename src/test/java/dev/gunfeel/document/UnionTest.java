package dev.gunfeel.document;

import static dev.gunfeel.ComplaintsAssert.complaintsAbout;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gunfeel.input.Complaints;
import dev.gunfeel.input.Defaults;
import dev.gunfeel.input.GoesWith;
import dev.gunfeel.input.Limits;
import dev.gunfeel.input.Members;
import dev.gunfeel.input.Rules;
import dev.gunfeel.input.TagAlone;
import dev.gunfeel.input.Tagged;
import dev.gunfeel.input.Unwrapped;
import dev.gunfeel.text.JsonText;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Positive;
import jakarta.validation.constraints.Size;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Sealed interfaces of records, and records whose members stand in the object around them. */
class UnionTest {
    @Tagged("shape")
    sealed interface Body {
        @Nullable
        Double health();
    }

    record Ball(
            @NotNull @Positive Double radius,
            @Nullable @Positive Double health) implements Body {}

    record Box(
            @NotNull @Positive Double width,
            @NotNull @Positive Double height,
            @Nullable @Positive Double health) implements Body, Rules {
        @Override
        public void rules(Complaints complaints) {
            if (complaints.sound("width", "height") && width > height) {
                complaints.add("width", "is above height", width);
            }
        }
    }

    record Dummy(@Nullable @Positive Double health) implements Body {}

    record Sampling(Integer simulations, @Nullable Long seed) {
        Sampling {
            simulations = Defaults.or(simulations, 100);
        }
    }

    @Tagged("metric")
    sealed interface Metric {}

    record Climb(@Nullable @Min(0) Integer shot) implements Metric {}

    /** Metrics of hits. */
    sealed interface OfHits extends Metric {}

    record HitShare(
            @NotNull Body target,
            @NotNull @Positive Double distance,
            @Unwrapped Sampling sampling) implements OfHits {}

    record KillTime(
            @NotNull Body target,
            @NotNull @Positive Double distance,
            @Nullable @Max(100) Integer percentile,
            @Unwrapped Sampling sampling)
            implements OfHits {}

    sealed interface Fire {}

    record Single(
            @NotNull @Min(1) Integer shots,
            @Nullable Double speed,
            @Nullable String stance) implements Fire {}

    record Several(
            @NotNull @Size(min = 1) List<Salvo> bursts,
            @Nullable String stance) implements Fire {}

    record Salvo(@NotNull @Min(1) Integer shots, @Nullable Double speed) {}

    record Question(
            @Nullable String name,
            @NotNull @Unwrapped Metric metric,
            @Nullable Double max,
            @Nullable Fire firing) {}

    record Sample(
            @NotNull @Unwrapped Metric metric,
            @Nullable @GoesWith(OfHits.class) Integer bursts,

            @Nullable @GoesWith(value = Climb.class, otherwise = "hits have none") @Positive
            Double degrees) {}

    record Answer(@TagAlone Metric metric, Double value) {}

    @Tagged("sort")
    sealed interface Sort {}

    record Plain() implements Sort {}

    record Near(@NotNull @Unwrapped Memory memory) implements Sort {}

    record Choice(@NotNull @Unwrapped Sort sort) {}

    @Tagged(value = "method", standard = Towards.class)
    sealed interface Turn {}

    record Towards(@NotNull Double degrees) implements Turn {}

    /** Turns that never arrive. */
    sealed interface Endless extends Turn {}

    record Exponential(@NotNull Double rate) implements Endless {}

    record Approach(@NotNull @Unwrapped Endless turn) {}

    record Step(
            @NotNull @Unwrapped Turn turn,
            @Nullable @Unwrapped Memory memory) {}

    record Memory(@NotNull Double seconds, @Nullable Integer shots) {}

    private static <T extends Record> T read(String json, Class<T> type) {
        return Documents.read(json.getBytes(StandardCharsets.UTF_8), type, Limits.NONE);
    }

    @Test
    void theTagSaysWhichRecordItIs() {
        assertThat(read("{\"metric\": \"climb\", \"shot\": 3, \"max\": 2}", Question.class))
                .isEqualTo(new Question(null, new Climb(3), 2.0, null));
        // Wherever it stands.
        assertThat(read(
                        "{\"distance\": 5, \"seed\": 7, \"target\": {\"height\": 2, \"width\": 1, \"shape\": \"box\"},"
                                + " \"metric\": \"hitShare\"}",
                        Question.class))
                .isEqualTo(new Question(
                        null, new HitShare(new Box(1.0, 2.0, null), 5.0, new Sampling(100, 7L)), null, null));
    }

    @Test
    void theTagMayHaveADefault() {
        assertThat(read("{\"degrees\": 3}", Step.class)).isEqualTo(new Step(new Towards(3.0), null));
        assertThat(read("{\"method\": null, \"degrees\": 3}", Step.class)).isEqualTo(new Step(new Towards(3.0), null));
        assertThat(read("{\"method\": \"exponential\", \"rate\": 3}", Step.class))
                .isEqualTo(new Step(new Exponential(3.0), null));
    }

    @Test
    void aPartOfAUnionHasTheSameTagButNotItsDefault() {
        assertThat(read("{\"method\": \"exponential\", \"rate\": 3}", Approach.class))
                .isEqualTo(new Approach(new Exponential(3.0)));
        complaintsAbout(Approach.class, "{'rate': 3}").exactly("/method is required");
        complaintsAbout(Approach.class, "{'method': 'towards', 'rate': 3}")
                .exactly("/method must be one of exponential (towards)");
    }

    @Test
    void firstMembersTellRecordsApartWhereThereIsNoTag() {
        assertThat(read("{\"metric\": \"climb\", \"firing\": {\"speed\": 2, \"shots\": 3}}", Question.class)
                        .firing())
                .isEqualTo(new Single(3, 2.0, null));
        assertThat(read(
                                "{\"metric\": \"climb\", \"firing\": {\"stance\": \"low\", \"bursts\": [{\"shots\": 3}]}}",
                                Question.class)
                        .firing())
                .isEqualTo(new Several(List.of(new Salvo(3, null)), "low"));
    }

    @Test
    void aPartThatMayBeAbsentIsThereWithItsFirstMember() {
        assertThat(read("{\"degrees\": 3, \"seconds\": 2}", Step.class).memory())
                .isEqualTo(new Memory(2.0, null));
        complaintsAbout(Step.class, "{\"degrees\": 3, \"shots\": 2}").exactly("/seconds is required");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{'max': 1} | /metric is required",
                "{'metric': null} | /metric is required",
                "{'metric': 5} | /metric must be a string (5)",
                "{'metric': 'climbs'} | /metric must be one of climb, hitShare, killTime; did you mean climb? (climbs)",
                "{'metric': 'climb', 'shot': -1} | /shot must be at least 0 (-1)",
                "{'metric': 'climb', 'shots': 1} | /shots is not known here; did you mean shot?",
                "{'shots': 1, 'metric': 'climb'} | /shots is not known here; did you mean shot?",
                "{'metric': 'climb', 'targte': 1} | /targte is not known here; known are name, metric, shot, max, firing",
                "{'metric': 'climb', 'percentile': 9} | /percentile means nothing to metric climb, which takes shot;"
                        + " leave it out, or change metric to killTime (9)",
                "{'metric': 'climb', 'seed': 9} | /seed means nothing to metric climb, which takes shot;"
                        + " leave it out, or change metric to hitShare or killTime (9)",
                "{'metric': 'climb', 'shot': 1, 'firing': {}} | /firing/shots is required, or bursts in its place",
                "{'metric': 'climb', 'firing': {'speed': 1}} | /firing/shots is required, or bursts in its place",
                "{'metric': 'climb', 'firing': {'bursts': [{'shots': 2}], 'shots': 1}}"
                        + " | /firing/bursts is given together with shots; leave one of the two out",
                "{'metric': 'climb', 'firing': {'bursts': []}} | /firing/shots is required, or bursts in its place",
                "{'metric': 'climb', 'firing': {'bursts': [{'shots': 2}], 'speed': 1}}"
                        + " | /firing/speed goes with shots, and not with bursts; give each salvo its own speed (1)",
                "{'metric': 'climb', 'firing': {'bursts': [{'shots': 2}], 'sped': 1}}"
                        + " | /firing/sped is not known here; known are bursts, stance",
            })
    void whatIsWrongIsSaidAtItsPlace(String json, String complaint) {
        complaintsAbout(Question.class, json).exactly(complaint);
    }

    @Test
    void everythingIsSaidAtOnce() {
        complaintsAbout(
                        Question.class,
                        "{\"metric\": \"killTime\", \"shot\": 1, \"percentile\": 101, \"nmae\": 1,"
                                + " \"target\": {\"shape\": \"box\", \"width\": -1, \"radius\": 2, \"healt\": 5},"
                                + " \"seed\": 0.5, \"max\": \"1\"}")
                .exactly(
                        "/shot means nothing to metric killTime, which takes target, distance, percentile, simulations,"
                                + " seed; leave it out, or change metric to climb (1)",
                        "/percentile must be at most 100 (101)",
                        "/distance is required with metric killTime; add it",
                        "/nmae is not known here; did you mean name?",
                        "/target/width must be above 0 (-1)",
                        "/target/height is required with shape box; add it",
                        "/target/radius means nothing to shape box, which takes width, height, health; leave it out,"
                                + " or change shape to ball (2)",
                        "/target/healt is not known here; did you mean health or height?",
                        "/seed must be a whole number, or a string of its decimal digits (0.5)",
                        "/max must be a number, written like 0.5 or 30, without quotes (\"1\")");
    }

    /** Without the tag, too, whatever is surely wrong is said. */
    @Test
    void whatIsReadWithoutATagIsCheckedAllTheSame() {
        complaintsAbout(
                        Question.class,
                        "{\"metric\": \"climp\", \"distance\": -1, \"percentile\": 101, \"shot\": \"1\","
                                + " \"target\": {\"shape\": \"ball\", \"radius\": 0}, \"firing\": {\"shots\": 0},"
                                + " \"distanc\": 1}")
                .exactly(
                        "/metric must be one of climb, hitShare, killTime; did you mean climb? (climp)",
                        "/distance must be above 0 (-1)",
                        "/percentile must be at most 100 (101)",
                        "/shot must be a whole number, written like 30, without quotes (\"1\")",
                        "/target/radius must be above 0 (0)",
                        "/firing/shots must be at least 1 (0)",
                        "/distanc is not known here; did you mean distance?");
    }

    @Test
    void whereTwoAreGivenBothAreChecked() {
        complaintsAbout(Question.class, "{'metric': 'climb', 'firing': {'shots': 0, 'bursts': [{'shots': -1}]}}")
                .exactly(
                        "/firing/bursts is given together with shots; leave one of the two out",
                        "/firing/bursts/0/shots must be at least 1 (-1)",
                        "/firing/shots must be at least 1 (0)");
    }

    @Test
    void aBodyWithoutItsTagIsNotMissing() {
        complaintsAbout(Question.class, "{\"metric\": \"hitShare\", \"distance\": 1, \"target\": {\"radius\": 1}}")
                .exactly("/target/shape is required");
    }

    @Test
    void rulesOfWhatIsUnwrappedSpeakOfTheObjectAround() {
        complaintsAbout(
                        Question.class,
                        "{\"metric\": \"hitShare\", \"distance\": 1, \"target\": {\"shape\": \"box\", \"width\": 3,"
                                + " \"height\": 2}}")
                .exactly("/target/width is above height (3)");
    }

    @Test
    @SuppressWarnings("NullAway")
    void whatJavaLeavesOutIsMissingAtItsMember() {
        complaintsAbout(new Question(null, null, null, null)).exactly("/metric is required");
        // Of a union with a default that one is meant, and of a record its members.
        complaintsAbout(new Step(null, null)).exactly("/degrees is required with method towards; add it");
        complaintsAbout(new Choice(new Near(null))).exactly("/seconds is required with sort near; add it");
    }

    @Test
    void answersAreFlatInTheOrderOfComponents() {
        String question =
                "{\"name\":\"a\",\"metric\":\"hitShare\",\"target\":{\"shape\":\"ball\",\"radius\":1.0},\"distance\":5.0,"
                        + "\"simulations\":9,\"seed\":\"9007199254740993\",\"max\":1.0,\"firing\":{\"shots\":2}}";
        Question read = read(question, Question.class);
        assertThat(JsonText.writer().writeValueAsString(read)).isEqualTo(question);
        assertThat(JsonText.writer().writeValueAsString(new Question(null, new Climb(null), null, null)))
                .isEqualTo("{\"metric\":\"climb\"}");
        assertThat(JsonText.writer().writeValueAsString(new Step(new Towards(1.0), null)))
                .isEqualTo("{\"method\":\"towards\",\"degrees\":1.0}");
        assertThat(JsonText.writer().writeValueAsString(List.of(new Ball(1.0, 2.0), new Dummy(null))))
                .isEqualTo("[{\"shape\":\"ball\",\"radius\":1.0,\"health\":2.0},{\"shape\":\"dummy\"}]");
    }

    @Tagged("kind")
    sealed interface TwoTypes {}

    record First(Integer size) implements TwoTypes {}

    record Second(Double size) implements TwoTypes {}

    record Twice(String name, @Unwrapped Inner inner) {}

    record Inner(String name) {}

    @Test
    void aNameHasOneMeaningInAnObject() {
        assertThatThrownBy(() -> Members.of(TwoTypes.class)).hasMessageContaining("size has two types");
        assertThatThrownBy(() -> Members.of(Twice.class)).hasMessageContaining("name stands twice");
    }

    /** A component of the record around may mean something to some records of the union alone. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{'metric': 'climb', 'bursts': 3} | /bursts means nothing to metric climb; leave it out (3)",
                "{'bursts': 3, 'metric': 'climb'} | /bursts means nothing to metric climb; leave it out (3)",
                "{'metric': 'killTime', 'target': {'shape': 'dummy'}, 'distance': 1, 'degrees': -5}"
                        + " | /degrees means nothing to metric killTime; hits have none (-5)",
                "{'metric': 'climb', 'degrees': -5} | /degrees must be above 0 (-5)",
            })
    void whatGoesWithSomeMeansNothingToOthers(String json, String complaint) {
        complaintsAbout(Sample.class, json).exactly(complaint);
    }

    @Test
    void whatGoesWithARecordIsTaken() {
        assertThat(read("{\"metric\": \"climb\", \"degrees\": 5}", Sample.class))
                .isEqualTo(new Sample(new Climb(null), null, 5.0));
        complaintsAbout(new Sample(new Climb(null), 3, null))
                .exactly("/bursts means nothing to metric climb; leave it out (3)");
    }

    @Test
    void anAnswerMayTellTheTagAlone() {
        assertThat(JsonText.writer().writeValueAsString(new Answer(new Climb(3), 2.0)))
                .isEqualTo("{\"metric\":\"climb\",\"value\":2.0}");
    }

    /** What stands unwrapped in a record of a union is required of that record; and a record may take nothing. */
    @Test
    void aPartOfARecordOfAUnionIsRequiredWithIt() {
        complaintsAbout(Choice.class, "{\"sort\": \"near\"}").exactly("/seconds is required with sort near; add it");
        complaintsAbout(Choice.class, "{\"sort\": \"plain\", \"seconds\": 2}")
                .exactly("/seconds means nothing to sort plain, which takes nothing of its own; leave it out, or"
                        + " change sort to near (2)");
    }
}
