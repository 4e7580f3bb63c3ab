package dev.gunfeel.fit;

import dev.gunfeel.input.Complaints;
import dev.gunfeel.input.Defaults;
import dev.gunfeel.input.Formulas;
import dev.gunfeel.input.Rules;
import dev.gunfeel.math.Figures;
import dev.gunfeel.math.Vector2;
import io.soabase.recordbuilder.core.RecordBuilder;
import jakarta.validation.constraints.DecimalMax;
import jakarta.validation.constraints.Positive;
import jakarta.validation.constraints.Size;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Asks for the weapon that does what was recorded: sprays, or how the view moved after one shot, or both.
 *
 * @param name what the weapon is called; fitted where left out
 * @param formulas which form of the formulas the recoil is fitted by
 * @param recordings sprays of one weapon, at most 100
 * @param degreesPerCount degrees that one unit of the bullets is worth, such as those of a mouse count (its yaw times the sensitivity);
 *     1 where left out, for bullets in degrees
 * @param curve the view after one shot, as [seconds, degrees] since the shot, ascending, with the shot at 0 and the view before it at 0;
 *     4 to 10000 points
 */
@RecordBuilder
public record FitRequest(
        @Size(min = 1, max = 200) String name,
        Formulas formulas,
        @Size(max = 100) List<Recording> recordings,
        @Positive @DecimalMax("1000") Double degreesPerCount,
        @Size(max = 10_000) List<Vector2> curve)
        implements Rules, FitRequestBuilder.With {
    private static final int FEWEST_POINTS = 4;
    private static final double WIDEST_DEGREES = 45;
    private static final double LONGEST_SECONDS = 3600;

    /** Puts the defaults where something is left out. */
    public FitRequest {
        name = Defaults.or(name, "fitted");
        formulas = Defaults.or(formulas, Formulas.PUBLISHED);
        recordings = Defaults.or(recordings, List.of());
        degreesPerCount = Defaults.or(degreesPerCount, 1.0);
        curve = Defaults.or(curve, List.of());
    }

    /**
     * Asks for the weapon of some recorded sprays.
     *
     * @param recordings sprays of one weapon in degrees, at least one
     * @return the request
     */
    public static FitRequest ofRecordings(List<Recording> recordings) {
        return FitRequestBuilder.builder().recordings(recordings).build();
    }

    /**
     * Asks for the recoil of a recorded view.
     *
     * @param curve the view after one shot, as [seconds, degrees] since the shot
     * @param formulas which form of the formulas
     * @return the request
     */
    public static FitRequest ofCurve(List<Vector2> curve, Formulas formulas) {
        return FitRequestBuilder.builder().curve(curve).formulas(formulas).build();
    }

    @Override
    public void rules(Complaints complaints) {
        if (recordings.isEmpty() && curve.isEmpty() && complaints.sound("recordings", "curve")) {
            complaints.add("recordings", "needs at least one recording, or a curve in its place", null);
        }
        if (!recordings.isEmpty() && complaints.sound("recordings", "degreesPerCount")) {
            recordings(complaints.at("recordings"));
        }
        if (!curve.isEmpty() && complaints.sound("curve")) {
            curve(complaints.at("curve"));
        }
    }

    private void recordings(Complaints complaints) {
        for (int i = 0; i < recordings.size(); i++) {
            @Nullable Recording recording = recordings.get(i);
            for (int shot = 0; recording != null && shot < recording.bullets().size(); shot++) {
                Vector2 bullet = recording.bullets().get(shot);
                double furthest = Math.max(Math.abs(bullet.x()), Math.abs(bullet.y())) * degreesPerCount;
                if (furthest > WIDEST_DEGREES) {
                    complaints
                            .at(i)
                            .at("bullets")
                            .at(shot)
                            .add(
                                    "is " + Figures.significant(furthest, 6)
                                            + " degrees away, but no pattern goes further than 45; mend it, or degreesPerCount",
                                    bullet);
                }
            }
        }
    }

    private void curve(Complaints complaints) {
        if (curve.size() < FEWEST_POINTS) {
            complaints.add("needs at least " + FEWEST_POINTS + " points for the parameters of an impulse", null);
            return;
        }
        for (int i = 0; i < curve.size(); i++) {
            double seconds = curve.get(i).x();
            if (seconds < 0 || seconds > LONGEST_SECONDS) {
                complaints.at(i).add("has a time that is not from 0 to 3600 s after the shot", curve.get(i));
            } else if (i > 0 && !(seconds > curve.get(i - 1).x())) {
                complaints.at(i).add("is not later than the one before; sort the points, each time once", curve.get(i));
            }
            if (Math.abs(curve.get(i).y()) > 360) {
                complaints.at(i).add("is more than 360 degrees, which no view is moved by", curve.get(i));
            }
        }
        if (complaints.sound() && curve.stream().allMatch(point -> point.y() == 0)) {
            complaints.add("does not move at all, so it says nothing about a kick", null);
        }
    }
}
