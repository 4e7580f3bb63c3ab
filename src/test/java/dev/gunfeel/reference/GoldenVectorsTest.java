package dev.gunfeel.reference;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.gunfeel.Golden;
import dev.gunfeel.burst.WeaponBurst;
import dev.gunfeel.burst.WeaponSequenceRequest;
import dev.gunfeel.document.Documents;
import dev.gunfeel.export.GoldenVectors;
import dev.gunfeel.http.HttpTest;
import dev.gunfeel.input.Limits;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.BiPredicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** The vectors that a port proves itself with, and the files of them in examples/vectors. */
class GoldenVectorsTest extends HttpTest {
    private static final JsonMapper JSON = JsonMapper.shared();
    private static final Path FOLDER = Path.of("examples/vectors");

    /** What each file is of. */
    private static final Map<String, String> BODIES = new TreeMap<>(Map.of(
            "unity-assault-rifle",
            "{'preset': 'assaultRifle', 'generator': 'unity', 'firing': {'shots': 10}, 'seeds': {'running': 7},"
                    + " 'distanceMeters': 10}",
            "unreal-shotgun",
            "{'preset': 'shotgun', 'generator': 'unreal', 'axes': 'unreal', 'firing': {'shots': 3, 'speed': 2},"
                    + " 'seeds': {'running': -5}}",
            "godot-submachine-gun",
            "{'preset': 'submachineGun', 'generator': 'godot', 'generatorLifetime': 'burst', 'axes': 'godot',"
                    + " 'firing': {'shots': 10, 'speed': 3}, 'seeds': {'running': 12345678901}}",
            "splitmix64-pistol",
            "{'preset': 'pistol', 'formulas': 'corrected', 'seedMixing': 'splitmix', 'seeds': {'running': 3},"
                    + " 'firing': {'bursts': [{'shots': 4}, {'pauseSeconds': 0.4, 'shots': 3, 'speed': 2}]}}",
            "splitmix64-bloom-rifle",
            "{'preset': 'bloomRifle', 'seeds': {'running': 1, 'player': 2}, 'firing': {'shots': 8}, 'player': {'view': 0.8,"
                    + " 'reactionSeconds': 0.1, 'controlError': 0.1, 'aimErrorDegrees': 0.2, 'tremorDegrees': 0.1}}",
            "source-pattern-rifle",
            "{'preset': 'patternRifle', 'generator': 'source', 'axes': 'source', 'seeds': {'running': 9},"
                    + " 'firing': {'shots': 8, 'speed': 1}}"));

    static Stream<String> names() {
        return BODIES.keySet().stream();
    }

    private static byte[] vectors(String body) {
        WeaponSequenceRequest request =
                Documents.read(body.replace('\'', '"').getBytes(UTF_8), WeaponSequenceRequest.class, Limits.NONE);
        return GoldenVectors.of(request, WeaponBurst.sequence(request));
    }

    private static JsonNode read(String name) throws IOException {
        return JSON.readTree(Files.readString(FOLDER.resolve(name + ".json")));
    }

    @ParameterizedTest
    @MethodSource("names")
    void theFilesAreWhatIsWritten(String name) throws IOException {
        Golden.assertSame(FOLDER.resolve(name + ".json"), vectors(body(name)), GoldenVectorsTest.class);
    }

    private static String body(String name) {
        return BODIES.getOrDefault(name, "");
    }

    @Test
    void nothingElseLiesThere() throws IOException {
        try (Stream<Path> files = Files.list(FOLDER)) {
            assertThat(files.map(file -> file.getFileName().toString()))
                    .containsExactlyInAnyOrderElementsOf(
                            Stream.concat(Stream.of("README.md"), names().map(name -> name + ".json"))
                                    .toList());
        }
    }

    /** The request in a file says all that the file depends on. */
    @ParameterizedTest
    @MethodSource("names")
    void theRequestInAFileGivesTheFile(String name) throws IOException {
        String request = read(name).required("request").toString();
        assertThat(new String(vectors(request.replace('\'', '"')), UTF_8))
                .isEqualTo(Files.readString(FOLDER.resolve(name + ".json")));
    }

    @Test
    void theyAreServedToo() {
        String name = "splitmix64-pistol";
        byte[] served = post("/v1/weapon/sequence?format=vectors", body(name).replace('\'', '"'))
                .asByteArray();
        assertThat(served).isEqualTo(vectors(body(name)));
    }

    /** What the second implementation draws and fires is what the files say, where it knows the generator. */
    @ParameterizedTest
    @MethodSource("names")
    void figuresAreThoseOfTheSecondImplementation(String name) throws IOException {
        if (!name.startsWith("splitmix64")) {
            return;
        }
        ObjectNode body = (ObjectNode) read(name).required("request");
        JsonNode player = body.path("player").isMissingNode()
                ? JSON.createObjectNode().put("view", 0).put("pattern", 0)
                : body.required("player");
        PlainWeapon plain = new PlainWeapon(body);
        JsonNode fired = plain.weaponSequence(player).required("shots");
        JsonNode kicks = plain.recoilSequence(20, 1);
        JsonNode vectors = read(name);
        for (JsonNode shot : vectors.required("shots")) {
            int index = shot.required("index").asInt();
            same(name + " " + index, fired.get(index), shot);
            same(name + " " + index, kicks.required("shots").get(index), shot);
        }
        same(name, kicks.required("samples"), vectors.required("frames"));
    }

    /** Asserts that whatever the one says the other says, too. */
    private static void same(String where, JsonNode expected, JsonNode actual) {
        if (expected.isObject()) {
            expected.forEachEntry((member, value) -> same(where + "/" + member, value, actual.required(member)));
        } else if (expected.isArray()) {
            for (int i = 0; i < expected.size(); i++) {
                same(where + "/" + i, expected.get(i), actual.get(i));
            }
        } else if (expected.isNumber()) {
            assertThat(actual.asDouble()).as(where).isCloseTo(expected.asDouble(), within(1e-9));
        }
    }

    /** What a generator puts out makes the number beside it, by the rule of its engine written out here. */
    @ParameterizedTest
    @MethodSource("names")
    void numbersAreMadeOfWhatTheGeneratorPutsOut(String name) throws IOException {
        JsonNode vectors = read(name);
        String generator = vectors.at("/request/generator").asString();
        everyNumber(vectors, (place, number) -> {
            long first =
                    Long.parseUnsignedLong(number.at("/outputs/0").asString().substring(2), 16);
            double unit = number.required("unit").asDouble();
            assertThat(unit).as(place).isEqualTo(unit(generator, first, number));
            if (number.has("min")) {
                double min = number.required("min").asDouble();
                double max = number.required("max").asDouble();
                double exact = generator.equals("unity") ? (1 - unit) * max + unit * min : min + (max - min) * unit;
                assertThat(number.required("value").asDouble())
                        .as(place)
                        .isCloseTo(exact, within(1e-6 * (1 + Math.abs(exact))));
            }
            return false;
        });
    }

    private static double unit(String generator, long output, JsonNode number) {
        return switch (generator) {
            case "splitmix64" -> (output >>> 11) * 0x1p-53;
            case "unity" -> (output & 0x7FFFFF) * (1f / 8388607f);
            case "unreal" -> Float.intBitsToFloat(0x3F800000 | (int) (output >>> 9)) - 1f;
            // Park and Miller's, shuffled: never quite 1.
            case "source" -> Math.min((float) (1.0 / 2147483647) * (int) output, 1f - 1.2e-7f);
            case "godot" -> {
                long second = Long.parseUnsignedLong(
                        number.at("/outputs/1").asString("0x0").substring(2), 16);
                int zeros = Integer.numberOfLeadingZeros((int) output);
                yield output == 0 ? 0 : (float) ((second | 0x80000001L) * Math.pow(2, -32 - zeros));
            }
            default -> throw new IllegalArgumentException(generator);
        };
    }

    /** Goes through every number until one is what is looked for, and returns its place. */
    private static @Nullable String everyNumber(JsonNode vectors, BiPredicate<String, JsonNode> isFound) {
        for (JsonNode shot : vectors.required("shots")) {
            for (JsonNode draws : shot.required("draws")) {
                JsonNode numbers = draws.required("numbers");
                for (int i = 0; i < numbers.size(); i++) {
                    String place = "shot " + shot.required("index").asInt() + ", "
                            + draws.required("of").asString() + " " + i;
                    if (isFound.test(place, numbers.get(i))) {
                        return place;
                    }
                }
            }
        }
        return null;
    }

    private static List<Double> units(JsonNode vectors) {
        List<Double> units = new ArrayList<>();
        everyNumber(
                vectors, (place, number) -> !units.add(number.required("unit").asDouble()));
        return units;
    }

    /** The table of the README: where an implementation that makes a common mistake parts from the file. */
    @ParameterizedTest
    @MethodSource("names")
    void theReadmeTellsWhereMistakesPart(String name) throws IOException {
        String row = "| [" + name + "](" + name + ".json) | " + String.join(" | ", mistakes(name)) + " |";
        assertThat(Files.readString(FOLDER.resolve("README.md"))).contains(row);
    }

    private static List<String> mistakes(String name) throws IOException {
        JsonNode vectors = read(name);
        return List.of(
                otherwise(vectors, "generatorLifetime", "shot", "burst"),
                otherwise(vectors, "seedMixing", "none", "splitmix"),
                offsetForgotten(vectors),
                emptyRangeNotDrawn(vectors),
                endsOfRangesSwapped(vectors));
    }

    /** The place of the first number that is another one with the other of two settings. */
    private static String otherwise(JsonNode vectors, String setting, String one, String other) {
        ObjectNode body = (ObjectNode) vectors.required("request").deepCopy();
        body.put(setting, body.required(setting).asString().equals(one) ? other : one);
        List<Double> others = units(JSON.readTree(vectors(body.toString())));
        int[] at = {0};
        String place =
                everyNumber(vectors, (where, number) -> number.required("unit").asDouble() != others.get(at[0]++));
        return place == null ? "nowhere" : place;
    }

    /** The place of the first number after the first shot that would be that of the first shot's generator again. */
    private static String offsetForgotten(JsonNode vectors) {
        JsonNode first = vectors.at("/shots/0/draws");
        if (vectors.at("/request/generatorLifetime").asString().equals("burst")) {
            return "nowhere";
        }
        String place = everyNumber(
                vectors,
                (where, number) -> where.matches("shot [1-9].*")
                        && !number.required("unit")
                                .equals(first.get(indexOf(first, where.split(" ")[2]))
                                        .required("numbers")
                                        .get(Integer.parseInt(where.split(" ")[3]))
                                        .required("unit")));
        return place == null ? "nowhere" : place;
    }

    private static int indexOf(JsonNode draws, String name) {
        int index = 0;
        while (!draws.get(index).required("of").asString().equals(name)) {
            index++;
        }
        return index;
    }

    /** The place of the number behind the first one that is drawn from a range of no width. */
    private static String emptyRangeNotDrawn(JsonNode vectors) {
        boolean[] isNext = {false};
        String place = everyNumber(vectors, (where, number) -> {
            boolean was = isNext[0];
            isNext[0] = number.has("min") && number.required("min").equals(number.required("max"));
            return was;
        });
        return place == null ? "nowhere" : place;
    }

    private static String endsOfRangesSwapped(JsonNode vectors) {
        String place = everyNumber(vectors, (where, number) -> {
            double width = number.path("max").asDouble(0) - number.path("min").asDouble(0);
            double unit = number.required("unit").asDouble();
            return Math.abs(width * (1 - 2 * unit)) > 1e-4;
        });
        return place == null ? "nowhere" : place;
    }
}
