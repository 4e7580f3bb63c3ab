package dev.gunfeel.importing;

import dev.gunfeel.input.Interruption;
import dev.gunfeel.math.Vector2;
import dev.gunfeel.random.Algorithm;
import dev.gunfeel.random.Generator;
import java.util.ArrayList;
import java.util.List;

/**
 * Counter-Strike's recoil: a table of pushes that a seed gives, and the spray that they make of a held trigger.
 *
 * <p>Source: the console variables of Counter-Strike: Global Offensive and their values, {@code weapon_recoil_variance} and its
 * like, and what the game prints. All in single precision, as there.
 */
final class RecoilTable {
    /** The entries of a table; the game starts it anew behind them. */
    static final int ENTRIES = 64;

    private static final float SMOOTHING = 0.55f;
    private static final int SUPPRESSED_SHOTS = 4;
    private static final float SUPPRESSION = 0.75f;

    private static final double TICK_SECONDS = 1.0 / 64;
    private static final double PUNCH_DECAY = 8;
    private static final double PUNCH_DECAY_DEGREES = 18;
    private static final double SPEED_DECAY = 4.5;
    /** How far bullets go for a degree of punch. */
    private static final double SCALE = 2;

    /** What a clock may be off by. */
    private static final double SLACK = 1e-9;

    private RecoilTable() {}

    /**
     * Makes the table of a seed.
     *
     * @param seed the recoil seed
     * @param isFullAuto whether each push follows from the one before, and the first four are held back
     * @param angle the mean direction of the pushes in degrees from straight up
     * @param angleVariance how far it may lie to either side
     * @param magnitude the mean strength in degrees a second
     * @param magnitudeVariance how far it may lie to either side
     * @return the 64 entries
     */
    static List<RecoilKick> of(
            int seed, boolean isFullAuto, float angle, float angleVariance, float magnitude, float magnitudeVariance) {
        Generator generator = Algorithm.SOURCE.generator(seed);
        List<RecoilKick> kicks = new ArrayList<>();
        float direction = 0;
        float strength = 0;
        for (int shot = 0; shot < ENTRIES; shot++) {
            float drawnDirection = angle + (float) generator.range(-angleVariance, angleVariance);
            float drawnStrength = magnitude + (float) generator.range(-magnitudeVariance, magnitudeVariance);
            boolean follows = isFullAuto && shot > 0;
            direction = follows ? direction + (drawnDirection - direction) * SMOOTHING : drawnDirection;
            strength = follows ? strength + (drawnStrength - strength) * SMOOTHING : drawnStrength;
            if (isFullAuto && shot < SUPPRESSED_SHOTS) {
                strength *= SUPPRESSION + (1 - SUPPRESSION) * ((float) shot / SUPPRESSED_SHOTS);
            }
            kicks.add(new RecoilKick((double) direction, (double) strength));
        }
        return kicks;
    }

    /**
     * Fires with the trigger held down: where each bullet goes, before its own push.
     *
     * @param kicks the pushes, shot for shot
     * @param intervalSeconds seconds from shot to shot, above 0; each is fired at the first tick at or after it is due
     * @param shots how many
     * @return for each the place relative to the aim, [right, up] in degrees
     */
    static List<Vector2> spray(List<RecoilKick> kicks, double intervalSeconds, int shots) {
        List<Vector2> places = new ArrayList<>();
        double right = 0;
        double up = 0;
        double rightSpeed = 0;
        double upSpeed = 0;
        double shorter = StrictMath.exp(-PUNCH_DECAY * TICK_SECONDS);
        double slower = StrictMath.exp(-SPEED_DECAY * TICK_SECONDS);
        long tick = 0;
        for (int shot = 0; shot < shots; shot++) {
            long due = (long) Math.ceil((shot * intervalSeconds - SLACK) / TICK_SECONDS);
            for (; tick < due; tick++) {
                Interruption.poll();
                double size = Math.sqrt(right * right + up * up) * shorter;
                double less = PUNCH_DECAY_DEGREES * TICK_SECONDS;
                double left = size > less ? shorter * (1 - less / size) : 0;
                right = right * left + rightSpeed * TICK_SECONDS * (1 + slower) / 2;
                up = up * left + upSpeed * TICK_SECONDS * (1 + slower) / 2;
                rightSpeed *= slower;
                upSpeed *= slower;
            }
            places.add(new Vector2(SCALE * right, SCALE * up));
            RecoilKick kick = kicks.get(shot % ENTRIES);
            double angle = StrictMath.toRadians(kick.angleDegrees());
            rightSpeed += kick.magnitude() * StrictMath.sin(angle);
            upSpeed += kick.magnitude() * StrictMath.cos(angle);
        }
        return places;
    }
}
