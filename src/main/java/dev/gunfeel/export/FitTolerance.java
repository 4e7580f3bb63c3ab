package dev.gunfeel.export;

import dev.gunfeel.input.Complaints;
import org.jspecify.annotations.Nullable;

/** How far fitted curves may be from the formulas, in degrees. */
public final class FitTolerance {
    /** What it is called beside a body. */
    public static final String PARAMETER = "toleranceDegrees";

    /** The tolerance that is left out: a tenth of a pixel of a screen that is 100 degrees wide. */
    public static final double STANDARD_DEGREES = 0.01;

    /** The finest that is kept between samples, too. */
    public static final double LEAST_DEGREES = 0.001;

    /** The coarsest. */
    public static final double MOST_DEGREES = 10;

    private FitTolerance() {}

    /**
     * Reads it from text, such as the parameter of a query.
     *
     * @param text the number, null where left out
     * @param complaints where complaints go, at {@value #PARAMETER}
     * @return degrees; {@link #STANDARD_DEGREES} stands in for what can't be read
     */
    public static double read(@Nullable String text, Complaints complaints) {
        if (text == null) {
            return STANDARD_DEGREES;
        }
        if (!text.matches("[0-9]{1,9}(\\.[0-9]{1,9})?")) {
            complaints.at(PARAMETER).malformed("must be a number of degrees, such as 0.01", text);
            return STANDARD_DEGREES;
        }
        double degrees = Double.parseDouble(text);
        if (degrees < LEAST_DEGREES || degrees > MOST_DEGREES) {
            complaints.add(
                    PARAMETER,
                    "must be at least " + LEAST_DEGREES + " and at most " + (int) MOST_DEGREES + " degrees",
                    degrees);
        }
        return degrees;
    }
}
