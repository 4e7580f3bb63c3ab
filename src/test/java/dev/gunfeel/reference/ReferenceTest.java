package dev.gunfeel.reference;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gunfeel.burst.WeaponBurst;
import dev.gunfeel.burst.WeaponSequenceRequest;
import dev.gunfeel.document.Documents;
import dev.gunfeel.input.Limits;
import dev.gunfeel.recoil.Recoil;
import dev.gunfeel.recoil.RecoilSequenceRequest;
import dev.gunfeel.spread.Spread;
import dev.gunfeel.spread.SpreadSequenceRequest;
import dev.gunfeel.text.JsonText;
import java.util.EnumSet;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.LongStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** Weapons and firings of every kind against the second implementation, field by field. */
class ReferenceTest {
    private static final JsonMapper JSON = JsonMapper.shared();
    private static final JsonMapper WRITER = JsonText.writer();
    /** Those that the weapon endpoints have. */
    static final Set<Part> PARTS = EnumSet.allOf(Part.class);

    static LongStream seeds() {
        return LongStream.range(0, 300);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void everySequenceAgrees(long seed) {
        ObjectNode body = RandomDocuments.withGenerators(new RandomDocuments(seed, PARTS).body(), seed);
        PlainWeapon plain = new PlainWeapon(body);
        agrees(body, plain.spreadSequence(), SpreadSequenceRequest.class, Spread::sequence);
        agrees(
                body.deepCopy().put("sampleRateHz", 97).put("tailSeconds", 0.7),
                plain.recoilSequence(97, 0.7),
                RecoilSequenceRequest.class,
                Recoil::sequence);
        ObjectNode player = new RandomPlayer(seed).player();
        ObjectNode shot = body.deepCopy().set("player", player);
        shot.withObject("/seeds").put("player", 31 * seed);
        agrees(shot, new PlainWeapon(shot).weaponSequence(player), WeaponSequenceRequest.class, WeaponBurst::sequence);
    }

    /** The short form is a player who knows no pattern. */
    @ParameterizedTest
    @MethodSource("seeds")
    void recoilControlIsAPlayerOfTheViewAlone(long seed) {
        ObjectNode body = RandomDocuments.withGenerators(new RandomDocuments(seed, PARTS).body(), seed);
        ObjectNode player = JSON.createObjectNode().put("view", 0.3).put("pattern", 0);
        agrees(
                body.deepCopy().put("recoilControl", 0.3),
                new PlainWeapon(body).weaponSequence(player),
                WeaponSequenceRequest.class,
                WeaponBurst::sequence);
    }

    private static <T extends Record> void agrees(
            ObjectNode body, ObjectNode expected, Class<T> type, Function<T, ? extends Record> sequence) {
        T request = Documents.read(JSON.writeValueAsBytes(body), type, Limits.NONE);
        JsonNode due = withoutWhatIsStillToCome(expected);
        JsonNode actual = JSON.readTree(WRITER.writeValueAsBytes(sequence.apply(request)));
        assertThat(Difference.first("", due, actual))
                .as("%s of %s", type.getSimpleName(), body)
                .isNull();
    }

    private static ObjectNode withoutWhatIsStillToCome(ObjectNode expected) {
        if (!PARTS.contains(Part.REPAIRS)) {
            expected.remove("formulas");
            expected.remove("warnings");
        }
        return expected;
    }
}
