package dev.gunfeel.http;

import static org.assertj.core.api.Assertions.assertThat;

import io.restassured.response.Response;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Pictures as a client gets them: chosen like any other format. */
class PictureEndpointsTest extends HttpTest {
    private static final String MAGAZINE =
            "{\"preset\": \"assaultRifle\", \"seeds\": {\"running\": 1}, \"firing\": {\"shots\": 30}, \"distanceMeters\": 10}";

    @ParameterizedTest
    @ValueSource(strings = {"/v1/spread/sequence", "/v1/recoil/sequence", "/v1/weapon/sequence"})
    void everyWeaponEndpointDrawsOneBody(String path) throws IOException {
        Response svg = request()
                .contentType("application/json")
                .accept("image/svg+xml")
                .body(MAGAZINE)
                .post(path);
        assertThat(svg.statusCode()).isEqualTo(200);
        assertThat(svg.contentType()).startsWith("image/svg+xml");
        assertThat(svg.asString()).contains("<svg").contains("<title ");
        assertThat(svg.header("Gunfeel-Seeds")).contains("\"recoil\":500009");
        Response png = post(path + "?format=png&width=500&height=400", MAGAZINE);
        assertThat(png.contentType()).isEqualTo("image/png");
        BufferedImage image = ImageIO.read(new ByteArrayInputStream(png.asByteArray()));
        assertThat(image.getWidth()).isEqualTo(500);
        assertThat(image.getHeight()).isEqualTo(400);
        assertThat(post(path + "?format=png&width=500&height=400", MAGAZINE).asByteArray())
                .isEqualTo(png.asByteArray());
    }

    @Test
    void thePatternOfAPresetIsAPictureToo() {
        assertThat(get("/v1/weapons/pistol?format=svg").asString()).contains("<svg");
        assertThat(get("/v1/weapons/pistol?format=svg&theme=dark").asString())
                .isNotEqualTo(get("/v1/weapons/pistol?format=svg").asString());
    }

    @Test
    void aFlockIsDrawnFromTheTop() {
        Response flock = post(
                "/v1/boids/sequence?format=svg",
                "{\"spawn\": {\"count\": 12, \"seed\": 4, \"radius\": 8}, \"rules\": {}, \"steps\": 20, \"every\": 5}");
        assertThat(flock.asString()).contains("<svg");
    }

    @ParameterizedTest
    @CsvSource({
        "width=0, width, 422",
        "height=100000, height, 422",
        "height=-5, height, 422",
        "width=1920&height=1201, width, 422",
        "width=wide, width, 400",
        "height=1e9, height, 400",
        "width=, width, 400",
        "theme=drak, theme, 400"
    })
    void absurdSizesAreRefused(String query, String parameter, int status) {
        Response response = post("/v1/weapon/sequence?format=png&" + query, MAGAZINE);
        assertThat(response.statusCode()).as(response.asString()).isEqualTo(status);
        complaintsIn(response).at(parameter);
    }

    @Test
    void whatHasNoPictureIsNotAcceptable() {
        Response response = post("/v1/spread/step?format=png", "{\"preset\": \"pistol\"}");
        assertThat(response.statusCode()).isEqualTo(406);
    }
}
