package dev.gunfeel.check;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gunfeel.check.report.ChecksReport;
import dev.gunfeel.check.report.Outcome;
import dev.gunfeel.document.Documents;
import dev.gunfeel.input.Limits;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

/** Bursts are what checks cost, so those that fire alike fire once. */
class SharedBurstsTest {
    private static final int SIMULATIONS = 500;

    /** Twenty checks of a weapon at ten distances and three speeds take three times as many bursts as one check. */
    @Test
    void tenWeaponsWithTwentyChecksEachFireOncePerSpeed() {
        AtomicLong fired = new AtomicLong();
        ChecksReport report = Checks.run(request(), 2, (done, total) -> fired.set(total));
        assertThat(report.results()).hasSize(10 * 20);
        assertThat(report.outcome()).isEqualTo(Outcome.PASSED);
        // Who stands still has no chance in this weapon: one burst tells all.
        assertThat(fired.get()).isEqualTo(10 * 2 * SIMULATIONS);
    }

    private static ChecksRequest request() {
        List<String> weapons = new ArrayList<>();
        List<String> checks = new ArrayList<>();
        for (int i = 0; i < 10; i++) {
            weapons.add("""
                    {"name": "gun%d", "fireIntervalSeconds": 0.%d, "magazineSize": 30,
                     "potential": {"maxSeconds": 0.6, "gain": 0.125},
                     "spread": {"lift": {"magnitude": 0.7}, "random": {"horizontal": 0.2, "vertical": 0.05},
                                "running": {"magnitude": 1, "maxSpeed": 5}},
                     "recoil": {"rolling": {"peakDegrees": 1, "settleSeconds": 0.4},
                                "knocking": {"vertical": {"peakDegrees": 0.5, "settleSeconds": 0.3}}},
                     "damage": {"perHit": 30, "headMultiplier": 2}}""".formatted(i, 10 + i));
            checks.add("""
                    {"metric": "hitProbability", "target": {"shape": "humanoid"}, "recoilControl": 1, "distanceMeters": %d, "speed": %d,
                     "min": 0}""".formatted(10 + i, i % 3));
            checks.add("""
                    {"name": "kill %d", "metric": "timeToKillSeconds", "target": {"shape": "humanoid", "health": 90},
                     "recoilControl": 1, "distanceMeters": %d, "speed": %d, "percentile": 50, "min": 0}""".formatted(i, 5 + i, i % 3));
        }
        String body =
                "{\"weapons\": " + weapons + ", \"checks\": " + checks + ", \"simulations\": " + SIMULATIONS + "}";
        return Documents.read(body.getBytes(StandardCharsets.UTF_8), ChecksRequest.class, Limits.NONE);
    }
}
