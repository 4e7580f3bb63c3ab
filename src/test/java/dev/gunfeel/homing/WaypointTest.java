package dev.gunfeel.homing;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gunfeel.math.Vector3;
import java.util.List;
import org.junit.jupiter.api.Test;

class WaypointTest {
    private static final List<Waypoint> PATH = List.of(
            new Waypoint(1.0, new Vector3(0, 10, -4)),
            new Waypoint(3.0, new Vector3(8, 10, 4)),
            new Waypoint(3.5, new Vector3(8, -10, 4)));

    @Test
    void standsStillBeforeTheFirstAndAfterTheLast() {
        assertThat(Waypoint.at(PATH, -5)).isEqualTo(new Vector3(0, 10, -4));
        assertThat(Waypoint.at(PATH, 0)).isEqualTo(new Vector3(0, 10, -4));
        assertThat(Waypoint.at(PATH, 3.5)).isEqualTo(new Vector3(8, -10, 4));
        assertThat(Waypoint.at(PATH, 1e300)).isEqualTo(new Vector3(8, -10, 4));
    }

    @Test
    void movesStraightInBetween() {
        assertThat(Waypoint.at(PATH, 1)).isEqualTo(new Vector3(0, 10, -4));
        assertThat(Waypoint.at(PATH, 1.5)).isEqualTo(new Vector3(2, 10, -2));
        assertThat(Waypoint.at(PATH, 2)).isEqualTo(new Vector3(4, 10, 0));
        assertThat(Waypoint.at(PATH, 3)).isEqualTo(new Vector3(8, 10, 4));
        assertThat(Waypoint.at(PATH, 3.25)).isEqualTo(new Vector3(8, 0, 4));
    }

    @Test
    void doesNotOverflow() {
        double most = Double.MAX_VALUE;
        List<Waypoint> path = List.of(
                new Waypoint(0.0, new Vector3(most, -most, most)), new Waypoint(most, new Vector3(-most, -most, most)));
        for (double share : new double[] {0.1, 1.0 / 3, 0.5, 0.7, 0.9}) {
            Vector3 at = Waypoint.at(path, most * share);
            assertThat(at.isFinite()).isTrue();
            assertThat(at.y()).isEqualTo(-most);
            assertThat(at.z()).isEqualTo(most);
        }
        assertThat(Waypoint.at(path, most * 0.5).x()).isZero();
        List<Waypoint> close =
                List.of(new Waypoint(0.0, new Vector3(0, 0, 0)), new Waypoint(Double.MIN_VALUE, new Vector3(1, 1, 1)));
        assertThat(Waypoint.at(close, 0)).isEqualTo(Vector3.ZERO);
        assertThat(Waypoint.at(close, Double.MIN_VALUE)).isEqualTo(new Vector3(1, 1, 1));
    }
}
