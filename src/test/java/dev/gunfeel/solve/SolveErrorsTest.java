package dev.gunfeel.solve;

import static dev.gunfeel.ComplaintsAssert.complaintsAbout;

import dev.gunfeel.input.Limits;
import org.junit.jupiter.api.Test;

/** What is said about requests for a weapon that nobody can answer: each complaint at its place. */
class SolveErrorsTest {
    private static final Limits STANDARD = Limits.of(variable -> null);

    @Test
    void everyComplaintComesAtOnce() {
        complaintsAbout(SolveRequest.class, """
                {'weapon': {'name': 'laser', 'fireIntervalSeconds': 0.1},
                 'vary': [{'pointer': '/damage/perHit', 'min': 1, 'max': 2},
                          {'pointer': '/fireIntervalSeconds', 'min': 2, 'max': 1},
                          {'pointer': '/fireIntervalSeconds', 'min': 0, 'max': 1, 'scale': 'log'},
                          {'pointer': '/seeds/spread', 'min': 0.2, 'max': 0.8, 'whole': true}],
                 'checks': [{'metric': 'climbDegrees', 'shot': 40, 'max': 1}, {'metric': 'roundsPerMinute'}],
                 'keep': [{'metric': 'field', 'pointer': '/magazineSize', 'min': 3}],
                 'evaluations': 0, 'budgetSeconds': 0}""", STANDARD)
                .at(
                        "/evaluations",
                        "/budgetSeconds",
                        "/vary/1/min",
                        "/vary/2/min",
                        "/vary/3/min",
                        "/vary/0/pointer",
                        "/vary/2/pointer",
                        "/checks/0/shot",
                        "/checks/1",
                        "/keep/0/metric");
    }

    @Test
    void aWeaponIsNeededOnce() {
        complaintsAbout(SolveRequest.class, "{}", STANDARD).at("/vary", "/checks", "/weapon");
        complaintsAbout(
                        SolveRequest.class,
                        "{'weapon': {'fireIntervalSeconds': 0.1}, 'preset': 'pistol', 'vary': [], 'checks': []}",
                        STANDARD)
                .at("/vary", "/checks", "/preset");
    }

    @Test
    void theWeaponNeedsAName() {
        complaintsAbout(SolveRequest.class, """
                {'weapon': {'fireIntervalSeconds': 0.1}, 'vary': [{'pointer': '/fireIntervalSeconds', 'min': 0.1, 'max': 1}],
                 'checks': [{'metric': 'roundsPerMinute', 'max': 100}]}""", STANDARD).at("/weapon/name");
    }
}
