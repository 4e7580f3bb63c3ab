package dev.gunfeel.picture;

import dev.gunfeel.burst.WeaponSequence;
import dev.gunfeel.burst.WeaponSummary;
import dev.gunfeel.check.RecordedPattern;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Where the bullets of the whole weapon land, with the path of the view.
 *
 * @param title what is shown, in a few words
 * @param answer what to draw
 * @param before what was recorded of the weapon earlier, to be drawn behind it; null where nothing was, or what is drawn
 *     behind it comes with the answer
 */
record WeaponPicture(
        String title, WeaponSequence answer, @Nullable RecordedPattern before) implements Picture {
    /** Rounding moves an aim by less than this. */
    private static final double STILL = 1e-12;

    WeaponPicture(String title, WeaponSequence answer) {
        this(title, answer, null);
    }

    WeaponPicture(WeaponSequence answer) {
        this(answer, null);
    }

    WeaponPicture(WeaponSequence answer, @Nullable RecordedPattern before) {
        this(
                Versus.title(
                        answer.name(),
                        Phrases.shots(
                                        answer.shots().size(),
                                        answer.shots().get(0).pellets()) + " with recoil and spread"
                                + new Surface(answer.distanceMeters()).where()),
                answer,
                before);
    }

    @Override
    public Scene scene(PictureOptions options) {
        Surface surface = new Surface(answer.distanceMeters());
        PatternPlot.Spray burst = burst(answer, surface);
        List<String> facts = facts(surface, burst);
        Sheet sheet = new Sheet(options);
        double top = sheet.heading(title, facts);
        List<Key> keys = new ArrayList<>();
        List<PatternPlot.Spray> ghosts = new ArrayList<>();
        WeaponSequence against = answer.against();
        if (against != null) {
            ghosts.add(burst(against, surface));
            keys.addAll(PatternPlot.keys(new Versus(answer.name(), against.name()), burst, ghosts.get(0)));
        } else if (before != null && PatternGhost.differs(before, answer)) {
            ghosts.add(PatternGhost.burst(before));
            keys.addAll(PatternPlot.keys(new Versus(answer.name(), "the baseline"), burst, ghosts.get(0)));
        }
        if (burst.moves()) {
            keys.add(new Key(Key.Sign.LINE, PatternPlot.PATH, "path of the view"));
        }
        keys.addAll(PatternPlot.keys(burst));
        keys.add(new Key(Key.Sign.CROSS, PatternPlot.AIM, burst.moves() ? "aim of the start" : "aim"));
        Span page = HeatStrip.above(sheet, top, burst);
        new PatternPlot(sheet, page, surface, burst, ghosts, keys).draw();
        HeatStrip.draw(sheet, page, burst, ghosts);
        String shown = "Impacts " + surface.measured()
                + " from the aim of the start, numbered by shot from 0, and the path of the view";
        return sheet.scene(title, Phrases.description(shown, facts));
    }

    private static PatternPlot.Spray burst(WeaponSequence answer, Surface surface) {
        boolean moves = answer.shots().stream()
                .anyMatch(shot -> Math.abs(shot.aim().yawDegrees()) > STILL
                        || Math.abs(shot.aim().pitchDegrees()) > STILL);
        return new PatternPlot.Spray(Round.ofWeapon(answer.shots(), surface), moves);
    }

    private List<String> facts(Surface surface, PatternPlot.Spray burst) {
        WeaponSummary summary = answer.summary();
        WeaponSummary other = answer.against() == null ? null : answer.against().summary();
        List<String> facts = new ArrayList<>();
        facts.add("climb up to "
                + Versus.degrees(summary.largestClimbDegrees(), other == null ? null : other.largestClimbDegrees()));
        facts.add("sway "
                + Versus.degrees(summary.largestSwayDegrees(), other == null ? null : other.largestSwayDegrees()));
        facts.add("farthest from the aim "
                + Versus.degrees(
                        summary.extent().largestDegrees(),
                        other == null ? null : other.extent().largestDegrees()));
        facts.add(Phrases.sides(summary.extent().leftDegrees(), summary.extent().rightDegrees()));
        facts.add(
                Phrases.heights(summary.extent().downDegrees(), summary.extent().upDegrees()));
        facts.addAll(burst.facts());
        surface.facts(burst).forEach(fact -> facts.add(0, fact));
        return facts;
    }
}
