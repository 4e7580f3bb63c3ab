package dev.gunfeel.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** Bodies over the limit are refused, whether they say their length or not. */
class BodyLimitTest extends HttpTest {
    private static final int LIMIT = 4 << 20;

    @Test
    void aDeclaredLengthOverTheLimitIsRefused() throws Exception {
        HttpResponse<String> response = send(BodyPublishers.ofByteArray(new byte[LIMIT + 1]));
        assertThat(response.statusCode()).isEqualTo(413);
        assertThat(response.body()).contains("/problems/body-too-large");
        assertThat(response.headers().firstValue("Gunfeel-Version")).isPresent();
    }

    @Test
    void aBodyInChunksIsRefusedAsSoonAsItIsTooLong() throws Exception {
        HttpResponse<String> response = send(BodyPublishers.ofInputStream(() -> spaces(LIMIT + 1)));
        assertThat(response.statusCode()).isEqualTo(413);
        assertThat(response.body()).contains("/problems/body-too-large");
    }

    @Test
    void aBodyAtTheLimitIsRead() throws Exception {
        HttpResponse<String> response = send(BodyPublishers.ofInputStream(() -> spaces(LIMIT)));
        assertThat(response.statusCode()).isEqualTo(400);
    }

    private HttpResponse<String> send(HttpRequest.BodyPublisher body) throws IOException, InterruptedException {
        return HttpClient.newHttpClient()
                .send(
                        HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port() + "/v1/spread/sequence"))
                                .version(HttpClient.Version.HTTP_1_1)
                                .header("Content-Type", "application/json")
                                .POST(body)
                                .build(),
                        BodyHandlers.ofString());
    }

    /** So many spaces, which a parser would skip for ever. */
    private static InputStream spaces(int count) {
        byte[] spaces = new byte[count];
        Arrays.fill(spaces, (byte) ' ');
        return new ByteArrayInputStream(spaces);
    }
}
