package dev.gunfeel.cli;

import dev.gunfeel.check.report.CheckResult;
import dev.gunfeel.math.Figures;
import dev.gunfeel.solve.Effect;
import dev.gunfeel.solve.Mend;
import dev.gunfeel.solve.Sensitivity;
import java.util.List;

/** What moves the figures of checks, to read on a terminal: under each check the numbers, with bars as long as they move it. */
final class ExplainReport {
    private static final int MOST = 10;
    private static final int WIDEST = 20;

    private ExplainReport() {}

    static String of(Sensitivity sensitivity) {
        StringBuilder text = new StringBuilder();
        for (CheckResult result : sensitivity.results()) {
            text.append(result.inWords()).append('\n');
            List<Effect> effects = sensitivity.effects().stream()
                    .filter(effect -> effect.check().equals(result.name()) && says(effect))
                    .limit(MOST)
                    .toList();
            int width = effects.stream()
                    .mapToInt(effect -> effect.pointer().length())
                    .max()
                    .orElse(0);
            double largest =
                    effects.stream().mapToDouble(ExplainReport::size).max().orElse(0);
            for (Effect effect : effects) {
                text.append("  ")
                        .append(effect.pointer())
                        .append(" ".repeat(width - effect.pointer().length() + 2))
                        .append(movement(effect, largest))
                        .append('\n');
            }
            if (effects.isEmpty()) {
                text.append("  no number moves it\n");
            }
            for (Mend mend : sensitivity.mends()) {
                if (mend.check().equals(result.name())) {
                    text.append("  mended by ").append(words(mend)).append('\n');
                }
            }
            text.append('\n');
        }
        sensitivity
                .warnings()
                .forEach(warning ->
                        text.append("warning: ").append(warning.message()).append('\n'));
        return text.toString();
    }

    private static double size(Effect effect) {
        return effect.perPercent() == null ? 0 : Math.abs(effect.perPercent());
    }

    private static boolean says(Effect effect) {
        return size(effect) > 0 || effect.stepBelow() != null || effect.stepAbove() != null;
    }

    private static String movement(Effect effect, double largest) {
        if (size(effect) == 0) {
            return "a step"
                    + (effect.stepBelow() == null ? "" : " down at " + Figures.significant(effect.stepBelow(), 6))
                    + (effect.stepBelow() == null || effect.stepAbove() == null ? "" : ",")
                    + (effect.stepAbove() == null ? "" : " up at " + Figures.significant(effect.stepAbove(), 6));
        }
        double moved = effect.perPercent() == null ? 0 : effect.perPercent();
        String interval = effect.interval() == null
                ? ""
                : " (" + Figures.of(effect.interval().min()) + " to "
                        + Figures.of(effect.interval().max()) + ")";
        return (moved > 0 ? "+" : "") + Figures.of(moved) + " per 1 %" + interval + "  "
                + "#".repeat((int) Math.ceil(WIDEST * Math.abs(moved) / largest));
    }

    private static String words(Mend mend) {
        return mend.pointer() + " " + Figures.significant(mend.before(), 6) + " -> "
                + Figures.significant(mend.after(), 6) + " (" + Figures.of(100 * mend.change()) + " %)"
                + (mend.breaks().isEmpty() ? "" : ", which breaks " + String.join(", ", mend.breaks()));
    }
}
