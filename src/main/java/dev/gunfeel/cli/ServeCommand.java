package dev.gunfeel.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Stands for the server in the help; the server itself is started without picocli. */
@Command(
        name = ServeCommand.NAME,
        description =
                "Serves the API and its pages; this is what happens without a command. It is set up by environment"
                        + " variables (see the README), such as GUNFEEL_PORT.",
        footer = {
            "",
            "Examples:",
            "  java -jar gunfeel.jar",
            "  GUNFEEL_PORT=9000 java -jar gunfeel.jar serve",
        })
final class ServeCommand implements Runnable {
    static final String NAME = "serve";

    @Parameters(arity = "0..*", hidden = true)
    private String[] arguments = {};

    @Override
    public void run() {
        throw new IllegalStateException("the server takes no part in commands: " + String.join(" ", arguments));
    }
}
