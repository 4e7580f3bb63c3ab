package dev.gunfeel.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Bodies packed by gzip are read like any other, and count by what comes out of them. */
class PackedBodyTest extends HttpTest {
    private static final int LIMIT = 4 << 20;
    private static final byte[] BODY =
            "{\"preset\": \"pistol\", \"seeds\": {\"running\": 1}, \"firing\": {\"shots\": 2}}"
                    .getBytes(StandardCharsets.UTF_8);

    @ParameterizedTest
    @ValueSource(strings = {"gzip", "x-gzip", "GZIP"})
    void aPackedBodyIsReadAsIfItWereNot(String coding) throws Exception {
        HttpResponse<String> packed = send("/v1/weapon/sequence", "application/json", coding, gzip(BODY));
        assertThat(packed.statusCode()).as(packed.body()).isEqualTo(200);
        assertThat(packed.body())
                .isEqualTo(send("/v1/weapon/sequence", "application/json", "identity", BODY)
                        .body());
    }

    /** Where a file is read to its declared length, that must not be the packed one. */
    @Test
    void aPackedFileIsReadWhole() throws Exception {
        byte[] sheet = ("0,0\n".repeat(40) + "1,x\n").getBytes(StandardCharsets.UTF_8);
        HttpResponse<String> packed = send("/v1/weapon/import?from=table", "text/csv", "gzip", gzip(sheet));
        assertThat(packed.body())
                .isEqualTo(send("/v1/weapon/import?from=table", "text/csv", "identity", sheet)
                        .body());
    }

    @Test
    void theLimitIsOfWhatComesOut() throws Exception {
        byte[] spaces = new byte[LIMIT];
        Arrays.fill(spaces, (byte) ' ');
        assertThat(send("/v1/weapon/sequence", "application/json", "gzip", gzip(spaces))
                        .statusCode())
                .isEqualTo(400);
        HttpResponse<String> over =
                send("/v1/weapon/sequence", "application/json", "gzip", gzip(Arrays.copyOf(spaces, LIMIT + 1)));
        assertThat(over.statusCode()).isEqualTo(413);
        assertThat(over.body()).contains("/problems/body-too-large");
    }

    /** A gibibyte of zeros in a mebibyte: it must not be unpacked further than to the limit. */
    @Test
    void aBombDoesNotGoOff() throws Exception {
        byte[] bomb = gzip(new byte[1 << 30]);
        assertThat(bomb.length).isLessThan(2 << 20);
        long begin = System.nanoTime();
        HttpResponse<String> response = send("/v1/blend/clips", "model/gltf-binary", "gzip", bomb);
        assertThat(response.statusCode()).isEqualTo(413);
        // Unpacking all of it takes seconds.
        assertThat((System.nanoTime() - begin) / 1e9).isLessThan(2);
    }

    @Test
    void whatIsNotWholeGzipIsMalformed() throws Exception {
        byte[] packed = gzip(BODY);
        for (byte[] body :
                new byte[][] {BODY, new byte[0], Arrays.copyOf(packed, packed.length - 9), flipped(packed)}) {
            HttpResponse<String> response = send("/v1/weapon/sequence", "application/json", "gzip", body);
            assertThat(response.statusCode()).isEqualTo(400);
            assertThat(JSON.readTree(response.body()).get("detail").asString()).contains("not whole gzip");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"br", "deflate", "zstd", "gzip, gzip", "nonsense"})
    void otherCodingsAreRefusedWithTheOneThatIsRead(String coding) throws Exception {
        HttpResponse<String> response = send("/v1/weapon/sequence", "application/json", coding, BODY);
        assertThat(response.statusCode()).isEqualTo(415);
        assertThat(response.headers().firstValue("Accept-Encoding")).hasValue("gzip");
        assertThat(response.body()).contains("/problems/unsupported-media-type");
    }

    /** Changes the checksum at the end. */
    private static byte[] flipped(byte[] packed) {
        byte[] changed = packed.clone();
        changed[changed.length - 6] ^= 1;
        return changed;
    }

    private static byte[] gzip(byte[] content) throws IOException {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (GZIPOutputStream out = new GZIPOutputStream(packed)) {
            out.write(content);
        }
        return packed.toByteArray();
    }

    private HttpResponse<String> send(String path, String type, String coding, byte[] body)
            throws IOException, InterruptedException {
        return HttpClient.newHttpClient()
                .send(
                        HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port() + path))
                                .header("Content-Type", type)
                                .header("Content-Encoding", coding)
                                .POST(BodyPublishers.ofByteArray(body))
                                .build(),
                        BodyHandlers.ofString());
    }
}
