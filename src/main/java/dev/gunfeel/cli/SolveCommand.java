package dev.gunfeel.cli;

import dev.gunfeel.document.DocumentFile;
import dev.gunfeel.math.Figures;
import dev.gunfeel.solve.ChangedNumber;
import dev.gunfeel.solve.Solution;
import dev.gunfeel.solve.SolveOutcome;
import dev.gunfeel.solve.SolveRequest;
import dev.gunfeel.solve.Solver;
import dev.gunfeel.text.JsonText;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Finds a weapon that passes the checks of a file. */
@Command(
        name = "solve",
        description = "Finds a weapon that passes checks, and of those that pass the one that changes least.",
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {
            "0:there is one",
            "1:nothing passes, or the budget was spent before anything did",
            "3:the file, or one that it names, is at fault",
        },
        footer = {
            "",
            "Examples:",
            "  java -jar gunfeel.jar solve wanted.yaml",
            "  java -jar gunfeel.jar solve wanted.yaml -o rifle.json",
        })
final class SolveCommand implements Callable<Integer> {
    @Parameters(
            index = "0",
            paramLabel = "FILE",
            description = "the weapon, what may be changed, and the checks, in YAML or JSON")
    private @Nullable Path file;

    @Option(
            names = {"-o", "--output"},
            paramLabel = "FILE",
            description = "writes the weapon that passes to a file")
    private @Nullable Path output;

    @Option(names = "--json", description = "prints all of it, as the service answers it")
    private boolean json;

    @Spec
    private @Nullable CommandSpec spec;

    @Override
    public Integer call() {
        CommandLine line = Objects.requireNonNull(spec).commandLine();
        DocumentFile.Request<SolveRequest> read =
                DocumentFile.request(Objects.requireNonNull(file), SolveRequest.class, Commands.limits());
        if (output != null) {
            OutputFiles.require(List.of(output), read.sources());
        }
        long end = System.nanoTime() + (long) (read.request().budgetSeconds() * TimeUnit.SECONDS.toNanos(1));
        TerminalProgress progress = TerminalProgress.shownOn(line.getErr());
        Solution solution = Solver.solve(
                read.request(),
                Runtime.getRuntime().availableProcessors(),
                () -> System.nanoTime() - end > 0,
                tried -> {
                    if (progress != null) {
                        progress.show(tried + " weapons tried");
                    }
                });
        if (progress != null) {
            progress.end();
        }
        boolean isSolved = solution.outcome() == SolveOutcome.SOLVED;
        if (output != null && isSolved) {
            OutputFiles.write(output, JsonText.readable(solution.weapon()));
        }
        if (json) {
            Output.print(line.getOut(), new String(JsonText.readable(solution), StandardCharsets.UTF_8));
        } else {
            print(solution, line.getOut());
            Output.finish(line.getOut());
        }
        return isSolved ? 0 : 1;
    }

    private static void print(Solution solution, PrintWriter out) {
        int width = solution.changed().stream()
                .mapToInt(number -> number.pointer().length())
                .max()
                .orElse(0);
        for (ChangedNumber number : solution.changed()) {
            Terminal.printLine(
                    out,
                    "  " + number.pointer()
                            + " ".repeat(width - number.pointer().length()) + "  " + Figures.shortest(number.before())
                            + " -> " + Figures.shortest(number.after()));
        }
        solution.results().forEach(result -> TextReport.print(result, out));
        solution.warnings().forEach(warning -> Terminal.printLine(out, "warning: " + warning.message()));
        String how = switch (solution.outcome()) {
            case SOLVED -> "Solved";
            case INFEASIBLE -> "Infeasible";
            case CLOSEST -> "Closest";
        };
        Terminal.printLine(
                out,
                how + " after " + solution.evaluations() + (solution.evaluations() == 1 ? " weapon" : " weapons") + ": "
                        + solution.message()
                        + (solution.isComplete()
                                ? ""
                                : "; the budget ended the search, and more of it may find a better one"));
    }
}
