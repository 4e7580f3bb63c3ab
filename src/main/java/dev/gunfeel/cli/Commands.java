package dev.gunfeel.cli;

import dev.gunfeel.document.FileException;
import dev.gunfeel.input.InputException;
import dev.gunfeel.input.Limits;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.ScopeType;

/** The commands of the jar. None of them starts a server or loads any of its classes. */
@Command(
        name = "gunfeel",
        description = {
            "Computes how a weapon feels. Without a command it serves on port 8080 (see serve).",
        },
        mixinStandardHelpOptions = true,
        scope = ScopeType.INHERIT,
        versionProvider = Version.class,
        subcommands = {
            CheckCommand.class,
            ArsenalCommand.class,
            ChangesCommand.class,
            SolveCommand.class,
            ExplainCommand.class,
            FitCommand.class,
            SweepCommand.class,
            SequenceCommand.class,
            PlotCommand.class,
            ExportCommand.class,
            ImportCommand.class,
            PresetCommand.class,
            SchemaCommand.class,
            ServeCommand.class
        },
        footer = {
            "",
            "Examples:",
            "  java -jar gunfeel.jar check balance.yaml --junit report.xml",
            "  java -jar gunfeel.jar plot assaultRifle -o pattern.png",
            "  java -jar gunfeel.jar check --help",
        })
public final class Commands {
    /** What a command ends with that was not given what it needs: the input is at fault, and every complaint was told. */
    static final int BAD_INPUT = 3;

    private static final int FAILED = 70;

    /** Examples stand on one line each. */
    private static final int WIDTH = 100;

    private static final List<String> HELP = List.of("-h", "--help");
    private static final List<String> OF_THE_JAR = List.of("-h", "--help", "-V", "--version");

    private Commands() {}

    /**
     * Tells commands from settings of the server.
     *
     * @param arguments what the jar was started with
     * @return whether they are for a command; otherwise they are the server's
     */
    public static boolean take(String... arguments) {
        if (arguments.length == 0) {
            return false;
        }
        String first = arguments[0];
        return first.equals(ServeCommand.NAME)
                ? Arrays.stream(arguments).anyMatch(HELP::contains)
                : OF_THE_JAR.contains(first) || !first.startsWith("-");
    }

    /**
     * Takes the word {@code serve} away.
     *
     * @param arguments what the jar was started with, which is not for a command
     * @return the server's arguments
     */
    public static String[] ofServer(String... arguments) {
        return arguments.length > 0 && arguments[0].equals(ServeCommand.NAME)
                ? Arrays.copyOfRange(arguments, 1, arguments.length)
                : arguments;
    }

    /**
     * Runs a command.
     *
     * @param arguments the name of the command, its files and options
     * @return the exit code: for {@code check} 0 passed, 1 failed, 2 uncertain; for every command 3 for input at fault
     */
    public static int run(String... arguments) {
        CommandLine line = commandLine();
        // System.out would swallow that a disk is full.
        line.setOut(new PrintWriter(
                new OutputStreamWriter(new FileOutputStream(FileDescriptor.out), StandardCharsets.UTF_8)));
        try {
            int code = line.execute(arguments);
            line.getOut().flush();
            return code;
        } catch (OutOfMemoryError e) {
            System.err.println("The memory is not enough; give Java more of it with -Xmx, or check less at once.");
            return FAILED;
        }
    }

    /** Returns the limits that the environment sets, or complains about the variable that it sets wrongly. */
    static Limits limits() {
        try {
            return Limits.of(System::getenv);
        } catch (IllegalArgumentException e) {
            throw new UsageException(Objects.requireNonNull(e.getMessage()));
        }
    }

    static CommandLine commandLine() {
        CommandLine line = new CommandLine(new Commands());
        line.setCaseInsensitiveEnumValuesAllowed(true);
        line.setUsageHelpWidth(WIDTH);
        line.setExecutionExceptionHandler(Commands::failure);
        line.setParameterExceptionHandler(Commands::misuse);
        line.getCommandSpec().exitCodeOnInvalidInput(BAD_INPUT);
        line.getSubcommands()
                .values()
                .forEach(command -> command.getCommandSpec().exitCodeOnInvalidInput(BAD_INPUT));
        return line;
    }

    /** Says what is wrong with the arguments, and how they are meant. */
    private static int misuse(CommandLine.ParameterException e, String... arguments) {
        CommandLine line = e.getCommandLine();
        Terminal.printLine(line.getErr(), Objects.requireNonNull(e.getMessage()));
        if (!CommandLine.UnmatchedArgumentException.printSuggestions(e, line.getErr())) {
            line.usage(line.getErr());
        }
        return BAD_INPUT;
    }

    private static int failure(Exception e, CommandLine line, CommandLine.ParseResult result) throws Exception {
        PrintWriter err = line.getErr();
        if (e instanceof FileException file) {
            file.complaints().forEach(complaint -> Terminal.printLine(err, complaint));
            err.println(count(file.complaints().size()));
            return BAD_INPUT;
        } else if (e instanceof InputException input) {
            input.complaints().forEach(complaint -> Terminal.printLine(err, OptionNames.complaint(complaint)));
            return BAD_INPUT;
        } else if (e instanceof UsageException) {
            Terminal.printLine(err, Objects.requireNonNull(e.getMessage()));
            return BAD_INPUT;
        }
        err.println("Gunfeel failed; please report this with your files:");
        Terminal.printTrace(err, e);
        return FAILED;
    }

    private static String count(int complaints) {
        return complaints == 1 ? "1 thing is wrong." : complaints + " things are wrong.";
    }
}
