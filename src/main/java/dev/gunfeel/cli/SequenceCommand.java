package dev.gunfeel.cli;

import dev.gunfeel.burst.WeaponBurst;
import dev.gunfeel.burst.WeaponSequence;
import dev.gunfeel.burst.WeaponSequenceRequest;
import dev.gunfeel.document.Csv;
import dev.gunfeel.document.DocumentFile;
import dev.gunfeel.document.Documents;
import dev.gunfeel.document.Presets;
import dev.gunfeel.input.Check;
import dev.gunfeel.input.Complaints;
import dev.gunfeel.input.Formulas;
import dev.gunfeel.input.InputException;
import dev.gunfeel.input.Limits;
import dev.gunfeel.math.Axes;
import dev.gunfeel.random.Algorithm;
import dev.gunfeel.weapon.Firing;
import dev.gunfeel.weapon.Preset;
import dev.gunfeel.weapon.Seeds;
import dev.gunfeel.weapon.View;
import dev.gunfeel.weapon.Weapon;
import java.io.ByteArrayOutputStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
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
    private static final int WITHOUT_MAGAZINE = 30;

    @Parameters(
            index = "0",
            paramLabel = "WEAPON",
            description = "a weapon document in YAML or JSON, or the name of a preset")
    private @Nullable Path weapon;

    @Option(names = "--csv", description = "prints a table, one line a shot, instead of JSON")
    private boolean csv;

    @Option(
            names = {"-o", "--output"},
            paramLabel = "FILE",
            description = "writes to a file instead")
    private @Nullable Path output;

    @Option(names = "--shots", paramLabel = "N", description = "how many shots; a full magazine where left out")
    private @Nullable Integer shots;

    @Option(names = "--speed", paramLabel = "M/S", description = "how fast the shooter moves; 0 where left out")
    private double speed;

    @Option(names = "--distance", paramLabel = "M", description = "metres to a wall; adds the impacts on it")
    private @Nullable Double distance;

    @Option(
            names = "--recoil-control",
            paramLabel = "SHARE",
            description = "the share of the climb that the player cancels, from 0 to 1; 0 where left out")
    private double recoilControl;

    @Option(
            names = "--formulas",
            defaultValue = "published",
            description = "published or corrected; ${DEFAULT-VALUE} where left out")
    private Formulas formulas = Formulas.PUBLISHED;

    @Option(names = "--seed", paramLabel = "N", description = "the seed of running spread; drawn where left out")
    private @Nullable Long seed;

    @Spec
    private @Nullable CommandSpec spec;

    @Override
    public Integer call() {
        Limits limits = Limits.of(System::getenv);
        Weapon fired = weapon(limits);
        int count = shots != null ? shots : Objects.requireNonNullElse(fired.magazineSize(), WITHOUT_MAGAZINE);
        WeaponSequenceRequest request = new WeaponSequenceRequest(
                formulas,
                Axes.UNITY,
                fired,
                null,
                new Seeds(null, null, seed),
                Algorithm.SPLITMIX64,
                View.FORWARD,
                distance,
                new Firing(count, speed, null),
                recoilControl);
        Complaints complaints = Complaints.root(limits);
        Check.check(request, complaints);
        if (!complaints.violations().isEmpty()) {
            throw new InputException(complaints.violations());
        }
        write(WeaponBurst.sequence(request));
        return 0;
    }

    private Weapon weapon(Limits limits) {
        Path named = Objects.requireNonNull(weapon);
        Preset preset = Files.exists(named) ? null : Presets.find(named.toString());
        return preset != null ? preset.weapon() : DocumentFile.weapon(named, limits);
    }

    private void write(WeaponSequence sequence) {
        byte[] content;
        if (csv) {
            ByteArrayOutputStream table = new ByteArrayOutputStream();
            Csv.write(sequence.table(), table);
            content = table.toByteArray();
        } else {
            content = Documents.readable(sequence);
        }
        if (output != null) {
            Output.write(output, content);
        } else {
            PrintWriter out = Objects.requireNonNull(spec).commandLine().getOut();
            out.print(new String(content, StandardCharsets.UTF_8));
            out.flush();
        }
    }
}
