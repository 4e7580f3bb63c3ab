package dev.gunfeel.picture;

import dev.gunfeel.recoil.CurveSamples;
import dev.gunfeel.recoil.ImpulseCurve;
import dev.gunfeel.recoil.RecoilCurve;
import java.util.List;
import java.util.function.DoubleUnaryOperator;

/**
 * One impulse: displacement and velocity over time, with the peak and the time from which it counts as settled.
 *
 * @param answer what to draw
 */
record ImpulsePicture(RecoilCurve answer) implements Picture {
    private static final Stroke DISPLACEMENT = new Stroke(Ink.FIRST, 2);
    private static final Stroke VELOCITY = new Stroke(Ink.SECOND, 2);

    /** Fewer samples than this would show as corners; the curve is then computed in between. */
    private static final int SMOOTH = 1000;

    @Override
    public Scene scene(PictureOptions options) {
        ImpulseCurve curve = answer.curve();
        CurveSamples samples = answer.samples();
        String title = (curve.omega() == null ? "Critically damped" : "Underdamped") + " recoil impulse";
        List<String> facts = List.of(
                "peak " + Phrases.degrees(curve.peak().degrees()) + " at "
                        + Phrases.seconds(curve.peak().timeSeconds()),
                "within 1 % of it after " + Phrases.seconds(curve.settledSeconds()));
        Sheet sheet = new Sheet(options);
        double top = sheet.heading(title, facts);
        double sampled = samples.timeSeconds()[samples.timeSeconds().length - 1];
        Span time = Span.time(sampled > 0 ? sampled : curve.settledSeconds());
        Trace displacement = curve(samples.timeSeconds(), samples.degrees(), time, curve::degrees, DISPLACEMENT);
        Trace velocity =
                curve(samples.timeSeconds(), samples.degreesPerSecond(), time, curve::degreesPerSecond, VELOCITY);
        boolean hasPeak = curve.peak().degrees() != 0 && curve.peak().timeSeconds() <= time.high();
        if (hasPeak) {
            displacement =
                    displacement.with(curve.peak().timeSeconds(), curve.peak().degrees());
        }
        Panels panels = new Panels(
                sheet,
                top,
                List.of(
                        new Panels.Panel("displacement (degrees)", Span.zero(), List.of(displacement)),
                        new Panels.Panel("velocity (degrees per second)", Span.zero(), List.of(velocity))),
                time,
                "time after the shot (seconds)",
                false,
                List.of());
        panels.frames();
        if (curve.settledSeconds() > 0 && curve.settledSeconds() <= time.high()) {
            panels.event(curve.settledSeconds(), "settled");
        }
        panels.curves();
        if (hasPeak) {
            panels.point(0, curve.peak().timeSeconds(), curve.peak().degrees(), Ink.FIRST, "peak");
            panels.point(1, curve.peak().timeSeconds(), 0, Ink.SECOND, "");
        }
        panels.labels();
        return sheet.scene(title, Phrases.description("Displacement and velocity of the view over time", facts));
    }

    private static Trace curve(double[] times, double[] values, Span time, DoubleUnaryOperator exact, Stroke stroke) {
        if (times.length >= SMOOTH) {
            return new Trace(times, values, stroke);
        }
        double[] x = new double[SMOOTH];
        double[] y = new double[SMOOTH];
        for (int i = 0; i < SMOOTH; i++) {
            x[i] = time.high() * i / (SMOOTH - 1);
            y[i] = exact.applyAsDouble(x[i]);
        }
        return new Trace(x, y, stroke);
    }
}
