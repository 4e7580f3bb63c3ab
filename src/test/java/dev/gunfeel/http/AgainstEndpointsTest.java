package dev.gunfeel.http;

import static org.assertj.core.api.Assertions.assertThat;

import io.restassured.response.Response;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Two weapons over each other, before and after: over HTTP as anything else. */
class AgainstEndpointsTest extends HttpTest {
    private static final String SPREAD = "/v1/spread/sequence";
    private static final String RECOIL = "/v1/recoil/sequence";
    private static final String WEAPON = "/v1/weapon/sequence";

    private static final String OWN =
            "\"preset\": \"assaultRifle\", \"seeds\": {\"running\": 3}, \"firing\": {\"shots\": 12}";

    private static String body(String more) {
        return "{" + OWN + more + "}";
    }

    /** The document of the pistol, as the catalogue has it. */
    private String pistol() {
        return get("/v1/weapons/pistol").asString();
    }

    @ParameterizedTest
    @ValueSource(strings = {SPREAD, RECOIL, WEAPON})
    void theAnswerHoldsThatOfTheOther(String path) {
        ObjectNode both = (ObjectNode) json(post(path, body(", \"againstPreset\": \"pistol\"")));
        JsonNode against = both.get("against");
        ObjectNode other = (ObjectNode) json(post(path, body("").replace("assaultRifle", "pistol")));
        assertThat(against.get("name")).isEqualTo(other.get("name"));
        assertThat(against.get("shots")).isEqualTo(other.get("shots"));
        assertThat(against.get("summary")).isEqualTo(other.get("summary"));
        assertThat(against.has("against")).isFalse();
        both.remove("against");
        assertThat(both).isEqualTo(json(post(path, body(""))));
    }

    @ParameterizedTest
    @ValueSource(strings = {SPREAD, RECOIL, WEAPON})
    void aDocumentDoesWhatItsPresetDoes(String path) {
        ObjectNode byDocument = (ObjectNode) json(post(path, body(", \"against\": " + pistol())));
        ObjectNode byPreset = (ObjectNode) json(post(path, body(", \"againstPreset\": \"pistol\"")));
        // What is said about the other points at where it stands.
        assertPointers(byDocument, "/against/");
        assertPointers(byPreset, "/againstPreset");
        ((ObjectNode) byDocument.get("against")).remove("warnings");
        ((ObjectNode) byPreset.get("against")).remove("warnings");
        assertThat(byDocument).isEqualTo(byPreset);
    }

    private static void assertPointers(JsonNode answer, String start) {
        JsonNode warnings = answer.at("/against/warnings");
        assertThat(warnings.size()).isPositive();
        warnings.forEach(
                warning -> assertThat(warning.get("pointer").asString()).startsWith(start));
    }

    @ParameterizedTest
    @ValueSource(strings = {SPREAD, RECOIL, WEAPON})
    void thePictureShowsBoth(String path) {
        Response svg = post(path + "?format=svg", body(", \"againstPreset\": \"pistol\""));
        assertThat(svg.asString()).contains("aria-label=\"Assault rifle\"").contains("aria-label=\"against Pistol\"");
        Response png = post(path + "?format=png", body(", \"againstPreset\": \"pistol\""));
        assertThat(png.statusCode()).isEqualTo(200);
        assertThat(png.asByteArray())
                .isNotEqualTo(post(path + "?format=png", body("")).asByteArray());
        assertThat(png.asByteArray())
                .isEqualTo(post(path + "?format=png", body(", \"against\": " + pistol()))
                        .asByteArray());
    }

    @ParameterizedTest
    @ValueSource(strings = {SPREAD, RECOIL, WEAPON})
    void theTableTellsThemApart(String path) {
        List<String> lines = post(path + "?format=csv", body(", \"againstPreset\": \"pistol\""))
                .asString()
                .lines()
                .toList();
        List<String> alone =
                post(path + "?format=csv", body("")).asString().lines().toList();
        assertThat(lines.get(0)).isEqualTo("of," + alone.get(0));
        assertThat(lines.subList(1, alone.size()))
                .isEqualTo(alone.stream().skip(1).map(line -> "weapon," + line).toList());
        assertThat(lines.subList(alone.size(), lines.size()))
                .isNotEmpty()
                .allMatch(line -> line.startsWith("against,"));
    }

    @ParameterizedTest
    @ValueSource(strings = {SPREAD, RECOIL, WEAPON})
    void bothAtOnceAreAComplaint(String path) {
        for (String format : List.of("json", "svg", "png")) {
            Response response =
                    post(path + "?format=" + format, body(", \"againstPreset\": \"pistol\", \"against\": " + pistol()));
            complaintsIn(response).invalid().onlyAt("/againstPreset", "given together with against");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {SPREAD, RECOIL, WEAPON})
    void anUnknownPresetIsAnsweredByTheNearest(String path) {
        Response response = post(path + "?format=png", body(", \"againstPreset\": \"pistole\""));
        complaintsIn(response).onlyAt("/againstPreset", "pistol");
    }

    @ParameterizedTest
    @ValueSource(strings = {SPREAD, RECOIL, WEAPON})
    void faultsOfTheOtherAreFoundWhereTheyStand(String path) {
        String broken = pistol().replaceFirst("\"fireIntervalSeconds\":[^,]*", "\"fireIntervalSeconds\":-1");
        Response response = post(path, body(", \"against\": " + broken));
        complaintsIn(response).invalid().at("/against/fireIntervalSeconds");
    }
}
