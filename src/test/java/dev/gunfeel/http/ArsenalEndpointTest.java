package dev.gunfeel.http;

import static org.assertj.core.api.Assertions.assertThat;

import io.restassured.response.Response;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** A whole arsenal over HTTP. */
class ArsenalEndpointTest extends HttpTest {
    private static final String BODY = """
            { "presets": ["pistol", "assaultRifle"], "target": { "shape": "humanoid", "health": 100 }, "distances": [5, 20],
              "players": ["perfect", { "tremorDegrees": 0.4 }], "simulations": 200 }""";

    @Test
    void answersAllOfIt() {
        Response response = post("/v1/arsenal", BODY);
        assertThat(response.statusCode()).isEqualTo(200);
        JsonNode arsenal = json(response);
        assertThat(arsenal.propertyNames())
                .containsExactly(
                        "weapons",
                        "players",
                        "distances",
                        "tradeSeconds",
                        "results",
                        "crossings",
                        "duels",
                        "dominated",
                        "simulations",
                        "warnings");
        assertThat(arsenal.get("results")).hasSize(8);
        assertThat(arsenal.get("duels"))
                .hasSize(4)
                .allSatisfy(duel -> assertThat(share(duel, "weaponFirst")
                                + share(duel, "againstFirst")
                                + share(duel, "both")
                                + share(duel, "neither"))
                        .isBetween(1 - 1e-12, 1 + 1e-12));
        assertThat(arsenal.at("/duels/3/weaponFirst/interval")).hasSize(2);
        assertThat(arsenal.at("/duels/0/weaponFirst/interval").isMissingNode())
                .as("a perfect player who stands still leaves nothing to chance")
                .isTrue();
    }

    private static double share(JsonNode duel, String ending) {
        return duel.get(ending).get("value").asDouble();
    }

    @Test
    void hasATable() {
        Response response = post("/v1/arsenal?format=csv", BODY);
        assertThat(response.contentType()).startsWith("text/csv");
        assertThat(response.asString().lines()).hasSize(9);
        assertThat(response.asString()).startsWith("weapon,player,distanceMeters,timeToKillSecondsP10,");
    }

    @Test
    void tellsEveryMistake() {
        Response response =
                post("/v1/arsenal", BODY.replace("[5, 20]", "[20, 5]").replace(", \"health\": 100", ""));
        assertThat(response.statusCode()).isEqualTo(422);
        assertThat(json(response)
                        .get("errors")
                        .valueStream()
                        .map(error -> error.get("pointer").asString()))
                .containsExactlyInAnyOrder("/distances/1", "/target/health");
    }
}
