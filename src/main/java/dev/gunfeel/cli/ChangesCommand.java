package dev.gunfeel.cli;

import dev.gunfeel.changes.Changes;
import dev.gunfeel.changes.ChangesRequest;
import dev.gunfeel.changes.WeaponChanges;
import dev.gunfeel.input.Check;
import dev.gunfeel.input.Complaints;
import dev.gunfeel.player.Player;
import dev.gunfeel.player.PlayerWord;
import dev.gunfeel.text.JsonText;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Tells what changed between two weapon documents. */
@Command(
        name = "changes",
        description = "Tells what changed between two documents of a weapon: in its numbers, and in what it does.",
        footer = {
            "",
            "Examples:",
            "  java -jar gunfeel.jar changes old/rifle.yaml rifle.yaml",
            "  java -jar gunfeel.jar changes assaultRifle rifle.yaml --markdown -o comment.md",
        })
final class ChangesCommand implements Callable<Integer> {
    @Parameters(
            index = "0",
            paramLabel = "OLD",
            description = "the weapon document as it was, in YAML or JSON, or the name of a preset")
    private @Nullable Path before;

    @Parameters(
            index = "1",
            paramLabel = "NEW",
            description = "the weapon document as it is now, or the name of a preset")
    private @Nullable Path after;

    @Option(names = "--player", paramLabel = "WHO", description = "none: who shoots besides a perfect player")
    private @Nullable PlayerWord player;

    @ArgGroup
    private @Nullable Format format;

    @Mixin
    private final TableOptions table = new TableOptions();

    @Option(
            names = {"-o", "--output"},
            paramLabel = "FILE",
            description = "writes to a file instead")
    private @Nullable Path output;

    @Spec
    private @Nullable CommandSpec spec;

    /** What is printed instead of a text to read. */
    private static final class Format {
        @Option(names = "--markdown", description = "prints a comment for a pull request")
        private boolean markdown;

        @Option(names = "--csv", description = "prints a table of what it does, one line a figure")
        private boolean csv;

        @Option(names = "--json", description = "prints all of it, as the service answers it")
        private boolean json;
    }

    @Override
    public Integer call() {
        CommandLine line = Objects.requireNonNull(spec).commandLine();
        Path old = Objects.requireNonNull(before);
        Path now = Objects.requireNonNull(after);
        ChangesRequest request = ChangesRequest.of(
                        FiringOptions.read(old, null, Commands.limits()),
                        FiringOptions.read(now, null, Commands.limits()))
                .withPlayers(player == null ? List.of() : List.of(Player.of(player)));
        Complaints complaints = Complaints.root(Commands.limits());
        Check.check(request, complaints);
        complaints.throwIfAny();
        if (output != null) {
            OutputFiles.require(List.of(output), List.of(old, now));
        }
        Changes changes = WeaponChanges.of(
                request, Runtime.getRuntime().availableProcessors(), TerminalProgress.on(line.getErr()));
        byte[] content = content(changes);
        if (output != null) {
            OutputFiles.write(output, content);
        } else if (format == null) {
            changes.toText().lines().forEach(text -> Terminal.printLine(line.getOut(), text));
            Output.finish(line.getOut());
        } else {
            Output.print(line.getOut(), new String(content, StandardCharsets.UTF_8));
        }
        return 0;
    }

    private byte[] content(Changes changes) {
        if (format != null && format.json) {
            return JsonText.readable(changes);
        } else if (format != null && format.csv) {
            return table.csv(changes);
        }
        String text = format != null && format.markdown ? changes.toMarkdown() : changes.toText();
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
