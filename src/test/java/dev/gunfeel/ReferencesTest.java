package dev.gunfeel;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Where a comment refers to a page of the documentation and its sections, they are there. */
class ReferencesTest {
    private static final Pattern REFERENCE =
            Pattern.compile("(docs/[\\w/-]+\\.md)(?:, ([A-Z][\\w -]*?)(?: and ([A-Z][\\w -]*?))?(?=[.;,)]))?");

    /** What a comment puts between two words where its line ends. */
    private static final Pattern END_OF_LINE = Pattern.compile("\\s*\\n\\s*\\*?\\s*");

    @Test
    void everyReferenceLeadsSomewhere() throws IOException {
        List<String> missing = new ArrayList<>();
        int found = 0;
        try (Stream<Path> files = Files.walk(Path.of("src"))) {
            for (Path file :
                    files.filter(path -> path.toString().endsWith(".java")).toList()) {
                Matcher reference =
                        REFERENCE.matcher(END_OF_LINE.matcher(read(file)).replaceAll(" "));
                while (reference.find()) {
                    found++;
                    Path page = Path.of(reference.group(1));
                    boolean isThere =
                            Files.exists(page) && has(page, reference.group(2)) && has(page, reference.group(3));
                    if (!isThere) {
                        missing.add(file + ": " + reference.group());
                    }
                }
            }
        }
        assertThat(missing).isEmpty();
        assertThat(found).isGreaterThan(20);
    }

    private static boolean has(Path page, @Nullable String heading) {
        return heading == null || read(page).lines().anyMatch(line -> line.matches("#+ " + Pattern.quote(heading)));
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
