package dev.gunfeel.spread;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.gunfeel.math.Vector3;
import java.util.List;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

class SpreadExtentTest {
    private static final Offset<Double> SAME = within(1e-12);

    /** Tangents of 30, 45 and 60 degrees, at several lengths; the mean is (0 + 45 + 60 + 45 + 30) / 5. */
    @Test
    void measuresEachSide() {
        SpreadExtent extent = SpreadExtent.of(List.of(
                new Vector3(1, 0, 0),
                new Vector3(2, -2, 0),
                new Vector3(1, Math.sqrt(3), 0),
                new Vector3(0.5, 0, -0.5),
                new Vector3(Math.sqrt(3), 0, 1)));
        assertThat(extent.leftDegrees()).isCloseTo(45, SAME);
        assertThat(extent.rightDegrees()).isCloseTo(60, SAME);
        assertThat(extent.downDegrees()).isCloseTo(45, SAME);
        assertThat(extent.upDegrees()).isCloseTo(30, SAME);
        assertThat(extent.largestDegrees()).isCloseTo(60, SAME);
        assertThat(extent.meanDegrees()).isCloseTo(36, SAME);
    }

    /** Right and up by as much as forward: 45 degrees of yaw, and the angle is that of a cube's diagonal to its edge. */
    @Test
    void theAngleIsNeitherYawNorPitch() {
        SpreadExtent extent = SpreadExtent.of(List.of(new Vector3(1, 1, 1)));
        assertThat(extent.rightDegrees()).isCloseTo(45, SAME);
        assertThat(extent.largestDegrees()).isCloseTo(54.735610317245346, SAME);
        assertThat(extent.upDegrees()).isCloseTo(90 - 54.735610317245346, SAME);
        assertThat(extent.leftDegrees()).isZero();
        assertThat(extent.downDegrees()).isZero();
    }

    @Test
    void aBulletThatFliesBackIsFarOff() {
        assertThat(SpreadExtent.of(List.of(new Vector3(-1, 0, 1))).largestDegrees())
                .isCloseTo(135, SAME);
    }
}
