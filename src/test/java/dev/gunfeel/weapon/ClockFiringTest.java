package dev.gunfeel.weapon;

import static dev.gunfeel.ComplaintsAssert.complaintsAbout;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.gunfeel.burst.WeaponBurst;
import dev.gunfeel.burst.WeaponSequence;
import dev.gunfeel.burst.WeaponSequenceRequest;
import dev.gunfeel.recoil.Recoil;
import dev.gunfeel.recoil.RecoilSequence;
import dev.gunfeel.recoil.RecoilSequenceRequest;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Shots that come with the frames of a game. */
@NullUnmarked // figures that are there
class ClockFiringTest {
    private static Weapon weapon(double roundsPerMinute) {
        return Weapon.firingEvery(60 / roundsPerMinute).withPotential(Potential.of(0.6, 0.125));
    }

    private static List<Shot> fire(Weapon weapon, double hz, ClockMode mode, int... bursts) {
        List<Burst> all = new ArrayList<>();
        for (int shots : bursts) {
            all.add(all.isEmpty() ? Burst.of(shots) : Burst.of(shots).withPauseSeconds(0.5));
        }
        return new Firing.Bursts(all, null, new Clock(hz, mode)).fire(weapon);
    }

    private static List<Double> times(List<Shot> shots) {
        return shots.stream().map(Shot::timeSeconds).toList();
    }

    /**
     * 896 rounds a minute are due every 67 ms, two frames of 30 a second and a little: so each takes three. Carried, the last of
     * 30 is due at 1.942 s, and waits for the next frame.
     */
    @ParameterizedTest
    @CsvSource({"NAIVE, 30, 600", "NAIVE, 60, 720", "NAIVE, 10000, 895.522", "CARRY, 30, 884.746", "CARRY, 60, 892.308"
    })
    void whatBecomesOf896RoundsAMinute(ClockMode mode, double hz, double seen) {
        WeaponSequence sequence = WeaponBurst.sequence(
                WeaponSequenceRequest.of(weapon(896), new Firing.Shots(30, 0.0, null, new Clock(hz, mode))));
        assertThat(sequence.summary().roundsPerMinute()).isCloseTo(seen, within(0.001));
    }

    @Test
    void naiveFireDriftsAndCarriedFireDoesNot() {
        // Due every 0.0225 s; frames every 0.01 s.
        Weapon weapon = Weapon.firingEvery(0.0225);
        assertThat(times(fire(weapon, 100, ClockMode.NAIVE, 5))).containsExactly(0.0, 0.03, 0.06, 0.09, 0.12);
        assertThat(times(fire(weapon, 100, ClockMode.CARRY, 5))).containsExactly(0.0, 0.03, 0.05, 0.07, 0.09);
        assertThat(fire(weapon, 100, ClockMode.CARRY, 5).stream().map(Shot::dueSeconds))
                .containsExactly(0.0, 0.0225, 0.045, 0.0225 * 3, 0.09);
    }

    @Test
    void aSlowClockFiresSeveralShotsInOneFrame() {
        Weapon weapon = Weapon.firingEvery(0.0625);
        List<Shot> shots = fire(weapon, 4, ClockMode.CARRY, 9);
        assertThat(times(shots)).containsExactly(0.0, 0.25, 0.25, 0.25, 0.25, 0.5, 0.5, 0.5, 0.5);
        assertThat(shots.get(4).aimSeconds()).isEqualTo(0.0625);
        assertThat(shots.get(1).aimSeconds()).isEqualTo(0.25);
        assertThat(times(fire(weapon, 4, ClockMode.NAIVE, 3))).containsExactly(0.0, 0.25, 0.5);
    }

    /** With a pause of 0.5 s after the last shot's frame, or after when it was due. */
    @Test
    void pausesCountFromWhatTheModeCounts() {
        Weapon weapon = Weapon.firingEvery(0.0225);
        assertThat(times(fire(weapon, 100, ClockMode.NAIVE, 2, 1)).get(2)).isEqualTo(0.53);
        assertThat(times(fire(weapon, 100, ClockMode.CARRY, 2, 1)).get(2)).isEqualTo(0.53);
        // Due at 0.045, fired at 0.05: 0.545 is the frame at 0.55, and so is 0.55 that of the frame.
        assertThat(fire(weapon, 100, ClockMode.CARRY, 3, 1).get(3).intervalSeconds())
                .isCloseTo(0.55 - 0.045, within(1e-15));
        assertThat(fire(weapon, 100, ClockMode.NAIVE, 3, 1).get(3).timeSeconds())
                .isEqualTo(0.56);
    }

    /** Memory sees real intervals where the game counts from frames, and due ones where it carries. */
    @Test
    void theMemoryOfFireSeesWhatTheGameCounts() {
        Weapon weapon = Weapon.firingEvery(0.0225).withPotential(Potential.of(0.6, 0.125));
        List<Shot> naive = fire(weapon, 100, ClockMode.NAIVE, 3);
        // gain 0.125 of 0.6 s is 0.075 s a shot; a shot that is 0.0075 s late takes so much off.
        assertThat(naive.get(1).potentialSeconds()).isCloseTo(0.075 - 0.0075, within(1e-12));
        assertThat(naive.get(2).potentialSeconds()).isCloseTo(0.15 - 0.015, within(1e-12));
        List<Shot> carried = fire(weapon, 100, ClockMode.CARRY, 3);
        assertThat(carried.get(2).potentialSeconds()).isCloseTo(0.15, within(1e-12));
    }

    /** Frames that come exactly when shots are due change nothing, in either mode, to the last bit. */
    @ParameterizedTest
    @ValueSource(strings = {"NAIVE", "CARRY"})
    void aClockThatIsInTimeIsNone(ClockMode mode) {
        Weapon weapon = Weapon.firingEvery(0.125)
                .withPotential(Potential.of(0.6, 0.125))
                .withRecoil(WeaponRecoil.NONE.withKnocking(Knocking.NONE.withVertical(RecoilChannel.of(1, 0.3))));
        Firing exact = Firing.of(Burst.of(5), Burst.of(4).withPauseSeconds(0.75));
        Firing clocked = ((Firing.Bursts) exact).withClock(new Clock(64.0, mode));
        RecoilSequence without = Recoil.sequence(RecoilSequenceRequest.of(weapon, exact));
        RecoilSequence with = Recoil.sequence(RecoilSequenceRequest.of(weapon, clocked));
        assertThat(with.shots()).isEqualTo(without.shots());
        assertThat(with.samples().pitchDegrees()).isEqualTo(without.samples().pitchDegrees());
        assertThat(with.summary()).isEqualTo(without.summary());
        assertThat(WeaponBurst.sequence(WeaponSequenceRequest.of(weapon, clocked))
                        .shots())
                .isEqualTo(WeaponBurst.sequence(WeaponSequenceRequest.of(weapon, exact))
                        .shots());
    }

    /** In one frame the second shot is aimed by the view without any kick of its own, but with the first's as it was due. */
    @Test
    void theAimIsTheViewAtTheFrame() {
        Weapon weapon = Weapon.firingEvery(0.0625)
                .withRecoil(WeaponRecoil.NONE.withKnocking(Knocking.NONE.withVertical(RecoilChannel.of(1, 0.3))))
                .withPotential(Potential.of(10, 0));
        Firing clocked = new Firing.Shots(4, 0.0, null, new Clock(4.0, ClockMode.CARRY));
        WeaponSequence sequence = WeaponBurst.sequence(WeaponSequenceRequest.of(weapon, clocked));
        RecoilSequence two = Recoil.sequence(RecoilSequenceRequest.of(weapon, Firing.of(2))
                .withSampleRateHz(4.0)
                .withTailSeconds(1.0));
        // Shots 1 and 2 both come at 0.25 s; shot 2 sees the kicks of 0 s and of 0.0625 s.
        assertThat(sequence.shots().get(2).spread().timeSeconds()).isEqualTo(0.25);
        assertThat(sequence.shots().get(2).view().pitchDegrees())
                .isCloseTo(two.samples().pitchDegrees()[1], within(1e-12));
    }

    @ParameterizedTest
    @CsvSource({"NAIVE, 30", "CARRY, 30", "NAIVE, 144", "CARRY, 144", "CARRY, 3", "NAIVE, 3"})
    void theLastShotIsForeseenToAFrame(ClockMode mode, double hz) {
        Weapon weapon = Weapon.firingEvery(0.0678);
        Firing firing =
                new Firing.Bursts(List.of(Burst.of(7), Burst.of(9).withPauseSeconds(0.21)), null, new Clock(hz, mode));
        List<Shot> shots = firing.fire(weapon);
        assertThat(firing.lastShotSeconds(weapon))
                .isBetween(shots.get(15).timeSeconds() - 2 / hz, shots.get(15).timeSeconds() + 3 / hz);
    }

    @Test
    void everyFaultOfAClockIsTold() {
        String body = """
                {"preset": "pistol", "firing": {"shots": 3, "clock": %s}}""";
        complaintsAbout(WeaponSequenceRequest.class, body.formatted("{\"hz\": 0}"))
                .at("/firing/clock/hz");
        complaintsAbout(WeaponSequenceRequest.class, body.formatted("{\"hz\": 5e-324}"))
                .onlyAt("/firing/clock/hz", "more than 1000000000 s");
        complaintsAbout(WeaponSequenceRequest.class, body.formatted("{\"hz\": 1e-300, \"mode\": \"carry\"}"))
                .at("/firing/clock/hz");
        complaintsAbout(WeaponSequenceRequest.class, body.formatted("{\"hz\": 10000.1}"))
                .at("/firing/clock/hz");
        complaintsAbout(WeaponSequenceRequest.class, body.formatted("{}")).at("/firing/clock/hz");
        complaintsAbout(WeaponSequenceRequest.class, body.formatted("{\"hz\": 60, \"mode\": \"carried\"}"))
                .onlyAt("/firing/clock/mode", "carry");
        complaintsAbout(WeaponSequenceRequest.class, """
                {"preset": "pistol", "firing": {"bursts": [{"shots": 3, "clock": {"hz": 60}}]}}""").at("/firing/bursts/0/clock");
    }
}
