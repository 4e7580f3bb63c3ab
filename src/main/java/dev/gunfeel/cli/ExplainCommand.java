package dev.gunfeel.cli;

import dev.gunfeel.document.DocumentFile;
import dev.gunfeel.solve.Explainer;
import dev.gunfeel.solve.Sensitivity;
import dev.gunfeel.solve.SensitivityRequest;
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

/** Tells what moves the figures of checks. */
@Command(
        name = "explain",
        description = "Tells which numbers of a weapon move the figures of its checks, and which mend what fails.",
        footer = {
            "",
            "Examples:",
            "  java -jar gunfeel.jar explain rifle-checks.yaml",
            "  java -jar gunfeel.jar explain rifle-checks.yaml --csv -o effects.csv",
        })
final class ExplainCommand implements Callable<Integer> {
    @Parameters(index = "0", paramLabel = "FILE", description = "the weapon and its checks, in YAML or JSON")
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
        @Option(names = "--csv", description = "prints a table, one line for each check and number")
        private boolean csv;

        @Option(names = "--json", description = "prints all of it, as the service answers it")
        private boolean json;
    }

    @Override
    public Integer call() {
        CommandLine line = Objects.requireNonNull(spec).commandLine();
        DocumentFile.Request<SensitivityRequest> read =
                DocumentFile.request(Objects.requireNonNull(file), SensitivityRequest.class, Commands.limits());
        if (output != null) {
            OutputFiles.require(List.of(output), read.sources());
        }
        TerminalProgress progress = TerminalProgress.shownOn(line.getErr());
        Sensitivity sensitivity =
                Explainer.explain(read.request(), Runtime.getRuntime().availableProcessors(), tried -> {
                    if (progress != null) {
                        progress.show(tried + " weapons tried");
                    }
                });
        if (progress != null) {
            progress.end();
        }
        byte[] content = content(sensitivity);
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
            FiringOptions.print(sensitivity.warnings(), line.getErr());
        }
        return 0;
    }

    private byte[] content(Sensitivity sensitivity) {
        if (format == null) {
            return ExplainReport.of(sensitivity).getBytes(StandardCharsets.UTF_8);
        }
        if (format.json) {
            return JsonText.readable(sensitivity);
        }
        ByteArrayOutputStream table = new ByteArrayOutputStream();
        Csv.write(sensitivity.table(), table);
        return table.toByteArray();
    }
}
