package dev.gunfeel.cli;

import dev.gunfeel.document.DocumentFile;
import dev.gunfeel.plot.Table;
import dev.gunfeel.solve.SweepRequest;
import dev.gunfeel.solve.Sweeper;
import dev.gunfeel.text.Csv;
import dev.gunfeel.text.DecimalMark;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Holds variants of a weapon against checks, a row each. */
@Command(
        name = "sweep",
        description = "Prints a table with a row for each variant of a weapon: its numbers, and how its checks end.",
        footer = {
            "",
            "Shards are printed without a header but the first, so that all of them one after the other are the whole table.",
            "",
            "Examples:",
            "  java -jar gunfeel.jar sweep variants.yaml > variants.csv",
            "  java -jar gunfeel.jar sweep variants.yaml --shard 3/16 > 03.csv",
        })
final class SweepCommand implements Callable<Integer> {
    private static final Pattern SHARD = Pattern.compile("([1-9][0-9]{0,6})/([1-9][0-9]{0,6})");

    /** So many rows are computed at once and then printed. */
    private static final int PORTION = 256;

    @Parameters(
            index = "0",
            paramLabel = "FILE",
            description = "the weapon, its variants and the checks, in YAML or JSON")
    private @Nullable Path file;

    @Option(names = "--shard", paramLabel = "I/N", description = "prints the part I of N alone, counted from 1")
    private @Nullable String shard;

    @Spec
    private @Nullable CommandSpec spec;

    @Override
    public Integer call() {
        CommandLine line = Objects.requireNonNull(spec).commandLine();
        SweepRequest request = DocumentFile.request(Objects.requireNonNull(file), SweepRequest.class, Commands.limits())
                .request();
        int part = 1;
        int parts = 1;
        if (shard != null) {
            Matcher matcher = SHARD.matcher(shard);
            if (!matcher.matches() || Integer.parseInt(matcher.group(1)) > Integer.parseInt(matcher.group(2))) {
                throw new UsageException("--shard must be a part and how many there are, such as 3/16");
            }
            part = Integer.parseInt(matcher.group(1));
            parts = Integer.parseInt(matcher.group(2));
        }
        int from = (int) ((long) request.variants() * (part - 1) / parts);
        int to = (int) ((long) request.variants() * part / parts);
        Sweeper sweeper = new Sweeper(request);
        TerminalProgress progress = TerminalProgress.shownOn(line.getErr());
        boolean isFirst = part == 1;
        for (int next = from; next < to || isFirst; next += PORTION) {
            Table rows = sweeper.rows(next, Math.min(to, next + PORTION));
            ByteArrayOutputStream text = new ByteArrayOutputStream();
            if (isFirst) {
                Csv.write(rows, text);
            } else {
                Csv.append(rows, DecimalMark.POINT, text);
            }
            isFirst = false;
            Output.print(line.getOut(), text.toString(StandardCharsets.UTF_8));
            if (progress != null) {
                progress.show((next - from) + " of " + (to - from) + " variants");
            }
        }
        if (progress != null) {
            progress.end();
        }
        return 0;
    }
}
