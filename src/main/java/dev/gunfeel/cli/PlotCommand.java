package dev.gunfeel.cli;

import dev.gunfeel.burst.WeaponSequence;
import dev.gunfeel.input.Complaints;
import dev.gunfeel.picture.PictureOptions;
import dev.gunfeel.picture.Pictures;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Fires a weapon and draws where the bullets land. */
@Command(
        name = "plot",
        description = "Fires a rested weapon and draws where the bullets land, with the path of the view.",
        footer = {
            "",
            "Examples:",
            "  java -jar gunfeel.jar plot weapon.yaml -o pattern.png",
            "  java -jar gunfeel.jar plot rifle.yaml --against rifle-old.yaml -o change.svg --theme dark",
        })
final class PlotCommand implements Callable<Integer> {
    private static final String PIXELS =
            "from " + PictureOptions.LEAST_PIXELS + " to " + PictureOptions.MOST_PIXELS + "; ";

    @Mixin
    private final FiringOptions firing = new FiringOptions();

    @Option(
            names = {"-o", "--output"},
            paramLabel = "FILE",
            required = true,
            description = "the picture to write; its ending, .png or .svg, says what it is")
    private @Nullable Path output;

    @Option(names = "--mkdirs", description = "makes the folders of the picture where they are missing")
    private boolean makesFolders;

    @Option(
            names = "--width",
            paramLabel = "PIXELS",
            description = "the width, " + PIXELS + PictureOptions.STANDARD_WIDTH + " where left out")
    private @Nullable String width;

    @Option(
            names = "--height",
            paramLabel = "PIXELS",
            description = "the height, " + PIXELS + PictureOptions.STANDARD_HEIGHT + " where left out")
    private @Nullable String height;

    @Option(names = "--theme", paramLabel = "WHICH", description = "light (where left out) or dark")
    private @Nullable String theme;

    @Spec
    private @Nullable CommandSpec spec;

    @Override
    public Integer call() {
        Complaints complaints = Complaints.root(Commands.limits());
        PictureOptions options = PictureOptions.read(width, height, theme, complaints.parameters());
        complaints.throwIfAny();
        Path file = Objects.requireNonNull(output);
        PictureFile.requireFormat(file);
        if (!makesFolders) {
            OutputFiles.requireFolder(file);
        }
        OutputFiles.require(List.of(file), firing.sources());
        WeaponSequence sequence = firing.fire();
        PictureFile.write(file, Pictures.of(sequence).orElseThrow(), options);
        FiringOptions.print(
                sequence.warnings(), Objects.requireNonNull(spec).commandLine().getErr());
        return 0;
    }
}
