package dev.gunfeel.burst;

import static dev.gunfeel.Requests.assertFinite;
import static org.assertj.core.api.Assertions.assertThat;

import dev.gunfeel.document.Documents;
import dev.gunfeel.input.InputException;
import dev.gunfeel.input.Limits;
import dev.gunfeel.random.RandomSequence;
import dev.gunfeel.random.RandomSequenceRequest;
import dev.gunfeel.recoil.Recoil;
import dev.gunfeel.recoil.RecoilCurveRequest;
import dev.gunfeel.recoil.RecoilSequenceRequest;
import dev.gunfeel.recoil.RecoilStepRequest;
import dev.gunfeel.spread.Spread;
import dev.gunfeel.spread.SpreadSequenceRequest;
import dev.gunfeel.spread.SpreadStepRequest;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Puts every kind of nonsense into every place of every body. Whatever comes of it, it is either complaints with a
 * place, or an answer with finite numbers.
 */
class WeaponFaultsTest {
    private static final Limits LIMITS = Limits.of(name -> null);
    private static final JsonMapper JSON = JsonMapper.shared();
    private static final List<String> NONSENSE = List.of(
            "null",
            "-1",
            "0",
            "0.5",
            "1",
            "1e308",
            "-1e308",
            "5e-324",
            "2147483647",
            "true",
            "'x'",
            "[]",
            "[null]",
            "{}",
            "[1, 2]",
            "[-1, 1]");

    private static final String WEAPON = "'weapon': {'name': 'x', 'fireIntervalSeconds': 0.1,"
            + " 'potential': {'maxSeconds': 1, 'gain': 0.2}, 'seeds': {'spread': 1, 'recoil': 2000, 'running': 9000},"
            + " 'spread': {'forwardDistance': 10, 'carryExponent': 2, 'lift': {'magnitude': 1, 'exponent': 1},"
            + " 'random': {'horizontal': 1, 'vertical': 1, 'exponent': 1, 'horizontalRange': [0.5, 1],"
            + " 'verticalRange': [-1, 1], 'signPattern': 'runs', 'signRuns': [2, 4], 'firstSign': 1},"
            + " 'running': {'magnitude': 1, 'exponent': 1, 'maxSpeed': 5, 'range': [0, 1], 'verticalScale': 1}},"
            + " 'recoil': {'rolling': {'model': 'underdamped', 'peakDegrees': 1, 'settleSeconds': 0.4,"
            + " 'peakSeconds': 0.04, 'variation': 0.2, 'sign': 'random'}, 'knocking': {'vertical':"
            + " {'peakDegrees': 1, 'settleSeconds': 0.35}, 'horizontal': {'peakDegrees': 1, 'settleSeconds': 0.35},"
            + " 'stacking': 'restart'}, 'punching': {'peakDegrees': 2, 'settleSeconds': 0.3}}, 'magazineSize': 30,"
            + " 'damage': {'perHit': 30, 'headMultiplier': 2, 'falloff': [{'distanceMeters': 20, 'factor': 1},"
            + " {'distanceMeters': 50, 'factor': 0.7}]}}";
    private static final String SHARED = "'formulas': 'corrected', 'generator': 'splitmix64',"
            + " 'seeds': {'spread': 1, 'recoil': 2000, 'running': 9000}, ";
    private static final String AIM =
            "'axes': 'unity', 'view': {'yawDegrees': 0, 'pitchDegrees': 0}, 'distanceMeters': 10, ";
    private static final String FIRING =
            "'firing': {'bursts': [{'shots': 2, 'speed': 1}," + " {'pauseSeconds': 0.5, 'shots': 2, 'speed': 0}]}";
    private static final String STATE = "'elapsedSeconds': 0.2, 'state': {'potentialSeconds': 0.5, 'seedOffset': 1,"
            + " 'shotNumber': 2, 'seeds': {'spread': 1, 'recoil': 2000, 'running': 9000}, 'burstStartSeconds': 0,"
            + " 'burstShots': 2, ";

    @Test
    void spreadSequence() {
        everywhere("{" + SHARED + AIM + WEAPON + ", " + FIRING + "}", SpreadSequenceRequest.class, Spread::sequence);
    }

    @Test
    void spreadStep() {
        everywhere(
                "{" + SHARED + AIM + WEAPON + ", 'speed': 1, " + STATE + "'q': 0}}",
                SpreadStepRequest.class,
                Spread::step);
    }

    @Test
    void recoilCurve() {
        everywhere(
                "{'formulas': 'corrected', 'durationSeconds': 1, 'sampleRateHz': 60, 'impulse': {'model': 'underdamped',"
                        + " 'peakDegrees': 1, 'settleSeconds': 0.4, 'peakSeconds': 0.04, 'variation': 0, 'sign': 'positive'}}",
                RecoilCurveRequest.class,
                Recoil::curve);
    }

    @Test
    void recoilSequence() {
        everywhere(
                "{" + SHARED + WEAPON + ", 'sampleRateHz': 10, 'tailSeconds': 1, " + FIRING + "}",
                RecoilSequenceRequest.class,
                Recoil::sequence);
    }

    @Test
    void recoilStep() {
        everywhere(
                "{" + SHARED + WEAPON + ", 'fire': true, " + STATE
                        + "'sinceShotSeconds': 0, 'residual': {'pitchDegrees': 1, 'yawDegrees': 1}, 'impulses': [{'ageSeconds': 0,"
                        + " 'rollPeakDegrees': 1, 'pitchPeakDegrees': 1, 'yawPeakDegrees': 1, 'fovPeakDegrees': 1}]}}",
                RecoilStepRequest.class,
                Recoil::step);
    }

    @Test
    void weaponSequence() {
        everywhere(
                "{" + SHARED + AIM + WEAPON + ", 'recoilControl': 0.5, " + FIRING + "}",
                WeaponSequenceRequest.class,
                WeaponBurst::sequence);
    }

    @Test
    void weaponStep() {
        everywhere(
                "{" + SHARED + AIM + WEAPON + ", 'recoilControl': 0.5, 'speed': 1, 'fire': true, " + STATE
                        + "'q': 0, 'sinceShotSeconds': 0, 'residual': {'pitchDegrees': 1, 'yawDegrees': 1}, 'impulses': [{'ageSeconds': 0,"
                        + " 'rollPeakDegrees': 1, 'pitchPeakDegrees': 1, 'yawPeakDegrees': 1, 'fovPeakDegrees': 1}]}}",
                WeaponStepRequest.class,
                WeaponBurst::step);
    }

    @Test
    void randomSequence() {
        everywhere(
                "{'generator': 'splitmix64', 'seed': 1, 'count': 3, 'draw': 'range', 'min': 0, 'max': 2}",
                RandomSequenceRequest.class,
                RandomSequence::of);
    }

    private static <T extends Record> void everywhere(
            String body, Class<T> type, Function<T, ? extends Record> computation) {
        JsonNode valid = JSON.readTree(body.replace('\'', '"'));
        assertThat(answers(valid, type, computation))
                .as("the body is right as it stands")
                .isTrue();
        int right = 0;
        int wrong = 0;
        for (String pointer : pointers(valid)) {
            for (String nonsense : NONSENSE) {
                JsonNode faulty = with(valid, pointer, JSON.readTree(nonsense.replace('\'', '"')));
                if (answers(faulty, type, computation)) {
                    right++;
                } else {
                    wrong++;
                }
            }
        }
        assertThat(right).isPositive();
        assertThat(wrong).isPositive();
    }

    private static <T extends Record> boolean answers(
            JsonNode body, Class<T> type, Function<T, ? extends Record> computation) {
        T request;
        try {
            request = Documents.read(body.toString().getBytes(StandardCharsets.UTF_8), type, LIMITS);
        } catch (InputException e) {
            assertThat(e.complaints()).isNotEmpty().allSatisfy(violation -> {
                assertThat(violation.message()).isNotBlank();
                assertThat(violation.message().toLowerCase(Locale.ROOT)).doesNotContain("exception", "nan");
            });
            return false;
        }
        try {
            assertFinite(computation.apply(request));
        } catch (RuntimeException | AssertionError e) {
            throw new AssertionError("with " + body, e);
        }
        return true;
    }

    private static List<String> pointers(JsonNode node) {
        List<String> pointers = new ArrayList<>();
        if (node instanceof ObjectNode object) {
            object.forEachEntry((name, member) -> {
                pointers.add("/" + name);
                pointers(member).forEach(below -> pointers.add("/" + name + below));
            });
        } else if (node instanceof ArrayNode array) {
            for (int i = 0; i < array.size(); i++) {
                String place = "/" + i;
                pointers.add(place);
                pointers(array.get(i)).forEach(below -> pointers.add(place + below));
            }
        }
        return pointers;
    }

    private static JsonNode with(JsonNode body, String pointer, JsonNode value) {
        JsonNode copy = body.deepCopy();
        int cut = pointer.lastIndexOf('/');
        JsonNode parent = copy.at(pointer.substring(0, cut));
        String name = pointer.substring(cut + 1);
        if (parent instanceof ObjectNode object) {
            object.set(name, value);
        } else if (parent instanceof ArrayNode array) {
            array.set(Integer.parseInt(name), value);
        }
        return copy;
    }
}
