package dev.gunfeel.input;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import jakarta.validation.constraints.DecimalMax;
import jakarta.validation.constraints.DecimalMin;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Positive;
import jakarta.validation.constraints.PositiveOrZero;
import jakarta.validation.constraints.Size;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ConstraintsTest {
    record Everything(
            @NotNull Double required,
            @Nullable Double free,
            @Nullable @Positive Double positive,
            @Nullable @PositiveOrZero @DecimalMax("1e300") Double atLeastZero,

            @Nullable @DecimalMin("0.1") @DecimalMax(value = "0.3", inclusive = false)
            Double within,

            @Nullable @DecimalMin(value = "-1e-50", inclusive = false)
            Double above,

            @Nullable @Min(-2) @Max(5_000_000_000L) Long whole,
            @Nullable @Size(max = 3) String text,
            @Nullable @Size(min = 1, max = 1) List<Integer> one,
            @Nullable @Size(min = 2) List<Integer> several) {}

    record Unknown(@Nullable @NotBlank String name) {}

    private static Constraints of(String name) {
        return RecordShape.of(Everything.class).parts().stream()
                .filter(part -> part.name().equals(name))
                .findFirst()
                .orElseThrow()
                .constraints();
    }

    /** Decimal ends mean the numbers that people write: the double 0.1 is at least 0.1, and 0.3 is not below 0.3. */
    @ParameterizedTest
    @CsvSource(
            nullValues = "null",
            value = {
                "required, null, is required",
                "required, -1e308, ",
                "free, null, ",
                "positive, null, ",
                "positive, 4.9e-324, ",
                "positive, 0, must be above 0",
                "positive, -0.0, must be above 0",
                "atLeastZero, -0.0, ",
                "atLeastZero, -4.9e-324, must be at least 0 and at most 1e300",
                "atLeastZero, 1e300, ",
                "atLeastZero, 1.0000000000000002e300, must be at least 0 and at most 1e300",
                "within, 0.1, ",
                "within, 0.09999999999999999, must be at least 0.1 and below 0.3",
                "within, 0.3, must be at least 0.1 and below 0.3",
                "within, 0.29999999999999993, ",
                "above, -1e-50, must be above -1e-50",
                "above, -0.9e-50, ",
                "above, NaN, ",
                "positive, Infinity, ",
                "positive, -Infinity, ",
            })
    void numbersLieWithinTheirInterval(String name, @Nullable Double value, @Nullable String fault) {
        assertThat(of(name).fault(value)).isEqualTo(fault);
    }

    @Test
    void wholeNumbersMayBeBeyondADouble() {
        assertThat(of("whole").fault(-2L)).isNull();
        assertThat(of("whole").fault(-3L)).isEqualTo("must be at least -2 and at most 5000000000");
        assertThat(of("whole").fault(5_000_000_000L)).isNull();
        assertThat(of("whole").fault(Long.MAX_VALUE)).isNotNull();
    }

    @Test
    void sizesAreOfCharactersOrElements() {
        assertThat(of("text").fault("abc")).isNull();
        assertThat(of("text").fault("")).isNull();
        assertThat(of("text").fault("abcd")).isEqualTo("must have at most 3 characters");
        assertThat(of("one").fault(List.of(1))).isNull();
        assertThat(of("one").fault(List.of())).isEqualTo("must have exactly 1 element");
        assertThat(of("several").fault(List.of(1))).isEqualTo("must have at least 2 elements");
        assertThat(of("several").fault(List.of(1, 2))).isNull();
    }

    /** A constraint that nobody reads would hold nowhere. */
    @Test
    void whatNobodyKnowsIsRefused() {
        assertThatThrownBy(() -> RecordShape.of(Unknown.class))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("NotBlank");
    }
}
