package dev.gunfeel.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gunfeel.Requests;
import dev.gunfeel.solve.SolveRequest;
import dev.gunfeel.solve.Solver;
import dev.gunfeel.text.JsonText;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class SolveCommandTest extends InFolder {
    private static final String WEAPON =
            "{'name': 'laser', 'fireIntervalSeconds': 0.1, 'magazineSize': 10, 'damage': {'perHit': 30}}";

    private static String body(String weapon, String bounds) {
        return ("{'weapon': " + weapon
                        + ", 'vary': [{'pointer': '/damage/perHit', 'min': 10, 'max': 120}], 'checks': [{"
                        + "'metric': 'timeToKillSeconds', 'target': {'shape': 'circle', 'radiusMeters': 0.2, 'health': 100},"
                        + " 'distanceMeters': 10, " + bounds + "}]}")
                .replace('\'', '"');
    }

    private Path file(String bounds) throws IOException {
        Files.writeString(folder.resolve("laser.json"), WEAPON.replace('\'', '"'));
        return Files.writeString(folder.resolve("wanted.json"), body("'laser.json'", bounds));
    }

    /** Two hits take 0.1 s, and two hits of 50 take 100 away. */
    @Test
    void writesTheWeaponThatPasses() throws IOException {
        Path found = folder.resolve("found.json");
        CommandRun run = CommandRun.of("solve", file("'max': 0.15").toString(), "-o", found.toString());
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.out().lines())
                .contains(
                        "  /damage/perHit  30 -> 50",
                        "  passed    timeToKillSeconds (circle radius 0.2 m, 10 m) = 0.1 seconds, at most 0.15 seconds");
        assertThat(run.out()).contains("Solved after").contains("every check passes with 1 number changed");
        assertThat(Files.readString(found)).contains("\"perHit\" : 50");
        CommandRun shown = CommandRun.of("sequence", found.toString());
        assertThat(shown.code()).isZero();
    }

    @Test
    void saysWhatCantBeMetAndWritesNothing() throws IOException {
        Path found = folder.resolve("found.json");
        CommandRun run = CommandRun.of("solve", file("'min': 0.32, 'max': 0.38").toString(), "-o", found.toString());
        assertThat(run.code()).isOne();
        assertThat(run.out()).contains("Infeasible after").contains("it came to 0.3 and to 0.4");
        assertThat(found).doesNotExist();
    }

    @Test
    void printsWhatTheServiceAnswers() throws IOException {
        CommandRun run = CommandRun.of("solve", file("'max': 0.15").toString(), "--json");
        SolveRequest request = Requests.read(SolveRequest.class, body(WEAPON, "'max': 0.15"));
        assertThat(run.out()).isEqualTo(new String(JsonText.readable(Solver.solve(request)), StandardCharsets.UTF_8));
    }

    @Test
    void tellsWhereAFileIsAtFault() throws IOException {
        Path file = file("'max': 0.15");
        Files.writeString(file, Files.readString(file).replace("/perHit", "/perHt"));
        CommandRun run = CommandRun.of("solve", file.toString());
        assertThat(run.code()).isEqualTo(3);
        assertThat(run.err()).contains("wanted.json:1:").contains("/vary/0/pointer leads to no number of this weapon");
    }

    @Test
    void solvesTheExample() {
        CommandRun run = CommandRun.of("solve", "examples/solve/solve.yaml");
        assertThat(run.code()).as(run.out() + run.err()).isZero();
        assertThat(run.out()).contains("/recoil/knocking/vertical/peakDegrees  0.6 -> ");
    }
}
