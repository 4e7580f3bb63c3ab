package dev.gunfeel.reference;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** A chain of steps of a random weapon that hands nothing on but the state, beside the sequence of the same shots. */
final class StepChain {
    private final ObjectNode body;

    /** Draws the weapon and its shots; without a clock, which steps haven't got. */
    StepChain(long seed) {
        Set<Part> parts = EnumSet.copyOf(ReferenceTest.PARTS);
        parts.remove(Part.CLOCK);
        body = RandomDocuments.withGenerators(new RandomDocuments(seed, parts).body(), seed);
    }

    /**
     * Asserts that the shots and the state behind the last are those of the sequence, to the last bit.
     *
     * @param sequence answers the body of a sequence
     * @param step answers the body of a step
     * @param hasSpeed whether steps take a speed
     */
    void isTheSequence(UnaryOperator<JsonNode> sequence, UnaryOperator<JsonNode> step, boolean hasSpeed) {
        JsonNode whole = sequence.apply(body);
        JsonNode state = lastState(whole, step, hasSpeed);
        assertThat(state).as("%s", body).isNotNull().isEqualTo(whole.get("state"));
    }

    /**
     * Asserts that the shots of the whole weapon are those of its sequence, to the last bit, in the hands of somebody who cancels a share
     * of the knocking.
     *
     * @param sequence answers the body of a sequence
     * @param step answers the body of a step
     * @param recoilControl the share, from 0 to 1
     */
    void firesTheSequence(UnaryOperator<JsonNode> sequence, UnaryOperator<JsonNode> step, double recoilControl) {
        body.put("recoilControl", recoilControl);
        lastState(sequence.apply(body), step, true);
    }

    private @Nullable JsonNode lastState(JsonNode whole, UnaryOperator<JsonNode> step, boolean hasSpeed) {
        JsonNode state = null;
        for (PlainShot shot : new PlainWeapon(body).shots()) {
            ObjectNode asked = step(shot, state);
            if (hasSpeed) {
                asked.put("speed", shot.speed);
            }
            JsonNode answer = step.apply(asked);
            assertThat(answer.get("shot")).as("%s", asked).isNotNull().isEqualTo(whole.at("/shots/" + shot.index));
            state = answer.get("state");
        }
        return state;
    }

    private ObjectNode step(PlainShot shot, @Nullable JsonNode state) {
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
}
