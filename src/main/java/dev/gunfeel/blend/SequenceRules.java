package dev.gunfeel.blend;

import dev.gunfeel.input.Complaints;
import dev.gunfeel.input.Limit;
import dev.gunfeel.input.Words;
import dev.gunfeel.math.Figures;
import dev.gunfeel.rotation.TurnRules;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What must hold between the parts of a {@link BlendSequenceRequest}. */
final class SequenceRules {
    /** Comparing every wrong name with every clip's would let a hostile body cost minutes. */
    private static final int MOST_COMPARED = 50;

    private static final int MOST_SUGGESTIONS = 20;

    private final BlendSequenceRequest request;
    private final Complaints complaints;
    private int suggestions;

    SequenceRules(BlendSequenceRequest request, Complaints complaints) {
        this.request = request;
        this.complaints = complaints;
    }

    void check() {
        advance();
        TurnRules.hybrid(complaints, "rotationMethod", request.rotationMethod(), request.hybridThresholdDegrees());
        order();
        if (everyClipHasAName()) {
            names();
        }
        if (complaints.sound("clips")) {
            bones();
            amount();
        }
    }

    /** Poses may be at fault and names still be compared. */
    private boolean everyClipHasAName() {
        List<@Nullable BlendClip> clips = new ArrayList<>();
        if (request.clips() != null) {
            clips.addAll(request.clips());
        }
        for (int i = 0; i < clips.size(); i++) {
            if (clips.get(i) == null || !complaints.at("clips").at(i).sound("name")) {
                return false;
            }
        }
        return !clips.isEmpty();
    }

    private void advance() {
        switch (request.advance()) {
            case PER_FRAME -> {
                if (request.incrementPerFrame() == null) {
                    complaints.add(
                            "incrementPerFrame",
                            "is required with advance perFrame; dt/duration at the frame rate"
                                    + " that the fade was made for, such as 0.1",
                            null);
                }
            }
            case PER_SECOND -> {
                if (request.incrementPerFrame() != null) {
                    complaints.add(
                            "incrementPerFrame",
                            "is only for advance perFrame; set that or leave it out",
                            request.incrementPerFrame());
                }
            }
        }
    }

    private void order() {
        List<BlendTransition> transitions = request.transitions();
        for (int i = 1; i < transitions.size(); i++) {
            String before = Integer.toString(i - 1);
            if (!complaints.at("transitions").sound(before, Integer.toString(i))) {
                continue;
            }
            double earlier = transitions.get(i - 1).atSeconds();
            double later = transitions.get(i).atSeconds();
            if (later <= earlier) {
                complaints
                        .at("transitions")
                        .at(i)
                        .add(
                                "atSeconds",
                                "is " + Figures.significant(later, 9)
                                        + " s, but must come after the transition before it ("
                                        + Figures.significant(earlier, 9) + " s); put them in the order of time",
                                later);
            }
        }
    }

    private void names() {
        Map<String, Integer> places = new HashMap<>();
        Set<String> names = new LinkedHashSet<>();
        List<BlendClip> clips = request.clips();
        for (int i = 0; i < clips.size(); i++) {
            String name = clips.get(i).name();
            Integer other = places.putIfAbsent(name, i);
            names.add(name);
            if (other != null) {
                complaints.at("clips").at(i).add("name", "is also the name of clip " + other + "; rename one", name);
            }
        }
        List<String> few = names.stream().limit(MOST_COMPARED).toList();
        known("start", request.start(), names, few, complaints);
        for (int i = 0; i < request.transitions().size(); i++) {
            Complaints place = complaints.at("transitions").at(i);
            BlendTransition transition = request.transitions().get(i);
            // A null in the list has its complaint already.
            if (transition != null) {
                known("clip", transition.clip(), names, few, place);
            }
        }
    }

    private void known(String member, String name, Set<String> names, List<String> few, Complaints place) {
        if (place.sound(member) && !names.contains(name)) {
            suggestions++;
            place.add(
                    member,
                    "is not the name of a clip"
                            + (suggestions > MOST_SUGGESTIONS ? "" : "; " + Words.suggestion(name, few)),
                    name);
        }
    }

    private void bones() {
        int count = request.boneCount();
        for (int i = 0; i < request.clips().size(); i++) {
            List<Pose> poses = request.clips().get(i).poses();
            for (int j = 0; j < poses.size(); j++) {
                int own = poses.get(j).bones().size();
                if (own != count) {
                    complaints
                            .at("clips")
                            .at(i)
                            .at("poses")
                            .at(j)
                            .add(
                                    "bones",
                                    "has " + own + " bones, but the first pose of the first clip has " + count
                                            + "; give all poses the same bones in the same order",
                                    null);
                    // One complaint a clip: the rest of it is most likely the same.
                    break;
                }
            }
        }
        Mask.check(request.mask(), count, complaints);
    }

    private void amount() {
        if (complaints.sound("durationSeconds", "sampleRateHz")) {
            double poses = request.lastFrame() + 1 + request.transitions().size();
            complaints.limit("durationSeconds", Limit.BLEND_BONES, poses * request.boneCount());
        }
    }
}
