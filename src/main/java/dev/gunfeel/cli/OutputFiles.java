package dev.gunfeel.cli;

import dev.gunfeel.document.ExistingPath;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.AccessDeniedException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The files that commands write. Each is there as a whole or not at all. */
final class OutputFiles {
    private static final Path DEVICES = Path.of("/dev");

    private OutputFiles() {}

    /**
     * Complains about files that can't be written, or must not be: those that are read, and those that another output
     * goes to. It is asked before any work is done.
     *
     * @param files what is to be written
     * @param sources what is read
     */
    static void require(List<Path> files, List<Path> sources) {
        List<Path> others = new ArrayList<>();
        for (Path file : files) {
            try {
                requireWritable(file);
                for (Path source : sources) {
                    if (isSame(file, source)) {
                        throw new UsageException(file + " is what is read here; write to another file");
                    }
                }
                for (Path other : others) {
                    requireApart(file, other);
                }
            } catch (IOException e) {
                throw unwritable(file, e);
            }
            others.add(file);
        }
    }

    /** Complains about a file whose folder isn't there: its name is more likely wrong than the folder missing. */
    static void requireFolder(Path file) {
        Path folder = file.toAbsolutePath().getParent();
        if (folder != null && !Files.exists(folder)) {
            throw new UsageException("the folder " + folder + " doesn't exist; make it, or add --mkdirs");
        }
    }

    private static void requireWritable(Path file) throws IOException {
        Path known = ExistingPath.of(file);
        if (!Files.exists(known)) {
            throw new FileSystemException(
                    file.toString(), null, known + " is a link to what doesn't exist; mend or remove it");
        } else if (Files.isDirectory(file)) {
            throw new FileSystemException(file.toString(), null, "it is a folder");
        } else if (!Files.exists(file) && !Files.isDirectory(known)) {
            throw new FileSystemException(file.toString(), null, known + " is a file, not a folder");
        } else if (!Files.isWritable(known)) {
            throw new AccessDeniedException(known.toString());
        }
    }

    private static void requireApart(Path file, Path other) throws IOException {
        Path place = place(file);
        Path otherPlace = place(other);
        if (isSame(file, other) || place.equals(otherPlace)) {
            throw new UsageException(file + " would be written twice; give each output a file of its own");
        } else if (place.startsWith(otherPlace) || otherPlace.startsWith(place)) {
            throw new UsageException(
                    file + " and " + other + " can't both be written: the one would have to be the other's folder");
        }
    }

    private static boolean isSame(Path file, Path other) throws IOException {
        return Files.exists(file) && Files.exists(other) && Files.isSameFile(file, other);
    }

    /** Returns where a file is or will be, whatever links lead there. */
    private static Path place(Path file) throws IOException {
        if (isDirect(file)) {
            return file.toAbsolutePath();
        }
        Path known = ExistingPath.of(file);
        return known.toRealPath()
                .resolve(known.relativize(file.toAbsolutePath()))
                .normalize();
    }

    /** Returns whether a path is that of a device, a pipe or an open stream, which are written to and not replaced. */
    private static boolean isDirect(Path file) {
        boolean isStream = Files.isSymbolicLink(file) && file.toAbsolutePath().startsWith(DEVICES);
        return Files.exists(file) && (isStream || !Files.isRegularFile(file));
    }

    /**
     * Writes a file, and the folders that it lies in. What was there stays until all of the new content is on the disk, so
     * that neither a crash nor a full disk leaves half a file.
     */
    static void write(Path file, byte[] content) {
        try {
            requireWritable(file);
            if (isDirect(file)) {
                Files.write(file, content);
            } else {
                replace(place(file), content);
            }
        } catch (IOException e) {
            throw unwritable(file, e);
        }
    }

    private static void replace(Path file, byte[] content) throws IOException {
        Path folder = Objects.requireNonNull(file.getParent());
        Files.createDirectories(folder);
        Path temporary = temporary(folder, file);
        if (temporary == null) {
            Files.write(file, content);
            return;
        }
        try {
            fill(temporary, content);
            keepPermissions(file, temporary);
            move(temporary, file);
        } finally {
            Files.deleteIfExists(temporary);
        }
    }

    /** Returns a new file in a folder; null where only the file itself may be written there. */
    private static @Nullable Path temporary(Path folder, Path file) throws IOException {
        try {
            return Files.createTempFile(folder, ".gunfeel", ".tmp", asNewFiles(folder));
        } catch (AccessDeniedException e) {
            if (Files.exists(file)) {
                return null;
            }
            throw e;
        }
    }

    /** Returns the permissions that every new file has, less those that the process masks: others may read it, too. */
    private static FileAttribute<?>[] asNewFiles(Path folder) {
        return Files.getFileAttributeView(folder, PosixFileAttributeView.class) == null
                ? new FileAttribute<?>[0]
                : new FileAttribute<?>[] {
                    PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-rw-rw-"))
                };
    }

    private static void fill(Path file, byte[] content) throws IOException {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
            ByteBuffer left = ByteBuffer.wrap(content);
            while (left.hasRemaining()) {
                channel.write(left);
            }
            channel.force(true);
        }
    }

    private static void keepPermissions(Path from, Path to) throws IOException {
        PosixFileAttributeView view = Files.getFileAttributeView(to, PosixFileAttributeView.class);
        if (view != null && Files.exists(from)) {
            view.setPermissions(Files.getPosixFilePermissions(from));
        }
    }

    private static void move(Path from, Path to) throws IOException {
        try {
            Files.move(from, to, StandardCopyOption.ATOMIC_MOVE);
        } catch (AtomicMoveNotSupportedException e) {
            Files.move(from, to, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    private static UsageException unwritable(Path file, IOException e) {
        return new UsageException("can't write " + file + ": " + reason(e));
    }

    private static String reason(IOException e) {
        if (e instanceof AccessDeniedException denied) {
            return "the permissions of " + denied.getFile() + " forbid it";
        }
        String reason = e instanceof FileSystemException system ? system.getReason() : e.getMessage();
        return reason != null ? reason : "look at the path and its permissions";
    }
}
