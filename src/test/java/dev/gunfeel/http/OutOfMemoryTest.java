package dev.gunfeel.http;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gunfeel.Gunfeel;
import java.io.BufferedReader;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A process whose memory has run out ends by itself, whatever it was started with. */
@Timeout(120)
class OutOfMemoryTest {
    private static final Pattern STARTED = Pattern.compile("Tomcat started on port (\\d+)");

    @Test
    void theProcessEndsWhereMemoryRunsOut() throws Exception {
        ProcessBuilder builder = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Xmx96m",
                        "-XX:+UseSerialGC",
                        "-XX:TieredStopAtLevel=1",
                        "-cp",
                        System.getProperty("java.class.path"),
                        Gunfeel.class.getName())
                .redirectErrorStream(true);
        // Whoever trusts its clients so far finds out.
        builder.environment()
                .putAll(Map.of(
                        "GUNFEEL_PORT",
                        "0",
                        "GUNFEEL_ADDRESS",
                        "127.0.0.1",
                        "GUNFEEL_MAX_SAMPLES",
                        "2000000000",
                        "GUNFEEL_MAX_MEMORY_BYTES",
                        "100000000000000"));
        Process service = builder.start();
        try (BufferedReader log = service.inputReader(StandardCharsets.UTF_8)) {
            int port = port(log);
            HttpRequest request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + "/v1/random/sequence"))
                    .header("Content-Type", "application/json")
                    .POST(BodyPublishers.ofString("{\"seed\": 1, \"count\": 1000000000}"))
                    .build();
            CompletableFuture<?> answer = HttpClient.newHttpClient().sendAsync(request, BodyHandlers.ofString());
            assertThat(log.lines().collect(Collectors.joining("\n"))).contains("Gunfeel ends: memory has run out.");
            assertThat(service.waitFor(60, TimeUnit.SECONDS)).isTrue();
            assertThat(service.exitValue()).isEqualTo(OutOfMemory.STATUS);
            assertThat(answer).isNotNull();
        } finally {
            service.destroyForcibly();
        }
    }

    private static int port(BufferedReader log) throws IOException {
        for (String line = log.readLine(); line != null; line = log.readLine()) {
            Matcher started = STARTED.matcher(line);
            if (started.find()) {
                return Integer.parseInt(started.group(1));
            }
        }
        throw new IOException("the service did not start");
    }
}
