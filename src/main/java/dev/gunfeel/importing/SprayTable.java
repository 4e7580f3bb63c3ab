package dev.gunfeel.importing;

import dev.gunfeel.input.Complaints;
import dev.gunfeel.input.Words;
import dev.gunfeel.math.Vector2;
import dev.gunfeel.weapon.DrawnPattern;
import dev.gunfeel.weapon.Potential;
import dev.gunfeel.weapon.Weapon;
import dev.gunfeel.weapon.WeaponSpread;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A spray that somebody recorded: a row a shot, with how far right and up it went. Lines in front that begin with {@code #}
 * say what the numbers are.
 */
final class SprayTable {
    private static final List<String> UNITS = List.of("degrees", "pixels", "counts");
    private static final List<String> SHOT = List.of("shot", "bullet", "index");
    private static final List<String> RIGHT = List.of("bulletyawdegrees", "right", "x", "yawdegrees");
    private static final List<String> UP = List.of("bulletpitchdegrees", "up", "y", "pitchdegrees");
    private static final List<String> DOWN = List.of("down");

    /** Degrees of a mouse count at sensitivity 1 in the games of the Source engine. */
    private static final double DEGREES_PER_COUNT = 0.022;

    private static final double STANDARD_INTERVAL = 0.1;
    private static final double FORGETS_SECONDS = 0.5;

    private final CsvRows table;
    private final FigureSheet sheet;
    private final List<String> header = new ArrayList<>();
    private String unit = "degrees";

    private SprayTable(CsvRows table, FigureSheet sheet) {
        this.table = table;
        this.sheet = sheet;
    }

    static Reading read(byte[] text, Complaints complaints) {
        CsvRows table = CsvRows.read(text, complaints);
        FigureSheet sheet = new FigureSheet(table.settings(), Set.of(), Set.of(), complaints);
        return Reading.of(new SprayTable(table, sheet).weapon(), sheet);
    }

    private @Nullable Weapon weapon() {
        if (table.rows().isEmpty()) {
            sheet.complaints().add("is empty; send a row for each shot: shot,right,up", null);
            return null;
        }
        List<CsvRows.Row> rows = table.rows();
        CsvRows.Row first = rows.get(0);
        boolean isHeader = first.fields().stream().anyMatch(field -> field.matches(".*[A-Za-z].*"));
        if (isHeader) {
            first.fields().forEach(field -> header.add(unitless(field)));
            rows = rows.subList(1, rows.size());
        } else {
            header.addAll(first.fields().size() == 2 ? List.of("right", "up") : List.of("shot", "right", "up"));
        }
        readUnit();
        int right = column(RIGHT);
        int up = column(UP);
        int down = column(DOWN);
        int shot = column(SHOT);
        int time = column(List.of("timeseconds"));
        if (right < 0 || (up < 0 && down < 0)) {
            sheet.complaints().add("has no columns right and up (or down); name them in the first line", null);
            return null;
        }
        leaveColumns(first, isHeader, List.of(right, up, down, shot, time));
        List<Vector2> places = new ArrayList<>();
        List<Double> times = new ArrayList<>();
        Double before = null;
        for (CsvRows.Row row : rows) {
            Double x = number(row, right);
            Double y = number(row, up >= 0 ? up : down);
            Double index = shot < 0 ? null : number(row, shot);
            if (before != null && index != null && index != before + 1) {
                sheet.complaints()
                        .add(
                                "line " + row.line(),
                                "is shot " + row.field(shot) + " at line " + row.line()
                                        + ", which does not follow the one before; give each shot one row, in order",
                                row.field(shot));
            }
            before = index == null ? before : index;
            if (x != null && y != null) {
                places.add(new Vector2(x, up >= 0 ? y : -y));
            }
            Double seconds = time < 0 ? null : number(row, time);
            if (seconds != null) {
                times.add(seconds);
            }
        }
        List<Vector2> degrees = degrees(places);
        return degrees == null ? null : weapon(degrees, interval(times));
    }

    private Weapon weapon(List<Vector2> degrees, double interval) {
        sheet.assume("/potential", "the pattern starts anew after " + FORGETS_SECONDS + " s of rest");
        Double magazine = sheet.number("magazineSize");
        return Weapon.firingEvery(interval)
                .withName(sheet.text("name"))
                .withMagazineSize(
                        magazine == null ? (Integer) Math.max(1, degrees.size()) : (Integer) magazine.intValue())
                .withPotential(Potential.of(FORGETS_SECONDS, 1.0 / Math.max(1, degrees.size())))
                .withSpread(WeaponSpread.NONE.withPattern(DrawnPattern.of(degrees)));
    }

    /** Takes the unit off a column's name, and remembers it: rightPixels is right, in pixels. */
    private String unitless(String field) {
        String name = Node.plain(field.strip());
        if (RIGHT.contains(name) || UP.contains(name)) {
            return name;
        }
        for (String ending : UNITS) {
            if (name.endsWith(ending) && name.length() > ending.length()) {
                unit = ending;
                return name.substring(0, name.length() - ending.length());
            }
        }
        return name;
    }

    private void readUnit() {
        String word = sheet.text("unit");
        if (word == null) {
            return;
        }
        if (UNITS.contains(word)) {
            unit = word;
        } else {
            sheet.complaints().add("unit", "is not known; " + Words.suggestion(word, UNITS), word);
        }
    }

    private int column(List<String> names) {
        return names.stream()
                .mapToInt(header::indexOf)
                .filter(index -> index >= 0)
                .findFirst()
                .orElse(-1);
    }

    private void leaveColumns(CsvRows.Row first, boolean isHeader, List<Integer> used) {
        for (int column = 0; isHeader && column < header.size(); column++) {
            if (!used.contains(column) && !first.field(column).matches("-*")) {
                sheet.leave(
                        Node.value(first.line(), first.field(column), ""),
                        first.field(column),
                        "a recorded spray is where each shot went, and nothing else");
            }
        }
    }

    private @Nullable Double number(CsvRows.Row row, int column) {
        return sheet.number(
                Node.value(row.line(), header.get(column), row.field(column)),
                sheet.complaints().at("line " + row.line()));
    }

    private double interval(List<Double> times) {
        Double rate = sheet.number("roundsPerMinute");
        if (rate != null) {
            return 60 / rate;
        }
        Double interval = sheet.number("fireIntervalSeconds");
        if (interval != null) {
            return interval;
        }
        if (times.size() > 1) {
            return times.get(1) - times.get(0);
        }
        sheet.assume("/fireIntervalSeconds", "600 rounds a minute; write # roundsPerMinute: … in front of the table");
        return STANDARD_INTERVAL;
    }

    /** Returns where the shots went as a pattern has it, whatever they were measured in. */
    private @Nullable List<Vector2> degrees(List<Vector2> measured) {
        List<Vector2> places = measured;
        if (sheet.truth("relative")) {
            places = new ArrayList<>();
            Vector2 sum = new Vector2(0, 0);
            for (Vector2 step : measured) {
                sum = new Vector2(sum.x() + step.x(), sum.y() + step.y());
                places.add(sum);
            }
        }
        double sign = sheet.truth("compensation") ? -1 : 1;
        return switch (unit) {
            case "pixels" -> pixels(places, sign);
            case "counts" -> {
                double count = sheet.number("sensitivity", 1) * sheet.number("degreesPerCount", DEGREES_PER_COUNT);
                if (!sheet.has("sensitivity")) {
                    sheet.assume("/spread/pattern", "sensitivity 1; write # sensitivity: … in front of the table");
                }
                yield scaled(places, sign * count);
            }
            default -> scaled(places, sign);
        };
    }

    private static List<Vector2> scaled(List<Vector2> places, double factor) {
        // Adding 0 makes no 0 negative.
        return places.stream()
                .map(place -> new Vector2(place.x() * factor + 0.0, place.y() * factor + 0.0))
                .toList();
    }

    /** Turns places on a screen, which is a plane, into angles. */
    private @Nullable List<Vector2> pixels(List<Vector2> places, double sign) {
        Double field = sheet.number("fieldOfViewDegrees");
        Double width = sheet.number("widthPixels");
        if (field == null || width == null || !(field > 0 && field < 180) || !(width > 0)) {
            sheet.complaints()
                    .add(
                            "fieldOfViewDegrees",
                            "is required for pixels, above 0 and below 180 across a widthPixels above 0; write"
                                    + " # fieldOfViewDegrees: 90 and # widthPixels: 1920 in front of the table",
                            field);
            return null;
        }
        double pixel = sign * StrictMath.tan(StrictMath.toRadians(field / 2)) / (width / 2);
        return places.stream()
                .map(place -> new Vector2(
                        StrictMath.toDegrees(StrictMath.atan(place.x() * pixel)) + 0.0,
                        StrictMath.toDegrees(
                                        StrictMath.atan2(place.y() * pixel, StrictMath.hypot(1, place.x() * pixel)))
                                + 0.0))
                .toList();
    }
}
