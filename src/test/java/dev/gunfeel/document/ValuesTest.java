package dev.gunfeel.document;

import static dev.gunfeel.ComplaintsAssert.complaintsAbout;
import static dev.gunfeel.Requests.read;
import static org.assertj.core.api.Assertions.assertThat;

import dev.gunfeel.math.Curve;
import dev.gunfeel.math.Quaternion;
import dev.gunfeel.math.Range;
import dev.gunfeel.math.Vector2;
import dev.gunfeel.math.Vector3;
import dev.gunfeel.text.JsonText;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Values that stand as numbers and arrays: vectors, rotations, ranges, curves. */
class ValuesTest {
    record All(
            @Nullable Vector2 two,
            @Nullable Vector3 three,
            @Nullable Quaternion turn,
            @Nullable Range range,
            @Nullable Curve curve,
            @Nullable List<Vector2> list) {}

    @Test
    void arraysAreReadAndWrittenAlike() {
        String json = "{\"two\":[1.0,2.0],\"three\":[1.0,2.0,3.0],\"turn\":[0.0,0.0,0.0,1.0],\"range\":[-1.0,1.0],"
                + "\"curve\":[[0.0,1.0],[2.0,3.0]],\"list\":[[4.0,5.0]]}";
        All all = read(All.class, json);
        assertThat(all)
                .isEqualTo(new All(
                        new Vector2(1, 2),
                        new Vector3(1, 2, 3),
                        new Quaternion(0, 0, 0, 1),
                        new Range(-1, 1),
                        Curve.through(new Vector2(0, 1), new Vector2(2, 3)),
                        List.of(new Vector2(4, 5))));
        assertThat(JsonText.writer().writeValueAsString(all)).isEqualTo(json);
    }

    @Test
    void aCurveMayBeANumber() {
        All all = read(All.class, "{'curve': 3}");
        assertThat(all.curve()).isEqualTo(Curve.of(3));
        assertThat(JsonText.writer().writeValueAsString(all)).isEqualTo("{\"curve\":3.0}");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{'two': [1]} | /two must be [x, y]: 2 numbers, not 1",
                "{'three': [1, 2, 3, 4]} | /three must be [x, y, z]: 3 numbers, not 4",
                "{'turn': 1} | /turn must be an array of numbers (1)",
                "{'turn': [1, 2, 3, 'w']} | /turn/3 must be a number (w)",
                "{'range': [1, null]} | /range/1 must be a number (null)",
                "{'range': [2, 1]} | /range must be [min, max] with min at most max; swap the two ([2, 1])",
                "{'curve': 'flat'} | /curve must be a number, or an array of points [x, y] (flat)",
                "{'curve': {}} | /curve must be a number, or an array of points [x, y] ({…})",
                "{'curve': [1, 2]} | /curve/0 must be an array of numbers (1) & /curve/1 must be an array of numbers (2)",
                "{'curve': [[0, 1], [2]]} | /curve/1 must be [x, y]: 2 numbers, not 1",
                "{'curve': [[0, 1], null]} | /curve/1 must not be null; leave the element out (null)",
                "{'curve': 1e999} | /curve is too large for a double; use a number up to 1.797e308 (1e999)",
            })
    void whatIsNoneOfThemIsRefused(String json, String complaint) {
        complaintsAbout(All.class, json).exactly(complaint.split(" & "));
    }

    @Test
    void numbersThatJavaGivesMustBeFinite() {
        complaintsAbout(new All(
                        new Vector2(0, Double.NaN),
                        new Vector3(Double.NEGATIVE_INFINITY, 0, 0),
                        new Quaternion(0, 0, 0, Double.NaN),
                        new Range(Double.NaN, 0),
                        Curve.through(new Vector2(0, Double.POSITIVE_INFINITY)),
                        List.of(new Vector2(Double.NaN, 0))))
                .at("/two/1", "/three/0", "/turn/3", "/range/0", "/curve/0/1", "/list/0/0");
        complaintsAbout(new All(null, null, null, null, Curve.of(Double.NaN), null))
                .at("/curve");
    }

    @Test
    void aNumberHasAThousandDigitsAtMost() {
        assertThat(read(All.class, "{'curve': " + "9".repeat(300) + "." + "0".repeat(699) + "}")
                        .curve())
                .isEqualTo(Curve.of(Double.parseDouble("9".repeat(300))));
        complaintsAbout(All.class, "{'curve': " + "0." + "1".repeat(999) + "}")
                .malformed()
                .onlyAt("/curve", "has more than 1000 digits; write fewer");
    }

    @Test
    void aDocumentIsOneObject() {
        complaintsAbout(All.class, "  ").malformed().exactly(" is empty; send one object");
        complaintsAbout(All.class, "{} {}").malformed().onlyAt("", "has text after its end; send one object alone");
    }
}
