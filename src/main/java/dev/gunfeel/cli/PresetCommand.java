package dev.gunfeel.cli;

import dev.gunfeel.document.Presets;
import dev.gunfeel.input.Words;
import dev.gunfeel.text.JsonText;
import dev.gunfeel.weapon.Preset;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Prints the weapons that come with Gunfeel, to start one's own from. */
@Command(
        name = "preset",
        description = "Prints the document of a weapon that comes with Gunfeel, to start your own from; without a name,"
                + " the names of all.",
        footer = {
            "",
            "Examples:",
            "  java -jar gunfeel.jar preset",
            "  java -jar gunfeel.jar preset assaultRifle > rifle.json",
        })
final class PresetCommand implements Callable<Integer> {
    @Parameters(index = "0", arity = "0..1", paramLabel = "NAME", description = "the name of the preset")
    private @Nullable String name;

    @Spec
    private @Nullable CommandSpec spec;

    @Override
    public Integer call() {
        String text = name == null
                ? Presets.all().stream()
                        .map(preset -> preset.name() + ": " + preset.description() + "\n")
                        .collect(Collectors.joining())
                : new String(JsonText.readable(preset(name).weapon()), StandardCharsets.UTF_8);
        Output.print(Objects.requireNonNull(spec).commandLine().getOut(), text);
        return 0;
    }

    /** Returns a preset by its name, or complains. */
    static Preset preset(String name) {
        Preset preset = Presets.find(name);
        if (preset == null) {
            throw new UsageException(name + " is neither a preset nor a file that ends in .yaml, .yml or .json; "
                    + Words.suggestion(name, Presets.names()));
        }
        return preset;
    }
}
