package dev.gunfeel.fit;

import dev.gunfeel.math.Vector2;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The middles of recorded shots, which are nearest to their bullets in the sum of squares, and the scatter round them.
 *
 * @param middles the middle of each shot in degrees
 * @param told how the bullets lie round it
 */
record PatternFit(List<Vector2> middles, FittedPattern told) {
    /** Where bullets are even over a disc, the mean of their squared distances from its middle is half of its radius squared. */
    private static final double SQUARES_IN_A_DISC = 0.5;

    static PatternFit of(List<Recording> recordings, double degreesPerCount) {
        List<List<Vector2>> shots = new ArrayList<>();
        for (Recording recording : recordings) {
            for (int shot = 0; shot < recording.bullets().size(); shot++) {
                if (shot == shots.size()) {
                    shots.add(new ArrayList<>());
                }
                Vector2 bullet = recording.bullets().get(shot);
                shots.get(shot).add(new Vector2(bullet.x() * degreesPerCount, bullet.y() * degreesPerCount));
            }
        }
        List<Vector2> middles = new ArrayList<>();
        List<Double> residuals = new ArrayList<>();
        double squares = 0;
        int free = 0;
        for (List<Vector2> bullets : shots) {
            Vector2 middle = middle(bullets);
            double own = 0;
            for (Vector2 bullet : bullets) {
                own += squared(bullet, middle);
            }
            middles.add(middle);
            residuals.add(Math.sqrt(own / bullets.size()));
            squares += own;
            free += bullets.size() - 1;
        }
        // The middles were taken from the same bullets, which lie nearer to them than to the true ones.
        Double scatter = free == 0 ? null : (Double) Math.sqrt(squares / free);
        Double cone = scatter == null ? null : (Double) Math.sqrt(scatter * scatter / SQUARES_IN_A_DISC);
        return new PatternFit(
                middles,
                new FittedPattern(
                        shots.size(), recordings.size(), scatter, cone, residuals, outside(shots, middles, cone)));
    }

    private static Vector2 middle(List<Vector2> bullets) {
        double right = 0;
        double up = 0;
        for (Vector2 bullet : bullets) {
            right += bullet.x();
            up += bullet.y();
        }
        return new Vector2(right / bullets.size(), up / bullets.size());
    }

    private static double squared(Vector2 bullet, Vector2 middle) {
        double right = bullet.x() - middle.x();
        double up = bullet.y() - middle.y();
        return right * right + up * up;
    }

    private static int outside(List<List<Vector2>> shots, List<Vector2> middles, @Nullable Double cone) {
        int outside = 0;
        for (int shot = 0; cone != null && shot < shots.size(); shot++) {
            for (Vector2 bullet : shots.get(shot)) {
                if (squared(bullet, middles.get(shot)) > cone * cone) {
                    outside++;
                }
            }
        }
        return outside;
    }
}
