package dev.gunfeel.document;

import dev.gunfeel.check.Baseline;
import dev.gunfeel.check.ChecksRequest;
import dev.gunfeel.input.Check;
import dev.gunfeel.input.Complaints;
import dev.gunfeel.input.Formulas;
import dev.gunfeel.input.InputException;
import dev.gunfeel.input.Limit;
import dev.gunfeel.input.Limits;
import dev.gunfeel.input.Words;
import dev.gunfeel.weapon.Weapon;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.function.BiConsumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Reads one document from a file in YAML or JSON, and what it names by path. A weapon or a baseline may stand in a file of
 * its own within the folder of the first, or deeper: who may change a balance file may not read the rest of the machine
 * by it.
 */
public final class DocumentFile {
    /** The path that stands for the standard input. */
    private static final Path STANDARD_INPUT = Path.of("-");

    private static final int LONGEST_PATH = 4096;
    private static final List<String> ENDINGS = List.of(".yaml", ".yml", ".json");

    private final Path file;
    private final Limits limits;
    private final boolean isRecording;
    private final Locations locations;
    private final List<Path> sources = new ArrayList<>();
    private @Nullable Path baseline;

    private DocumentFile(Path file, Limits limits, boolean isRecording) {
        this.file = file;
        this.limits = limits;
        this.isRecording = isRecording;
        locations = new Locations(file.toString());
    }

    /**
     * Reads and checks the weapon document in a file, within the limits that the environment sets. What depends on the
     * formulas is checked where the weapon is fired.
     *
     * @param file a file that ends in .yaml, .yml or .json
     * @return the weapon
     * @throws FileException with every complaint, each with its line and column
     */
    public static Weapon weapon(Path file) {
        return new DocumentFile(file, Limits.of(System::getenv), false).read(Weapon.class, (weapon, complaints) -> {});
    }

    /**
     * Reads and checks a balance file, with the weapons and the baseline that it names, within the limits that the
     * environment sets.
     *
     * @param file a file that ends in .yaml, .yml or .json
     * @return the weapons and the checks, to be run
     * @throws FileException with every complaint, each with its line and column
     */
    public static ChecksRequest checks(Path file) {
        return balance(file, Limits.of(System::getenv)).request();
    }

    /**
     * Reads and checks the weapon document in a file.
     *
     * @param file a file that ends in .yaml, .yml or .json
     * @param formulas which form of the formulas the weapon is for, over what it says itself; some rules depend on it. The
     *     weapon's own where it is null
     * @param limits the limits in force
     * @return the weapon
     * @throws FileException with every complaint and its location
     */
    public static Weapon weapon(Path file, @Nullable Formulas formulas, Limits limits) {
        return new DocumentFile(file, limits, false)
                .read(
                        Weapon.class,
                        (weapon, complaints) ->
                                weapon.rules(formulas != null ? formulas : weapon.formulasInForce(), complaints));
    }

    /**
     * Reads and checks a balance file, with the weapons and the baseline that it names.
     *
     * @param file a file that ends in .yaml, .yml or .json
     * @param limits the limits in force
     * @return the weapons and the checks
     * @throws FileException with every complaint and its location
     */
    public static Balance balance(Path file, Limits limits) {
        DocumentFile document = new DocumentFile(file, limits, false);
        ChecksRequest request = document.read(ChecksRequest.class, (read, complaints) -> {});
        return new Balance(request, document.baseline, List.copyOf(document.sources));
    }

    /**
     * Reads and checks a balance file whose baseline is to be recorded, and so need not be there yet.
     *
     * @param file a file that ends in .yaml, .yml or .json
     * @param limits the limits in force
     * @return the weapons and the checks, with {@link Baseline#UNRECORDED} and the file to record to
     * @throws FileException with every complaint and its location; also where it names no file for the baseline, or one that
     *     holds something else
     */
    public static Balance recording(Path file, Limits limits) {
        DocumentFile document = new DocumentFile(file, limits, true);
        ChecksRequest request =
                document.read(ChecksRequest.class, (read, complaints) -> document.requireBaseline(complaints));
        return new Balance(request, document.baseline, List.copyOf(document.sources));
    }

    /**
     * Reads and checks a file that holds what the body of a request does, with the weapons that it names.
     *
     * @param <T> the request
     * @param file a file that ends in .yaml, .yml or .json
     * @param type what the file holds
     * @param limits the limits in force
     * @return the request, and every file that was read
     * @throws FileException with every complaint and its location
     */
    public static <T extends Record> Request<T> request(Path file, Class<T> type, Limits limits) {
        DocumentFile document = new DocumentFile(file, limits, false);
        T request = document.read(type, (read, complaints) -> {});
        return new Request<>(request, List.copyOf(document.sources));
    }

    /**
     * What a file holds that is a request.
     *
     * @param <T> the request
     * @param request what is asked for
     * @param sources every file that was read, the one that asks first
     */
    public record Request<T extends Record>(T request, List<Path> sources) {}

    /**
     * What a balance file holds.
     *
     * @param request the weapons and the checks
     * @param baseline the file of the baseline; null where the balance file names none
     * @param sources every file that was read, the balance file first
     */
    public record Balance(ChecksRequest request, @Nullable Path baseline, List<Path> sources) {}

    /** Complains where there is no file to record to, or it is one of those that were read. */
    private void requireBaseline(Complaints complaints) {
        if (baseline == null) {
            complaints.add(
                    "baseline", "must be the path of the file to record to; write baseline: baseline.json", null);
            return;
        }
        for (Path source : sources) {
            try {
                if (Files.exists(baseline) && Files.isSameFile(baseline, source)) {
                    complaints.add("baseline", "is read here as something else; record to a file of its own", baseline);
                }
            } catch (IOException e) {
                complaints.add("baseline", "is not a path that can be read", baseline);
            }
        }
    }

    /**
     * Reads and checks the file.
     *
     * @param rules adds what there is to complain about besides what every document of the type is checked for
     */
    private <T extends Record> T read(Class<T> type, BiConsumer<T, Complaints> rules) {
        Complaints complaints = Complaints.root(limits);
        T document = null;
        try {
            document = bind(file, type, complaints, new FileLocations(locations, file.toString(), ""));
            Check.check(document, complaints);
            if (document != null) {
                rules.accept(document, complaints);
            }
        } catch (InputException e) {
            // There were too many to go on; they are all in the list.
            document = null;
        }
        if (!complaints.all().isEmpty()) {
            throw new FileException(complaints.all().stream()
                    .map(complaint -> new LocatedComplaint(locations.of(complaint.place()), complaint))
                    .toList());
        }
        return Objects.requireNonNull(document);
    }

    private <T extends Record> @Nullable T bind(
            Path path, Class<T> type, Complaints complaints, FileLocations fileLocations) {
        sources.add(path);
        byte[] text = text(path, type, complaints);
        if (text == null) {
            return null;
        }
        References references = fileLocations.root().isEmpty() ? new Neighbours() : References.NONE;
        try {
            return new Binder(tokens(path, text), complaints, references, fileLocations).read(type);
        } catch (UnreadableException e) {
            fileLocations.put(fileLocations.root(), e.line(), e.column());
            complaints.malformed(e.withoutPlace(), null);
            return null;
        }
    }

    private Tokens tokens(Path path, byte[] text) {
        return path.toString().toLowerCase(Locale.ROOT).endsWith(".json")
                        || (path.equals(STANDARD_INPUT) && isJson(text))
                ? new JsonTokens(text, limits)
                : new YamlTokens(text, limits);
    }

    /** Returns whether a text that no name tells of begins as JSON does. */
    private static boolean isJson(byte[] text) {
        for (byte character : text) {
            if (!Character.isWhitespace(character)) {
                return character == '{';
            }
        }
        return false;
    }

    private byte @Nullable [] standardInput(Complaints complaints) throws IOException {
        int limit = (int) Math.min(limits.get(Limit.BODY), Integer.MAX_VALUE - 1L);
        byte[] text = System.in.readNBytes(limit + 1);
        if (text.length > limit) {
            complaints.add(
                    "is over the limit of " + limit + " bytes (" + Limit.BODY.environmentVariable() + "); split it",
                    null);
            return null;
        }
        return text;
    }

    /** Returns whether the name of a file says that it is a document, and complains where it doesn't. */
    private static boolean isDocument(Path path, Complaints complaints) {
        String name = path.toString().toLowerCase(Locale.ROOT);
        if (ENDINGS.stream().anyMatch(name::endsWith)) {
            return true;
        }
        String preset = path.getFileName() == null ? "" : path.getFileName().toString();
        complaints.add(
                Presets.find(preset) == null
                        ? "must be a file that ends in .yaml, .yml or .json"
                        : "is a preset and not a file; write presets: [" + preset + "]",
                path);
        return false;
    }

    private byte @Nullable [] text(Path path, Class<?> type, Complaints complaints) {
        boolean isStandardInput = path == file && path.equals(STANDARD_INPUT);
        if (!isStandardInput && !isDocument(path, complaints)) {
            return null;
        }
        try {
            if (isStandardInput) {
                return standardInput(complaints);
            }
            if (Files.isDirectory(path)) {
                complaints.add(path + " is a folder; name a file", null);
                return null;
            }
            if (!Files.isRegularFile(path)) {
                String advice = type == Baseline.class
                        ? "; record it with check " + file + " --update-baseline"
                        : neighbours(path);
                String slashes = path.toString().indexOf('\\') < 0 ? "" : "; write its folders with /, not with \\";
                complaints.add("there is no file " + path + slashes + advice, null);
                return null;
            }
            long limit = limits.get(Limit.BODY);
            if (Files.size(path) > limit) {
                complaints.add(
                        path + " is over the limit of " + limit + " bytes (" + Limit.BODY.environmentVariable()
                                + "); split it",
                        null);
                return null;
            }
            return Files.readAllBytes(path);
        } catch (IOException e) {
            complaints.add(path + " can't be read; look at its permissions", null);
            return null;
        }
    }

    /** Says which files of a similar name there are in the folder. */
    private static String neighbours(Path path) throws IOException {
        Path folder = path.toAbsolutePath().getParent();
        if (folder == null || !Files.isDirectory(folder)) {
            return "; its folder is not there either";
        }
        try (Stream<Path> files = Files.list(folder)) {
            List<String> near = Words.nearest(
                    path.getFileName().toString(),
                    files.filter(Files::isRegularFile)
                            .map(found -> found.getFileName().toString())
                            .filter(found -> ENDINGS.stream().anyMatch(found.toLowerCase(Locale.ROOT)::endsWith))
                            .toList());
            return near.isEmpty() ? "" : "; did you mean " + String.join(" or ", near) + "?";
        }
    }

    /** Files within the folder of the document. */
    private final class Neighbours implements References {
        @Override
        public boolean allows(Class<?> type) {
            return type == Weapon.class || type == Baseline.class;
        }

        @Override
        public @Nullable Object read(String name, Class<?> type, Complaints place) {
            Path path = inside(name, place);
            if (path == null) {
                return null;
            }
            if (type == Baseline.class) {
                baseline = path;
                if (isRecording) {
                    // A slip here must not cost a file of another kind.
                    if (Files.exists(path) && !Files.isRegularFile(path)) {
                        place.add("is no file that could be written anew; name another", name);
                        return null;
                    }
                    return isDocument(path, place) ? Baseline.UNRECORDED : null;
                }
            }
            return bind(
                    path,
                    type.asSubclass(Record.class),
                    place,
                    new FileLocations(locations, path.toString(), place.pointer()));
        }

        private @Nullable Path inside(String name, Complaints place) {
            Path folder = Objects.requireNonNullElse(file.getParent(), Path.of(""));
            if (name.length() > LONGEST_PATH) {
                place.add("is longer than " + LONGEST_PATH + " characters; use a shorter path", name);
                return null;
            }
            try {
                Path relative = Path.of(name);
                Path path = folder.resolve(relative);
                boolean leavesByName = relative.isAbsolute()
                        || relative.getRoot() != null
                        || relative.normalize().startsWith("..");
                Path existing = ExistingPath.of(path);
                if (!leavesByName && !Files.exists(existing)) {
                    // What is written to it would be created where it leads.
                    place.add("leads through a link to what doesn't exist; mend or remove the link", name);
                    return null;
                } else if (!leavesByName
                        && existing.toRealPath()
                                .startsWith(folder.toAbsolutePath().toRealPath())) {
                    return path;
                }
            } catch (InvalidPathException | IOException e) {
                place.add("is not a path that can be read", name);
                return null;
            }
            place.add("must be a path within the folder of " + file + ", relative to it", name);
            return null;
        }
    }
}
