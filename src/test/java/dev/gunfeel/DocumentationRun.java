package dev.gunfeel;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Runs what the documentation shows, in a folder of its own: a shell on whose path {@code java -jar …gunfeel.jar} is the
 * program that is being tested.
 */
public final class DocumentationRun {
    private static final Pattern BLOCK = Pattern.compile("(?ms)^```(\\S+)(?: (\\S+))?\\n(.*?)^```$");

    private final Path folder;
    private final Path tools;

    /** A fenced block: its language, the word after it, and its text. */
    public record Block(String language, String word, String text) {}

    /** What a script ended with, and all that it wrote. */
    public record Outcome(int status, String output) {}

    /** Furnishes an empty folder. */
    public DocumentationRun(Path folder) throws IOException {
        this.folder = folder;
        tools = Files.createDirectories(folder.resolveSibling(folder.getFileName() + "-tools"));
        program(
                "java",
                "[ \"$1\" = -jar ] || exit 99; case \"$2\" in *gunfeel.jar) shift 2;; *) exit 98;; esac",
                "exec '" + Path.of(System.getProperty("java.home"), "bin", "java") + "' -cp '"
                        + System.getProperty("java.class.path") + "' dev.gunfeel.Gunfeel \"$@\"");
    }

    /** Returns the blocks of a document, in order. */
    public static List<Block> blocks(Path document) throws IOException {
        List<Block> blocks = new ArrayList<>();
        Matcher block = BLOCK.matcher(Files.readString(document));
        while (block.find()) {
            blocks.add(new Block(block.group(1), block.group(2) == null ? "" : block.group(2), block.group(3)));
        }
        return blocks;
    }

    /** Returns the one block with a word. */
    public static String block(Path document, String word) throws IOException {
        return blocks(document).stream()
                .filter(block -> block.word().equals(word))
                .map(Block::text)
                .findFirst()
                .orElseThrow();
    }

    /** Puts a program on the path of scripts. */
    public void program(String name, String... lines) throws IOException {
        Path file = Files.writeString(tools.resolve(name), "#!/bin/sh\n" + String.join("\n", lines) + "\n");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
    }

    /** Runs a script in the folder. */
    public Outcome run(String script, Map<String, String> environment) throws IOException, InterruptedException {
        Path output = tools.resolve("output");
        ProcessBuilder builder = new ProcessBuilder("bash", "-e", "-o", "pipefail", "-c", script)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectInput(new File("/dev/null"))
                .redirectOutput(output.toFile());
        builder.environment().put("PATH", tools + File.pathSeparator + System.getenv("PATH"));
        builder.environment().putAll(environment);
        Process process = builder.start();
        assertThat(process.waitFor(180, TimeUnit.SECONDS)).as(script).isTrue();
        return new Outcome(process.exitValue(), Files.readString(output));
    }

    /** Runs the commands of a console block, and holds what they print against what it shows. */
    public void console(String block) throws IOException, InterruptedException {
        String[] commands = block.split("(?m)^\\$ ");
        for (String command : Stream.of(commands).skip(1).toList()) {
            String[] parts = command.split("\n", 2);
            Outcome outcome = run(parts[0], Map.of());
            assertThat(outcome.output()).as(parts[0]).isEqualTo(parts[1]);
        }
    }
}
