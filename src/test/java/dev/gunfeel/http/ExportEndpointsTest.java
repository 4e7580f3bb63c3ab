package dev.gunfeel.http;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gunfeel.export.ExportFormat;
import io.restassured.response.Response;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The forms that engines import, chosen like any other format. */
class ExportEndpointsTest extends HttpTest {
    private static final String BURST =
            "{\"preset\": \"assaultRifle\", \"seeds\": {\"running\": 1}, \"firing\": {\"shots\": 6}}";

    @ParameterizedTest
    @EnumSource
    void aWordAndAcceptChooseTheSame(ExportFormat format) {
        for (String path : List.of("/v1/weapon/sequence", "/v1/recoil/sequence")) {
            Response byWord = post(path + "?format=" + format.word(), BURST);
            assertThat(byWord.statusCode()).isEqualTo(200);
            assertThat(byWord.contentType()).startsWith(format.mediaType());
            assertThat(Integer.parseInt(byWord.header("Gunfeel-Keys"))).isGreaterThan(5);
            assertThat(Double.parseDouble(byWord.header("Gunfeel-Largest-Error-Degrees")))
                    .isBetween(0.001, 0.01);
            assertThat(byWord.header("Gunfeel-Seeds")).contains("\"recoil\":500009");
            Response byAccept = request()
                    .contentType("application/json")
                    .accept(format.mediaType())
                    .body(BURST)
                    .post(path);
            assertThat(byAccept.asByteArray()).isEqualTo(byWord.asByteArray());
        }
    }

    @Test
    void theToleranceCounts() {
        int fine = keys("0.001");
        int coarse = keys("1");
        assertThat(coarse).isLessThan(fine);
    }

    private int keys(String tolerance) {
        return Integer.parseInt(
                post("/v1/weapon/sequence?format=unity-animationcurve&toleranceDegrees=" + tolerance, BURST)
                        .header("Gunfeel-Keys"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "-1", "11", "NaN", "1e-3", "a"})
    void aToleranceThatIsNoneIsToldWithTheRest(String tolerance) {
        Response response = post(
                "/v1/weapon/sequence?format=gltf&toleranceDegrees=" + tolerance,
                "{\"preset\": \"assaultRifle\", \"firing\": {\"shots\": 0}}");
        assertThat(response.statusCode()).isBetween(400, 422);
        assertThat(json(response).get("errors").toString())
                .contains("toleranceDegrees")
                .contains("/firing/shots");
    }

    @Test
    void aWeaponWithoutRecoilHasNoKickToExport() {
        Response response = post(
                "/v1/weapon/sequence?format=gltf",
                "{\"weapon\": {\"fireIntervalSeconds\": 0.1, \"spread\": {\"cone\": {\"degrees\": 1}}}, \"firing\": {\"shots\": 2}}");
        assertThat(response.statusCode()).isEqualTo(422);
        assertThat(response.asString()).contains("/weapon/recoil");
    }

    /** The rows of the table are those of the CSV, under names that a struct's properties have. */
    @Test
    void shotsAreRowsOfADataTable() {
        for (String path : List.of("/v1/weapon/sequence", "/v1/spread/sequence")) {
            List<String> table = List.of(
                    post(path + "?format=unreal-datatable", BURST).asString().split("\r\n"));
            List<String> csv =
                    List.of(post(path + "?format=csv", BURST).asString().split("\r\n"));
            assertThat(table).hasSameSizeAs(csv);
            assertThat(table.get(0)).startsWith("---,Index,TimeSeconds,");
            assertThat(Arrays.stream(table.get(0).split(",")).skip(1).map(String::toLowerCase))
                    .containsExactly(
                            csv.get(0).toLowerCase(java.util.Locale.ROOT).split(","));
            for (int i = 1; i < csv.size(); i++) {
                assertThat(table.get(i)).isEqualTo("Row" + (i - 1) + "," + csv.get(i));
            }
        }
    }
}
