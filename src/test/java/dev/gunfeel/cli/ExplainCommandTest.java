package dev.gunfeel.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gunfeel.Requests;
import dev.gunfeel.solve.Explainer;
import dev.gunfeel.solve.SensitivityRequest;
import dev.gunfeel.text.JsonText;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class ExplainCommandTest extends InFolder {
    private static final String BODY = """
            {'weapon': {'name': 'laser', 'fireIntervalSeconds': 0.1, 'magazineSize': 10, 'damage': {'perHit': 30}},
             'pointers': ['/fireIntervalSeconds', '/magazineSize', '/damage/perHit'],
             'checks': [{'name': 'kill', 'metric': 'timeToKillSeconds', 'distanceMeters': 10, 'max': 0.25,
                         'target': {'shape': 'circle', 'radiusMeters': 0.2, 'health': 100}},
                        {'metric': 'roundsPerMinute', 'max': 600}]}""";

    private String file() throws IOException {
        return Files.writeString(folder.resolve("laser.json"), BODY.replace('\'', '"'))
                .toString();
    }

    @Test
    void printsAReportToRead() throws IOException {
        CommandRun run = CommandRun.of("explain", file());
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.out()).isEqualTo("""
                kill: timeToKillSeconds (circle radius 0.2 m, 10 m) = 0.3 seconds, at most 0.25 seconds; above the most allowed
                  /fireIntervalSeconds  +0.003 per 1 %  ####################
                  /damage/perHit        a step down at 25, up at 33.3333
                  mended by /damage/perHit 30 -> 33.3333 (11.1 %)
                  mended by /fireIntervalSeconds 0.1 -> 0.0833333 (16.7 %), which breaks roundsPerMinute

                roundsPerMinute = 600 rounds a minute, at most 600 rounds a minute
                  /fireIntervalSeconds  -6 per 1 %  ####################

                """);
    }

    @Test
    void printsWhatTheServiceAnswers() throws IOException {
        CommandRun json = CommandRun.of("explain", file(), "--json");
        assertThat(json.out())
                .isEqualTo(new String(
                        JsonText.readable(Explainer.explain(Requests.read(SensitivityRequest.class, BODY))),
                        StandardCharsets.UTF_8));
        CommandRun csv = CommandRun.of("explain", file(), "--csv");
        assertThat(csv.out().lines())
                .hasSize(7)
                .first()
                .asString()
                .startsWith("check,pointer,number,figure,perPercent");
    }

    @Test
    void tellsWhereAFileIsAtFault() throws IOException {
        Path file = Path.of(file());
        Files.writeString(file, Files.readString(file).replace("/damage/perHit", "/damage/perHt"));
        CommandRun run = CommandRun.of("explain", file.toString());
        assertThat(run.code()).isEqualTo(3);
        assertThat(run.err()).contains("/pointers/2 leads to no number of this weapon");
    }
}
