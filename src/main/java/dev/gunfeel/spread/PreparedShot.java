package dev.gunfeel.spread;

import dev.gunfeel.math.Vector3;
import dev.gunfeel.random.Generator;
import dev.gunfeel.random.ShotNumbers;
import dev.gunfeel.weapon.Shot;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The spread of one shot with everything computed that true chance does not change. Immutable. */
final class PreparedShot {
    private final Shot shot;
    private final double forward;

    /** The share of the sideways place before that is carried over. */
    private final double carry;

    private final List<SpreadPart.Repeating> repeating;
    private final Offset[] offsets;
    private final double repeatingRight;
    private final double repeatingUp;
    private final double repeatingCarried;

    private final List<SpreadPart.Chance> chance;
    private final SpreadPart.Draw[] draws;
    private final boolean[] isCarried;
    private final boolean moves;

    private final Offset @Nullable [] pellets;
    private final ConePart.@Nullable Disc pelletDisc;

    PreparedShot(
            Shot shot,
            double forward,
            double carry,
            List<SpreadPart.Repeating> repeating,
            List<SpreadPart.Chance> chance,
            @Nullable PelletPart pellets) {
        this.shot = shot;
        this.forward = forward;
        this.carry = carry;

        this.repeating = repeating;
        offsets = new Offset[repeating.size()];
        Sum sum = new Sum(0, 0, 0);
        for (int i = 0; i < offsets.length; i++) {
            offsets[i] = repeating.get(i).offset(shot);
            sum.add(offsets[i], repeating.get(i).isCarried());
        }
        repeatingRight = sum.right;
        repeatingUp = sum.up;
        repeatingCarried = sum.carried;

        this.chance = chance;
        this.pellets = pellets == null ? null : pellets.fixed();
        pelletDisc = pellets == null ? null : pellets.disc(shot);
        draws = draws(shot, chance, pelletDisc != null && pelletDisc.moves());
        isCarried = new boolean[draws.length];
        for (int i = 0; i < draws.length; i++) {
            isCarried[i] = chance.get(i).isCarried();
        }
        moves = draws.length > 0;
    }

    /**
     * Returns how the parts of chance draw, as far as somebody sees what they do to the bullet or to the numbers of those
     * that draw after them.
     */
    private static SpreadPart.Draw[] draws(Shot shot, List<SpreadPart.Chance> chance, boolean isDrawnAfter) {
        SpreadPart.Draw[] all = new SpreadPart.Draw[chance.size()];
        int seen = 0;
        for (int i = 0; i < all.length; i++) {
            SpreadPart.Draw draw = chance.get(i).draw(shot);
            all[i] = draw.moves() ? draw : SpreadPart.Draw.STILL;
            seen = draw.moves() || isDrawnAfter ? i + 1 : seen;
        }
        return Arrays.copyOf(all, seen);
    }

    /**
     * Returns where the bullet goes, part by part.
     *
     * @param before what the shot before leaves to carry, 0 for the first
     * @param running the numbers of the running seed in force
     */
    Deviation deviation(double before, ShotNumbers running) {
        Sum sum = start(before);
        Generator generator = generator(running);
        Offset[] drawn = new Offset[chance.size()];
        Arrays.fill(drawn, Offset.NONE);
        if (generator != null) {
            for (int i = 0; i < draws.length; i++) {
                drawn[i] = draws[i].next(generator);
                sum.add(drawn[i], isCarried[i]);
            }
        }
        Vector3 pqr = new Vector3(forward, sum.right, sum.up);
        ShotSpreadBuilder told = ShotSpread.of(shot, carried(before), pqr);
        for (int i = 0; i < offsets.length; i++) {
            repeating.get(i).tell(shot, offsets[i], told);
        }
        for (int i = 0; i < drawn.length; i++) {
            chance.get(i).tell(shot, drawn[i], told);
        }
        return new Deviation(told.build(), pqr, pellets(sum, generator), sum.carried);
    }

    private List<Vector3> pellets(Sum middle, @Nullable Generator generator) {
        if (pellets == null) {
            return List.of();
        }
        double[] right = new double[pellets.length];
        double[] up = new double[pellets.length];
        scatter(middle, generator, 0, right, up);
        List<Vector3> directions = new ArrayList<>(pellets.length);
        for (int i = 0; i < pellets.length; i++) {
            directions.add(new Vector3(forward, right[i], up[i]));
        }
        return directions;
    }

    /** Sets the places of the pellets, each by its own two numbers behind those of the parts. */
    private void scatter(Sum middle, @Nullable Generator generator, int first, double[] right, double[] up) {
        Offset[] fixed = Objects.requireNonNull(pellets);
        ConePart.Disc disc = Objects.requireNonNull(pelletDisc);
        for (int i = 0; i < fixed.length; i++) {
            Offset drawn = generator != null && disc.moves() ? disc.next(generator) : Offset.NONE;
            right[first + i] = middle.right + drawn.right() + fixed[i].right();
            up[first + i] = middle.up + drawn.up() + fixed[i].up();
        }
    }

    /** Returns the generator of true chance; null where it moves nothing. */
    private @Nullable Generator generator(ShotNumbers running) {
        return moves ? running.at(shot.number()) : null;
    }

    /**
     * Fires the shot without looking at the parts.
     *
     * @param before what the shot before leaves to carry, 0 for the first
     * @param running the numbers of the running seed in force
     * @param index the place of the shot; that of its first pellet is so many times the number of pellets
     * @param right where the sideways places (q) of its bullets go
     * @param up where their vertical places (r) go
     * @return what it leaves to carry
     */
    double fire(double before, ShotNumbers running, int index, double[] right, double[] up) {
        Sum sum = start(before);
        Generator generator = generator(running);
        if (generator != null) {
            for (int i = 0; i < draws.length; i++) {
                sum.add(draws[i].next(generator), isCarried[i]);
            }
        }
        if (pellets == null) {
            right[index] = sum.right;
            up[index] = sum.up;
        } else {
            scatter(sum, generator, index * pellets.length, right, up);
        }
        return sum.carried;
    }

    private double carried(double before) {
        return before * carry + 0.0;
    }

    private Sum start(double before) {
        double carried = carried(before);
        return new Sum(carried + repeatingRight, repeatingUp, carried + repeatingCarried);
    }

    /** Adds up where a bullet goes, and what of it the next shot carries. */
    private static final class Sum {
        double right;
        double up;
        double carried;

        Sum(double right, double up, double carried) {
            this.right = right;
            this.up = up;
            this.carried = carried;
        }

        void add(Offset offset, boolean isCarried) {
            right += offset.right();
            up += offset.up();
            if (isCarried) {
                carried += offset.right();
            }
        }
    }
}
