package dev.gunfeel.cli;

import dev.gunfeel.importing.ImportFormat;
import dev.gunfeel.importing.WeaponImport;
import dev.gunfeel.input.Limit;
import dev.gunfeel.input.Limits;
import dev.gunfeel.text.JsonText;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Reads another game's weapon into a weapon document. */
@Command(
        name = "import",
        description =
                "Reads the figures of another game's weapon into a weapon document, and says on the error output what had"
                        + " to be chosen and what has no counterpart.",
        footer = {
            "",
            "Formats: lyra, counterStrike, battlefield, titanfall, table (a recorded spray).",
            "docs/weapons-of-games.md shows a document of each.",
            "",
            "Examples:",
            "  java -jar gunfeel.jar import weapon_ak47.txt --from counterStrike > rifle.json",
            "  java -jar gunfeel.jar import spray.csv --from table -o rifle.json",
        })
final class ImportCommand implements Callable<Integer> {
    @Parameters(index = "0", paramLabel = "FILE", description = "the document of the other game")
    private @Nullable Path file;

    @Option(names = "--from", paramLabel = "FORMAT", required = true, description = "whose document it is; see below")
    private @Nullable String from;

    @Option(
            names = {"-o", "--output"},
            paramLabel = "FILE",
            description = "the weapon document to write; the standard output where left out")
    private @Nullable Path output;

    @Spec
    private @Nullable CommandSpec spec;

    @Override
    public Integer call() {
        Limits limits = Commands.limits();
        Path source = Objects.requireNonNull(file);
        if (output != null) {
            OutputFiles.require(List.of(output), List.of(source));
        }
        WeaponImport read = ImportFormat.read(from, content(source, limits), limits);
        CommandLine line = Objects.requireNonNull(spec).commandLine();
        tell(read, line.getErr());
        byte[] weapon = JsonText.readable(read.weapon());
        if (output == null) {
            Output.print(line.getOut(), new String(weapon, StandardCharsets.UTF_8));
        } else {
            OutputFiles.write(output, weapon);
        }
        return 0;
    }

    /** Returns what a file of another game holds. */
    static byte[] content(Path source, Limits limits) {
        long most = limits.get(Limit.BODY);
        try {
            if (!Files.exists(source) || Files.isDirectory(source)) {
                throw new UsageException("there is no file " + source);
            } else if (Files.size(source) > most) {
                throw new UsageException(
                        source + " is over the limit of " + most + " bytes (" + Limit.BODY.environmentVariable() + ")");
            }
            return Files.readAllBytes(source);
        } catch (IOException e) {
            throw new UsageException(source + " can't be read; look at its permissions");
        }
    }

    private void tell(WeaponImport read, PrintWriter err) {
        read.assumed()
                .forEach(assumed -> Terminal.printLine(err, "assumed: " + assumed.pointer() + " " + assumed.reason()));
        read.unmatched()
                .forEach(unmatched -> Terminal.printLine(
                        err,
                        file + ":" + unmatched.line() + ": " + unmatched.name()
                                + (unmatched.value().isEmpty() ? "" : " " + unmatched.value()) + ": "
                                + unmatched.reason()));
    }
}
