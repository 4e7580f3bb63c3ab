package dev.gunfeel.check;

import static dev.gunfeel.ComplaintsAssert.complaintsAbout;
import static dev.gunfeel.Requests.read;
import static org.assertj.core.api.Assertions.assertThat;

import dev.gunfeel.check.report.Tolerance;
import dev.gunfeel.check.run.Conditions;
import dev.gunfeel.check.run.Vary;
import dev.gunfeel.input.Notes;
import dev.gunfeel.weapon.Firing;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/** Checks that are put together in Java, change by change: a change leaves everything else as it was. */
class CheckRequestTest {
    private static final String ALL = "{'name': 'a name', 'weapon': 'a', 'metric': 'shotsToKill', 'target': {'shape':"
            + " 'humanoid', 'health': 100}, 'distanceMeters': 12, 'min': 0.1, 'max': 2, 'against': 'b', 'minRatio': 0.5,"
            + " 'maxRatio': 2, 'shots': 9, 'speed': 3, 'vary': 'all', 'seed': 7, 'simulations': 300, 'notes': {'why': ['asked for', 1.50]}}";

    private static void changes(UnaryOperator<CheckRequest> change, String... replacements) {
        String expected = ALL;
        for (String replacement : replacements) {
            String[] parts = replacement.split(">");
            assertThat(expected).contains(parts[0]);
            expected = expected.replace(parts[0], parts[1]);
        }
        assertThat(change.apply(read(CheckRequest.class, ALL))).isEqualTo(read(CheckRequest.class, expected));
    }

    @Test
    void aChangeLeavesTheRest() {
        changes(check -> check.atLeast(0.2), "'min': 0.1>'min': 0.2");
        changes(check -> check.atMost(3), "'max': 2>'max': 3");
        changes(check -> check.within(0.3, 4), "'min': 0.1>'min': 0.3", "'max': 2>'max': 4");
        changes(
                check -> check.against("c", null, 5.0),
                "'against': 'b'>'against': 'c'",
                "'minRatio': 0.5>'minRatio': null",
                "'maxRatio': 2>'maxRatio': 5");
        changes(check -> check.fired(4, 0.5), "'shots': 9>'shots': 4", "'speed': 3>'speed': 0.5");
        changes(check -> check.withName("x"), "'a name'>'x'");
        changes(check -> check.withSimulations(12), "'simulations': 300>'simulations': 12");
    }

    /** Notes are kept as they were, and mean nothing: neither to what comes out nor to what a check is called. */
    @Test
    void notesMeanNothing() {
        String check = "{'metric': 'spreadDegrees', 'max': 90NOTES}";
        CheckRequest noted = read(CheckRequest.class, check.replace("NOTES", ", 'notes': {'why': [1.50, null, 'x']}"));
        assertThat(noted.notes()).isEqualTo(new Notes("{\"why\":[1.50,null,\"x\"]}"));
        CheckRequest plain = read(CheckRequest.class, check.replace("NOTES", ""));
        assertThat(plain.notes()).isNull();
        assertThat(Checks.run(ChecksRequest.of(List.of(Weapons.runner(30)), List.of(noted)))
                        .results())
                .isEqualTo(Checks.run(ChecksRequest.of(List.of(Weapons.runner(30)), List.of(plain)))
                        .results());
    }

    @Test
    void notesHaveALimit() {
        String checks = "{'presets': ['pistol'], 'checks': [{'metric': 'spreadDegrees', 'max': 90, 'notes': 'NOTES'}]}";
        read(ChecksRequest.class, checks.replace("NOTES", "x".repeat(Notes.MOST_CHARACTERS - 2)));
        complaintsAbout(ChecksRequest.class, checks.replace("NOTES", "x".repeat(Notes.MOST_CHARACTERS - 1)))
                .onlyAt("/checks/0/notes", "more than 10000 characters");
    }

    /** The simulations and the seed of a check are those that are run, whatever else was changed. */
    @Test
    void conditionsKeepTheirSimulations() {
        Conditions conditions = new Conditions(Weapons.laser(), Firing.of(3), Vary.ALL, 5, 77);
        assertThat(conditions.firing(Firing.of(9)))
                .isEqualTo(new Conditions(Weapons.laser(), Firing.of(9), Vary.ALL, 5, 77));
        assertThat(conditions.byOwnSeeds())
                .isEqualTo(new Conditions(Weapons.laser(), Firing.of(3), Vary.RUNNING, 5, 77));
        ChecksRequest request = ChecksRequest.of(
                        List.of(Weapons.runner(30)),
                        List.of(read(CheckRequest.class, "{'metric': 'spreadDegrees', 'speed': 5, 'max': 90}")))
                .withSimulations(123)
                .withBaseline(null)
                .withTolerance(Tolerance.share(0.5));
        assertThat(Checks.run(request).results().get(0).simulations()).isEqualTo(123);
    }
}
