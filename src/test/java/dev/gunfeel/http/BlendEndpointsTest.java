package dev.gunfeel.http;

import static org.assertj.core.api.Assertions.assertThat;

import io.restassured.response.Response;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Blending as a client meets it: from a file to a fade. */
class BlendEndpointsTest extends HttpTest {
    @Test
    void aFilesWalkFadesIntoItsRun() throws IOException {
        JsonNode file = json(clips(sample(), "model/gltf-binary", ""));
        List<String> names = new ArrayList<>();
        file.get("clips").forEach(clip -> names.add(clip.get("name").asString()));
        assertThat(names).contains("idle", "walk", "run", "hit");
        int bones = file.get("bones").size();
        assertThat(bones).isBetween(15, 30);

        ObjectNode body = JSON.createObjectNode()
                .put("start", "walk")
                .put("durationSeconds", 1)
                .put("sampleRateHz", 30);
        body.set("clips", file.get("clips"));
        body.putArray("transitions")
                .addObject()
                .put("atSeconds", 0.4)
                .put("clip", "run")
                .put("durationSeconds", 0.2)
                .put("easing", "smoothstep");
        JsonNode faded = json(post("/v1/blend/sequence", body.toString()));
        assertThat(faded.get("frames")).hasSize(31);
        assertThat(faded.at("/frames/30/pose/bones")).hasSize(bones);
        assertThat(faded.at("/summary/largestRotation/degrees").asDouble()).isBetween(0.1, 60.0);
        assertThat(post("/v1/blend/sequence?format=csv", body.toString()).contentType())
                .startsWith("text/csv");
    }

    @Test
    void theRateIsAParameter() throws IOException {
        JsonNode slow = json(clips(sample(), "model/gltf-binary", "?sampleRateHz=10"));
        assertThat(slow.at("/clips/0/sampleRateHz").asDouble()).isEqualTo(10);
        for (String wrong : List.of("0", "NaN", "-1", "1e999")) {
            Response response = clips(sample(), "model/gltf-binary", "?sampleRateHz=" + wrong);
            complaintsIn(response).invalid().at("sampleRateHz");
        }
        Response word = clips(sample(), "model/gltf-binary", "?sampleRateHz=fast");
        complaintsIn(word).malformed().at("sampleRateHz");
    }

    @Test
    void brokenFilesAreAnsweredWithWhatIsWrong() throws IOException {
        byte[] cut = Arrays.copyOf(sample(), 1000);
        assertThat(clips(cut, "model/gltf-binary", "").statusCode()).isIn(400, 422);
        byte[] lying = sample();
        lying[11] = 0x7f;
        assertThat(clips(lying, "model/gltf-binary", "").statusCode()).isIn(400, 422);
        Response empty = clips(
                "{\"asset\": {\"version\": \"2.0\"}, \"animations\": [{\"channels\": [{\"sampler\": 7}]}]}"
                        .getBytes(StandardCharsets.UTF_8),
                "model/gltf+json",
                "");
        complaintsIn(empty).invalid().onlyAt("/animations/0/channels/0/target/path", "is required");
    }

    /** Many clients send a file as what any file is. */
    @Test
    void aFileIsKnownByItsFirstBytes() throws IOException {
        String told = clips(sample(), "model/gltf-binary", "").asString();
        assertThat(clips(sample(), "application/octet-stream", "").asString()).isEqualTo(told);
        byte[] json = "{\"asset\": {\"version\": \"1.0\"}}".getBytes(StandardCharsets.US_ASCII);
        complaintsIn(clips(json, "application/octet-stream", "")).invalid().onlyAt("/asset/version", "2");
        assertThat(clips(new byte[] {(byte) 0x89, 'P', 'N', 'G'}, "application/octet-stream", "")
                        .statusCode())
                .isEqualTo(400);
    }

    @ParameterizedTest
    @ValueSource(strings = {"model/gltf-binary", "model/gltf+json", "application/octet-stream"})
    void withoutABodyAFileIsAskedFor(String type) {
        Response response = request().contentType(type).post("/v1/blend/clips");
        assertThat(response.statusCode()).isEqualTo(400);
        assertThat(json(response).get("detail").asString()).isEqualTo("The request has no body; send the file.");
    }

    @Test
    void everyComplaintHasItsPlace() {
        Response response = post("/v1/blend/sequence", """
                {"clips": [{"name": "walk", "sampleRateHz": 30, "poses": [
                    {"bones": [{"position": [0, 0, 0], "rotation": [0, 0, 0, 1]}]},
                    {"bones": [{"position": [0, 0, 0], "rotation": [0, 0, 0, 0]},
                               {"position": [0, 0, 0], "rotation": [0, 0, 0, 1]}]}]}],
                 "start": "walk", "durationSeconds": 1, "sampleRateHz": 30,
                 "transitions": [{"atSeconds": 0.5, "clip": "wlak", "easing": "smothstep"}]}""");
        complaintsIn(response)
                .among("/clips/0/poses/1/bones/0/rotation")
                .with("/transitions/0/easing", "smoothstep")
                .with("/transitions/0/clip", "walk");
    }

    private Response clips(byte[] file, String type, String query) {
        return request().contentType(type).body(file).post("/v1/blend/clips" + query);
    }

    private static byte[] sample() throws IOException {
        try (InputStream file = BlendEndpointsTest.class.getResourceAsStream("/samples/biped.glb")) {
            return Objects.requireNonNull(file).readAllBytes();
        }
    }
}
