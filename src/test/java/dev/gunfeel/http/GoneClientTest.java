package dev.gunfeel.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.springframework.boot.test.system.CapturedOutput;
import org.springframework.boot.test.system.OutputCaptureExtension;

/** A client that goes away before it has its answer, as a page does on every move of a slider, is no failure of the service. */
@ExtendWith(OutputCaptureExtension.class)
class GoneClientTest extends HttpTest {
    private static final String RECOIL =
            "{\"preset\": \"assaultRifle\", \"firing\": {\"shots\": 1000}, \"sampleRateHz\": 1000, \"tailSeconds\": 90}";
    private static final String FLOCK =
            "{\"spawn\": {\"count\": 500, \"seed\": 4, \"radius\": 1}, \"rules\": {}, \"steps\": 200, \"every\": 1}";

    @ParameterizedTest
    @CsvSource({"recoil, json", "recoil, csv", "boids, json", "boids, ndjson", "boids, csv"})
    void nothingIsLoggedOfAClientThatHasGone(String family, String format, CapturedOutput output) throws Exception {
        String path = "/v1/" + family + "/sequence";
        String body = family.equals("recoil") ? RECOIL : FLOCK;
        double before = answered(path);
        for (int i = 0; i < 3; i++) {
            leave(path + "?format=" + format, body);
        }
        for (int i = 0; i < 300 && answered(path) < before + 3; i++) {
            Thread.sleep(50);
        }
        assertThat(answered(path)).isEqualTo(before + 3);
        assertThat(output.getAll()).doesNotContain("ERROR", "WARN", "Exception");
    }

    /** Sends a request, waits until the answer begins, and breaks the connection off. */
    private void leave(String path, String body) throws IOException {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port())) {
            socket.setSoTimeout(60_000);
            socket.setSoLinger(true, 0);
            socket.getOutputStream()
                    .write("""
                    POST %s HTTP/1.1\r
                    Host: 127.0.0.1\r
                    Content-Type: application/json\r
                    Content-Length: %d\r
                    \r
                    %s""".formatted(path, body.length(), body).getBytes(StandardCharsets.US_ASCII));
            assertThat(socket.getInputStream().readNBytes(12)).asString().isEqualTo("HTTP/1.1 200");
        }
    }

    /** Returns how many requests for a path have come to an end. */
    private double answered(String path) {
        Matcher matcher = Pattern.compile("http_server_requests_seconds_count\\{[^}]*uri=\"" + Pattern.quote(path)
                        + "\"[^}]*} ([0-9.E+]+)")
                .matcher(get("/actuator/prometheus").asString());
        double sum = 0;
        while (matcher.find()) {
            sum += Double.parseDouble(matcher.group(1));
        }
        return sum;
    }
}
