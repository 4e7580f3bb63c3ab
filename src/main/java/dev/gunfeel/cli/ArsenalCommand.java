package dev.gunfeel.cli;

import dev.gunfeel.arsenal.Arsenal;
import dev.gunfeel.arsenal.ArsenalSimulation;
import dev.gunfeel.document.DocumentFile;
import dev.gunfeel.text.Csv;
import dev.gunfeel.text.JsonText;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Holds the weapons of an arsenal file against each other. */
@Command(
        name = "arsenal",
        description = "Holds weapons against each other: who kills first, at which distance, in whose hands.",
        footer = {
            "",
            "Examples:",
            "  java -jar gunfeel.jar arsenal arsenal.yaml",
            "  java -jar gunfeel.jar arsenal arsenal.yaml --csv -o arsenal.csv",
        })
final class ArsenalCommand implements Callable<Integer> {
    @Parameters(index = "0", paramLabel = "FILE", description = "the arsenal file, in YAML or JSON")
    private @Nullable Path file;

    @ArgGroup
    private @Nullable Format format;

    @Option(
            names = {"-o", "--output"},
            paramLabel = "FILE",
            description = "writes to a file instead")
    private @Nullable Path output;

    @Spec
    private @Nullable CommandSpec spec;

    /** What is printed instead of a report to read. */
    private static final class Format {
        @Option(names = "--csv", description = "prints a table, one line for each weapon, player and distance")
        private boolean csv;

        @Option(names = "--json", description = "prints all of it, as the service answers it")
        private boolean json;
    }

    @Override
    public Integer call() {
        CommandLine line = Objects.requireNonNull(spec).commandLine();
        DocumentFile.ArsenalFile read = DocumentFile.arsenal(Objects.requireNonNull(file), Commands.limits());
        if (output != null) {
            OutputFiles.require(List.of(output), read.sources());
        }
        Arsenal arsenal = ArsenalSimulation.run(
                read.request(), Runtime.getRuntime().availableProcessors(), TerminalProgress.on(line.getErr()));
        byte[] content = content(arsenal);
        if (output != null) {
            OutputFiles.write(output, content);
        } else if (format == null) {
            new String(content, StandardCharsets.UTF_8)
                    .lines()
                    .forEach(text -> Terminal.printLine(line.getOut(), text));
            Output.finish(line.getOut());
        } else {
            Output.print(line.getOut(), new String(content, StandardCharsets.UTF_8));
        }
        if (format != null && format.csv) {
            FiringOptions.print(arsenal.warnings(), line.getErr());
        }
        return 0;
    }

    private byte[] content(Arsenal arsenal) {
        if (format == null) {
            return ArsenalReport.of(arsenal).getBytes(StandardCharsets.UTF_8);
        }
        if (format.json) {
            return JsonText.readable(arsenal);
        }
        ByteArrayOutputStream table = new ByteArrayOutputStream();
        Csv.write(arsenal.table(), table);
        return table.toByteArray();
    }
}
