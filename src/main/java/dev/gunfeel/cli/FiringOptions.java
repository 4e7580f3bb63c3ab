package dev.gunfeel.cli;

import dev.gunfeel.burst.WeaponBurst;
import dev.gunfeel.burst.WeaponSequence;
import dev.gunfeel.burst.WeaponSequenceRequest;
import dev.gunfeel.document.DocumentFile;
import dev.gunfeel.input.Check;
import dev.gunfeel.input.Complaints;
import dev.gunfeel.input.Defaults;
import dev.gunfeel.input.Formulas;
import dev.gunfeel.input.InputException;
import dev.gunfeel.input.Limits;
import dev.gunfeel.input.Warning;
import dev.gunfeel.input.Words;
import dev.gunfeel.player.Player;
import dev.gunfeel.player.PlayerWord;
import dev.gunfeel.random.Algorithm;
import dev.gunfeel.random.GeneratorLifetime;
import dev.gunfeel.random.SeedMixing;
import dev.gunfeel.weapon.Firing;
import dev.gunfeel.weapon.Seeds;
import dev.gunfeel.weapon.Weapon;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.TypeConversionException;

/** What is fired, and how: what the commands share that fire one burst. */
final class FiringOptions {
    @Parameters(
            index = "0",
            paramLabel = "WEAPON",
            description = "a weapon document in YAML or JSON, the name of a preset, or - for the standard input")
    private @Nullable Path weapon;

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
    private @Nullable Double recoilControl;

    @Option(
            names = "--player",
            paramLabel = "WHO",
            description = "none (where left out) or perfect: who pulls against climb and pattern")
    private @Nullable PlayerWord player;

    @Option(
            names = "--formulas",
            paramLabel = "WHICH",
            description = "published or corrected; where left out, what the weapon says itself, or published")
    private @Nullable Formulas formulas;

    @Option(names = "--seed", paramLabel = "N", description = "the seed of running spread; drawn where left out")
    private @Nullable Long seed;

    @Option(
            names = "--generator",
            paramLabel = "ENGINE",
            converter = GeneratorWord.class,
            description =
                    "where random numbers come from: unity, unityMathematics, unreal, godot, dotnet, java, source, or"
                            + " splitmix64 where left out")
    private @Nullable Algorithm generator;

    @Option(
            names = "--seed-mixing",
            paramLabel = "HOW",
            description = "none (where left out) or splitmix: what is made of a seed before a generator is made of it")
    private @Nullable SeedMixing seedMixing;

    @Option(
            names = "--generator-lifetime",
            paramLabel = "HOW",
            description = "shot (where left out) or burst: a generator for each shot, or one that is drawn on")
    private @Nullable GeneratorLifetime generatorLifetime;

    @Option(
            names = "--against",
            paramLabel = "WEAPON",
            description = "another weapon document or preset to compare with, fired the same way")
    private @Nullable Path against;

    /** Returns the files that are read. */
    List<Path> sources() {
        return Stream.of(weapon, against).filter(Objects::nonNull).toList();
    }

    /**
     * Fires the burst.
     *
     * @throws dev.gunfeel.document.FileException with every complaint about the file of a weapon
     * @throws InputException with every complaint about the options
     */
    WeaponSequence fire() {
        return WeaponBurst.sequence(request());
    }

    /**
     * Returns the burst that is asked for.
     *
     * @throws dev.gunfeel.document.FileException with every complaint about the file of a weapon
     * @throws InputException with every complaint about the options
     */
    WeaponSequenceRequest request() {
        Limits limits = Commands.limits();
        Weapon fired = read(Objects.requireNonNull(weapon), formulas, limits);
        long count = shots != null ? shots : Firing.standard(fired).count();
        WeaponSequenceRequest request = WeaponSequenceRequest.of(
                        fired, Firing.of((int) count).atSpeed(speed))
                .withFormulas(formulas)
                .withGenerator(Defaults.or(generator, Algorithm.SPLITMIX64))
                .withSeedMixing(Defaults.or(seedMixing, SeedMixing.NONE))
                .withGeneratorLifetime(Defaults.or(generatorLifetime, GeneratorLifetime.SHOT))
                .withSeeds(Seeds.NONE.withRunning(seed))
                .withDistanceMeters(distance)
                .withRecoilControl(recoilControl)
                .withPlayer(player == null ? null : Player.of(player))
                .withAgainst(against == null ? null : read(against, formulas, limits));
        Complaints complaints = Complaints.root(limits);
        Check.check(request, complaints);
        complaints.throwIfAny();
        return request;
    }

    /** Reads a weapon document, or finds the preset of that name. */
    static Weapon read(Path named, @Nullable Formulas formulas, Limits limits) {
        if (Files.exists(named)
                || named.toString().contains(".")
                || named.toString().equals("-")) {
            return DocumentFile.weapon(named, formulas, limits);
        }
        return PresetCommand.preset(named.toString()).weapon();
    }

    /** A generator by the word of the contract, which a constant's name in small letters is not. */
    static final class GeneratorWord implements ITypeConverter<Algorithm> {
        @Override
        public Algorithm convert(String word) {
            List<String> known = Stream.of(Algorithm.values()).map(Words::of).toList();
            return Stream.of(Algorithm.values())
                    .filter(one -> Words.of(one).equalsIgnoreCase(word))
                    .findFirst()
                    .orElseThrow(() -> new TypeConversionException(
                            "'" + word + "' is no generator; " + Words.suggestion(word, known)));
        }
    }

    /** Prints the warnings of an answer that has no place for them. */
    static void print(List<Warning> warnings, PrintWriter err) {
        warnings.forEach(warning -> Terminal.printLine(
                err, "warning: " + (warning.pointer() == null ? "" : warning.pointer() + " ") + warning.message()));
    }
}
