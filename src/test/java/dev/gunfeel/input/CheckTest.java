package dev.gunfeel.input;

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
    }
}
