package dev.gunfeel.cli;

import dev.gunfeel.arsenal.Arsenal;
import dev.gunfeel.arsenal.ArsenalRequest;
import dev.gunfeel.arsenal.ArsenalSimulation;
import dev.gunfeel.document.DocumentFile;
import dev.gunfeel.picture.PictureOptions;
import dev.gunfeel.picture.Pictures;
import dev.gunfeel.text.JsonText;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
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
            "  java -jar gunfeel.jar arsenal arsenal.yaml --picture arsenal.png",
            "  java -jar gunfeel.jar arsenal arsenal.yaml --csv -o arsenal.csv",
        })
final class ArsenalCommand implements Callable<Integer> {
    @Parameters(index = "0", paramLabel = "FILE", description = "the arsenal file, in YAML or JSON")
    private @Nullable Path file;

    @Mixin
    private final TableOptions table = new TableOptions();

    @Option(
            names = "--picture",
            paramLabel = "FILE",
            description = "draws the time to kill over the distance; the ending, .png or .svg, says what it is")
    private @Nullable Path picture;

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
        DocumentFile.Request<ArsenalRequest> read =
                DocumentFile.request(Objects.requireNonNull(file), ArsenalRequest.class, Commands.limits());
        if (picture != null) {
            PictureFile.requireFormat(picture);
        }
        OutputFiles.require(Stream.of(output, picture).filter(Objects::nonNull).toList(), read.sources());
        Arsenal arsenal = ArsenalSimulation.run(
                read.request(), Runtime.getRuntime().availableProcessors(), TerminalProgress.on(line.getErr()));
        if (picture != null) {
            PictureFile.write(picture, Pictures.of(arsenal).orElseThrow(), PictureOptions.STANDARD);
        }
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
        return table.csv(arsenal);
    }
}
