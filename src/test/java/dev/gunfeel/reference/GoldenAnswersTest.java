package dev.gunfeel.reference;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.gunfeel.Golden;
import dev.gunfeel.burst.WeaponBurst;
import dev.gunfeel.burst.WeaponSequenceRequest;
import dev.gunfeel.document.Documents;
import dev.gunfeel.input.Limits;
import dev.gunfeel.recoil.Recoil;
import dev.gunfeel.recoil.RecoilSequence;
import dev.gunfeel.recoil.RecoilSequenceRequest;
import dev.gunfeel.spread.Spread;
import dev.gunfeel.spread.SpreadSequenceRequest;
import dev.gunfeel.text.JsonText;
import java.io.IOException;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * Answers are the same bytes on every Java: those of one weapon that has everything, to be read, and the digests of those of
 * random ones. That their numbers are right is held against the second implementation, not here.
 */
class GoldenAnswersTest {
    private static final JsonMapper JSON = JsonMapper.shared();
    private static final JsonMapper WRITER = JsonText.writer();
    private static final Path FOLDER = Golden.FOLDER.resolve("answers");
    private static final int DOCUMENTS = 100;

    private static final String BODY = """
            {"formulas": "corrected", "seeds": {"running": 77}, "distanceMeters": 20,
             "weapon": {"fireIntervalSeconds": 0.067, "potential": {"maxSeconds": 0.6, "gain": 0.15},
              "seeds": {"spread": 12, "recoil": 900001},
              "spread": {
               "lift": {"magnitude": 0.4}, "random": {"horizontal": 0.3, "vertical": 0.2},
               "running": {"magnitude": 0.5, "maxSpeed": 6},
               "cone": {"degrees": [[0, 0.3], [4, 2.1], [10, 5]], "exponent": 0.7, "restedFactor": 0.1,
                "heat": {"perShot": [[0, 1.3], [8, 0.4]], "coolingPerSecond": [[0, 1], [10, 17]],
                 "coolingDelaySeconds": 0.03, "max": 10}},
               "pattern": {"degrees": [[0, 0.1], [-0.2, 0.4], [0.3, 0.7]], "after": "repeat", "repeatFrom": 1}},
              "pellets": {"count": 3, "degrees": [[0, 0.5], [10, 2]], "pattern": [[0, 0.5], [-0.4, -0.3], [0.4, -0.3]]},
              "recoil": {"firstShotFactor": 1.7,
               "rolling": {"peakDegrees": 1.1, "settleSeconds": 0.3, "positiveShare": 0.7, "variation": 0.4},
               "knocking": {"pattern": {"degrees": [[0.1, 0.9], [-0.3, 0.7], [0.2, 0.5]]},
                "vertical": {"settleSeconds": 0.25, "variation": 0.1}, "horizontal": {"settleSeconds": 0.35},
                "recentring": {"share": 0.8, "delaySeconds": 0.11, "settleSeconds": 0.3}},
               "punching": {"peakDegrees": -2, "settleSeconds": 0.2, "model": "underdamped", "peakSeconds": 0.03}},
              "stances": [{"name": "aimed", "spreadFactor": 0.3, "coneFactor": 0.4, "recoilFactor": 0.7, "restedFactor": 0},
               {"name": "crouched", "coneDegrees": 0.2, "heatFactor": 0.8, "runningFactor": 0.5}]},
             "firing": {"clock": {"hz": 60, "mode": "carry"}, "stances": ["aimed"],
              "bursts": [{"shots": 5, "speed": 2}, {"pauseSeconds": 0.31, "shots": 3, "stances": ["crouched", "aimed"]}]}}""";

    @Test
    void everythingAtOnce() throws IOException {
        JsonNode body = JSON.readTree(BODY);
        readable("spread", spread(body));
        readable("recoil", recoil((ObjectNode) body.deepCopy()));
        readable("weapon", weapon(body));
    }

    /** Of shots and samples alone, so that what answers say besides may grow. */
    @Test
    void randomDocuments() throws IOException {
        StringBuilder digests = new StringBuilder();
        for (int seed = 0; seed < DOCUMENTS; seed++) {
            ObjectNode body = new RandomDocuments(seed, ReferenceTest.PARTS).body();
            digests.append(seed)
                    .append(' ')
                    .append(digest(spread(body) + recoil(body.deepCopy()) + weapon(body)))
                    .append('\n');
        }
        Golden.assertSame(FOLDER.resolve("digests.txt"), digests.toString(), GoldenAnswersTest.class);
    }

    private static void readable(String name, String answer) throws IOException {
        Golden.assertSame(FOLDER.resolve(name + ".jsonl"), answer, GoldenAnswersTest.class);
    }

    private static String spread(JsonNode body) {
        return lines(Spread.sequence(read(body, SpreadSequenceRequest.class)).shots());
    }

    private static String recoil(ObjectNode body) {
        RecoilSequence sequence = Recoil.sequence(
                read(body.put("sampleRateHz", 60).put("tailSeconds", 0.3), RecoilSequenceRequest.class));
        return lines(sequence.shots()) + lines(List.of(sequence.samples()));
    }

    private static String weapon(JsonNode body) {
        return lines(
                WeaponBurst.sequence(read(body, WeaponSequenceRequest.class)).shots());
    }

    private static <T extends Record> T read(JsonNode body, Class<T> type) {
        return Documents.read(JSON.writeValueAsBytes(body), type, Limits.NONE);
    }

    /** Returns the bytes that are sent, a line for each entry. */
    private static String lines(List<? extends Record> entries) {
        StringBuilder lines = new StringBuilder();
        for (Record entry : entries) {
            lines.append(WRITER.writeValueAsString(entry)).append('\n');
        }
        return lines.toString();
    }

    private static String digest(String text) {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(text.getBytes(UTF_8)), 0, 8);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
