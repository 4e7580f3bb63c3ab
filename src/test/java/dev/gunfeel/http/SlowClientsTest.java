package dev.gunfeel.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.test.context.TestPropertySource;

/** Clients that send or read slowly, or half, or never, keep nothing: no thread while they wait, and no memory afterwards. */
@TestPropertySource(
        properties = {
            "spring.threads.virtual.enabled=false",
            "server.tomcat.threads.max=4",
            "server.tomcat.connection-timeout=8s",
            "GUNFEEL_MAX_COMPUTATIONS=1",
            "GUNFEEL_MAX_QUEUE=1",
            "GUNFEEL_MAX_MEMORY_BYTES=100000000",
        })
@Timeout(120)
class SlowClientsTest extends HttpTest {
    private static final String BURST = "{\"preset\": \"assaultRifle\", \"firing\": {\"shots\": 3}}";
    private static final String FLOCK =
            "{\"spawn\": {\"count\": 5000, \"seed\": 4, \"radius\": 60}, \"rules\": {}, \"steps\": 2000, \"every\": 2000}";

    /** An answer of 36 MB. */
    private static final String TURNS =
            "{\"from\": [0, 0, 0, 1], \"to\": [0, 1, 0, 0], \"method\": \"towards\", \"turnRateDegreesPerSecond\": 1,"
                    + " \"deltaSeconds\": 0.001, \"durationSeconds\": 199}";

    private final List<Socket> clients = new ArrayList<>();

    @Autowired
    private Computations computations;

    @AfterEach
    void leave() throws IOException {
        for (Socket client : clients) {
            client.close();
        }
        Await.until(() -> turns().running() == 0 && turns().waiting() == 0);
        Await.until(() -> turns().heldBytes() == 0);
    }

    @Test
    void bodiesThatDripHoldNoThreadAndAreGivenUp() throws Exception {
        List<Socket> dripping = new ArrayList<>();
        for (int i = 0; i < 50; i++) {
            dripping.add(connect(head("/v1/spread/sequence", 1000) + "{"));
        }
        for (int i = 0; i < 20; i++) {
            assertThat(get("/actuator/health").statusCode()).isEqualTo(200);
            assertThat(post("/v1/spread/sequence", BURST).statusCode()).isEqualTo(200);
        }
        for (Socket client : dripping) {
            assertThat(answer(client))
                    .startsWith("HTTP/1.1 408")
                    .contains("/problems/body-too-slow", "Connection: close");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"Content-Length: %d", "Transfer-Encoding: chunked"})
    void aBodyInPiecesIsReadWhole(String framing) throws Exception {
        boolean isChunked = framing.contains("chunked");
        Socket client = connect("POST /v1/spread/sequence HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Forwarded-Prefix: /feel\r\n"
                + "Content-Type: application/json\r\nConnection: close\r\n" + framing.formatted(BURST.length())
                + "\r\n\r\n");
        for (int i = 0; i < BURST.length(); i += 20) {
            String piece = BURST.substring(i, Math.min(BURST.length(), i + 20));
            send(client, isChunked ? Integer.toHexString(piece.length()) + "\r\n" + piece + "\r\n" : piece);
            // Each in a packet of its own.
            Thread.sleep(10);
        }
        send(client, isChunked ? "0\r\n\r\n" : "");
        assertThat(answer(client))
                .startsWith("HTTP/1.1 200")
                .contains("Gunfeel-Version", "Content-Security-Policy", "\"shots\":[");
    }

    @Test
    void whoIsSentAwayIsSentAwayUnread() throws Exception {
        connect(head("/v1/boids/sequence", FLOCK.length()) + FLOCK);
        connect(head("/v1/boids/sequence", FLOCK.length()) + FLOCK);
        Await.until(() -> turns().isFull());

        // Between two parts of a computation there is room for a moment.
        String broken = "{\"this\": is no JSON";
        assertThat(isSentAwayAtLast(() -> connect(head("/v1/spread/sequence", broken.length()) + broken)))
                .isTrue();
        assertThat(isSentAwayAtLast(() -> {
                    Socket late = connect(head("/v1/spread/sequence", 2_000_000));
                    for (int i = 0; i < 20; i++) {
                        send(late, "x".repeat(100_000));
                    }
                    return late;
                }))
                .isTrue();
        assertThat(get("/v1/limits").statusCode()).isEqualTo(200);
    }

    private static boolean isSentAwayAtLast(Callable<Socket> client) throws Exception {
        for (int i = 0; i < 10; i++) {
            String answer = answer(client.call());
            if (answer.startsWith("HTTP/1.1 503")) {
                return answer.contains("Retry-After: ") && answer.contains("/problems/saturated");
            }
        }
        return false;
    }

    @Test
    void largeBodiesThatStayUnfinishedTakeHalfTheMemory() throws Exception {
        for (int i = 0; i < 30; i++) {
            send(connect(head("/v1/spread/sequence", 4_000_000)), " ".repeat(3_900_000));
        }
        Await.until(() -> turns().heldBytes() > 40_000_000);
        assertThat(turns().heldBytes()).isLessThan(52_000_000);
        assertThat(post("/v1/spread/sequence", BURST).statusCode()).isEqualTo(200);
    }

    @Test
    void aClientThatOnlyClosesItsSideIsAnswered() throws Exception {
        Socket client = connect(head("/v1/spread/sequence", BURST.length()) + BURST);
        client.shutdownOutput();
        assertThat(answer(client)).startsWith("HTTP/1.1 200");
    }

    @Test
    void aClientThatClosesWithinItsBodyIsForgotten() throws Exception {
        Socket client = connect(head("/v1/spread/sequence", 1000) + "{\"preset\"");
        client.shutdownOutput();
        assertThat(answer(client)).doesNotContain("HTTP/1.1 200", "HTTP/1.1 500");
    }

    @Test
    void answersThatNobodyReadsAreBrokenOff() throws Exception {
        for (int i = 0; i < 6; i++) {
            Socket client = new Socket();
            client.setReceiveBufferSize(4096);
            client.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port()));
            clients.add(client);
            send(client, head("/v1/rotation/sequence", TURNS.length()) + TURNS);
        }
        Await.until(() -> turns().heldBytes() > 50_000_000);
        assertThat(turns().heldBytes()).isLessThan(101_000_000);
        assertThat(get("/actuator/health").statusCode()).isEqualTo(200);
        // Nobody reads and nobody closes; what is held comes back all the same.
        Await.until(() -> turns().heldBytes() == 0);
    }

    private Turns turns() {
        return computations.turns();
    }

    private Socket connect(String text) throws IOException {
        Socket client = new Socket(InetAddress.getLoopbackAddress(), port());
        client.setSoTimeout(60_000);
        clients.add(client);
        send(client, text);
        return client;
    }

    private static void send(Socket client, String text) throws IOException {
        client.getOutputStream().write(text.getBytes(StandardCharsets.US_ASCII));
    }

    private static String answer(Socket client) throws IOException {
        return new String(client.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }

    private static String head(String path, int length) {
        return "POST " + path
                + " HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nConnection: close\r\n"
                + "Content-Length: " + length + "\r\n\r\n";
    }
}
