package dev.gunfeel.fit;

import dev.gunfeel.input.Check;
import dev.gunfeel.input.InputException;
import dev.gunfeel.input.Warning;
import dev.gunfeel.math.Curve;
import dev.gunfeel.math.Figures;
import dev.gunfeel.math.Vector2;
import dev.gunfeel.weapon.Cone;
import dev.gunfeel.weapon.DrawnPattern;
import dev.gunfeel.weapon.Knocking;
import dev.gunfeel.weapon.Potential;
import dev.gunfeel.weapon.RecoilModel;
import dev.gunfeel.weapon.Weapon;
import dev.gunfeel.weapon.WeaponRecoil;
import dev.gunfeel.weapon.WeaponSpread;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Fits a weapon to what was recorded (docs/formulas/fit.md). */
public final class Fitting {
    private static final double STANDARD_INTERVAL = 0.1;
    private static final double FORGETS_SECONDS = 0.5;

    private final FitRequest request;
    private final List<Warning> warnings = new ArrayList<>();

    private Fitting(FitRequest request) {
        this.request = request;
    }

    /**
     * Fits a weapon.
     *
     * @param request what was recorded
     * @return the weapon, and how far what was recorded is from it
     * @throws InputException with every complaint about the request
     */
    public static Fit fit(FitRequest request) {
        Check.require(request);
        return new Fitting(request).fit();
    }

    private Fit fit() {
        Weapon weapon = Weapon.firingEvery(interval()).withName(request.name()).withFormulas(request.formulas());
        FittedPattern pattern = null;
        int shots = 1;
        if (!request.recordings().isEmpty()) {
            PatternFit fitted = PatternFit.of(request.recordings(), request.degreesPerCount());
            pattern = fitted.told();
            shots = pattern.shots();
            weapon = weapon.withMagazineSize(shots).withSpread(spread(fitted));
        }
        List<FittedImpulse> impulses = request.curve().isEmpty() ? List.of() : impulses();
        if (!impulses.isEmpty()) {
            weapon = weapon.withRecoil(WeaponRecoil.NONE.withKnocking(
                    Knocking.NONE.withVertical(impulses.get(0).impulse())));
        }
        warnings.add(new Warning(
                "potentialAssumed",
                "how long the weapon remembers its fire can't be told from a recording; it is taken to forget in "
                        + Figures.of(FORGETS_SECONDS) + " s of rest",
                null,
                null));
        return new Fit(weapon.withPotential(Potential.of(FORGETS_SECONDS, 1.0 / shots)), pattern, impulses, warnings);
    }

    private static WeaponSpread spread(PatternFit fitted) {
        WeaponSpread spread = WeaponSpread.NONE.withPattern(DrawnPattern.of(fitted.middles()));
        Double cone = fitted.told().coneDegrees();
        return cone == null || cone == 0
                ? spread
                : spread.withCone(Cone.of(Curve.of(Math.min(Cone.WIDEST_DEGREES, cone))));
    }

    /** Returns the middle of all times between two shots, of which one that was missed changes nothing. */
    private double interval() {
        List<Double> intervals = new ArrayList<>();
        for (Recording recording : request.recordings()) {
            for (int shot = 1; shot < recording.bullets().size(); shot++) {
                @Nullable Double now = recording.seconds(shot);
                @Nullable Double before = recording.seconds(shot - 1);
                if (now != null && before != null) {
                    intervals.add(now - before);
                }
            }
        }
        if (intervals.isEmpty()) {
            warnings.add(new Warning(
                    "intervalAssumed",
                    "no times between shots were recorded; 600 rounds a minute are taken",
                    null,
                    "/recordings"));
            return STANDARD_INTERVAL;
        }
        intervals.sort(Comparator.naturalOrder());
        int half = intervals.size() / 2;
        double middle =
                intervals.size() % 2 == 1 ? intervals.get(half) : (intervals.get(half - 1) + intervals.get(half)) / 2;
        return Math.min(3600, Math.max(0.001, middle));
    }

    private List<FittedImpulse> impulses() {
        List<FittedImpulse> impulses = new ArrayList<>();
        for (RecoilModel model : RecoilModel.values()) {
            impulses.add(new ImpulseFit(request.curve(), request.formulas(), model).nearest());
        }
        impulses.sort(Comparator.comparingDouble(FittedImpulse::residualDegrees));
        double end = request.curve().get(request.curve().size() - 1).x();
        double furthest = 0;
        double at = 0;
        for (Vector2 point : request.curve()) {
            if (Math.abs(point.y()) > furthest) {
                furthest = Math.abs(point.y());
                at = point.x();
            }
        }
        if (at == end) {
            warnings.add(new Warning(
                    "endsBeforePeak",
                    "the curve still rises where it ends, at " + Figures.of(end)
                            + " s: peak and time can't be told apart, and other impulses begin alike",
                    null,
                    "/curve"));
        }
        return impulses;
    }
}
