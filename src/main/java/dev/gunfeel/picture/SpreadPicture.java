package dev.gunfeel.picture;

import dev.gunfeel.spread.SpreadSequence;
import dev.gunfeel.spread.SpreadSummary;
import java.util.List;

/**
 * A spread pattern: every impact as an angle from the aim, numbered by shot and coloured by time.
 *
 * @param answer what to draw
 */
record SpreadPicture(SpreadSequence answer) implements Picture {
    @Override
    public Scene scene(PictureOptions options) {
        String title = "Spread of " + Phrases.count(answer.shots().size(), "shot");
        List<String> facts = extent(answer.summary());
        Sheet sheet = new Sheet(options);
        double top = sheet.heading(title, facts);
        Target.Burst burst = new Target.Burst(
                answer.shots().stream()
                        .map(shot ->
                                new Impact(shot.index(), shot.timeSeconds(), shot.yawDegrees(), shot.pitchDegrees()))
                        .toList(),
                List.of());
        List<Key> keys = List.of(new Key(Key.Sign.CROSS, Target.AIM, "aim"));
        new Target(sheet, top, burst, List.of(), keys).draw();
        return sheet.scene(
                title, Phrases.description("Impacts round the aim in degrees, numbered by shot from 0", facts));
    }

    private static List<String> extent(SpreadSummary summary) {
        return List.of(
                "largest " + Phrases.degrees(summary.largestDegrees()),
                "mean " + Phrases.degrees(summary.meanDegrees()),
                Phrases.sides(summary.leftDegrees(), summary.rightDegrees()),
                Phrases.heights(summary.downDegrees(), summary.upDegrees()),
                "rested after " + Phrases.seconds(summary.recoverySeconds()));
    }
}
