package dev.gunfeel.cli;

import dev.gunfeel.check.Baseline;
import dev.gunfeel.check.Checks;
import dev.gunfeel.check.ChecksRequest;
import dev.gunfeel.check.report.ChecksReport;
import dev.gunfeel.document.DocumentFile;
import dev.gunfeel.input.Limits;
import dev.gunfeel.text.JsonText;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Makes the checks of a balance file. */
@Command(
        name = "check",
        description = "Holds weapons against what a balance file says they must feel like.",
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {
            "0:passed",
            "1:a check failed",
            "2:a check is uncertain: it needs more simulations",
            "3:the file, or one that it names, is at fault",
        },
        footer = {
            "",
            "Examples:",
            "  java -jar gunfeel.jar check balance.yaml",
            "  java -jar gunfeel.jar check balance.yaml --junit report.xml --markdown report.md",
            "  java -jar gunfeel.jar check balance.yaml --pictures patterns",
            "  java -jar gunfeel.jar check balance.yaml --update-baseline",
        })
final class CheckCommand implements Callable<Integer> {
    @Parameters(
            index = "0",
            paramLabel = "FILE",
            description = "the balance file, in YAML or JSON, or - for the standard input")
    private @Nullable Path file;

    @Option(
            names = "--junit",
            paramLabel = "FILE",
            description = "writes a JUnit report: a suite a weapon, a case a check")
    private @Nullable Path junit;

    @Option(names = "--csv", paramLabel = "FILE", description = "writes a table, one line a check and weapon")
    private @Nullable Path csv;

    @Mixin
    private final TableOptions table = new TableOptions();

    @Option(names = "--markdown", paramLabel = "FILE", description = "writes a report for a comment on a pull request")
    private @Nullable Path markdown;

    @Option(
            names = "--pictures",
            paramLabel = "FOLDER",
            description = "draws every weapon's pattern, over that in the baseline where it has changed")
    private @Nullable Path pictures;

    @Option(
            names = "--update-baseline",
            description = "records what the weapons are now in the file that the balance file names as its baseline")
    private boolean updateBaseline;

    @Spec
    private @Nullable CommandSpec spec;

    @Override
    public Integer call() {
        CommandLine line = Objects.requireNonNull(spec).commandLine();
        Path balance = Objects.requireNonNull(file);
        Limits limits = Commands.limits();
        DocumentFile.Balance read =
                updateBaseline ? DocumentFile.recording(balance, limits) : DocumentFile.balance(balance, limits);
        OutputFiles.require(outputs(read), read.sources());
        int threads = Runtime.getRuntime().availableProcessors();
        ChecksRequest request = updateBaseline ? recorded(read, threads, line.getErr()) : read.request();
        ChecksReport report = Checks.run(request, threads, TerminalProgress.on(line.getErr()));
        if (junit != null) {
            OutputFiles.write(junit, report.toJUnit().getBytes(StandardCharsets.UTF_8));
        }
        if (csv != null) {
            OutputFiles.write(csv, table.csv(report));
        }
        if (markdown != null) {
            OutputFiles.write(markdown, report.toMarkdown().getBytes(StandardCharsets.UTF_8));
        }
        if (pictures != null) {
            WeaponPictures.write(pictures, request);
        }
        TextReport.print(report, line.getOut());
        Output.finish(line.getOut());
        return switch (report.outcome()) {
            case PASSED -> 0;
            case FAILED -> 1;
            case UNCERTAIN -> 2;
        };
    }

    /** Returns every file that is going to be written. */
    private List<Path> outputs(DocumentFile.Balance balance) {
        List<Path> outputs = new ArrayList<>();
        if (updateBaseline) {
            outputs.add(Objects.requireNonNull(balance.baseline()));
        }
        Stream.of(junit, csv, markdown).filter(Objects::nonNull).forEach(outputs::add);
        if (pictures != null) {
            outputs.addAll(WeaponPictures.files(pictures, balance.request()).keySet());
        }
        return outputs;
    }

    /** Records a baseline, and returns the checks held against it. */
    private static ChecksRequest recorded(DocumentFile.Balance balance, int threads, PrintWriter err) {
        Path file = Objects.requireNonNull(balance.baseline());
        Baseline recorded = Checks.record(balance.request(), Version.number(), threads, TerminalProgress.on(err));
        OutputFiles.write(file, JsonText.readable(recorded));
        Terminal.printLine(err, "Recorded " + file);
        return balance.request().withBaseline(recorded);
    }
}
