package dev.gunfeel.reference;

import dev.gunfeel.burst.WeaponBurst;
import dev.gunfeel.burst.WeaponSequenceRequest;
import dev.gunfeel.burst.WeaponStepRequest;
import dev.gunfeel.document.Documents;
import dev.gunfeel.input.Limits;
import dev.gunfeel.recoil.Recoil;
import dev.gunfeel.recoil.RecoilSequenceRequest;
import dev.gunfeel.recoil.RecoilStepRequest;
import dev.gunfeel.spread.Spread;
import dev.gunfeel.spread.SpreadSequenceRequest;
import dev.gunfeel.spread.SpreadStepRequest;
import dev.gunfeel.text.JsonText;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.LongStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A chain of steps, which hands nothing on but the state, is the sequence bit for bit, whatever the weapon has. */
class StepsTest {
    private static final JsonMapper JSON = JsonMapper.shared();
    private static final JsonMapper WRITER = JsonText.writer();

    static LongStream seeds() {
        return LongStream.range(1000, 1100);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void spreadStepsAreTheSequence(long seed) {
        new StepChain(seed)
                .isTheSequence(
                        answers(SpreadSequenceRequest.class, Spread::sequence),
                        answers(SpreadStepRequest.class, Spread::step),
                        true);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void recoilStepsAreTheSequence(long seed) {
        new StepChain(seed)
                .isTheSequence(
                        answers(RecoilSequenceRequest.class, Recoil::sequence),
                        answers(RecoilStepRequest.class, Recoil::step),
                        false);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void weaponStepsAreTheSequence(long seed) {
        new StepChain(seed)
                .firesTheSequence(
                        answers(WeaponSequenceRequest.class, WeaponBurst::sequence),
                        answers(WeaponStepRequest.class, WeaponBurst::step),
                        seed % 3 / 2.0);
    }

    private static <T extends Record> UnaryOperator<JsonNode> answers(
            Class<T> type, Function<T, ? extends Record> computation) {
        return body -> {
            T request = Documents.read(JSON.writeValueAsBytes(body), type, Limits.NONE);
            return JSON.readTree(WRITER.writeValueAsBytes(computation.apply(request)));
        };
    }
}
