package dev.gunfeel.check;

import dev.gunfeel.input.Words;
import dev.gunfeel.math.Figures;
import java.util.ArrayList;
import java.util.List;

/** What checks are called in reports. */
final class Titles {
    private static final int DIGITS = 12;

    private Titles() {}

    /** Returns the name of a check, or its metric with the parameters that it gives. */
    static String of(CheckRequest check) {
        if (check.name() != null && !check.name().isBlank()) {
            return check.name();
        }
        List<String> parts = new ArrayList<>();
        shots(check, parts);
        target(check, parts);
        if (check.against() != null) {
            parts.add("against " + check.against());
        }
        String metric = Words.of(check.metric());
        return parts.isEmpty() ? metric : metric + " (" + String.join(", ", parts) + ")";
    }

    /** Returns the title of a check that a baseline makes by itself. */
    static String ofBaseline(Metric metric) {
        return "baseline: " + Words.of(metric);
    }

    private static void shots(CheckRequest check, List<String> parts) {
        if (check.shots() != null) {
            parts.add(check.shots() + (check.shots() == 1 ? " shot" : " shots"));
        }
        if (check.shot() != null) {
            parts.add("shot " + check.shot());
        }
        if (check.fromShot() != null) {
            parts.add("from shot " + check.fromShot());
        }
        if (check.toShot() != null) {
            parts.add("to shot " + check.toShot());
        }
        if (check.speed() != null) {
            parts.add(figure(check.speed()) + " m/s");
        }
    }

    private static void target(CheckRequest check, List<String> parts) {
        if (check.target() != null) {
            parts.add(check.target().inWords());
        }
        if (check.distanceMeters() != null) {
            parts.add(figure(check.distanceMeters()) + " m");
        }
        if (check.aim() != null) {
            parts.add("aim " + figure(check.aim().rightMeters()) + " m right, "
                    + figure(check.aim().upMeters()) + " m up");
        }
        if (check.recoilControl() != null) {
            parts.add("recoil control " + figure(check.recoilControl()));
        }
        if (check.percentile() != null) {
            parts.add("percentile " + figure(check.percentile()));
        }
    }

    private static String figure(double value) {
        return Figures.significant(value, DIGITS);
    }
}
