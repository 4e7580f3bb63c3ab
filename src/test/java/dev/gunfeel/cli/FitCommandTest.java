package dev.gunfeel.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class FitCommandTest extends InFolder {
    @Test
    void fitsSeveralTables() throws IOException {
        Path first = Files.writeString(folder.resolve("first.csv"), "shot,right,up\n0,-0.25,0\n1,1,2.25\n");
        Path second = Files.writeString(folder.resolve("second.csv"), "shot,right,up\n0,0.25,0\n1,1,1.75\n");
        Path weapon = folder.resolve("rifle.json");
        CommandRun run = CommandRun.of("fit", first.toString(), second.toString(), "-o", weapon.toString());
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.out())
                .contains(
                        "pattern of 2 shots from 2 recordings, 0.1 s apart",
                        "scatter 0.354 degrees, a cone of 0.5 degrees, with 0 bullets outside",
                        "warning: no times between shots were recorded");
        assertThat(CommandRun.of("sequence", weapon.toString()).code()).isZero();
    }

    /** Mouse counts at 0.022 degrees: the first bullets lie at 0, 1 and -1 to the right. */
    @Test
    void fitsTheExample() {
        CommandRun run =
                CommandRun.of("fit", "examples/fit/first.csv", "examples/fit/second.csv", "examples/fit/third.csv");
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.out()).contains("pattern of 5 shots from 3 recordings, 0.1 s apart");
    }

    @Test
    void fitsACurve() throws IOException {
        Path curve = Files.writeString(
                folder.resolve("kick.yaml"), "curve: [[0, 0], [0.1, 0.9], [0.2, 0.7], [0.3, 0.4], [0.5, 0.1]]\n");
        CommandRun run = CommandRun.of("fit", curve.toString());
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.out())
                .contains("critical impulse: peakDegrees ", "underdamped impulse: peakDegrees ", "; off by ");
        assertThat(CommandRun.of("fit", curve.toString(), "--json").out())
                .contains("\"impulses\"", "\"residualDegrees\"");
    }

    @Test
    void tellsWhatIsAtFault() throws IOException {
        Path curve = Files.writeString(folder.resolve("kick.yaml"), "curve: [[0, 0], [0.1, 0.9]]\n");
        CommandRun tooShort = CommandRun.of("fit", curve.toString());
        assertThat(tooShort.code()).isEqualTo(3);
        assertThat(tooShort.err()).contains("/curve needs at least 4 points");
        CommandRun both = CommandRun.of("fit", curve.toString(), "spray.csv");
        assertThat(both.code()).isEqualTo(3);
        assertThat(both.err()).contains("give it alone");
        assertThat(CommandRun.of("fit", folder.resolve("none.csv").toString()).err())
                .contains("there is no file");
    }
}
