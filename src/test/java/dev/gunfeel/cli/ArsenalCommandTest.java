package dev.gunfeel.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gunfeel.Requests;
import dev.gunfeel.arsenal.ArsenalRequest;
import dev.gunfeel.arsenal.ArsenalSimulation;
import dev.gunfeel.text.Csv;
import dev.gunfeel.text.JsonText;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class ArsenalCommandTest extends InFolder {
    private static final String REST = """
            'target': {'shape': 'circle', 'radiusMeters': 0.2, 'health': 100}, 'distances': [10, 20, 50], 'players': ['perfect']}""";

    private static final String FAST = """
            {'name': 'fast', 'fireIntervalSeconds': 0.1, 'magazineSize': 10, 'damage': {'perHit': 40,
             'falloff': [{'distanceMeters': 10, 'factor': 1}, {'distanceMeters': 20, 'factor': 0.5},
                         {'distanceMeters': 50, 'factor': 0.2}]}}""";

    private static final String FAR =
            "{'name': 'far', 'fireIntervalSeconds': 0.35, 'magazineSize': 5, 'damage': {'perHit': 60}}";

    private Path file = Path.of("");

    @BeforeEach
    void writeFiles() throws IOException {
        Files.writeString(folder.resolve("fast.json"), FAST.replace('\'', '"'));
        file = Files.writeString(
                folder.resolve("arsenal.json"), ("{'weapons': ['fast.json', " + FAR + "], " + REST).replace('\'', '"'));
    }

    private static ArsenalRequest request() {
        return Requests.read(ArsenalRequest.class, "{'weapons': [" + FAST + ", " + FAR + "], " + REST);
    }

    @Test
    void printsAReportToRead() {
        CommandRun run = CommandRun.of("arsenal", file.toString());
        assertThat(run.code()).isZero();
        assertThat(run.out()).isEqualTo("""
                Shot by a perfect player

                Seconds until half of the bursts kill
                         10 m   20 m   50 m
                  fast  0.200  0.400  never
                  far   0.350  0.350  0.350

                Share of bursts that kill
                         10 m   20 m   50 m
                  fast  1.000  1.000  0.000
                  far   1.000  1.000  1.000

                fast kills sooner up to 17.5 m, far from there on

                At 10 m kills first (the row the column)
                         fast      far
                  fast      -  100.0 %
                  far   0.0 %        -

                At 20 m kills first (the row the column)
                         fast    far
                  fast      -  0.0 %
                  far   0.0 %      -

                At 50 m kills first (the row the column)
                           fast    far
                  fast        -  0.0 %
                  far   100.0 %      -

                """);
    }

    @Test
    void writesWhatTheServiceAnswers() throws IOException {
        Path output = folder.resolve("answer");
        assertThat(CommandRun.of("arsenal", file.toString(), "--json", "-o", output.toString())
                        .code())
                .isZero();
        assertThat(Files.readAllBytes(output)).isEqualTo(JsonText.readable(ArsenalSimulation.run(request())));
        assertThat(CommandRun.of("arsenal", file.toString(), "--csv", "-o", output.toString())
                        .code())
                .isZero();
        ByteArrayOutputStream table = new ByteArrayOutputStream();
        Csv.write(ArsenalSimulation.run(request()).table(), table);
        assertThat(Files.readAllBytes(output)).isEqualTo(table.toByteArray());
    }

    @Test
    void mistakesAreToldWithTheirPlaces() throws IOException {
        Files.writeString(file, Files.readString(file).replace("[10, 20, 50]", "[10, 5]"));
        CommandRun run = CommandRun.of("arsenal", file.toString());
        assertThat(run.code()).isEqualTo(3);
        assertThat(run.err()).contains("arsenal.json:1:", "is 5 m, but must be above the 10 m before it");
    }

    @Test
    void itsOwnFileIsNeverReplaced() {
        CommandRun run = CommandRun.of("arsenal", file.toString(), "--csv", "-o", file.toString());
        assertThat(run.code()).isEqualTo(3);
        assertThat(file).content().contains("fast.json");
    }

    @Test
    void theExampleIsRight() {
        CommandRun run = CommandRun.of("arsenal", "examples/arsenal/arsenal.yaml");
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.out()).contains("Shot by a perfect player", "submachineGun kills sooner up to");
    }
}
