package dev.gunfeel.reference;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gunfeel.document.Documents;
import dev.gunfeel.input.Limits;
import dev.gunfeel.recoil.Recoil;
import dev.gunfeel.recoil.RecoilSequenceRequest;
import dev.gunfeel.recoil.RecoilStepRequest;
import dev.gunfeel.spread.Spread;
import dev.gunfeel.spread.SpreadSequenceRequest;
import dev.gunfeel.spread.SpreadStepRequest;
import dev.gunfeel.text.JsonText;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** A chain of steps, which hands nothing on but the state, is the sequence bit for bit, whatever the weapon has. */
class StepsTest {
    private static final JsonMapper JSON = JsonMapper.shared();
    private static final JsonMapper WRITER = JsonText.writer();

    static LongStream seeds() {
        return LongStream.range(1000, 1100);
    }

    /** A body without a clock, which steps haven't got. */
    private static ObjectNode body(long seed) {
        Set<Part> parts = EnumSet.copyOf(ReferenceTest.PARTS);
        parts.remove(Part.CLOCK);
        return new RandomDocuments(seed, parts).body();
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void spreadStepsAreTheSequence(long seed) {
        ObjectNode body = body(seed);
        JsonNode sequence = answer(body, SpreadSequenceRequest.class, Spread::sequence);
        JsonNode state = null;
        List<PlainShot> shots = new PlainWeapon(body).shots();
        for (PlainShot shot : shots) {
            ObjectNode step = step(body, shot, state);
            step.put("speed", shot.speed);
            JsonNode answer = answer(step, SpreadStepRequest.class, Spread::step);
            assertThat(answer.get("shot")).as("%s", body).isEqualTo(sequence.at("/shots/" + shot.index));
            state = answer.get("state");
        }
        assertThat(state).as("%s", body).isEqualTo(sequence.get("state"));
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void recoilStepsAreTheSequence(long seed) {
        ObjectNode body = body(seed);
        JsonNode sequence = answer(body, RecoilSequenceRequest.class, Recoil::sequence);
        JsonNode state = null;
        for (PlainShot shot : new PlainWeapon(body).shots()) {
            JsonNode answer = answer(step(body, shot, state), RecoilStepRequest.class, Recoil::step);
            assertThat(answer.get("shot")).as("%s", body).isEqualTo(sequence.at("/shots/" + shot.index));
            state = answer.get("state");
        }
        assertThat(state).as("%s", body).isEqualTo(sequence.get("state"));
    }

    private static ObjectNode step(ObjectNode body, PlainShot shot, @Nullable JsonNode state) {
        ObjectNode step = body.deepCopy();
        step.remove("firing");
        if (state != null) {
            step.set("state", state);
            step.put("elapsedSeconds", shot.dt);
        }
        for (JsonNode stance : shot.stances) {
            step.withArray("/stances").add(stance.get("name"));
        }
        return step;
    }

    private static <T extends Record> JsonNode answer(
            ObjectNode body, Class<T> type, Function<T, ? extends Record> computation) {
        T request = Documents.read(JSON.writeValueAsBytes(body), type, Limits.NONE);
        return JSON.readTree(WRITER.writeValueAsBytes(computation.apply(request)));
    }
}
