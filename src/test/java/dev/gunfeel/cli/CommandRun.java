package dev.gunfeel.cli;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.Writer;
import picocli.CommandLine;

/** What a command ended with and printed. */
record CommandRun(int code, String out, String err) {
    static CommandRun of(String... arguments) {
        return to(new StringWriter(), arguments);
    }

    /** Runs a command whose standard output goes to a writer. */
    static CommandRun to(Writer out, String... arguments) {
        StringWriter err = new StringWriter();
        CommandLine line = Commands.commandLine();
        line.setOut(new PrintWriter(out));
        line.setErr(new PrintWriter(err, true));
        int code = line.execute(arguments);
        return new CommandRun(code, out.toString(), err.toString());
    }
}
