package dev.gunfeel.picture;

import static dev.gunfeel.ComplaintsAssert.complaintsOf;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import dev.gunfeel.ComplaintsAssert;
import dev.gunfeel.input.Complaints;
import dev.gunfeel.input.Limit;
import dev.gunfeel.input.Limits;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What may be asked of a picture, and what is said about the rest. */
class PictureOptionsTest {
    private static final Limits LIMITS = Limits.of(name -> null);

    private static ComplaintsAssert complaints(
            @Nullable String width, @Nullable String height, @Nullable String theme) {
        return complaints(width, height, theme, LIMITS);
    }

    private static ComplaintsAssert complaints(
            @Nullable String width, @Nullable String height, @Nullable String theme, Limits limits) {
        return complaintsOf(() -> read(width, height, theme, limits));
    }

    private static void read(@Nullable String width, @Nullable String height, @Nullable String theme, Limits limits) {
        Complaints complaints = Complaints.root(limits);
        PictureOptions.read(width, height, theme, complaints.parameters());
        complaints.throwIfAny();
    }

    @Test
    void whatIsLeftOutIsStandard() {
        Complaints complaints = Complaints.root(LIMITS);
        assertThat(PictureOptions.read(null, null, null, complaints)).isEqualTo(PictureOptions.STANDARD);
        assertThat(PictureOptions.read("1000", null, "dark", complaints))
                .isEqualTo(new PictureOptions(1000, 600, Theme.DARK));
        assertThat(complaints.all()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"240, 240", "4000, 240", "240, 4000", "1920, 1200", "0800, 600"})
    void sizesWithinTheBoundsAreTaken(String width, String height) {
        assertThatCode(() -> read(width, height, null, LIMITS)).doesNotThrowAnyException();
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "-1", "239", "4001", "100000", "999999999", "-800"})
    void sizesOutOfRangeAreComplainedAboutWhereTheyStand(String size) {
        complaints(size, null, null).onlyAt("width", "240", "4000").invalid();
        complaints(null, size, null).onlyAt("height", "240", "4000").invalid();
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
        String message = " must be a whole number of pixels, such as 800 (" + size + ")";
        complaints(size, size, null)
                .exactly("width" + message, "height" + message)
                .malformed();
    }

    @ParameterizedTest
    @CsvSource({
        "drak, did you mean dark?",
        "Dark, did you mean dark?",
        "lihgt, did you mean light?",
        "blue, known are light, ''"
    })
    void anUnknownThemeIsAnsweredByTheKnownOnes(String theme, String said) {
        complaints(null, null, theme)
                .onlyAt("theme", said)
                .saying("(" + theme + ")")
                .malformed();
    }

    @Test
    void allComplaintsComeTogether() {
        complaints("12", "high", "pink").at("width", "height", "theme");
    }

    @Test
    void tooManyPixelsAreRefused() {
        complaints("1920", "1201", null)
                .onlyAt("width", "2305920", "pixels", Limit.PICTURE_PIXELS.environmentVariable());
        complaints("4000", "4000", null).at("width");
        Limits narrow = Limits.of(name -> name.equals(Limit.PICTURE_PIXELS.environmentVariable()) ? "100000" : null);
        complaints("400", "251", null, narrow).at("width");
    }

    /** A unit of the layout never gets so small that text can't be read, and grows with the picture. */
    @ParameterizedTest
    @CsvSource({"240, 240, 0.85", "800, 600, 1", "1600, 1200, 2", "1600, 600, 1", "4000, 240, 0.85", "1920, 1200, 2"})
    void textGrowsWithThePicture(int width, int height, double scale) {
        assertThat(new PictureOptions(width, height, Theme.LIGHT).scale()).isEqualTo(scale);
    }
}
