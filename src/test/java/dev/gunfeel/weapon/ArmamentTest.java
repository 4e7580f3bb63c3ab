package dev.gunfeel.weapon;

import static dev.gunfeel.ComplaintsAssert.complaintsOf;
import static dev.gunfeel.Requests.warning;
import static org.assertj.core.api.Assertions.assertThat;

import dev.gunfeel.burst.WeaponBurst;
import dev.gunfeel.burst.WeaponSequence;
import dev.gunfeel.burst.WeaponSequenceRequest;
import dev.gunfeel.spread.Spread;
import dev.gunfeel.spread.SpreadSequenceRequest;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** A weapon of a request knows where it stands there, and where its seeds come from. */
class ArmamentTest {
    /** Spread and recoil so seeded that they share numbers, which is warned of at the seeds. */
    private static final Weapon CLOSE = Weapon.firingEvery(0.1)
            .withPotential(Potential.of(1, 0.1))
            .withSpread(WeaponSpread.NONE.withRandom(RandomSpread.of(1, 1)).withRunning(RunningSpread.of(1, 5)))
            .withRecoil(WeaponRecoil.NONE)
            .withSeeds(Seeds.NONE.withSpread(1L).withRecoil(2L));

    private static final WeaponSequenceRequest REQUEST =
            WeaponSequenceRequest.of(CLOSE, Firing.of(5)).withAgainst(CLOSE);

    private static WeaponSequence against(WeaponSequence sequence) {
        return Objects.requireNonNull(sequence.against());
    }

    @Test
    void aWarningOfTheSeedsPointsAtTheWeaponThatHasThem() {
        WeaponSequence sequence = WeaponBurst.sequence(REQUEST);
        assertThat(warning(sequence.warnings(), "seedsClose").pointer()).isEqualTo("/weapon/seeds");
        assertThat(warning(against(sequence).warnings(), "seedsClose").pointer())
                .isEqualTo("/against/seeds");
        Preset preset = new Preset("close", "a weapon", CLOSE);
        WeaponSequence presets = WeaponBurst.sequence(
                REQUEST.withWeapon(null).withPreset(preset).withAgainst(null).withAgainstPreset(preset));
        assertThat(warning(presets.warnings(), "seedsClose").pointer()).isEqualTo("/preset");
        assertThat(warning(against(presets).warnings(), "seedsClose").pointer()).isEqualTo("/againstPreset");
    }

    @Test
    void aWarningOfTheRequestsSeedsPointsAtThemForBoth() {
        WeaponSequence sequence =
                WeaponBurst.sequence(REQUEST.withSeeds(Seeds.NONE.withSpread(7L).withRecoil(8L)));
        assertThat(warning(sequence.warnings(), "seedsClose").pointer()).isEqualTo("/seeds");
        assertThat(warning(against(sequence).warnings(), "seedsClose").pointer())
                .isEqualTo("/seeds");
    }

    /** Its own seeds stay; only the chance that nobody asked for is the same for both. */
    @Test
    void bothShareTheChanceOfRunning() {
        Weapon other = CLOSE.withSeeds(Seeds.NONE.withSpread(3L).withRunning(9L));
        WeaponSequence sequence = WeaponBurst.sequence(REQUEST.withAgainst(other));
        Long drawn = sequence.seeds().running();
        assertThat(drawn).isNotNull();
        assertThat(against(sequence).seeds())
                .isEqualTo(Seeds.NONE.withSpread(3L).withRecoil(500_009L).withRunning(drawn));
    }

    @Test
    void whatOneOfTheTwoLacksIsSaidWhereItStands() {
        Weapon still = Weapon.firingEvery(0.1);
        complaintsOf(() -> Spread.sequence(
                        SpreadSequenceRequest.of(CLOSE, Firing.of(5)).withAgainst(still)))
                .onlyAt("/against/spread", "is required here; add it to the weapon, or ask for /v1/weapon/sequence");
        Preset preset = new Preset("still", "a weapon", still);
        complaintsOf(() -> Spread.sequence(
                        SpreadSequenceRequest.of(CLOSE, Firing.of(5)).withAgainstPreset(preset)))
                .at("/againstPreset");
    }

    @Test
    void pausesFitBothWeapons() {
        Weapon slow = CLOSE.withFireIntervalSeconds(2.0);
        Firing firing = Firing.of(Burst.of(2), Burst.of(2).withPauseSeconds(1.0));
        complaintsOf(() -> WeaponBurst.sequence(REQUEST.withFiring(firing).withAgainst(slow)))
                .at("/firing/bursts/1/pauseSeconds");
    }
}
