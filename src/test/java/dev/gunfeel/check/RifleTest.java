package dev.gunfeel.check;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.gunfeel.check.metric.RecoverySeconds;
import dev.gunfeel.check.metric.ShotsToKill;
import dev.gunfeel.check.metric.SpreadDegrees;
import dev.gunfeel.check.report.ChecksReport;
import dev.gunfeel.check.report.Outcome;
import dev.gunfeel.check.target.Target;
import dev.gunfeel.player.Player;
import dev.gunfeel.weapon.Damage;
import dev.gunfeel.weapon.LiftingSpread;
import dev.gunfeel.weapon.Potential;
import dev.gunfeel.weapon.Weapon;
import dev.gunfeel.weapon.WeaponSpread;
import java.util.List;
import org.junit.jupiter.api.Test;

class RifleTest {
    private static final Weapon RIFLE = Weapon.firingEvery(0.1)
            .withName("rifle")
            .withPotential(Potential.of(0.6, 0.1))
            .withSpread(WeaponSpread.NONE.withLift(LiftingSpread.of(0.25)))
            .withMagazineSize(30)
            .withDamage(Damage.of(30.0).withHeadMultiplier(2.0));

    @Test
    void theRifleFeelsAsItShould() {
        List<CheckRequest> checks = List.of(
                CheckRequest.of(new SpreadDegrees()).within(1.3, 1.5),
                CheckRequest.of(new RecoverySeconds()).atMost(0.8),
                CheckRequest.of(new ShotsToKill(Target.humanoid().withHealth(100), 20))
                        .atMost(4));
        ChecksReport report =
                Checks.run(ChecksRequest.of(List.of(RIFLE), checks).withPlayer(Player.PERFECT));
        assertEquals(Outcome.PASSED, report.outcome(), report.toMarkdown());
    }
}
