package dev.gunfeel.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.restassured.response.Response;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.springframework.test.context.TestPropertySource;

/**
 * A flock that passes the limit of pairs when part of its answer is on its way. Each of its agents is a neighbour of all
 * others, so the step at which it passes is the same on every machine.
 */
@TestPropertySource(properties = "GUNFEEL_MAX_PAIRS=30000000")
class BrokenOffTest extends HttpTest {
    /** The chunk without content that ends an answer in chunks (RFC 9112, section 7.1). */
    private static final String LAST_CHUNK = "0\r\n\r\n";

    private static String flock(int agents, int steps) {
        return "{\"spawn\": {\"count\": %d, \"seed\": 4, \"radius\": 1}, \"rules\": {\"weights\": {\"separation\": 0}}, \"steps\": %d, \"every\": 1}"
                .formatted(agents, steps);
    }

    @ParameterizedTest
    @CsvSource({
        "ndjson, identity",
        "ndjson, gzip",
        "json, identity",
        "json, gzip",
        "csv, identity",
        "csv, gzip",
    })
    void anAnswerThatFailsOnItsWayHasNoEnd(String format, String encoding) throws Exception {
        String whole = exchange(format, encoding, flock(500, 40));
        assertThat(whole).startsWith("HTTP/1.1 200").contains("Transfer-Encoding: chunked");
        assertThat(whole.endsWith(LAST_CHUNK)).isTrue();

        String cut = exchange(format, encoding, flock(500, 300));
        assertThat(cut).startsWith("HTTP/1.1 200").contains("Transfer-Encoding: chunked");
        assertThat(cut.length()).isGreaterThan(whole.length());
        assertThat(cut.endsWith(LAST_CHUNK)).isFalse();
    }

    /** Neither is the document closed, nor does a problem follow the frames. */
    @Test
    void thePartDoesNotReadLikeAWhole() throws Exception {
        String end = exchange("json", "identity", flock(500, 300)).stripTrailing();
        end = end.substring(end.length() - 200);
        assertThat(end).contains("\"meanSpeed\"").doesNotContain("/problems/").doesNotEndWith("]}");
    }

    @ParameterizedTest
    @CsvSource({"ndjson", "json", "csv"})
    void aClientSeesThatTheAnswerIsCut(String format) {
        HttpRequest request = HttpRequest.newBuilder(
                        URI.create("http://127.0.0.1:" + port() + "/v1/boids/sequence?format=" + format))
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(flock(500, 300)))
                .build();
        assertThatThrownBy(() -> HttpClient.newHttpClient().send(request, BodyHandlers.ofString()))
                .isInstanceOf(IOException.class);
    }

    /** The first steps of 3000 agents already pass the limit, when nothing is sent yet. */
    @Test
    void aFailureBeforeTheAnswerBeginsIsAProblem() {
        Response response = post("/v1/boids/sequence", flock(3000, 50));
        assertThat(response.statusCode()).isEqualTo(422);
        assertThat(response.asString()).contains("GUNFEEL_MAX_PAIRS", "by step ");
    }

    /** Returns all that the service sends until it closes the connection, a character for each byte. */
    private String exchange(String format, String encoding, String body) throws IOException {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port())) {
            socket.setSoTimeout(60_000);
            socket.getOutputStream()
                    .write("""
                    POST /v1/boids/sequence?format=%s HTTP/1.1\r
                    Host: 127.0.0.1\r
                    Content-Type: application/json\r
                    Accept-Encoding: %s\r
                    Content-Length: %d\r
                    Connection: close\r
                    \r
                    %s""".formatted(format, encoding, body.length(), body).getBytes(StandardCharsets.US_ASCII));
            ByteArrayOutputStream received = new ByteArrayOutputStream();
            try {
                socket.getInputStream().transferTo(received);
            } catch (SocketException reset) {
                // A connection that is reset is broken off too; what came before is what counts.
                assertThat(received.size()).isPositive();
            }
            return received.toString(StandardCharsets.ISO_8859_1);
        }
    }
}
