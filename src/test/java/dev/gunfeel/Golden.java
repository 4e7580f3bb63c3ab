package dev.gunfeel;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Holds what is written now against a committed file. A missing file is a difference. {@code -Dgunfeel.update=true} writes
 * the files instead; the difference is then to be read before it is committed.
 */
public final class Golden {
    /** Where the files are that nothing but a test reads. */
    public static final Path FOLDER = Path.of("src/test/resources/golden");

    private Golden() {}

    /**
     * Asserts that a text file is as it was committed.
     *
     * @param committed the file
     * @param text what it should say
     * @param test the test to run with the switch
     */
    public static void assertSame(Path committed, String text, Class<?> test) throws IOException {
        update(committed, text.getBytes(java.nio.charset.StandardCharsets.UTF_8));
        assertThat(committed).as(advice(committed, test)).exists();
        assertThat(text).as(advice(committed, test)).isEqualTo(Files.readString(committed));
    }

    /**
     * Asserts that a file is as it was committed, byte for byte.
     *
     * @param committed the file
     * @param bytes what it should hold
     * @param test the test to run with the switch
     */
    public static void assertSame(Path committed, byte[] bytes, Class<?> test) throws IOException {
        update(committed, bytes);
        assertThat(committed).as(advice(committed, test)).exists();
        assertThat(bytes.length).as(advice(committed, test)).isEqualTo((int) Files.size(committed));
        assertThat(bytes).as(advice(committed, test)).isEqualTo(Files.readAllBytes(committed));
    }

    private static void update(Path committed, byte[] bytes) throws IOException {
        if (Boolean.getBoolean("gunfeel.update")) {
            Files.createDirectories(committed.getParent());
            Files.write(committed, bytes);
        }
    }

    private static String advice(Path committed, Class<?> test) {
        return committed + " differs or is missing; rewrite it with ./mvnw test -Dtest=" + test.getSimpleName()
                + " -Dgunfeel.update=true, and read the difference";
    }
}
