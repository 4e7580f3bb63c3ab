package dev.gunfeel;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaConstructorCall;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import dev.gunfeel.boids.BoidsRules;
import dev.gunfeel.check.Baseline;
import dev.gunfeel.check.RecordedValue;
import dev.gunfeel.input.Rules;
import dev.gunfeel.weapon.Burst;
import dev.gunfeel.weapon.Damage;
import dev.gunfeel.weapon.Knocking;
import dev.gunfeel.weapon.LiftingSpread;
import dev.gunfeel.weapon.Potential;
import dev.gunfeel.weapon.RandomSpread;
import dev.gunfeel.weapon.RecoilChannel;
import dev.gunfeel.weapon.RecoilModel;
import dev.gunfeel.weapon.RunningSpread;
import dev.gunfeel.weapon.Seeds;
import dev.gunfeel.weapon.Weapon;
import dev.gunfeel.weapon.WeaponRecoil;
import dev.gunfeel.weapon.WeaponSpread;
import org.junit.jupiter.api.Test;

/** Inputs that grow are made and changed by the names of their components, so that a new one breaks nobody's code. */
@AnalyzeClasses(packages = "dev.gunfeel")
class RecordsByNameTest {
    private static final int WIDE = 5;

    private static final DescribedPredicate<JavaConstructorCall> BY_POSITION = describe(
            "make a record by position that can be made by name",
            call -> isMadeByName(call.getTargetOwner())
                    && !isOf(call.getOriginOwner(), call.getTargetOwner().getName()));

    @ArchTest
    static final ArchRule nobodyCountsComponents = noClasses().should().callConstructorWhere(BY_POSITION);

    @ArchTest
    static final ArchRule wideInputsAreMadeByName = classes()
            .that()
            .areRecords()
            .and()
            .areAssignableTo(Rules.class)
            .and(describe("are wide", RecordsByNameTest::isWide))
            .and(describe("are written by people", RecordsByNameTest::isWrittenByPeople))
            .should(new ArchCondition<>("be made by name") {
                @Override
                public void check(JavaClass type, ConditionEvents events) {
                    events.add(new SimpleConditionEvent(
                            type, isMadeByName(type), type.getName() + " has no methods named with…"));
                }
            });

    private static boolean isMadeByName(JavaClass type) {
        return type.getRawInterfaces().stream()
                .anyMatch(above -> above.getName().equals(type.getName() + "Builder$With"));
    }

    /** Returns whether code belongs to a record or to what is generated for it. */
    private static boolean isOf(JavaClass code, String record) {
        String name = code.getName();
        return name.equals(record)
                || name.startsWith(record + "$")
                || name.equals(record + "Builder")
                || name.startsWith(record + "Builder$");
    }

    /** A state is only ever handed back, a baseline recorded. */
    private static boolean isWrittenByPeople(JavaClass type) {
        return !type.getSimpleName().endsWith("State")
                && !type.isEquivalentTo(Baseline.class)
                && !type.isEquivalentTo(RecordedValue.class)
                && !type.getName().contains("Test$");
    }

    private static boolean isWide(JavaClass type) {
        return type.getConstructors().stream()
                .anyMatch(constructor -> constructor.getRawParameterTypes().size() >= WIDE);
    }

    @Test
    void everyPartOfAWeaponIsSetByItsName() {
        RecoilChannel channel = RecoilChannel.of(0.6, 0.35).withVariation(0.2);
        Weapon weapon = Weapon.firingEvery(0.1)
                .withName("rifle")
                .withMagazineSize(30)
                .withPotential(Potential.of(0.6, 0.1))
                .withSeeds(Seeds.NONE.withRunning(7L))
                .withSpread(WeaponSpread.NONE
                        .withForwardDistance(20.0)
                        .withLift(LiftingSpread.of(0.25).withExponent(2.0))
                        .withRandom(RandomSpread.of(0.5, 0.1).withFirstSign(-1))
                        .withRunning(RunningSpread.of(0.6, 5).withVerticalScale(0.5)))
                .withRecoil(WeaponRecoil.NONE
                        .withRolling(channel.withModel(RecoilModel.UNDERDAMPED).withPeakSeconds(0.02))
                        .withKnocking(Knocking.NONE.withVertical(channel)))
                .withDamage(Damage.of(30).withHeadMultiplier(2.0));
        assertThat(weapon)
                .isEqualTo(Requests.read(
                        Weapon.class,
                        "{'name': 'rifle', 'fireIntervalSeconds': 0.1, 'magazineSize': 30,"
                                + " 'potential': {'maxSeconds': 0.6, 'gain': 0.1}, 'seeds': {'running': 7},"
                                + " 'spread': {'forwardDistance': 20, 'lift': {'magnitude': 0.25, 'exponent': 2},"
                                + " 'random': {'horizontal': 0.5, 'vertical': 0.1, 'firstSign': -1},"
                                + " 'running': {'magnitude': 0.6, 'maxSpeed': 5, 'verticalScale': 0.5}},"
                                + " 'recoil': {'rolling': {'model': 'underdamped', 'peakDegrees': 0.6,"
                                + " 'settleSeconds': 0.35, 'peakSeconds': 0.02, 'variation': 0.2},"
                                + " 'knocking': {'vertical': {'peakDegrees': 0.6, 'settleSeconds': 0.35,"
                                + " 'variation': 0.2}}},"
                                + " 'damage': {'perHit': 30, 'headMultiplier': 2}}"));
    }

    @Test
    void whatIsLeftOutGetsItsDefault() {
        assertThat(Burst.of(3)).isEqualTo(Requests.read(Burst.class, "{'shots': 3}"));
        assertThat(BoidsRules.standard().withMaxSpeed(7.0))
                .isEqualTo(Requests.read(BoidsRules.class, "{'maxSpeed': 7}"));
    }
}
