package dev.gunfeel.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gunfeel.document.DocumentFile;
import dev.gunfeel.importing.ImportFormat;
import dev.gunfeel.input.Limits;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class ImportCommandTest extends InFolder {
    private static final Path AK_47 = Path.of("src/test/resources/importing/ak47.txt");

    @Test
    void printsAWeaponThatOtherCommandsTake() throws IOException {
        CommandRun run = CommandRun.of("import", AK_47.toString(), "--from", "counterStrike");
        assertThat(run.code()).isZero();
        assertThat(run.err())
                .contains("assumed: /weapon/potential ")
                .contains(AK_47 + ":22: inaccuracy land 0.242000: a penalty for landing can't be said");
        Path weapon = folder.resolve("ak.json");
        Files.writeString(weapon, run.out());
        assertThat(DocumentFile.weapon(weapon))
                .isEqualTo(ImportFormat.COUNTER_STRIKE
                        .read(Files.readAllBytes(AK_47), Limits.NONE)
                        .weapon());
    }

    @Test
    void writesAFile() throws IOException {
        Path weapon = folder.resolve("ak.json");
        CommandRun run = CommandRun.of("import", AK_47.toString(), "--from=counterStrike", "-o", weapon.toString());
        assertThat(run.code()).isZero();
        assertThat(run.out()).isEmpty();
        assertThat(Files.readString(weapon)).contains("\"magazineSize\" : 30");
    }

    @Test
    void faultsAreTold() throws IOException {
        assertThat(CommandRun.of("import", "nowhere.txt", "--from=table").err())
                .contains("there is no file nowhere.txt");
        CommandRun unknown = CommandRun.of("import", AK_47.toString(), "--from=counterstrike");
        assertThat(unknown.code()).isEqualTo(3);
        assertThat(unknown.err()).contains("--from is not known", "counterStrike");
        Path spray = folder.resolve("spray.csv");
        Files.writeString(spray, "right,up\n1,high\n");
        CommandRun broken = CommandRun.of("import", spray.toString(), "--from=table");
        assertThat(broken.code()).isEqualTo(3);
        assertThat(broken.err()).contains("must be a finite number at line 2");
    }

    @Test
    void theSourceIsNeverWrittenOver() throws IOException {
        Path spray = folder.resolve("spray.csv");
        Files.writeString(spray, "right,up\n1,1\n");
        CommandRun run = CommandRun.of("import", spray.toString(), "--from=table", "-o", spray.toString());
        assertThat(run.code()).isEqualTo(3);
        assertThat(Files.readString(spray)).isEqualTo("right,up\n1,1\n");
    }
}
