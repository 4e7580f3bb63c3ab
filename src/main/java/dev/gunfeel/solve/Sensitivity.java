package dev.gunfeel.solve;

import dev.gunfeel.check.report.CheckResult;
import dev.gunfeel.input.Warning;
import dev.gunfeel.plot.Column;
import dev.gunfeel.plot.Table;
import dev.gunfeel.plot.Tabular;
import java.util.List;

/**
 * What moves the figures of a weapon's checks.
 *
 * @param weapon the name of the weapon
 * @param share the share of a number by which it was changed
 * @param results how the checks end for the weapon as it is
 * @param effects check by check, what each number does, the one that moves the figure most first
 * @param mends for each check that does not pass, at most three numbers that mend it by themselves, the least change first
 * @param unchanged the pointers of numbers that could not be changed: they are 0, or no weapon may have them otherwise
 * @param warnings what is legal but surprising
 */
public record Sensitivity(
        String weapon,
        Double share,
        List<CheckResult> results,
        List<Effect> effects,
        List<Mend> mends,
        List<String> unchanged,
        List<Warning> warnings)
        implements Tabular {
    @Override
    public Table table() {
        return Table.of(
                List.of(
                        new Column<Effect>("check", Effect::check),
                        new Column<>("pointer", Effect::pointer),
                        new Column<>("number", Effect::number),
                        new Column<>("figure", Effect::figure),
                        new Column<>("perPercent", Effect::perPercent),
                        new Column<>(
                                "perPercentLow",
                                effect -> effect.interval() == null
                                        ? null
                                        : effect.interval().min()),
                        new Column<>(
                                "perPercentHigh",
                                effect -> effect.interval() == null
                                        ? null
                                        : effect.interval().max()),
                        new Column<>("percentPerPercent", Effect::percentPerPercent),
                        new Column<>("stepBelow", Effect::stepBelow),
                        new Column<>("stepAbove", Effect::stepAbove)),
                effects);
    }
}
