package dev.gunfeel.http;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;

import io.restassured.response.Response;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Java clients and Unity's JsonUtility send an empty list for one that nobody gave. The answer is that to the body without it, byte
 * for byte.
 */
class EmptyListsTest extends HttpTest {
    private static final String POSE = "{'bones': [{'position': [0, 0, 0], 'rotation': [0, 0, 0, 1]}]}";

    /** Sends a body that only the service takes, and not the schema that is meant for people. */
    private Response send(String path, String body) {
        return given().contentType("application/json")
                .body(body.replace("POSE", POSE).replace('\'', '"'))
                .post("http://127.0.0.1:" + port() + path);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "/v1/spread/sequence | 'preset': 'pistol', 'seeds': {'running': 1}, 'firing': {'shots': 3} | 'preset': 'pistol', 'seeds': {'running': 1}, 'firing': {'shots': 3, 'bursts': []}",
                "/v1/boids/sequence | 'spawn': {'count': 3}, 'steps': 2 | 'spawn': {'count': 3}, 'steps': 2, 'agents': [], 'targetPath': []",
                "/v1/blend/pose | 'from': POSE, 'to': POSE, 't': 0.5 | 'from': POSE, 'to': POSE, 't': 0.5, 'mask': []",
                "/v1/rotation/slerp | 'from': [0, 0, 0, 1], 'to': [0, 1, 0, 0], 'steps': 4"
                        + " | 'from': [0, 0, 0, 1], 'to': [0, 1, 0, 0], 'steps': 4, 't': []",
                "/v1/checks | 'presets': ['pistol'], 'checks': [{'metric': 'spreadDegrees', 'max': 9}]"
                        + " | 'presets': ['pistol'], 'weapons': [], 'checks': [{'metric': 'spreadDegrees', 'max': 9}]",
            })
    void anEmptyListIsLeftOut(String path, String without, String with) {
        Response expected = send(path, "{" + without + "}");
        Response answer = send(path, "{" + with + "}");
        assertThat(expected.statusCode()).as(expected.asString()).isEqualTo(200);
        assertThat(answer.statusCode()).as(answer.asString()).isEqualTo(200);
        assertThat(answer.asString()).isEqualTo(expected.asString());
    }

    @Test
    void inAWeaponToo() {
        String weapon =
                "{'seeds': {'running': 1}, 'weapon': {'roundsPerMinute': 600, 'potential': {'maxSeconds': 1, 'gain': 0.1}, 'spread': {'random':"
                        + " {'horizontal': 1, 'vertical': 1%s}}%s}, 'firing': {'shots': 20}}";
        assertThat(send("/v1/spread/sequence", weapon.formatted(", 'signRuns': []", ", 'stances': [], 'tags': []"))
                        .asString())
                .isEqualTo(send("/v1/spread/sequence", weapon.formatted("", "")).asString());
    }

    /** A burst's empty list says that none of the firing's stances is taken. */
    @Test
    void noStancesAreNoneOfTheFirings() {
        String body =
                "{'seeds': {'running': 1}, 'weapon': {'fireIntervalSeconds': 0.1, 'spread': {'cone': {'degrees': 2}},"
                        + " 'stances': [{'name': 'aimed', 'coneFactor': 0}]}, 'firing': {%s'bursts': [{'shots': 5%s}]}}";
        String hip = send("/v1/spread/sequence", body.formatted("", "")).asString();
        assertThat(hip).contains("\"coneDegrees\":2.0");
        assertThat(send("/v1/spread/sequence", body.formatted("'stances': ['aimed'], ", ", 'stances': []"))
                        .asString())
                .isEqualTo(hip);
        assertThat(send("/v1/spread/sequence", body.formatted("'stances': ['aimed'], ", ""))
                        .asString())
                .doesNotContain("\"coneDegrees\":2.0");
    }

    /** What is required isn't there when it is empty. */
    @Test
    void aRequiredListIsNotLeftOut() {
        Response answer = send(
                "/v1/homing/sequence",
                "{'position': [0, 0, 0], 'direction': [0, 0, 1], 'path': [],"
                        + " 'turnRateDegreesPerSecond': 90, 'deltaSeconds': 0.1, 'durationSeconds': 1}");
        assertThat(answer.statusCode()).isEqualTo(422);
        assertThat(answer.asString()).contains("/path");
    }
}
