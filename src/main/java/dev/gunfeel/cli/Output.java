package dev.gunfeel.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** What commands write: files, and text on the standard output. */
final class Output {
    private Output() {}

    /**
     * Complains about a file to write that is one of those to read.
     *
     * @param file what is to be written
     * @param sources what is read
     */
    static void spare(Path file, List<Path> sources) {
        for (Path source : sources) {
            try {
                if (Files.exists(file) && Files.exists(source) && Files.isSameFile(file, source)) {
                    throw new UsageException(file + " is what is read here; write to another file");
                }
            } catch (IOException e) {
                throw unwritable(file, e);
            }
        }
    }

    /** Writes a file, and the folders that it lies in. */
    static void write(Path file, byte[] content) {
        try {
            Path folder = file.toAbsolutePath().getParent();
            if (folder != null) {
                Files.createDirectories(folder);
            }
            Files.write(file, content);
        } catch (IOException e) {
            throw unwritable(file, e);
        }
    }

    private static UsageException unwritable(Path file, IOException e) {
        return new UsageException("can't write " + file + ": " + reason(file, e));
    }

    private static String reason(Path file, IOException e) {
        if (Files.isDirectory(file)) {
            return "it is a folder";
        } else if (e instanceof AccessDeniedException denied) {
            return "the permissions of " + denied.getFile() + " forbid it";
        } else if (e instanceof FileAlreadyExistsException exists) {
            return exists.getFile() + " is a file, not a folder";
        } else if (e instanceof FileSystemException system && system.getReason() != null) {
            return system.getReason();
        }
        return "look at the path and its permissions";
    }

    /** Prints text, and complains where it doesn't arrive: a full disk must not pass for a complete answer. */
    static void print(PrintWriter out, String text) {
        out.print(text);
        finish(out);
    }

    /** Sends what was printed, and complains where it doesn't arrive. */
    static void finish(PrintWriter out) {
        if (out.checkError()) {
            throw new UsageException("can't write all of the standard output");
        }
    }
}
