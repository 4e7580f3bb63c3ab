package dev.gunfeel.picture;

import dev.gunfeel.burst.WeaponSequence;
import dev.gunfeel.burst.WeaponShot;
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
                Versus.title(answer.name(), Phrases.count(answer.shots().size(), "shot") + " with recoil and spread"),
                answer,
                before);
    }

    @Override
    public Scene scene(PictureOptions options) {
        List<String> facts = facts();
        Sheet sheet = new Sheet(options);
        double top = sheet.heading(title, facts);
        PatternPlot.Spray burst = burst(answer);
        List<Key> keys = new ArrayList<>();
        List<PatternPlot.Spray> ghosts = new ArrayList<>();
        WeaponSequence against = answer.against();
        if (against != null) {
            keys.addAll(PatternPlot.keys(new Versus(answer.name(), against.name())));
            ghosts.add(burst(against));
        } else if (before != null && PatternGhost.differs(before, answer)) {
            keys.addAll(PatternPlot.keys(new Versus(answer.name(), "the baseline")));
            ghosts.add(PatternGhost.burst(before));
        }
        if (!burst.aims().isEmpty()) {
            keys.add(new Key(Key.Sign.LINE, PatternPlot.PATH, "path of the view"));
        }
        keys.add(new Key(Key.Sign.CROSS, PatternPlot.AIM, burst.aims().isEmpty() ? "aim" : "aim of the start"));
        new PatternPlot(sheet, top, burst, ghosts, keys).draw();
        String shown =
                "Impacts in degrees from the aim of the start, numbered by shot from 0, and the path of the view";
        return sheet.scene(title, Phrases.description(shown, facts));
    }

    /** Returns the impacts and the aims; past straight up they go on with the nearest name of a direction. */
    private static PatternPlot.Spray burst(WeaponSequence answer) {
        List<Impact> impacts = new ArrayList<>();
        List<double[]> aims = new ArrayList<>();
        double[] before = {0, 0};
        boolean moves = false;
        for (WeaponShot shot : answer.shots()) {
            double[] aim = Turns.nearDirection(
                    new double[] {shot.aim().yawDegrees(), shot.aim().pitchDegrees()}, before);
            double[] bullet = Turns.nearDirection(
                    new double[] {shot.bullet().yawDegrees(), shot.bullet().pitchDegrees()}, aim);
            moves |= Math.abs(aim[0]) > STILL || Math.abs(aim[1]) > STILL;
            aims.add(aim);
            impacts.add(new Impact(shot.spread().index(), shot.spread().timeSeconds(), bullet[0], bullet[1]));
            before = aim;
        }
        return new PatternPlot.Spray(impacts, moves ? aims : List.of());
    }

    private List<String> facts() {
        WeaponSummary summary = answer.summary();
        WeaponSummary other = answer.against() == null ? null : answer.against().summary();
        List<String> facts = new ArrayList<>();
        facts.add("climb up to "
                + Versus.degrees(summary.largestClimbDegrees(), other == null ? null : other.largestClimbDegrees()));
        facts.add("sway "
                + Versus.degrees(summary.largestSwayDegrees(), other == null ? null : other.largestSwayDegrees()));
        facts.add("largest "
                + Versus.degrees(
                        summary.extent().largestDegrees(),
                        other == null ? null : other.extent().largestDegrees()));
        facts.add(Phrases.sides(summary.extent().leftDegrees(), summary.extent().rightDegrees()));
        facts.add(
                Phrases.heights(summary.extent().downDegrees(), summary.extent().upDegrees()));
        long behind = answer.shots().stream()
                .filter(shot -> Math.abs(shot.bullet().yawDegrees()) > 90)
                .count();
        if (behind > 0) {
            facts.add(1, behind + " behind the shooter");
        }
        return facts;
    }
}
