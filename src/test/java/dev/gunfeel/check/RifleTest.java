package dev.gunfeel.check;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.gunfeel.check.target.Target;
import dev.gunfeel.weapon.Damage;
import dev.gunfeel.weapon.LiftingSpread;
import dev.gunfeel.weapon.Potential;
import dev.gunfeel.weapon.Seeds;
import dev.gunfeel.weapon.Weapon;
import dev.gunfeel.weapon.WeaponSpread;
import java.util.List;
import org.junit.jupiter.api.Test;

class RifleTest {
    private static final Weapon RIFLE = new Weapon(
            "rifle",
            0.1,
            new Potential(0.6, 0.1),
            new Seeds(1L, 500009L, null),
            new WeaponSpread(10.0, 1.0, new LiftingSpread(0.25, 1.0), null, null),
            null,
            30,
            new Damage(30.0, 2.0, List.of()));

    @Test
    void theRifleFeelsAsItShould() {
        ChecksReport report = Checks.run(ChecksRequest.of(
                List.of(RIFLE),
                List.of(
                        CheckRequest.of(Metric.SPREAD_DEGREES).within(1.3, 1.5),
                        CheckRequest.of(Metric.RECOVERY_SECONDS).within(null, 0.8),
                        CheckRequest.of(Metric.SHOTS_TO_KILL, Target.humanoid().withHealth(100), 20)
                                .within(null, 4.0))));
        assertEquals(Outcome.PASSED, report.outcome(), report.toMarkdown());
    }
}
