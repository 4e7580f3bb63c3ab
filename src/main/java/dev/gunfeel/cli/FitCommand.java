package dev.gunfeel.cli;

import dev.gunfeel.document.DocumentFile;
import dev.gunfeel.fit.Fit;
import dev.gunfeel.fit.FitRequest;
import dev.gunfeel.fit.FittedImpulse;
import dev.gunfeel.fit.FittedPattern;
import dev.gunfeel.fit.Fitting;
import dev.gunfeel.fit.Recording;
import dev.gunfeel.importing.ImportFormat;
import dev.gunfeel.importing.WeaponImport;
import dev.gunfeel.input.Limits;
import dev.gunfeel.input.Words;
import dev.gunfeel.math.Figures;
import dev.gunfeel.math.Vector2;
import dev.gunfeel.text.JsonText;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Fits a weapon to recordings. */
@Command(
        name = "fit",
        description = "Fits a weapon to recorded sprays, or to how the view moved after one shot.",
        footer = {
            "",
            "A table is a recording: a line for each shot, with right and up in degrees, pixels or mouse counts, as import reads it",
            "(docs/weapons-of-games.md). A document in YAML or JSON is what POST /v1/fit takes.",
            "",
            "Examples:",
            "  java -jar gunfeel.jar fit first.csv second.csv third.csv -o rifle.json",
            "  java -jar gunfeel.jar fit kick.json",
        })
final class FitCommand implements Callable<Integer> {
    private static final List<String> DOCUMENTS = List.of(".yaml", ".yml", ".json");

    @Parameters(
            arity = "1..*",
            paramLabel = "FILE",
            description = "recordings of one weapon as tables, or one document")
    private List<Path> files = new ArrayList<>();

    @Option(
            names = {"-o", "--output"},
            paramLabel = "FILE",
            description = "writes the weapon to a file")
    private @Nullable Path output;

    @Option(names = "--json", description = "prints all of it, as the service answers it")
    private boolean json;

    @Spec
    private @Nullable CommandSpec spec;

    @Override
    public Integer call() {
        CommandLine line = Objects.requireNonNull(spec).commandLine();
        if (output != null) {
            OutputFiles.require(List.of(output), files);
        }
        Fit fit = Fitting.fit(request(line.getErr()));
        if (output != null) {
            OutputFiles.write(output, JsonText.readable(fit.weapon()));
        }
        if (json) {
            Output.print(line.getOut(), new String(JsonText.readable(fit), StandardCharsets.UTF_8));
        } else {
            print(fit, line.getOut());
            Output.finish(line.getOut());
        }
        return 0;
    }

    private FitRequest request(PrintWriter err) {
        Limits limits = Commands.limits();
        if (files.size() == 1 && isDocument(files.get(0))) {
            return DocumentFile.request(files.get(0), FitRequest.class, limits).request();
        }
        List<Recording> recordings = new ArrayList<>();
        for (Path file : files) {
            if (isDocument(file)) {
                throw new UsageException(file + " is a document, which holds all recordings itself; give it alone");
            }
            recordings.add(recording(file, limits, err));
        }
        return FitRequest.ofRecordings(recordings);
    }

    private static boolean isDocument(Path file) {
        String name = file.toString().toLowerCase(Locale.ROOT);
        return DOCUMENTS.stream().anyMatch(name::endsWith);
    }

    private static Recording recording(Path file, Limits limits, PrintWriter err) {
        WeaponImport read =
                ImportFormat.read(Words.of(ImportFormat.TABLE), ImportCommand.content(file, limits), limits);
        read.unmatched()
                .forEach(unmatched -> Terminal.printLine(
                        err, file + ":" + unmatched.line() + ": " + unmatched.name() + ": " + unmatched.reason()));
        List<Vector2> bullets = Objects.requireNonNull(
                        Objects.requireNonNull(read.weapon().spread()).pattern())
                .degrees();
        boolean isTimed =
                read.assumed().stream().noneMatch(assumed -> assumed.pointer().endsWith("/fireIntervalSeconds"));
        List<Double> seconds = new ArrayList<>();
        for (int shot = 0; isTimed && shot < bullets.size(); shot++) {
            seconds.add(shot * read.weapon().intervalSeconds());
        }
        return Recording.of(bullets).withSeconds(seconds);
    }

    private static void print(Fit fit, PrintWriter out) {
        FittedPattern pattern = fit.pattern();
        if (pattern != null) {
            Terminal.printLine(
                    out,
                    "pattern of " + pattern.shots() + " shots from "
                            + (pattern.recordings() == 1 ? "1 recording" : pattern.recordings() + " recordings") + ", "
                            + Figures.significant(fit.weapon().intervalSeconds(), 6) + " s apart");
            if (pattern.scatterDegrees() != null && pattern.coneDegrees() != null) {
                Terminal.printLine(
                        out,
                        "scatter " + Figures.of(pattern.scatterDegrees()) + " degrees, a cone of "
                                + Figures.of(pattern.coneDegrees()) + " degrees, with " + pattern.outsideCone()
                                + " bullets outside");
            }
        }
        for (FittedImpulse impulse : fit.impulses()) {
            Double peakSeconds = impulse.impulse().peakSeconds();
            Terminal.printLine(
                    out,
                    Words.of(impulse.impulse().model()) + " impulse: peakDegrees "
                            + Figures.significant(impulse.impulse().size(), 6) + ", settleSeconds "
                            + Figures.significant(impulse.impulse().settleSeconds(), 6)
                            + (peakSeconds == null ? "" : ", peakSeconds " + Figures.significant(peakSeconds, 6))
                            + "; off by "
                            + Figures.of(impulse.residualDegrees()) + " degrees, at most "
                            + Figures.of(impulse.largestDegrees()));
        }
        fit.warnings().forEach(warning -> Terminal.printLine(out, "warning: " + warning.message()));
    }
}
