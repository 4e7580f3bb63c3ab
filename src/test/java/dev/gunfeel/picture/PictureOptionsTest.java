package dev.gunfeel.picture;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gunfeel.input.Complaints;
import dev.gunfeel.input.Limit;
import dev.gunfeel.input.Limits;
import dev.gunfeel.input.Violation;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What may be asked of a picture, and what is said about the rest. */
class PictureOptionsTest {
    private static final Limits LIMITS = Limits.of(name -> null);

    private static List<Violation> complaints(@Nullable String width, @Nullable String height, @Nullable String theme) {
        Complaints complaints = Complaints.root(LIMITS);
        PictureOptions.read(width, height, theme, complaints);
        return complaints.violations();
    }

    @Test
    void whatIsLeftOutIsStandard() {
        Complaints complaints = Complaints.root(LIMITS);
        assertThat(PictureOptions.read(null, null, null, complaints)).isEqualTo(PictureOptions.STANDARD);
        assertThat(PictureOptions.read("1000", null, "dark", complaints))
                .isEqualTo(new PictureOptions(1000, 600, Theme.DARK));
        assertThat(complaints.violations()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"240, 240", "4000, 240", "240, 4000", "1920, 1200", "0800, 600"})
    void sizesWithinTheBoundsAreTaken(String width, String height) {
        assertThat(complaints(width, height, null)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "-1", "239", "4001", "100000", "999999999", "-800"})
    void sizesOutOfRangeAreComplainedAboutWhereTheyStand(String size) {
        for (String place : List.of("/width", "/height")) {
            List<Violation> violations =
                    place.equals("/width") ? complaints(size, null, null) : complaints(null, size, null);
            assertThat(violations).extracting(Violation::pointer).containsExactly(place);
            assertThat(violations.get(0).kind()).isEqualTo(Violation.Kind.INVALID);
            assertThat(violations.get(0).message()).containsAnyOf("240", "4000");
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " ",
                "abc",
                "1e9",
                "800.0",
                "800px",
                "+800",
                "1000000000",
                "99999999999999999999",
                "٨٠٠",
                "NaN",
                "0x10",
                "--1"
            })
    void whatIsNoWholeNumberIsMalformed(String size) {
        List<Violation> violations = complaints(size, size, null);
        assertThat(violations).extracting(Violation::pointer).containsExactly("/width", "/height");
        assertThat(violations).extracting(Violation::kind).containsOnly(Violation.Kind.MALFORMED);
        assertThat(violations).extracting(Violation::value).containsOnly(size);
        assertThat(violations.get(0).message())
                .contains("whole number of pixels")
                .contains("800");
    }

    @ParameterizedTest
    @CsvSource({
        "drak, did you mean dark?",
        "Dark, did you mean dark?",
        "lihgt, did you mean light?",
        "blue, known are light, ''"
    })
    void anUnknownThemeIsAnsweredByTheKnownOnes(String theme, String said) {
        List<Violation> violations = complaints(null, null, theme);
        assertThat(violations).extracting(Violation::pointer).containsExactly("/theme");
        assertThat(violations.get(0).kind()).isEqualTo(Violation.Kind.MALFORMED);
        assertThat(violations.get(0).message()).contains(said);
        assertThat(violations.get(0).value()).isEqualTo(theme);
    }

    @Test
    void allComplaintsComeTogether() {
        assertThat(complaints("12", "high", "pink"))
                .extracting(Violation::pointer)
                .containsExactlyInAnyOrder("/width", "/height", "/theme");
    }

    @Test
    void tooManyPixelsAreRefused() {
        assertThat(complaints("1920", "1201", null)).singleElement().satisfies(violation -> {
            assertThat(violation.pointer()).isEqualTo("/width");
            assertThat(violation.message())
                    .contains("2305920")
                    .contains("pixels")
                    .contains(Limit.PICTURE_PIXELS.environmentVariable());
        });
        assertThat(complaints("4000", "4000", null)).hasSize(1);
        Complaints narrow = Complaints.root(
                Limits.of(name -> name.equals(Limit.PICTURE_PIXELS.environmentVariable()) ? "100000" : null));
        PictureOptions.read("400", "251", null, narrow);
        assertThat(narrow.violations()).hasSize(1);
    }

    /** A unit of the layout never gets so small that text can't be read, and grows with the picture. */
    @ParameterizedTest
    @CsvSource({"240, 240, 0.85", "800, 600, 1", "1600, 1200, 2", "1600, 600, 1", "4000, 240, 0.85", "1920, 1200, 2"})
    void textGrowsWithThePicture(int width, int height, double scale) {
        assertThat(new PictureOptions(width, height, Theme.LIGHT).scale()).isEqualTo(scale);
    }
}
