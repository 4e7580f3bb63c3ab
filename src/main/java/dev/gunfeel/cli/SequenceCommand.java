package dev.gunfeel.cli;

import dev.gunfeel.burst.WeaponSequence;
import dev.gunfeel.text.JsonText;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Fires a weapon and prints where every bullet goes. */
@Command(
        name = "sequence",
        description = "Fires a rested weapon and prints where every bullet goes, as JSON or CSV.",
        footer = {
            "",
            "Examples:",
            "  java -jar gunfeel.jar sequence weapon.yaml --csv",
            "  java -jar gunfeel.jar sequence assaultRifle --shots 30 --distance 25 --csv -o shots.csv",
        })
final class SequenceCommand implements Callable<Integer> {
    @Mixin
    private final FiringOptions firing = new FiringOptions();

    @Mixin
    private final TableOptions table = new TableOptions();

    @Option(names = "--csv", description = "prints a table, one line a shot, instead of JSON")
    private boolean csv;

    @Option(
            names = {"-o", "--output"},
            paramLabel = "FILE",
            description = "writes to a file instead")
    private @Nullable Path output;

    @Spec
    private @Nullable CommandSpec spec;

    @Override
    public Integer call() {
        CommandLine line = Objects.requireNonNull(spec).commandLine();
        if (output != null) {
            OutputFiles.require(List.of(output), firing.sources());
        }
        WeaponSequence sequence = firing.fire();
        byte[] content = content(sequence);
        if (output != null) {
            OutputFiles.write(output, content);
        } else {
            Output.print(line.getOut(), new String(content, StandardCharsets.UTF_8));
        }
        if (csv) {
            FiringOptions.print(sequence.warnings(), line.getErr());
        }
        return 0;
    }

    private byte[] content(WeaponSequence sequence) {
        if (!csv) {
            return JsonText.readable(sequence);
        }
        return table.csv(sequence);
    }
}
