package dev.gunfeel.check.metric;

import static dev.gunfeel.check.Written.only;
import static dev.gunfeel.check.Written.run;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is hit where. */
class HitProbabilityTest {
    @ParameterizedTest
    @CsvSource({
        // The laser hits exactly where it is aimed.
        "0, 0, 1",
        "0, 0.55, 1",
        "0, 0.57, 0",
        "0.11, 0.44, 1",
        "0.125, 0.44, 0",
        "0.16, 0.3, 1",
        "0.25, 0.3, 1",
        "0.27, 0.3, 0",
        "-0.25, -0.31, 1",
        "-0.25, -0.33, 0",
        "0.1, -1.19, 1",
        "0.1, -1.21, 0",
        "0, -0.5, 0",
        "0.03, -0.5, 1",
        "0.18, -0.5, 0"
    })
    void aHumanoidIsHitWhereItIs(double right, double up, double share) {
        assertThat(only(run("{'metric': 'hitProbability', 'min': 0, 'distanceMeters': 10,"
                                + " 'target': {'shape': 'humanoid'}, 'aim': {'rightMeters': " + right
                                + ", 'upMeters': " + up + "}}"))
                        .value())
                .isEqualTo(share);
    }

    @Test
    void measuresOfAHumanoidMayBeGiven() {
        String humanoid = "{'metric': 'hitProbability', 'min': 0, 'distanceMeters': 10, 'aim': {'upMeters': 1.4},"
                + " 'target': {'shape': 'humanoid', 'bodyHeightMeters': 2, 'headRadiusMeters': 0.25}}";
        assertThat(only(run(humanoid)).value()).isOne();
    }
}
