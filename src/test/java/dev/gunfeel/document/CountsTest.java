package dev.gunfeel.document;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.gunfeel.arsenal.ArsenalRequest;
import dev.gunfeel.axes.AxesConversionRequest;
import dev.gunfeel.blend.BlendClip;
import dev.gunfeel.blend.BlendPoseRequest;
import dev.gunfeel.blend.BlendSequenceRequest;
import dev.gunfeel.blend.Pose;
import dev.gunfeel.boids.BoidsSequenceRequest;
import dev.gunfeel.boids.BoidsStepRequest;
import dev.gunfeel.check.Baseline;
import dev.gunfeel.check.ChecksRequest;
import dev.gunfeel.homing.HomingSequenceRequest;
import dev.gunfeel.input.Complaint;
import dev.gunfeel.input.InputException;
import dev.gunfeel.input.Limit;
import dev.gunfeel.input.Limits;
import dev.gunfeel.input.RecordShape;
import dev.gunfeel.recoil.RecoilState;
import dev.gunfeel.weapon.Weapon;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Elements are counted while they are read, and none is kept beyond what there may be. */
class CountsTest {
    private static final int MOST = 7;

    static Stream<Arguments> lists() {
        return Stream.of(
                        ChecksRequest.class,
                        Baseline.class,
                        ArsenalRequest.class,
                        RecoilState.class,
                        AxesConversionRequest.class,
                        BoidsStepRequest.class,
                        BoidsSequenceRequest.class,
                        HomingSequenceRequest.class,
                        BlendPoseRequest.class,
                        BlendSequenceRequest.class,
                        BlendClip.class,
                        Pose.class)
                .flatMap(type -> RecordShape.of(type).parts().stream()
                        .filter(part -> part.countsAs() != null)
                        .map(part -> Arguments.of(type, part.name(), part.countsAs())));
    }

    @ParameterizedTest
    @MethodSource("lists")
    void aListIsCountedBelowAtAndAboveItsLimit(Class<? extends Record> type, String name, Limit limit) {
        for (int count : List.of(MOST - 1, MOST, MOST + 1, 100_000)) {
            List<Complaint> complaints = complaints(type, name, "null", count, limit);
            assertThat(complaints.stream()
                            .filter(complaint -> ("/" + name).equals(complaint.pointer())
                                    && complaint.message().startsWith("asks for " + count + " ")))
                    .as("%s of %s", count, name)
                    .hasSize(count > MOST ? 1 : 0);
            // What is not kept is not complained about.
            assertThat(complaints.stream()
                            .filter(complaint -> complaint.message().startsWith("must not be null")))
                    .hasSize(Math.min(count, MOST));
        }
    }

    @Test
    void noMoreObjectsAreMadeThanThereMayBe() {
        for (int count : List.of(MOST - 2, MOST - 1, MOST, 1_400_000)) {
            List<Complaint> complaints = complaints(ChecksRequest.class, "checks", "{}", count, Limit.OBJECTS);
            // The whole is one of them.
            assertThat(complaints.stream()
                            .filter(complaint -> complaint.message().contains("GUNFEEL_MAX_OBJECTS")))
                    .as("%s", count)
                    .hasSize(count + 1 > MOST ? 1 : 0);
        }
    }

    @Test
    void aListWithASizeOfItsOwnIsReadNoFurther() {
        String tags = "{\"fireIntervalSeconds\": 0.1, \"tags\": [" + elements("\"x\"", 500_000) + "]}";
        InputException e = catchThrowableOfType(
                InputException.class,
                () -> Documents.read(tags.getBytes(StandardCharsets.UTF_8), Weapon.class, Limits.NONE));
        assertThat(e.complaints())
                .anyMatch(complaint -> "/tags".equals(complaint.pointer())
                        && complaint.message().equals("must have at most 20 elements"));
    }

    private static List<Complaint> complaints(
            Class<? extends Record> type, String name, String element, int count, Limit limit) {
        Map<String, String> environment = Map.of(limit.environmentVariable(), Integer.toString(MOST));
        String json = "{\"" + name + "\": [" + elements(element, count) + "]}";
        InputException e = catchThrowableOfType(
                InputException.class,
                () -> Documents.read(json.getBytes(StandardCharsets.UTF_8), type, Limits.of(environment::get)));
        return e == null ? List.of() : e.complaints();
    }

    private static String elements(String element, int count) {
        return String.join(",", Collections.nCopies(count, element));
    }
}
