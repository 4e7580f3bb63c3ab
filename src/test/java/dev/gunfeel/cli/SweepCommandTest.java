package dev.gunfeel.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SweepCommandTest extends InFolder {
    private static final String WEAPON =
            "'weapon': {'name': 'laser', 'fireIntervalSeconds': 0.1, 'magazineSize': 10, 'damage': {'perHit': 30}}";

    private static final String CHECKS = """
            'checks': [{'name': 'kill', 'metric': 'timeToKillSeconds', 'distanceMeters': 10, 'max': 0.25,
                        'target': {'shape': 'circle', 'radiusMeters': 0.2, 'health': 100}}]""";

    private Path file(String numbers) throws IOException {
        return Files.writeString(
                folder.resolve("sweep.json"), ("{" + WEAPON + ", " + CHECKS + ", " + numbers + "}").replace('\'', '"'));
    }

    /** n hits of d kill 100, and take (n - 1) intervals. */
    @Test
    void everyValueMeetsEveryOther() throws IOException {
        Path file = file("""
                'numbers': [{'pointer': '/fireIntervalSeconds', 'values': [0.1, 0.2]},
                            {'pointer': '/damage/perHit', 'min': 20, 'max': 50, 'steps': 4}]""");
        CommandRun run = CommandRun.of("sweep", file.toString());
        assertThat(run.code()).as(run.err()).isZero();
        List<String> lines = run.out().lines().toList();
        assertThat(lines).hasSize(9);
        assertThat(lines.get(0))
                .isEqualTo(
                        "variant,/fireIntervalSeconds,/damage/perHit,kill,\"kill: low\",\"kill: high\",\"kill: outcome\"");
        int variant = 0;
        for (double interval : new double[] {0.1, 0.2}) {
            for (double damage : new double[] {20, 30, 40, 50}) {
                String[] cells = lines.get(variant + 1).split(",", -1);
                double seconds = (Math.ceil(100 / damage) - 1) * interval;
                assertThat(cells[0]).isEqualTo(Integer.toString(variant++));
                assertThat(Double.parseDouble(cells[1])).isEqualTo(interval);
                assertThat(Double.parseDouble(cells[2])).isCloseTo(damage, within(1e-12));
                assertThat(Double.parseDouble(cells[3])).isCloseTo(seconds, within(1e-9));
                assertThat(cells[6]).isEqualTo(seconds <= 0.25 ? "passed" : "failed");
            }
        }
    }

    /** Parts in any order are the whole, to the last byte; more parts than variants as well. */
    @ParameterizedTest
    @ValueSource(ints = {1, 3, 7, 40})
    void shardsAreTheWhole(int parts) throws IOException {
        Path file = file("""
                'samples': 20, 'numbers': [{'pointer': '/fireIntervalSeconds', 'min': 0.05, 'max': 0.5, 'scale': 'log'},
                            {'pointer': '/magazineSize', 'min': 2, 'max': 30}, {'pointer': '/damage/perHit', 'min': 10, 'max': 120}]""");
        String whole = CommandRun.of("sweep", file.toString()).out();
        String[] shards = new String[parts];
        for (int part = parts; part >= 1; part--) {
            shards[part - 1] = CommandRun.of("sweep", file.toString(), "--shard", part + "/" + parts)
                    .out();
        }
        assertThat(String.join("", shards)).isEqualTo(whole);
        assertThat(whole.lines()).hasSize(21);
    }

    /** Sobol's first 2^k points have one in each of 2^k equal parts of every axis. */
    @Test
    void samplesAreSpreadEvenly() throws IOException {
        Path file = file("""
                'samples': 32, 'numbers': [{'pointer': '/fireIntervalSeconds', 'min': 0.1, 'max': 0.42},
                                          {'pointer': '/damage/perHit', 'min': 10, 'max': 42}]""");
        Set<Integer> intervals = new HashSet<>();
        Set<Integer> damages = new HashSet<>();
        CommandRun.of("sweep", file.toString()).out().lines().skip(1).forEach(line -> {
            String[] cells = line.split(",", -1);
            intervals.add((int) Math.floor((Double.parseDouble(cells[1]) - 0.1) * 100 + 1e-9));
            damages.add((int) Math.floor(Double.parseDouble(cells[2]) - 10 + 1e-9));
        });
        assertThat(intervals).hasSize(32);
        assertThat(damages).hasSize(32);
    }

    /** A part of it, since the whole takes a while. */
    @Test
    void theExampleIsSound() {
        CommandRun run = CommandRun.of("sweep", "examples/solve/sweep.yaml", "--shard", "1/100");
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.out().lines()).hasSize(6);
    }

    @Test
    void everyMistakeIsTold() throws IOException {
        Path file = file("""
                'samples': 5, 'numbers': [{'pointer': '/none', 'min': 1, 'max': 2}, {'pointer': '/fireIntervalSeconds', 'values': [1]},
                            {'pointer': '/damage/perHit', 'min': 3, 'max': 2}]""");
        CommandRun run = CommandRun.of("sweep", file.toString());
        assertThat(run.code()).isEqualTo(3);
        assertThat(run.err())
                .contains("/numbers/0/pointer", "/numbers/1/values", "/numbers/2/min", "3 things are wrong");
        CommandRun grid = CommandRun.of(
                "sweep",
                file("'numbers': [{'pointer': '/damage/perHit', 'min': 1, 'max': 2}]")
                        .toString());
        assertThat(grid.err()).contains("/numbers/0/steps is required for a grid; or ask for samples");
        Path sound = file("'numbers': [{'pointer': '/damage/perHit', 'values': [1]}]");
        for (String shard : List.of("0/3", "4/3", "x", "1/0")) {
            assertThat(CommandRun.of("sweep", sound.toString(), "--shard", shard)
                            .code())
                    .as(shard)
                    .isEqualTo(3);
        }
    }
}
