package dev.gunfeel.input;

import static dev.gunfeel.ComplaintsAssert.assertSound;
import static dev.gunfeel.ComplaintsAssert.complaintsAbout;
import static dev.gunfeel.ComplaintsAssert.complaintsOf;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gunfeel.math.Quaternion;
import dev.gunfeel.math.Range;
import dev.gunfeel.math.Vector3;
import jakarta.validation.constraints.DecimalMax;
import jakarta.validation.constraints.DecimalMin;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class CheckTest {
    record Part(
            @NotNull @DecimalMin("0") @DecimalMax(value = "1", inclusive = false)
            Double share) {}

    @SuppressWarnings("ArrayRecordComponent")
    record Whole(
            @NotNull Part part,
            @Nullable @Size(min = 1, max = 2) List<Part> parts,
            @Nullable Vector3 place,
            @Nullable Quaternion turn,
            @Nullable Range range,
            double @Nullable [] numbers)
            implements Rules {
        @Override
        public void rules(Complaints complaints) {
            if (complaints.sound("part") && part.share().equals(0.5)) {
                complaints.add("part", "must not be a half", part.share());
            }
            complaints.limit("numbers", Limit.SHOTS, numbers == null ? 0 : numbers.length * 1e308 * 10);
        }
    }

    @Test
    void everythingIsFoundAtItsPlace() {
        Whole whole = new Whole(
                new Part(1.0),
                Arrays.asList(new Part(-1.0), null, new Part(Double.NaN)),
                new Vector3(0, Double.POSITIVE_INFINITY, 0),
                new Quaternion(0, 0, 0, Double.NaN),
                new Range(2, 1),
                new double[] {0, Double.NaN});
        complaintsOf(() -> Check.require(whole))
                .at(
                        "/part/share",
                        "/parts",
                        "/parts/0/share",
                        "/parts/1",
                        "/parts/2/share",
                        "/place/1",
                        "/turn/3",
                        "/range",
                        "/numbers/1",
                        "/numbers");
    }

    @Test
    void aMessageSaysBothEndsOfAnInterval() {
        complaintsAbout(new Part(3.0)).exactly("/share must be at least 0 and below 1 (3)");
    }

    @Test
    void rulesRunOnlyOnWhatIsSound() {
        complaintsAbout(new Whole(new Part(0.5), null, null, null, null, null))
                .exactly("/part must not be a half (0.5)");
    }

    @Test
    @SuppressWarnings("NullAway")
    void whatCouldNotBeReadIsNotAlsoMissing() {
        Complaints complaints = Complaints.root(Limits.NONE);
        complaints.at("part").malformed("must be an object", "5");
        Check.check(new Part(null), complaints.at("part"));
        assertThat(complaints.all()).hasSize(1);
    }

    @Test
    void pointersAreEscapedAndValuesCut() {
        Complaints complaints = Complaints.root(Limits.NONE);
        complaints.at("a/b~c").add("x", "is wrong", "v".repeat(200));
        assertThat(complaints.all().get(0).pointer()).isEqualTo("/a~1b~0c/x");
        assertThat(complaints.all().get(0).value()).hasSize(100);
    }

    record Share(
            @Nullable @StandsAlone @DecimalMin("0") Double number,
            @Nullable Double share) {}

    record Several(@StandsAlone @Size(max = 2) List<@Nullable Double> numbers) {}

    record Standing(@Nullable Share share, @Nullable Several several) {}

    /** There is no member to point to. */
    @Test
    void whatStandsForAnObjectIsComplainedAboutInItsPlace() {
        complaintsAbout(new Standing(new Share(-1.0, null), null)).exactly("/share must be at least 0 (-1)");
        complaintsAbout(new Standing(new Share(Double.NaN, null), null))
                .exactly("/share must be a finite number (NaN)");
        assertSound(new Standing(new Share(0.0, null), new Several(List.of(1.0, 2.0))));
        // One element stands without a list, so without a position.
        complaintsAbout(new Standing(null, new Several(List.of(Double.NaN))))
                .exactly("/several must be a finite number (NaN)");
        complaintsAbout(new Standing(null, new Several(List.of(1.0, Double.NaN))))
                .exactly("/several/1 must be a finite number (NaN)");
        complaintsAbout(new Standing(null, new Several(List.of(1.0, 2.0, 3.0))))
                .exactly("/several must have at most 2 elements ([…])");
    }

    @Test
    void aThousandComplaintsAreEnough() {
        Complaints complaints = Complaints.root(Limits.NONE);
        for (int i = 0; i < 1000; i++) {
            complaints.at(i).add("is wrong", null);
        }
        complaints.at(999).add("is wrong in another way", null);
        assertThat(complaints.all()).hasSize(1000);
        for (int i = 1000; i < 1002; i++) {
            Complaints next = complaints.at(i);
            complaintsOf(() -> next.add("is wrong", null))
                    .with("", "has more faults than these 1000")
                    .invalid();
            assertThat(complaints.all()).hasSize(1001);
        }
    }

    @Test
    void aFaultOfTheTextMakesItMalformed() {
        Complaints complaints = Complaints.root(Limits.NONE);
        complaints.throwIfAny();
        complaints.at("a").add("is wrong", null);
        complaintsOf(complaints::throwIfAny).invalid();
        complaints.at("b").malformed("must be a number", "x");
        complaintsOf(complaints::throwIfAny).malformed().at("/a", "/b");
    }

    @Test
    void belowWhatCouldNotBeReadNothingIsWrong() {
        Complaints complaints = Complaints.root(Limits.NONE);
        complaints.malformed("must be an object", "5");
        complaints.add("member", "is required", null);
        complaints.at("list").at(3).add("is wrong", null);
        assertThat(complaints.all()).hasSize(1);
        assertThat(complaints.sound()).isFalse();
    }

    @Test
    void parametersStandBesideTheDocument() {
        Complaints complaints = Complaints.root(Limits.NONE);
        complaints.parameters().add("width", "is wrong", 5.0);
        assertThat(complaints.all()).containsExactly(new Complaint(null, "width", "is wrong", "5"));
        assertThat(complaints.sound("width")).isTrue();
    }

    /** As it stands in JSON; of what is longer, its kind. */
    @Test
    @SuppressWarnings("ArrayAsKeyOfSetOrMap")
    void theValueAtFaultIsShown() {
        Map<Object, String> shown = Map.of(
                1e-9,
                "1E-9",
                Formulas.PUBLISHED,
                "published",
                new Range(1, 2),
                "[1, 2]",
                new Part(0.5),
                "{…}",
                List.of(1, 2),
                "[…]",
                new double[] {1, 2},
                "[…]",
                "text",
                "text",
                12,
                "12");
        shown.forEach((value, text) -> {
            Complaints complaints = Complaints.root(Limits.NONE);
            complaints.add("is wrong", value);
            assertThat(complaints.all().get(0).value()).isEqualTo(text);
        });
    }

    @Test
    void limitsComeFromTheEnvironment() {
        Limits limits = Limits.of(Map.of("GUNFEEL_MAX_SHOTS", " 12 ")::get);
        assertThat(limits.get(Limit.SHOTS)).isEqualTo(12);
        assertThat(limits.get(Limit.SAMPLES)).isEqualTo(Limit.SAMPLES.standard());
        for (String wrong : List.of("0", "-1", "1e3", "many", "")) {
            assertThatThrownBy(() -> Limits.of(Map.of("GUNFEEL_MAX_SHOTS", wrong)::get))
                    .hasMessageContaining("GUNFEEL_MAX_SHOTS");
        }
    }

    @Test
    void theNearestWordsAreSuggested() {
        List<String> known = List.of("horizontal", "vertical", "exponent");
        assertThat(Words.nearest("verticl", known)).containsExactly("vertical");
        assertThat(Words.nearest("HORIZONTAL", known)).containsExactly("horizontal");
        assertThat(Words.nearest("q".repeat(100_000), known)).isEmpty();
        assertThat(Words.nearest("xertical", List.of("vertical2", "vertical", "verticals", "xerticals", "certical")))
                .containsExactly("certical", "vertical", "xerticals");
        assertThat(Words.suggestion("xertica", List.of("vertical", "xertical1", "xertical", "xerticala")))
                .isEqualTo("did you mean xertical or vertical or xertical1?");
        assertThat(Words.suggestion("zzz", known)).isEqualTo("known are horizontal, vertical, exponent");
        // Of many the first sixty.
        List<String> many = IntStream.range(100, 161).mapToObj(i -> "n" + i).toList();
        assertThat(Words.suggestion("z", many.subList(0, 60)))
                .endsWith("n158, n159")
                .startsWith("known are n100, ");
        assertThat(Words.suggestion("z", many)).endsWith("n158, n159 and 1 more");
    }
}
