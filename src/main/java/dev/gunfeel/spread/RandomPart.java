package dev.gunfeel.spread;

import dev.gunfeel.input.Formulas;
import dev.gunfeel.input.Warning;
import dev.gunfeel.math.Figures;
import dev.gunfeel.math.Range;
import dev.gunfeel.plot.Column;
import dev.gunfeel.random.Generator;
import dev.gunfeel.random.NumberSource;
import dev.gunfeel.random.SeedName;
import dev.gunfeel.random.ShotNumbers;
import dev.gunfeel.weapon.Armament;
import dev.gunfeel.weapon.RandomShape;
import dev.gunfeel.weapon.RandomSpread;
import dev.gunfeel.weapon.Shot;
import dev.gunfeel.weapon.SignPattern;
import dev.gunfeel.weapon.WeaponSpread;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Random spread: a place in an ellipse, of three numbers of a generator made of the spread seed plus the shot's place
 * since the weapon last rested (docs/formulas.md, Spread).
 *
 * @param random as the weapon document has it
 * @param formulas which form of the ellipse's height
 * @param numbers the numbers of the spread seed in force
 */
record RandomPart(@Nullable RandomSpread random, Formulas formulas, ShotNumbers numbers)
        implements SpreadPart.Repeating {
    private static final int NUMBERS_OF_A_PLACE = 2;

    static final List<Column<ShotSpread>> COLUMNS = Column.each(ShotSpread::random, "randomQ", "randomR");

    /** Makes the part of a weapon. */
    static RandomPart of(@Nullable RandomSpread random, Formulas formulas, NumberSource source, long seed) {
        boolean isSignDrawn =
                random != null && random.shape() != RandomShape.POLAR && random.signPattern() == SignPattern.RANDOM;
        return new RandomPart(
                random, formulas, source.numbers(SeedName.SPREAD, seed, NUMBERS_OF_A_PLACE + (isSignDrawn ? 1 : 0)));
    }

    @Override
    public void tell(Shot shot, Offset offset, ShotSpreadBuilder told) {
        told.random(offset.toList());
    }

    @Override
    public boolean isCarried() {
        return true;
    }

    @Override
    public boolean isSeeded() {
        return random != null && (random.horizontal() > 0 || random.vertical() > 0);
    }

    @Override
    public Offset offset(Shot shot) {
        if (random == null) {
            return Offset.NONE;
        }
        Generator generator = numbers.at(shot.seedOffset());
        double growth = StrictMath.pow(shot.potentialRatio(), random.exponent());
        Offset offset = switch (random.shape()) {
            case ELLIPSE -> box(random, shot, generator, growth, true);
            case RECTANGLE -> box(random, shot, generator, growth, false);
            case POLAR -> polar(random, generator, growth);
        };
        return offset.times(shot.stance().spreadFactor());
    }

    /** Draws a share of the width, then one of the height that is left there, then the side. */
    private Offset box(RandomSpread random, Shot shot, Generator generator, double growth, boolean isRound) {
        double width = random.horizontal() * growth;
        double sideways = share(generator, width, random.horizontalRange());
        double height = switch (formulas) {
            case PUBLISHED -> random.vertical() * (isRound ? ellipse(sideways, random.horizontal()) : 1);
            case CORRECTED -> random.vertical() * growth * (isRound ? ellipse(sideways, width) : 1);
        };
        double up = share(generator, height, random.verticalRange());
        // The draw for the sign comes last, so that the pattern of signs doesn't move the other numbers.
        int sign = random.signPattern() == SignPattern.RUNS
                ? random.sign(shot.seedOffset())
                : generator.unit() < 0.5 ? -1 : 1;
        return new Offset(sign * sideways + 0.0, up + 0.0);
    }

    /** Draws an angle, whose sign is the side's, then a share of the radius on each axis. */
    private static Offset polar(RandomSpread random, Generator generator, double growth) {
        double angle = 2 * Math.PI * generator.unit();
        double radius = share(generator, growth, random.horizontalRange());
        return new Offset(
                random.horizontal() * radius * StrictMath.cos(angle) + 0.0,
                random.vertical() * radius * StrictMath.sin(angle) + 0.0);
    }

    /** Warns of a rested first shot that misses: as published, the ellipse keeps its full height without potential. */
    @Override
    public void warn(Armament armament, List<Warning> warnings) {
        WeaponSpread spread = armament.weapon().spread();
        if (spread == null || random == null || formulas != Formulas.PUBLISHED || random.shape() == RandomShape.POLAR) {
            return;
        }
        double largest = random.vertical()
                * Math.max(
                        Math.abs(random.verticalRange().min()),
                        Math.abs(random.verticalRange().max()));
        if (largest > 0) {
            double degrees = StrictMath.toDegrees(StrictMath.atan2(largest, spread.forwardDistance()));
            warnings.add(new Warning(
                    "restedShotMisses",
                    "with published formulas the first shot of a rested weapon misses by up to " + Figures.of(largest)
                            + " up or down at " + Figures.of(spread.forwardDistance()) + " (" + Figures.of(degrees)
                            + " degrees), since vertical does not shrink with the potential; corrected formulas make"
                            + " it true",
                    degrees,
                    armament.pointerTo("/spread/random/vertical")));
        }
    }

    /** Returns the share of an ellipse's height that is left at a distance from its middle; all where it has no width. */
    private static double ellipse(double distance, double width) {
        if (width == 0) {
            return 1;
        }
        double ratio = distance / width;
        return Math.sqrt(Math.max(0, 1 - ratio * ratio));
    }

    /** Draws from a range of shares of a magnitude; a number is drawn also for the magnitude 0. */
    private static double share(Generator generator, double magnitude, Range range) {
        return generator.range(magnitude * range.min(), magnitude * range.max());
    }
}
