package dev.gunfeel.cli;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Prints a JSON Schema. */
@Command(
        name = "schema",
        description =
                "Prints the JSON Schema of arsenal files, balance files or weapon documents, with which editors complete"
                        + " and check them.",
        footer = {
            "",
            "Examples:",
            "  java -jar gunfeel.jar schema balance > balance.schema.json",
            "  java -jar gunfeel.jar schema weapon > weapon.schema.json",
            "",
            "Most editors find the schema of a YAML file by a first line such as",
            "  # yaml-language-server: $schema=balance.schema.json",
        })
final class SchemaCommand implements Callable<Integer> {
    /** What there is a schema of. */
    enum Kind {
        /** An arsenal file. */
        ARSENAL,
        /** A balance file. */
        BALANCE,
        /** A weapon document. */
        WEAPON
    }

    @Parameters(index = "0", description = "arsenal, balance or weapon", paramLabel = "KIND")
    private @Nullable Kind kind;

    @Spec
    private @Nullable CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        String name =
                "/schemas/" + Objects.requireNonNull(kind).name().toLowerCase(java.util.Locale.ROOT) + ".schema.json";
        try (InputStream schema = SchemaCommand.class.getResourceAsStream(name)) {
            if (schema == null) {
                throw new IllegalStateException(name + " is missing from the jar");
            }
            Output.print(
                    Objects.requireNonNull(spec).commandLine().getOut(),
                    new String(schema.readAllBytes(), StandardCharsets.UTF_8));
        }
        return 0;
    }
}
