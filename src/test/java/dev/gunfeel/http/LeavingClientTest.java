package dev.gunfeel.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.test.context.TestPropertySource;

/** A client that leaves while its answer is computed, or waits for its turn, gives both up, long before the budget is over. */
@TestPropertySource(properties = {"GUNFEEL_TIME_BUDGET_MILLISECONDS=600000", "GUNFEEL_MAX_COMPUTATIONS=1"})
@Timeout(60)
class LeavingClientTest extends HttpTest {
    /** All frames but the last are computed in one part. */
    private static final String LONG =
            "{\"spawn\": {\"count\": 5000, \"seed\": 4, \"radius\": 60}, \"rules\": {}, \"steps\": 2000, \"every\": 2000}";

    @Autowired
    private Computations computations;

    @Test
    void whatNobodyWaitsForIsNotComputed() throws Exception {
        List<Socket> clients = new ArrayList<>();
        for (int i = 0; i < 5; i++) {
            clients.add(send());
        }
        Await.until(() ->
                computations.turns().running() == 1 && computations.turns().waiting() == 4);
        for (Socket client : clients) {
            client.close();
        }
        Await.until(() ->
                computations.turns().running() == 0 && computations.turns().waiting() == 0);
        assertThat(get("/v1/limits").statusCode()).isEqualTo(200);
    }

    /** To look whether the client is there must not take the place of what it has sent. */
    @RepeatedTest(5)
    void aNextRequestThatCameEarlyIsNoGoneClient() throws Exception {
        String shot = "{\"preset\": \"assaultRifle\", \"firing\": {\"shots\": 1}}";
        String flock = LONG.replace("2000", "60");
        try (Socket client = new Socket(InetAddress.getLoopbackAddress(), port())) {
            client.setSoTimeout(50_000);
            client.getOutputStream()
                    .write((request("/v1/boids/sequence?format=svg", flock, "keep-alive")
                                    + request("/v1/spread/sequence", shot, "close"))
                            .getBytes(StandardCharsets.US_ASCII));
            String answers = new String(client.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            assertThat(answers.split("HTTP/1.1 200", -1)).hasSize(3);
        }
    }

    private Socket send() throws IOException {
        Socket client = new Socket(InetAddress.getLoopbackAddress(), port());
        client.getOutputStream()
                .write(request("/v1/boids/sequence", LONG, "keep-alive").getBytes(StandardCharsets.US_ASCII));
        return client;
    }

    private static String request(String path, String body, String connection) {
        return """
                POST %s HTTP/1.1\r
                Host: 127.0.0.1\r
                Content-Type: application/json\r
                Connection: %s\r
                Content-Length: %d\r
                \r
                %s""".formatted(path, connection, body.length(), body);
    }
}
