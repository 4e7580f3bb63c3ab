package dev.gunfeel.export;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.gunfeel.burst.WeaponSequenceRequest;
import dev.gunfeel.document.Presets;
import dev.gunfeel.math.Curve;
import dev.gunfeel.math.Vector2;
import dev.gunfeel.recoil.Recoil;
import dev.gunfeel.recoil.RecoilSamples;
import dev.gunfeel.recoil.RecoilSequenceRequest;
import dev.gunfeel.weapon.Cone;
import dev.gunfeel.weapon.Damage;
import dev.gunfeel.weapon.Falloff;
import dev.gunfeel.weapon.FalloffInterpolation;
import dev.gunfeel.weapon.Firing;
import dev.gunfeel.weapon.Heat;
import dev.gunfeel.weapon.Knocking;
import dev.gunfeel.weapon.Potential;
import dev.gunfeel.weapon.Recentring;
import dev.gunfeel.weapon.RecoilChannel;
import dev.gunfeel.weapon.Weapon;
import dev.gunfeel.weapon.WeaponRecoil;
import dev.gunfeel.weapon.WeaponSpread;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.function.DoubleUnaryOperator;
import java.util.stream.IntStream;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Each format is read back by what its engine does with it, and gives the view again. */
@NullUnmarked // parts of weapons that are there
class ExportFormatTest {
    private static final JsonMapper JSON = new JsonMapper();

    /** What single precision and nine digits leave of 20 degrees. */
    private static final double SINGLE = 4e-6;

    private static Weapon preset(String name) {
        return Presets.find(name).weapon();
    }

    private static RecoilSequenceRequest request(String preset) {
        return RecoilSequenceRequest.of(preset(preset).withName("\"Rifle\"\n№ 1"), Firing.of(12))
                .withTailSeconds(1.5);
    }

    /** Returns the view at times that no sample stands on. */
    private static RecoilSamples truth(RecoilSequenceRequest request, double endSeconds) {
        Random random = new Random(3);
        double[] times = random.doubles(5000, 0, endSeconds).sorted().toArray();
        return Recoil.samples(request, times);
    }

    private static double end(RecoilSequenceRequest request) {
        return request.firing().lastShotSeconds(request.weapon()) + request.tailSeconds();
    }

    private static void same(double[] times, double[] wanted, DoubleUnaryOperator curve, double tolerance) {
        for (int i = 0; i < times.length; i++) {
            assertThat(curve.applyAsDouble(times[i])).isCloseTo(wanted[i], within(tolerance));
        }
    }

    private static String text(Export export) {
        return new String(export.content(), StandardCharsets.UTF_8);
    }

    // The readers

    /** What Unreal makes of a row: keys, and straight lines between them. */
    private static DoubleUnaryOperator straight(Map<Double, Double> keys) {
        TreeMap<Double, Double> sorted = new TreeMap<>(keys);
        return time -> {
            Map.Entry<Double, Double> before = sorted.floorEntry(time);
            Map.Entry<Double, Double> after = sorted.ceilingEntry(time);
            if (before == null || after == null || before.getKey().equals(after.getKey())) {
                return (before == null ? after : before).getValue();
            }
            double share = (time - before.getKey()) / (after.getKey() - before.getKey());
            return before.getValue() * (1 - share) + after.getValue() * share;
        };
    }

    private static Map<String, DoubleUnaryOperator> curveTable(String csv) {
        String[] lines = csv.split("\r\n");
        String[] header = lines[0].split(",");
        assertThat(header[0]).isEqualTo("Name");
        Map<String, DoubleUnaryOperator> rows = new TreeMap<>();
        for (String line : List.of(lines).subList(1, lines.length)) {
            String[] cells = line.split(",");
            assertThat(cells).hasSameSizeAs(header);
            Map<Double, Double> keys = new TreeMap<>();
            for (int i = 1; i < cells.length; i++) {
                keys.put(Double.valueOf(header[i]), Double.valueOf(cells[i]));
            }
            rows.put(cells[0], straight(keys));
        }
        return rows;
    }

    /** The cubic of a piece in Bernstein's form, which is how Bézier curves are drawn. */
    private static double bernstein(double s, double p0, double p1, double p2, double p3) {
        double r = 1 - s;
        return r * r * r * p0 + 3 * r * r * s * p1 + 3 * r * s * s * p2 + s * s * s * p3;
    }

    private record Key(double time, double value, double in, double out) {}

    private static DoubleUnaryOperator unity(List<Key> keys) {
        return time -> {
            for (int i = 1; i < keys.size(); i++) {
                Key a = keys.get(i - 1);
                Key b = keys.get(i);
                if (time <= b.time) {
                    double third = (b.time - a.time) / 3;
                    return bernstein(
                            (time - a.time) / (b.time - a.time),
                            a.value,
                            a.value + third * a.out,
                            b.value - third * b.in,
                            b.value);
                }
            }
            return keys.get(keys.size() - 1).value;
        };
    }

    private static DoubleUnaryOperator unity(JsonNode curve) {
        List<Key> keys = new ArrayList<>();
        for (JsonNode key : curve.get("m_Curve")) {
            assertThat(key.get("weightedMode").asInt()).isZero();
            keys.add(new Key(
                    key.get("time").asDouble(),
                    key.get("value").asDouble(),
                    key.get("inSlope").asDouble(),
                    key.get("outSlope").asDouble()));
        }
        return unity(keys);
    }

    // Curve tables

    @ParameterizedTest
    @ValueSource(strings = {"assaultRifle", "pistol", "marksmanRifle"})
    void unrealReadsTheViewFromCsv(String preset) {
        RecoilSequenceRequest request = request(preset);
        Map<String, DoubleUnaryOperator> rows = curveTable(text(ExportFormat.UNREAL_CURVETABLE.ofView(request, 0.01)));
        assertThat(rows).containsOnlyKeys("PitchDegrees", "YawDegrees", "RollDegrees", "FovDegrees");
        RecoilSamples truth = truth(request, end(request));
        same(truth.timeSeconds(), truth.pitchDegrees(), rows.get("PitchDegrees"), 0.01 + SINGLE);
        same(truth.timeSeconds(), truth.yawDegrees(), rows.get("YawDegrees"), 0.01 + SINGLE);
        same(truth.timeSeconds(), truth.rollDegrees(), rows.get("RollDegrees"), 0.01 + SINGLE);
        same(truth.timeSeconds(), truth.fovDegrees(), rows.get("FovDegrees"), 0.01 + SINGLE);
    }

    @Test
    void unrealReadsRowsOfTheirOwnTimesFromJson() {
        RecoilSequenceRequest request = request("assaultRifle");
        Export export = ExportFormat.UNREAL_CURVETABLE_JSON.ofView(request, 0.01);
        RecoilSamples truth = truth(request, end(request));
        int keys = 0;
        for (JsonNode row : JSON.readTree(export.content())) {
            Map<Double, Double> own = new TreeMap<>();
            row.properties().stream()
                    .filter(member -> !member.getKey().equals("Name"))
                    .forEach(member -> own.put(
                            Double.valueOf(member.getKey()), member.getValue().asDouble()));
            keys += own.size();
            double[] wanted = switch (row.get("Name").asString()) {
                case "PitchDegrees" -> truth.pitchDegrees();
                case "YawDegrees" -> truth.yawDegrees();
                case "RollDegrees" -> truth.rollDegrees();
                default -> truth.fovDegrees();
            };
            same(truth.timeSeconds(), wanted, straight(own), 0.01 + SINGLE);
        }
        assertThat(export.keys()).isEqualTo(keys);
    }

    private static Weapon withCurves(FalloffInterpolation interpolation) {
        return preset("assaultRifle")
                .withDamage(Damage.of(30)
                        .withFalloff(List.of(new Falloff(10.0, 1.0), new Falloff(40.0, 0.6)))
                        .withFalloffInterpolation(interpolation))
                .withSpread(WeaponSpread.NONE.withCone(Cone.of(Curve.through(new Vector2(0, 0.5), new Vector2(2, 3)))
                        .withHeat(Heat.of(Curve.of(0.4), Curve.of(1.5)))));
    }

    @Test
    void theCurvesOfTheDocumentComeAlong() {
        WeaponSequenceRequest request = WeaponSequenceRequest.of(withCurves(FalloffInterpolation.LINEAR), Firing.of(5));
        Map<String, DoubleUnaryOperator> rows =
                curveTable(text(ExportFormat.UNREAL_CURVETABLE.ofWeapon(request, 0.01)));
        assertThat(rows.get("DamageFalloff").applyAsDouble(0)).isEqualTo(1);
        assertThat(rows.get("DamageFalloff").applyAsDouble(25)).isCloseTo(0.8, within(1e-9));
        assertThat(rows.get("ConeDegrees").applyAsDouble(1)).isCloseTo(1.75, within(1e-8));
        assertThat(rows.get("HeatPerShot").applyAsDouble(1)).isEqualTo(0.4);
        assertThat(rows.get("CoolingPerSecond").applyAsDouble(1)).isEqualTo(1.5);
        JsonNode unity = JSON.readTree(
                ExportFormat.UNITY_ANIMATIONCURVE.ofWeapon(request, 0.01).content());
        assertThat(unity(unity.get("damageFalloff")).applyAsDouble(25)).isCloseTo(0.8, within(1e-12));
        assertThat(unity(unity.get("coneDegrees")).applyAsDouble(0.5)).isCloseTo(1.125, within(1e-12));
    }

    @Test
    void aStepOfTheFalloffIsAMillimetreWide() {
        WeaponSequenceRequest request = WeaponSequenceRequest.of(withCurves(FalloffInterpolation.STEP), Firing.of(5));
        DoubleUnaryOperator falloff = curveTable(text(ExportFormat.UNREAL_CURVETABLE.ofWeapon(request, 0.01)))
                .get("DamageFalloff");
        assertThat(falloff.applyAsDouble(39.998)).isEqualTo(1);
        assertThat(falloff.applyAsDouble(40)).isEqualTo(0.6);
    }

    // Unity

    @ParameterizedTest
    @CsvSource({"assaultRifle, 0.01", "assaultRifle, 0.0001", "pistol, 0.01", "marksmanRifle, 0.05"})
    void unityReadsCubicCurves(String preset, double tolerance) {
        RecoilSequenceRequest request = request(preset);
        Export export = ExportFormat.UNITY_ANIMATIONCURVE.ofView(request, tolerance);
        JsonNode curves = JSON.readTree(export.content());
        RecoilSamples truth = truth(request, end(request));
        double slack = tolerance * 1.001 + 1e-6;
        same(truth.timeSeconds(), truth.pitchDegrees(), unity(curves.get("pitchDegrees")), slack);
        same(truth.timeSeconds(), truth.yawDegrees(), unity(curves.get("yawDegrees")), slack);
        same(truth.timeSeconds(), truth.rollDegrees(), unity(curves.get("rollDegrees")), slack);
        same(truth.timeSeconds(), truth.fovDegrees(), unity(curves.get("fovDegrees")), slack);
        assertThat(export.largestErrorDegrees()).isLessThanOrEqualTo(tolerance).isGreaterThan(0.3 * tolerance);
    }

    @Test
    void unityReadsTheAnimationClip() {
        RecoilSequenceRequest request = request("assaultRifle");
        String yaml = text(ExportFormat.UNITY_ANIM.ofView(request, 0.01));
        assertThat(yaml).startsWith("%YAML 1.1\n%TAG !u! tag:unity3d.com,2011:\n--- !u!74 &7400000\nAnimationClip:\n");
        assertThat(yaml).contains("  m_Name: \"\\\"Rifle\\\"\\u000a№ 1\"\n");
        List<List<Key>> angles = List.of(new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
        List<Key> fov = new ArrayList<>();
        for (String key : yaml.split("- serializedVersion: 3\n")) {
            if (!key.contains("inSlope")) {
                continue;
            }
            double time = Double.parseDouble(value(key, "time"));
            if (!value(key, "value").startsWith("{")) {
                fov.add(new Key(
                        time,
                        Double.parseDouble(value(key, "value")),
                        Double.parseDouble(value(key, "inSlope")),
                        Double.parseDouble(value(key, "outSlope"))));
                continue;
            }
            for (int axis = 0; axis < 3; axis++) {
                angles.get(axis)
                        .add(new Key(
                                time,
                                vector(value(key, "value"))[axis],
                                vector(value(key, "inSlope"))[axis],
                                vector(value(key, "outSlope"))[axis]));
            }
        }
        RecoilSamples truth = truth(request, end(request));
        double slack = 0.01 + SINGLE;
        same(truth.timeSeconds(), negated(truth.pitchDegrees()), unity(angles.get(0)), slack);
        same(truth.timeSeconds(), truth.yawDegrees(), unity(angles.get(1)), slack);
        same(truth.timeSeconds(), negated(truth.rollDegrees()), unity(angles.get(2)), slack);
        same(truth.timeSeconds(), plus(60, truth.fovDegrees()), unity(fov), slack);
    }

    private static double[] negated(double[] values) {
        return IntStream.range(0, values.length).mapToDouble(i -> -values[i]).toArray();
    }

    private static double[] plus(double number, double[] values) {
        return IntStream.range(0, values.length)
                .mapToDouble(i -> number + values[i])
                .toArray();
    }

    private static String value(String key, String name) {
        int start = key.indexOf(" " + name + ": ") + name.length() + 3;
        return key.substring(start, key.indexOf('\n', start));
    }

    private static double[] vector(String flow) {
        return Arrays.stream(flow.replaceAll("[{}xyz:]", "").split(","))
                .mapToDouble(Double::parseDouble)
                .toArray();
    }

    // Godot

    @Test
    void godotReadsBezierTracks() {
        RecoilSequenceRequest request = request("assaultRifle");
        String tres = text(ExportFormat.GODOT_TRES.ofView(request, 0.01));
        assertThat(tres).startsWith("[gd_resource type=\"Animation\" format=3]\n\n[resource]\n");
        assertThat(tres).contains("resource_name = \"\\\"Rifle\\\"\\u000a№ 1\"\n");
        RecoilSamples truth = truth(request, end(request));
        double slack = 0.01 + 10 * SINGLE;
        same(truth.timeSeconds(), truth.pitchDegrees(), degrees(godot(tres, "rotation:x")), slack);
        same(truth.timeSeconds(), negated(truth.yawDegrees()), degrees(godot(tres, "rotation:y")), slack);
        same(truth.timeSeconds(), negated(truth.rollDegrees()), degrees(godot(tres, "rotation:z")), slack);
        same(truth.timeSeconds(), plus(75, truth.fovDegrees()), godot(tres, "fov"), slack);
    }

    private static DoubleUnaryOperator degrees(DoubleUnaryOperator radians) {
        return time -> Math.toDegrees(radians.applyAsDouble(time));
    }

    /** What Godot does with a Bézier track: it looks for the place whose time is asked for, and takes the value there. */
    private static DoubleUnaryOperator godot(String tres, String property) {
        String track = tres.substring(tres.indexOf("NodePath(\".:" + property + "\")"));
        double[] points = array(track, "\"points\": PackedFloat32Array(");
        double[] times = array(track, "\"times\": PackedFloat32Array(");
        assertThat(points).hasSize(5 * times.length);
        return time -> {
            int i = 1;
            while (i < times.length - 1 && times[i] < time) {
                i++;
            }
            double[] a = Arrays.copyOfRange(points, 5 * (i - 1), 5 * i);
            double[] b = Arrays.copyOfRange(points, 5 * i, 5 * i + 5);
            double low = 0;
            double high = 1;
            for (int round = 0; round < 60; round++) {
                double middle = (low + high) / 2;
                double there = bernstein(middle, times[i - 1], times[i - 1] + a[3], times[i] + b[1], times[i]);
                if (there < time) {
                    low = middle;
                } else {
                    high = middle;
                }
            }
            return bernstein(low, a[0], a[0] + a[4], b[0] + b[2], b[0]);
        };
    }

    private static double[] array(String track, String start) {
        int from = track.indexOf(start) + start.length();
        return Arrays.stream(track.substring(from, track.indexOf(')', from)).split(", "))
                .mapToDouble(Double::parseDouble)
                .toArray();
    }

    // All of them

    @ParameterizedTest
    @EnumSource
    void theSameTwice(ExportFormat format) {
        RecoilSequenceRequest request = request("submachineGun");
        assertThat(format.ofView(request, 0.02).content())
                .isEqualTo(format.ofView(request, 0.02).content());
    }

    /** A view of one instant, and one that nothing moves, are a key a curve. */
    @ParameterizedTest
    @EnumSource
    void oneInstantIsOneKey(ExportFormat format) {
        Export instant =
                format.ofView(request("pistol").withFiring(Firing.of(1)).withTailSeconds(0.0), 0.01);
        assertThat(instant.keys()).isBetween(1, 4);
        assertThat(instant.largestErrorDegrees()).isZero();
        Weapon still = Weapon.firingEvery(0.1).withRecoil(WeaponRecoil.NONE).withPotential(Potential.of(0.6, 0.1));
        assertThat(format.ofWeapon(WeaponSequenceRequest.of(still, Firing.of(1)), 0.01)
                        .keys())
                .isBetween(1, 4);
    }

    @ParameterizedTest
    @EnumSource
    void aCoarserToleranceTakesFewerKeys(ExportFormat format) {
        RecoilSequenceRequest request = request("assaultRifle");
        assertThat(format.ofView(request, 0.1).keys())
                .isLessThan(format.ofView(request, 0.001).keys());
    }

    /** Recentring is a part of the view, and one shot without any recoil but a roll has three flat curves. */
    @Test
    void aViewThatComesBackEndsWhereItBegan() {
        Weapon weapon = Weapon.firingEvery(0.1)
                .withRecoil(WeaponRecoil.NONE.withKnocking(
                        Knocking.NONE.withVertical(RecoilChannel.of(1, 0.2)).withRecentring(Recentring.of(0.2, 0.5))))
                .withPotential(Potential.of(0.6, 0.1));
        RecoilSequenceRequest request =
                RecoilSequenceRequest.of(weapon, Firing.of(5)).withTailSeconds(3.0);
        JsonNode curves = JSON.readTree(
                ExportFormat.UNITY_ANIMATIONCURVE.ofView(request, 0.01).content());
        assertThat(unity(curves.get("pitchDegrees")).applyAsDouble(3.4)).isCloseTo(0, within(0.01));
        assertThat(curves.get("yawDegrees").get("m_Curve")).hasSize(2);
        assertThat(curves.get("rollDegrees").get("m_Curve")).hasSize(2);
    }
}
