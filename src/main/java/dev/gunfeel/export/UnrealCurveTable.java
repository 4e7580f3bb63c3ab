package dev.gunfeel.export;

import dev.gunfeel.text.JsonText;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Unreal's curve table, as its importer takes it: a row a curve. The importer knows no tangents, so curves are straight
 * between their keys; choose Linear when it asks (docs/engines.md, Unreal).
 */
final class UnrealCurveTable {
    private UnrealCurveTable() {}

    /** Writes CSV: the times of all rows stand in the header, since rows of one table share them. */
    static Export csv(ExportedWeapon weapon, double toleranceDegrees) {
        List<FittedCurve> view = CurveFit.linear(weapon.view(), toleranceDegrees);
        List<FittedCurve> rows =
                Stream.concat(view.stream(), weapon.own().stream()).toList();
        TreeSet<Double> times = rows.stream()
                .flatMap(row -> row.keys().stream())
                .map(CurveKey::time)
                .collect(Collectors.toCollection(TreeSet::new));
        StringBuilder csv = new StringBuilder("Name");
        times.forEach(time -> csv.append(',').append(Numbers.of(time)));
        for (FittedCurve row : rows) {
            csv.append("\r\n").append(rowName(row));
            times.forEach(time -> csv.append(',').append(Numbers.of(row.at(time))));
        }
        byte[] content = csv.append("\r\n").toString().getBytes(StandardCharsets.UTF_8);
        return new Export(content, rows.size() * times.size(), FittedCurve.error(view));
    }

    /** Writes JSON: each row names its own times. */
    static Export json(ExportedWeapon weapon, double toleranceDegrees) {
        List<FittedCurve> view = new ArrayList<>();
        for (Sampled.Curve curve : weapon.view().curves()) {
            view.addAll(CurveFit.linear(weapon.view().alone(curve), toleranceDegrees));
        }
        List<FittedCurve> rows =
                Stream.concat(view.stream(), weapon.own().stream()).toList();
        List<Map<String, Object>> table = new ArrayList<>();
        for (FittedCurve row : rows) {
            Map<String, Object> keys = new LinkedHashMap<>();
            keys.put("Name", rowName(row));
            row.keys().forEach(key -> keys.put(Numbers.of(key.time()), key.value()));
            table.add(keys);
        }
        return new Export(JsonText.writer().writeValueAsBytes(table), FittedCurve.keys(rows), FittedCurve.error(view));
    }

    /** Returns a name as Unreal's are written: in capitals at the beginning of words. */
    private static String rowName(FittedCurve row) {
        return row.name().substring(0, 1).toUpperCase(Locale.ROOT) + row.name().substring(1);
    }
}
