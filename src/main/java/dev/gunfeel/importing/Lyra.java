package dev.gunfeel.importing;

import dev.gunfeel.input.Complaints;
import dev.gunfeel.math.Curve;
import dev.gunfeel.math.Vector2;
import dev.gunfeel.weapon.Cone;
import dev.gunfeel.weapon.Damage;
import dev.gunfeel.weapon.Falloff;
import dev.gunfeel.weapon.Heat;
import dev.gunfeel.weapon.Pellets;
import dev.gunfeel.weapon.Stance;
import dev.gunfeel.weapon.Weapon;
import dev.gunfeel.weapon.WeaponSpread;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The ranged weapons of Unreal's sample game Lyra: its properties as JSON, or its curves as a curve table in JSON or CSV. The
 * curves that this project exports stand in the same tables, under the names of the weapon document.
 */
final class Lyra {
    private static final Set<String> CURVES = Set.of(
            "heattospreadcurve",
            "heattoheatpershotcurve",
            "heattocooldownpersecondcurve",
            "distancedamagefalloff",
            "conedegrees",
            "heatpershot",
            "coolingpersecond",
            "pelletdegrees",
            "damagefalloff");
    /** The curves that this project exports. */
    private static final Set<String> OWN =
            Set.of("conedegrees", "heatpershot", "coolingpersecond", "pelletdegrees", "damagefalloff");

    private static final Set<String> CURVES_OVER_HEAT = Set.of(
            "heattospreadcurve",
            "heattoheatpershotcurve",
            "heattocooldownpersecondcurve",
            "conedegrees",
            "heatpershot",
            "coolingpersecond",
            "pelletdegrees");

    private static final double CENTIMETERS = 100;
    private static final double STANDARD_INTERVAL = 0.1;

    private static final Map<String, String> STANCES = Map.of(
            "SpreadAngleMultiplier_Aiming", "aiming",
            "SpreadAngleMultiplier_StandingStill", "standingStill",
            "SpreadAngleMultiplier_Crouching", "crouching",
            "SpreadAngleMultiplier_JumpingOrFalling", "jumpingOrFalling");

    /** Numbers of a curve table have nine digits. */
    private static final double ROUNDING = 1e-8;

    private final FigureSheet sheet;
    /** Whether every curve has a value at every place where any has a key. */
    private final boolean isTable;

    private double hottest;

    private Lyra(FigureSheet sheet, boolean isTable) {
        this.sheet = sheet;
        this.isTable = isTable;
    }

    static Reading read(byte[] text, Complaints complaints) {
        String start = SourceText.of(text, complaints).stripLeading();
        boolean isTable = !start.startsWith("{") && !start.startsWith("[");
        List<Node> nodes = isTable ? rows(CsvRows.read(text, complaints)) : nodes(text, start, complaints);
        FigureSheet sheet = new FigureSheet(nodes, CURVES, Set.of("properties"), complaints);
        // What the editor says of the object itself.
        List.of("Type", "Class", "Outer", "Flags").forEach(sheet::node);
        return Reading.of(new Lyra(sheet, isTable).weapon(), sheet);
    }

    private static List<Node> nodes(byte[] text, String start, Complaints complaints) {
        Node all = JsonNodes.read(text, complaints);
        List<Node> nodes = new ArrayList<>();
        for (Node node : all.children()) {
            nodes.add(start.startsWith("[") ? row(node) : node);
        }
        return nodes;
    }

    /** Returns a row of a curve table under its own name; anything else as it is. */
    private static Node row(Node node) {
        Node name = node.child("Name");
        if (name == null || name.text() == null || node.child("Properties") != null) {
            return node;
        }
        return Node.block(
                node.line(),
                name.text(),
                node.children().stream()
                        .filter(child -> !Node.plain(child.name()).equals("name"))
                        .toList());
    }

    /** Returns a block a row: the first line has the places of the values. */
    private static List<Node> rows(CsvRows table) {
        List<Node> nodes = new ArrayList<>(table.settings());
        for (CsvRows.Row row : table.rows().stream().skip(1).toList()) {
            CsvRows.Row places = table.rows().get(0);
            List<Node> values = new ArrayList<>();
            for (int column = 1; column < places.fields().size(); column++) {
                if (!row.field(column).isEmpty()) {
                    values.add(Node.value(row.line(), places.field(column), row.field(column)));
                }
            }
            nodes.add(Node.block(row.line(), row.field(0), values));
        }
        return nodes;
    }

    private @Nullable Weapon weapon() {
        Curve whole = curve("HeatToSpreadCurve", 0.5);
        Curve own = curve("coneDegrees", 1);
        Curve degrees = own == null ? whole : own;
        Curve pelletDegrees = curve("pelletDegrees", 1);
        Heat heat = heat();
        double bullets = sheet.size("BulletsPerCartridge", 1);
        if (bullets > 1 && pelletDegrees == null) {
            pelletDegrees = degrees;
            degrees = degrees == null ? null : Curve.of(0);
        }
        Damage damage = damage();
        if (degrees == null && pelletDegrees == null && heat == null && damage == null) {
            sheet.complaints().add("has none of Lyra's curves, such as HeatToSpreadCurve", null);
            return null;
        }
        Double exponent = sheet.number("SpreadExponent");
        Double interval = sheet.number("fireIntervalSeconds", "FireDelayTimeSecs");
        if (interval == null) {
            interval = STANDARD_INTERVAL;
            sheet.assume("/fireIntervalSeconds", "curves say nothing about it; Lyra has it in the ability that fires");
        }
        Weapon weapon = Weapon.firingEvery(interval)
                .withName(sheet.text("name"))
                .withDamage(damage)
                .withStances(stances());
        if (degrees != null) {
            Cone cone = Cone.of(heat == null ? cold(degrees) : degrees).withHeat(heat);
            cone = exponent == null ? cone : cone.withExponent(exponent);
            if (sheet.truth("bAllowFirstShotAccuracy") && heat != null) {
                sheet.assume(
                        "/spread/cone/restedFactor",
                        "in Lyra the first shot is true only for one who stands still and aims");
                cone = cone.withRestedFactor(0.0);
            }
            weapon = weapon.withSpread(WeaponSpread.NONE.withCone(cone));
        }
        if (pelletDegrees != null) {
            Pellets pellets = Pellets.of((int) Math.min(1000, bullets))
                    .withDegrees(heat == null ? cold(pelletDegrees) : pelletDegrees);
            weapon = weapon.withPellets(exponent == null ? pellets : pellets.withExponent(exponent));
        }
        return weapon;
    }

    /** Returns what a curve over heat is where there never is any. */
    private static Curve cold(Curve curve) {
        return curve.isNumber() ? curve : Curve.of(curve.at(0));
    }

    private @Nullable Heat heat() {
        Curve perShot = first(curve("HeatToHeatPerShotCurve", 1), curve("heatPerShot", 1));
        Curve cooling = first(curve("HeatToCoolDownPerSecondCurve", 1), curve("coolingPerSecond", 1));
        double delay = sheet.size("SpreadRecoveryCooldownDelay", 0);
        if (perShot == null || cooling == null) {
            return null;
        }
        Heat heat = Heat.of(perShot, cooling).withCoolingDelaySeconds(delay);
        Double most = sheet.number("max", "maxHeat");
        if (most == null && hottest > 0) {
            most = hottest;
            sheet.assume("/spread/cone/heat/max", "where the last of the curves ends: Lyra keeps heat within them");
        }
        return most == null ? heat : heat.withMax(most);
    }

    private static @Nullable Curve first(@Nullable Curve one, @Nullable Curve other) {
        return one == null ? other : one;
    }

    private List<Stance> stances() {
        return STANCES.entrySet().stream()
                .sorted(Map.Entry.comparingByKey())
                .filter(stance -> sheet.has(stance.getKey()))
                .map(stance -> Stance.of(stance.getValue()).withConeFactor(sheet.size(stance.getKey(), 1)))
                .toList();
    }

    private @Nullable Damage damage() {
        Curve falloff = curve("DistanceDamageFalloff", 1);
        double meters = CENTIMETERS;
        if (falloff == null) {
            falloff = curve("damageFalloff", 1);
            meters = 1;
        }
        Double perHit = sheet.size("damage", "BaseDamage");
        if (falloff == null && perHit == null) {
            return null;
        }
        if (perHit == null) {
            perHit = 1.0;
            sheet.assume("/damage/perHit", "curves say only what it is multiplied by");
        }
        List<Falloff> points = new ArrayList<>();
        if (falloff != null) {
            for (Vector2 point : points(falloff)) {
                points.add(new Falloff(point.x() / meters, point.y()));
            }
        }
        return Damage.of(perHit).withFalloff(points);
    }

    private static List<Vector2> points(Curve curve) {
        Double number = curve.number();
        return number == null ? curve.points() : List.of(new Vector2(0, number));
    }

    /** Returns a curve, its values multiplied by a factor; a curve of one point as the number that it is. */
    private @Nullable Curve curve(String name, double factor) {
        Node node = sheet.node(name);
        if (node == null) {
            return null;
        }
        List<Vector2> points = new ArrayList<>();
        if (node.text() != null) {
            Double number = sheet.number(node);
            return number == null ? null : Curve.of(number * factor);
        }
        keys(node, points);
        if (points.isEmpty()) {
            sheet.complaints().add(name, "has no keys at line " + node.line(), null);
            return null;
        }
        if (isTable && OWN.contains(Node.plain(name))) {
            points = withoutFlatEnds(bends(points));
        }
        if (CURVES_OVER_HEAT.contains(Node.plain(name)) && (points.size() > 1 || !isTable)) {
            points.forEach(point -> hottest = Math.max(hottest, point.x()));
        }
        List<Vector2> scaled = points.stream()
                .map(point -> new Vector2(point.x(), point.y() * factor))
                .toList();
        return scaled.size() == 1 ? Curve.of(scaled.get(0).y()) : new Curve(null, scaled);
    }

    /** Returns the points at which a curve bends, and its ends: the others were only written since another curve has a key there. */
    private static List<Vector2> bends(List<Vector2> points) {
        List<Vector2> bends = new ArrayList<>(List.of(points.get(0)));
        double size =
                points.stream().mapToDouble(point -> Math.abs(point.y())).max().orElse(0);
        double least = Double.NEGATIVE_INFINITY;
        double most = Double.POSITIVE_INFINITY;
        for (int i = 1; i < points.size(); i++) {
            Vector2 start = bends.get(bends.size() - 1);
            double slope = slope(start, points.get(i), 0);
            if (!(slope >= least && slope <= most)) {
                start = points.get(i - 1);
                bends.add(start);
                least = Double.NEGATIVE_INFINITY;
                most = Double.POSITIVE_INFINITY;
            }
            least = Math.max(least, slope(start, points.get(i), -ROUNDING * size));
            most = Math.min(most, slope(start, points.get(i), ROUNDING * size));
        }
        if (points.size() > 1) {
            bends.add(points.get(points.size() - 1));
        }
        return bends;
    }

    private static double slope(Vector2 from, Vector2 to, double higher) {
        return (to.y() + higher - from.y()) / (to.x() - from.x());
    }

    private static List<Vector2> withoutFlatEnds(List<Vector2> points) {
        int start = 0;
        int end = points.size() - 1;
        while (start < end && points.get(start).y() == points.get(start + 1).y()) {
            start++;
        }
        while (end > start && points.get(end).y() == points.get(end - 1).y()) {
            end--;
        }
        return points.subList(start, end + 1);
    }

    /** Gathers the keys of a curve: pairs, objects with Time and Value, or a member for each time. */
    private void keys(Node curve, List<Vector2> points) {
        for (Node child : curve.children()) {
            Node time = child.child("Time");
            Node value = child.child("Value");
            if (time != null && value != null) {
                leaveTangents(child);
                add(time, value, points);
            } else if (child.text() != null && isNumber(child.name())) {
                add(Node.value(child.line(), curve.name(), child.name()), child, points);
            } else if (isPair(child)) {
                add(child.children().get(0), child.children().get(1), points);
            } else if (child.text() == null) {
                keys(child, points);
            }
        }
    }

    private void leaveTangents(Node key) {
        Node mode = key.child("InterpMode");
        if (mode != null && mode.text() != null && !mode.text().endsWith("Linear")) {
            sheet.leave(mode, mode.name(), "curves are straight between their points");
        }
    }

    private static boolean isPair(Node node) {
        return node.children().size() == 2
                && node.children().get(0).text() != null
                && node.children().get(1).text() != null
                && node.children().get(0).name().equals("0");
    }

    private static boolean isNumber(String text) {
        return text.matches("[-+]?[0-9.]+([eE][-+]?[0-9]+)?");
    }

    private void add(Node x, Node y, List<Vector2> points) {
        Double place = sheet.number(x);
        Double value = sheet.number(y);
        if (place != null && value != null) {
            points.add(new Vector2(place, value));
        }
    }
}
