package dev.gunfeel.player;

import dev.gunfeel.input.Interruption;
import dev.gunfeel.random.Generator;
import dev.gunfeel.random.GeneratorSettings;
import dev.gunfeel.recoil.RecoilPattern;
import dev.gunfeel.recoil.RecoilView;
import dev.gunfeel.recoil.ViewMotion;
import dev.gunfeel.weapon.Shot;
import java.util.ArrayList;
import java.util.List;

/**
 * Where a player aims, shot for shot: the view, what they pull against it, and their errors (docs/formulas/player.md, The player). What is the
 * same in every sequence of a weapon's recoil is computed once. Immutable.
 */
public final class PlayerAims {
    private final Player player;
    private final Direction pitch;
    private final Direction yaw;

    /**
     * Goes through the view.
     *
     * @param player who shoots
     * @param pattern what they know by heart
     * @param recoil what moves the view
     * @param shots the shots in order
     */
    public PlayerAims(Player player, KnownPattern pattern, RecoilPattern recoil, List<Shot> shots) {
        this.player = player;
        pitch = new Direction(shots.size());
        yaw = new Direction(shots.size());
        double late = player.reactionSeconds();
        List<ViewMotion> motions = new ArrayList<>(shots.size());
        ViewMotion motion = ViewMotion.REST;
        for (int i = 0; i < shots.size(); i++) {
            Interruption.poll();
            Shot shot = shots.get(i);
            RecoilView view = recoil.view(motion, shot.aimSeconds());
            RecoilView seen = late == 0 ? view : seen(recoil, motions, shots, i, late);
            pitch.put(i, view.pitchDegrees(), seen.pitchDegrees(), player.view().ofPitch());
            yaw.put(i, view.yawDegrees(), seen.yawDegrees(), player.view().ofYaw());
            pitch.know(i, player.pattern().ofPitch() * pattern.pitch(i, late));
            yaw.know(i, player.pattern().ofYaw() * pattern.yaw(i, late));
            motion = recoil.fired(motion, shot);
            motions.add(motion);
        }
        pitch.settle(late > 0);
        yaw.settle(late > 0);
    }

    /** Returns the view some seconds before a shot, by the kicks of earlier shots that were due by then. */
    private static RecoilView seen(
            RecoilPattern recoil, List<ViewMotion> motions, List<Shot> shots, int shot, double late) {
        double time = shots.get(shot).timeSeconds() - late;
        int last = shot - 1;
        while (last >= 0 && shots.get(last).dueSeconds() > time) {
            last--;
        }
        return last < 0
                ? recoil.view(ViewMotion.REST, 0)
                : recoil.view(motions.get(last), time - shots.get(last).dueSeconds());
    }

    /**
     * Returns where the player aims in one sequence.
     *
     * @param generator where random numbers come from
     * @param seed the player's seed; of no effect on a player who is sure of everything
     * @return the aim of each shot
     */
    public Aims aims(GeneratorSettings generator, long seed) {
        if (!player.errs()) {
            return new Aims(pitch.settled, yaw.settled);
        }
        Generator numbers = generator.generator(seed);
        Normals control = Normals.of(numbers);
        Normals start = Normals.of(numbers);
        double[] up = pitch.pulled(player.controlError(), control.vertical());
        double[] right = yaw.pulled(player.controlError(), control.horizontal());
        double upAtStart = player.aimErrorDegrees() * start.vertical();
        double rightAtStart = player.aimErrorDegrees() * start.horizontal();
        for (int i = 0; i < up.length; i++) {
            up[i] += upAtStart;
            right[i] += rightAtStart;
            if (player.tremorDegrees() > 0) {
                Normals tremor = Normals.of(numbers);
                up[i] += player.tremorDegrees() * tremor.vertical();
                right[i] += player.tremorDegrees() * tremor.horizontal();
            }
        }
        return new Aims(up, right);
    }

    /**
     * Where a player aims, one place a shot.
     *
     * @param pitchDegrees degrees up from where the sequence is aimed
     * @param yawDegrees degrees to the right of it
     */
    @SuppressWarnings("ArrayRecordComponent") // A column of numbers, read in the innermost loop of simulations.
    public record Aims(double[] pitchDegrees, double[] yawDegrees) {}

    /** One direction of the aim. */
    private static final class Direction {
        private final double[] view;
        private final double[] left;
        private final double[] cancelled;
        private final double[] known;
        private final double[] settled;

        Direction(int shots) {
            view = new double[shots];
            left = new double[shots];
            cancelled = new double[shots];
            known = new double[shots];
            settled = new double[shots];
        }

        void put(int shot, double now, double seen, double share) {
            view[shot] = now;
            left[shot] = (1 - share) * now;
            cancelled[shot] = share * seen;
        }

        void know(int shot, double turn) {
            known[shot] = turn;
        }

        /** Works out the aim without any error. In time, what is left of the view is a share of it, to the last bit. */
        void settle(boolean late) {
            for (int i = 0; i < view.length; i++) {
                double pulled = late ? view[i] - (cancelled[i] + known[i]) : left[i] - known[i];
                settled[i] = pulled + 0.0;
            }
        }

        /** Returns the aim of a player whose correction is off by a share. */
        double[] pulled(double error, double normal) {
            double[] aim = settled.clone();
            if (error > 0) {
                double share = 1 + error * normal;
                for (int i = 0; i < aim.length; i++) {
                    aim[i] = view[i] - share * (cancelled[i] + known[i]);
                }
            }
            return aim;
        }
    }
}
