package dev.gunfeel.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Properties;
import picocli.CommandLine.IVersionProvider;

/** The version of this jar. */
final class Version implements IVersionProvider {
    @Override
    public String[] getVersion() {
        return new String[] {"gunfeel " + number()};
    }

    /** Returns the number, as the build wrote it down. */
    static String number() {
        try (InputStream build = Version.class.getResourceAsStream("/META-INF/build-info.properties")) {
            if (build == null) {
                return "unknown";
            }
            Properties properties = new Properties();
            properties.load(build);
            return properties.getProperty("build.version", "unknown");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
