package dev.gunfeel.picture;

import dev.gunfeel.spread.SpreadSequence;
import dev.gunfeel.spread.SpreadSummary;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A spread pattern: every impact as an angle from the aim, numbered by shot and coloured by time.
 *
 * @param answer what to draw
 */
record SpreadPicture(SpreadSequence answer) implements Picture {
    @Override
    public Scene scene(PictureOptions options) {
        SpreadSequence against = answer.against();
        Surface surface = new Surface(answer.distanceMeters());
        PatternPlot.Spray burst = burst(answer, surface);
        String title = Versus.title(
                answer.name(),
                "spread of "
                        + Phrases.shots(
                                answer.shots().size(), answer.shots().get(0).pellets()) + surface.where());
        List<String> facts = new ArrayList<>(facts(answer.summary(), against == null ? null : against.summary()));
        facts.addAll(burst.facts());
        surface.facts(burst).forEach(fact -> facts.add(0, fact));
        Sheet sheet = new Sheet(options);
        double top = sheet.heading(title, facts);
        List<Key> keys = new ArrayList<>();
        List<PatternPlot.Spray> ghosts = new ArrayList<>();
        if (against != null) {
            PatternPlot.Spray ghost = burst(against, surface);
            keys.addAll(PatternPlot.keys(new Versus(answer.name(), against.name()), burst, ghost));
            ghosts.add(ghost);
        }
        keys.addAll(PatternPlot.keys(burst));
        keys.add(new Key(Key.Sign.CROSS, PatternPlot.AIM, "aim"));
        Span page = HeatStrip.above(sheet, top, burst);
        new PatternPlot(sheet, page, surface, burst, ghosts, keys).draw();
        HeatStrip.draw(sheet, page, burst, ghosts);
        return sheet.scene(
                title,
                Phrases.description(
                        "Impacts round the aim " + surface.measured() + ", numbered by shot from 0", facts));
    }

    private static PatternPlot.Spray burst(SpreadSequence answer, Surface surface) {
        return new PatternPlot.Spray(Round.of(answer.shots(), surface), false);
    }

    private static List<String> facts(SpreadSummary summary, @Nullable SpreadSummary against) {
        return List.of(
                "farthest from the aim "
                        + Versus.degrees(
                                summary.extent().largestDegrees(),
                                against == null ? null : against.extent().largestDegrees()),
                "on average "
                        + Versus.degrees(
                                summary.extent().meanDegrees(),
                                against == null ? null : against.extent().meanDegrees()),
                Phrases.sides(summary.extent().leftDegrees(), summary.extent().rightDegrees()),
                Phrases.heights(summary.extent().downDegrees(), summary.extent().upDegrees()),
                summary.recoverySeconds() == null
                        ? "never rested: it does not cool"
                        : "rested after " + Phrases.seconds(summary.recoverySeconds()));
    }
}
