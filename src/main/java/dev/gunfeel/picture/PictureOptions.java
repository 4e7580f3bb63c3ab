package dev.gunfeel.picture;

import dev.gunfeel.input.Check;
import dev.gunfeel.input.Complaints;
import dev.gunfeel.input.Defaults;
import dev.gunfeel.input.Limit;
import dev.gunfeel.input.Rules;
import dev.gunfeel.input.Words;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What a picture should look like. Its text keeps its size up to 800 x 600 and grows with the picture from there on; a
 * wider or a higher picture has more room for the plot.
 *
 * @param width the width in pixels, from {@value #LEAST_PIXELS} to {@value #MOST_PIXELS}; {@value #STANDARD_WIDTH} where
 *     left out
 * @param height the height in pixels, from {@value #LEAST_PIXELS} to {@value #MOST_PIXELS}; {@value #STANDARD_HEIGHT} where
 *     left out; width times height are limited, too
 * @param theme the colours
 */
public record PictureOptions(
        @Min(PictureOptions.LEAST_PIXELS) @Max(PictureOptions.MOST_PIXELS)
        Integer width,

        @Min(PictureOptions.LEAST_PIXELS) @Max(PictureOptions.MOST_PIXELS)
        Integer height,

        Theme theme)
        implements Rules {
    /** The least pixels of a side: on fewer there is no room for a plot beside its text. */
    public static final int LEAST_PIXELS = 240;

    /** The most pixels of a side. */
    public static final int MOST_PIXELS = 4000;

    /** The pixels of a width that is left out. */
    public static final int STANDARD_WIDTH = 800;

    /** The pixels of a height that is left out. */
    public static final int STANDARD_HEIGHT = 600;

    /** 800 x 600 pixels, dark on white. */
    public static final PictureOptions STANDARD = new PictureOptions(STANDARD_WIDTH, STANDARD_HEIGHT, Theme.LIGHT);

    /** Below it text is too small to read. */
    private static final double LEAST_SCALE = 0.85;

    /** Puts the defaults where something is left out. */
    public PictureOptions {
        width = Defaults.or(width, STANDARD_WIDTH);
        height = Defaults.or(height, STANDARD_HEIGHT);
        theme = Defaults.or(theme, Theme.LIGHT);
    }

    /**
     * Reads options from text, such as the parameters of a query.
     *
     * @param width the width, null where left out
     * @param height the height, null where left out
     * @param theme the word of the theme, null where left out
     * @param complaints where complaints go, at {@code width}, {@code height} and {@code theme}
     * @return the options; {@link #STANDARD} stands in for what can't be read
     */
    public static PictureOptions read(
            @Nullable String width, @Nullable String height, @Nullable String theme, Complaints complaints) {
        PictureOptions options = new PictureOptions(
                wholeNumber("width", width, STANDARD.width, complaints),
                wholeNumber("height", height, STANDARD.height, complaints),
                theme(theme, complaints));
        Check.check(options, complaints);
        return options;
    }

    private static int wholeNumber(String name, @Nullable String text, int standard, Complaints complaints) {
        if (text == null) {
            return standard;
        }
        if (!text.matches("-?[0-9]{1,9}")) {
            malformed(name, "must be a whole number of pixels, such as 800", text, complaints);
            return standard;
        }
        return Integer.valueOf(text);
    }

    private static Theme theme(@Nullable String word, Complaints complaints) {
        if (word == null) {
            return STANDARD.theme;
        }
        for (Theme theme : Theme.values()) {
            if (Words.of(theme).equals(word)) {
                return theme;
            }
        }
        List<String> known = Stream.of(Theme.values()).map(Words::of).toList();
        malformed("theme", "is not a known theme; " + Words.suggestion(word, known), word, complaints);
        return STANDARD.theme;
    }

    private static void malformed(String name, String message, String value, Complaints complaints) {
        complaints.at(name).malformed(message, value);
    }

    @Override
    public void rules(Complaints complaints) {
        if (complaints.sound("width", "height")) {
            complaints.limit("width", Limit.PICTURE_PIXELS, (double) width * height);
        }
    }

    /** Returns how many pixels a unit of the layout has: at least 0.85, and 1 at 800 x 600. */
    double scale() {
        return Math.max(LEAST_SCALE, Math.min((double) width / STANDARD_WIDTH, (double) height / STANDARD_HEIGHT));
    }
}
