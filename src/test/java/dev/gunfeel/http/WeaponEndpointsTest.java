package dev.gunfeel.http;

import static org.assertj.core.api.Assertions.assertThat;

import io.restassured.response.Response;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** The weapon endpoints as a client meets them. */
class WeaponEndpointsTest extends HttpTest {
    private static final String BURSTS = """
            {"preset": "submachineGun", "seeds": {"running": 11}, "sampleRateHz": 50,
             "firing": {"bursts": [{"shots": 6}, {"pauseSeconds": 0.37, "shots": 4, "speed": 3}]}}""";

    @Test
    void theAssaultRifleClimbsAndThenSways() {
        JsonNode shots = json(post(
                        "/v1/weapon/sequence",
                        "{\"preset\": \"assaultRifle\", \"firing\": {\"shots\": 30}, \"distanceMeters\": 10}"))
                .get("shots");
        double height = shots.get(8).at("/impact/1").asDouble();
        for (int i = 1; i < 8; i++) {
            assertThat(shots.get(i).at("/impact/1").asDouble())
                    .isGreaterThan(shots.get(i - 1).at("/impact/1").asDouble());
            assertThat(Math.abs(shots.get(i).at("/impact/0").asDouble())).isLessThan(0.1 * height);
        }
        double left = 0;
        double right = 0;
        for (int i = 8; i < 30; i++) {
            assertThat(shots.get(i).at("/impact/1").asDouble()).isBetween(0.9 * height, 1.1 * height);
            left = Math.min(left, shots.get(i).at("/impact/0").asDouble());
            right = Math.max(right, shots.get(i).at("/impact/0").asDouble());
        }
        assertThat(-left).isGreaterThan(0.25 * height);
        assertThat(right).isGreaterThan(0.25 * height);
    }

    @Test
    void spreadStepsGiveTheSequenceBitForBit() {
        JsonNode sequence = json(post("/v1/spread/sequence", BURSTS.replace("\"sampleRateHz\": 50,", "")));
        List<String> shots = steps("/v1/spread/step");
        assertThat(shots).hasSize(10);
        for (int i = 0; i < shots.size(); i++) {
            assertThat(shots.get(i)).isEqualTo(sequence.get("shots").get(i).toString());
        }
    }

    @Test
    void recoilStepsGiveTheSequenceBitForBit() {
        JsonNode sequence = json(post("/v1/recoil/sequence", BURSTS));
        List<String> shots = steps("/v1/recoil/step");
        for (int i = 0; i < shots.size(); i++) {
            assertThat(shots.get(i)).isEqualTo(sequence.get("shots").get(i).toString());
        }
    }

    /** Fires the bursts above shot by shot, handing back nothing but the state. */
    private List<String> steps(String path) {
        List<String> shots = new ArrayList<>();
        JsonNode state = null;
        JsonNode interval = json(get("/v1/weapons/submachineGun")).get("fireIntervalSeconds");
        for (int i = 0; i < 10; i++) {
            ObjectNode body = JSON.createObjectNode().put("preset", "submachineGun");
            if (path.contains("spread")) {
                body.put("speed", i < 6 ? 0.0 : 3.0);
            }
            if (state == null) {
                body.putObject("seeds").put("running", 11);
            } else {
                body.set("state", state);
                body.put("elapsedSeconds", i == 6 ? 0.37 : interval.asDouble());
            }
            JsonNode answer = json(post(path, body.toString()));
            shots.add(answer.get("shot").toString());
            state = answer.get("state");
        }
        return shots;
    }

    @Test
    void theSameBodyGivesTheSameBytes() {
        for (String path : List.of("/v1/spread/sequence", "/v1/recoil/sequence", "/v1/weapon/sequence")) {
            String body = path.contains("recoil") ? BURSTS : BURSTS.replace("\"sampleRateHz\": 50,", "");
            assertThat(post(path, body).asByteArray())
                    .isEqualTo(post(path, body).asByteArray());
        }
    }

    @Test
    void aRunningSeedThatIsLeftOutIsDrawnAndEchoed() {
        String body = "{\"preset\": \"assaultRifle\", \"firing\": {\"shots\": 5, \"speed\": 4}%s}";
        JsonNode drawn = json(post("/v1/weapon/sequence", body.formatted("")));
        long seed = drawn.at("/seeds/running").asLong();
        assertThat(seed).isBetween(0L, (1L << 31) - 1);
        JsonNode repeated =
                json(post("/v1/weapon/sequence", body.formatted(", \"seeds\": {\"running\": " + seed + "}")));
        assertThat(repeated).isEqualTo(drawn);
        assertThat(json(post("/v1/weapon/sequence", body.formatted("")))).isNotEqualTo(drawn);
    }

    @Test
    void largeSeedsKeepEveryDigit() {
        JsonNode answer = json(post(
                "/v1/spread/sequence",
                "{\"preset\": \"pistol\", \"firing\": {\"shots\": 1},"
                        + " \"seeds\": {\"spread\": \"-9223372036854775808\", \"running\": 9007199254740992}}"));
        assertThat(answer.at("/seeds/spread").asString()).isEqualTo("-9223372036854775808");
        assertThat(answer.at("/seeds/spread").isString()).isTrue();
        assertThat(answer.at("/seeds/running").isIntegralNumber()).isTrue();
    }

    @Test
    void csvHoldsTheNumbersOfTheJsonAndTheRestIsInHeaders() {
        String body = "{\"preset\": \"assaultRifle\", \"firing\": {\"shots\": 4}, \"distanceMeters\": 10}";
        JsonNode json = json(post("/v1/weapon/sequence", body));
        Response csv = request()
                .contentType("application/json")
                .accept("text/csv")
                .body(body)
                .post("/v1/weapon/sequence");
        assertThat(csv.contentType()).startsWith("text/csv");
        List<String> lines = csv.asString().lines().toList();
        assertThat(csv.asString()).contains("\r\n");
        List<String> header = List.of(lines.get(0).split(","));
        assertThat(lines).hasSize(5);
        for (int i = 0; i < 4; i++) {
            String[] cells = lines.get(i + 1).split(",", -1);
            assertThat(cells).hasSameSizeAs(header.toArray());
            assertThat(cells[header.indexOf("impactUp")])
                    .isEqualTo(json.at("/shots/" + i + "/impact/1").toString());
            assertThat(cells[header.indexOf("directionX")])
                    .isEqualTo(json.at("/shots/" + i + "/direction/0").toString());
        }
        assertThat(JSON.readTree(csv.header("Gunfeel-Seeds")).get("spread")).isEqualTo(json.at("/seeds/spread"));
        assertThat(JSON.readTree(csv.header("Gunfeel-Warnings"))).isEqualTo(json.get("warnings"));
        assertThat(post("/v1/weapon/sequence?format=csv", body).asString()).isEqualTo(csv.asString());
        assertThat(request()
                        .contentType("application/json")
                        .accept("text/csv")
                        .body(body)
                        .post("/v1/weapon/sequence?format=json")
                        .contentType())
                .startsWith("application/json");
    }

    @ParameterizedTest
    @MethodSource("dev.gunfeel.document.Presets#names")
    void aPresetIsTheDocumentThatTheCatalogueReturns(String name) {
        String document = get("/v1/weapons/" + name).asString();
        String firing = ", \"seeds\": {\"running\": 3}, \"firing\": {\"shots\": 10, \"speed\": 2}}";
        JsonNode byName = json(post("/v1/weapon/sequence", "{\"preset\": \"" + name + "\"" + firing));
        JsonNode byDocument = json(post("/v1/weapon/sequence", "{\"weapon\": " + document + firing));
        assertThat(byDocument.get("shots")).isEqualTo(byName.get("shots"));
        assertThat(byDocument.get("summary")).isEqualTo(byName.get("summary"));
    }

    @Test
    void anUnknownPresetIsAnsweredWithTheNearestOne() {
        Response response = get("/v1/weapons/pistole");
        assertThat(response.statusCode()).isEqualTo(404);
        assertThat(json(response).get("detail").asString()).contains("pistol");
    }

    @Test
    void whatIsTooMuchIsRefusedBeforeAnyWork() {
        Response shots = post("/v1/spread/sequence", "{\"preset\": \"pistol\", \"firing\": {\"shots\": 10001}}");
        complaintsIn(shots).invalid().onlyAt("/firing/shots", "10000", "GUNFEEL_MAX_SHOTS");
        Response samples = post(
                "/v1/recoil/sequence",
                "{\"preset\": \"pistol\", \"firing\": {\"shots\": 1}, \"sampleRateHz\": 1000000, \"tailSeconds\": 10}");
        complaintsIn(samples).invalid().saying("GUNFEEL_MAX_SAMPLES");
    }
}
