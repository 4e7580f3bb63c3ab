package dev.gunfeel.cli;

import dev.gunfeel.burst.WeaponBurst;
import dev.gunfeel.burst.WeaponSequenceRequest;
import dev.gunfeel.export.DataTable;
import dev.gunfeel.export.Export;
import dev.gunfeel.export.ExportFormat;
import dev.gunfeel.export.FitTolerance;
import dev.gunfeel.export.GoldenVectors;
import dev.gunfeel.input.Complaints;
import dev.gunfeel.input.Words;
import java.io.ByteArrayOutputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Fires a weapon and writes what an engine imports. */
@Command(
        name = "export",
        description = "Fires a rested weapon and writes its kick, or its shots, as an engine imports them.",
        footer = {
            "",
            "Formats: unreal-curvetable, unreal-curvetable-json, unreal-datatable (the shots), unity-animationcurve,",
            "unity-anim, godot-tres, gltf, vectors (every draw and figure, for the tests of a port). docs/engines.md says what",
            "to do with each.",
            "",
            "Examples:",
            "  java -jar gunfeel.jar export rifle.yaml --to unity-animationcurve -o kick.json",
            "  java -jar gunfeel.jar export assaultRifle --shots 30 --to godot-tres --tolerance 0.05 -o kick.tres",
            "  java -jar gunfeel.jar export rifle.yaml --generator unity --seed 7 --to vectors -o rifle.vectors.json",
        })
final class ExportCommand implements Callable<Integer> {
    @Mixin
    private final FiringOptions firing = new FiringOptions();

    @Option(names = "--to", paramLabel = "FORMAT", required = true, description = "what to write; see below")
    private String to = "";

    @Option(
            names = {"-o", "--output"},
            paramLabel = "FILE",
            required = true,
            description = "the file to write")
    private @Nullable Path output;

    @Option(
            names = "--tolerance",
            paramLabel = "DEGREES",
            description = "how far curves may be from the formulas; 0.01 where left out")
    private @Nullable String tolerance;

    @Spec
    private @Nullable CommandSpec spec;

    @Override
    public Integer call() {
        requireFormat();
        Complaints complaints = Complaints.root(Commands.limits());
        double toleranceDegrees = FitTolerance.read(tolerance, complaints.parameters());
        complaints.throwIfAny();
        Path file = Objects.requireNonNull(output);
        OutputFiles.require(List.of(file), firing.sources());
        WeaponSequenceRequest request = firing.request();
        OutputFiles.write(file, content(request, toleranceDegrees));
        return 0;
    }

    private void requireFormat() {
        List<String> known = Stream.concat(
                        Stream.of(DataTable.WORD, GoldenVectors.WORD),
                        Stream.of(ExportFormat.values()).map(ExportFormat::word))
                .toList();
        if (!known.contains(to)) {
            throw new UsageException(to + " is no format to export to; " + Words.suggestion(to, known));
        }
    }

    private byte[] content(WeaponSequenceRequest request, double toleranceDegrees) {
        if (to.equals(DataTable.WORD)) {
            ByteArrayOutputStream table = new ByteArrayOutputStream();
            DataTable.write(WeaponBurst.sequence(request).table(), table);
            return table.toByteArray();
        }
        if (to.equals(GoldenVectors.WORD)) {
            return GoldenVectors.of(request, WeaponBurst.sequence(request));
        }
        ExportFormat format = Stream.of(ExportFormat.values())
                .filter(one -> one.word().equals(to))
                .findFirst()
                .orElseThrow();
        Export export = format.ofWeapon(request, toleranceDegrees);
        Terminal.printLine(
                Objects.requireNonNull(spec).commandLine().getErr(),
                export.keys() + " keys, at most " + export.largestErrorDegrees() + " degrees off");
        return export.content();
    }
}
