package dev.gunfeel.picture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.gunfeel.arsenal.Arsenal;
import dev.gunfeel.arsenal.ArsenalResult;
import dev.gunfeel.arsenal.Crossing;
import dev.gunfeel.boids.BoidsAgent;
import dev.gunfeel.boids.BoidsSequence;
import dev.gunfeel.burst.WeaponSequence;
import dev.gunfeel.burst.WeaponShot;
import dev.gunfeel.homing.HomingSequence;
import dev.gunfeel.homing.HomingSequenceStep;
import dev.gunfeel.picture.Drawing.Dot;
import dev.gunfeel.picture.Drawing.Line;
import dev.gunfeel.picture.Drawing.Word;
import dev.gunfeel.recoil.RecoilCurve;
import dev.gunfeel.recoil.RecoilSamples;
import dev.gunfeel.recoil.RecoilSequence;
import dev.gunfeel.spread.ShotSpread;
import dev.gunfeel.spread.SpreadSequence;
import dev.gunfeel.spread.SpreadShot;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is drawn stands where the numbers of the axes say that it should: read off with a ruler, not asked of the code. */
class PlacesTest {
    /** Places are written to a hundredth; so are those of the ticks. */
    private static final double ROUNDING = 0.03;

    private static final Pattern SHOT = Pattern.compile("shot ([0-9]+) at .*");

    static Stream<String> pictures() {
        return Gallery.names().stream();
    }

    /** A wrong label, or a grid line off its place, breaks the row. */
    @ParameterizedTest
    @MethodSource("pictures")
    void ticksAreEvenlySpaced(String name) {
        List<Graduation> plots = Graduation.of(Drawing.of(name));
        assertThat(plots).isNotEmpty();
        for (Graduation plot : plots) {
            assertThat(plot.across()).hasSizeGreaterThanOrEqualTo(2);
            assertThat(plot.up()).hasSizeGreaterThanOrEqualTo(2);
            plot.across().forEach(mark -> assertThat(mark.place()).isCloseTo(plot.x(mark.value()), within(ROUNDING)));
            plot.up().forEach(mark -> assertThat(mark.place()).isCloseTo(plot.y(mark.value()), within(ROUNDING)));
        }
    }

    @ParameterizedTest
    @CsvSource({
        "spread, 800, 600",
        "spread, 300, 900",
        "spread-tiny, 1440, 500",
        "spread-wide, 800, 600",
        "weapon, 500, 1400",
        "weapon-behind, 800, 600",
        "boids, 1440, 500",
        "boids-target, 390, 300"
    })
    void aPlaneHasOneScale(String name, int width, int height) {
        Drawing drawing = Drawing.of(Gallery.picture(name), new PictureOptions(width, height, Theme.LIGHT));
        Graduation plot = Graduation.of(drawing).get(0);
        assertThat(plot.perUnitAcross() / plot.perUnitUp()).isCloseTo(1, within(0.002));
        assertThat(width / drawing.width()).isCloseTo(height / drawing.height(), within(1e-4));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"spread", "spread-running", "spread-thousand", "spread-tiny", "spread-wide", "spread-bursts"})
    void impactsOfASpreadPatternAreAtTheirAngles(String name) {
        List<SpreadShot> shots = Gallery.answer(name, SpreadSequence.class).shots();
        assertImpacts(
                Drawing.of(name),
                shots.stream()
                        .map(shot -> new double[] {
                            shot.spread().yawDegrees(), shot.spread().pitchDegrees()
                        })
                        .toList());
    }

    @ParameterizedTest
    @ValueSource(strings = {"weapon", "weapon-controlled", "weapon-no-recoil", "weapon-thousand"})
    void impactsOfAWeaponAreAtTheirAngles(String name) {
        List<WeaponShot> shots = Gallery.answer(name, WeaponSequence.class).shots();
        assertImpacts(
                Drawing.of(name),
                shots.stream()
                        .map(shot -> new double[] {
                            shot.bullet().yawDegrees(), shot.bullet().pitchDegrees()
                        })
                        .toList());
    }

    /** Shots that are closer together than a pixel share a dot, which is that of the last of them. */
    private static void assertImpacts(Drawing drawing, List<double[]> shots) {
        Graduation plot = Graduation.of(drawing).get(0);
        boolean[] isShown = new boolean[shots.size()];
        int dots = 0;
        for (Dot dot : drawing.dots()) {
            Matcher note = SHOT.matcher(dot.note());
            if (!note.matches() || dot.fill().equals("none")) {
                continue;
            }
            dots++;
            double[] shot = shots.get(Integer.parseInt(note.group(1)));
            assertThat(dot.x()).as(dot.note()).isCloseTo(plot.x(shot[0]), within(ROUNDING));
            assertThat(dot.y()).as(dot.note()).isCloseTo(plot.y(shot[1]), within(ROUNDING));
            for (int i = 0; i < isShown.length; i++) {
                isShown[i] |= Math.abs(plot.x(shots.get(i)[0]) - dot.x()) <= 1
                        && Math.abs(plot.y(shots.get(i)[1]) - dot.y()) <= 1;
            }
        }
        assertThat(dots).isPositive();
        assertThat(isShown).as("shots without a dot").doesNotContain(false);
    }

    /** With a distance the plane is the wall, in metres, where the bullet hits it; gravity has pulled it down by then. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "spread-at-distance",
                "spread-far",
                "spread-on-the-wall",
                "weapon-at-distance",
                "weapon-dropping",
                "weapon-at-distance-against"
            })
    void hitsAreWhereTheyMeetTheWall(String name) {
        Record answer = Gallery.answer(name, Record.class);
        List<List<Double>> impacts = answer instanceof SpreadSequence spread
                ? spread.shots().stream().map(SpreadShot::impact).toList()
                : ((WeaponSequence) answer)
                        .shots().stream().map(WeaponShot::impact).toList();
        assertImpacts(
                Drawing.of(name),
                impacts.stream()
                        .map(impact -> new double[] {impact.get(0), impact.get(1)})
                        .toList());
    }

    /** The second scale says at which angle from the aim a place of the wall is seen. */
    @ParameterizedTest
    @CsvSource({
        "spread-at-distance, 25",
        "spread-far, 200000",
        "spread-on-the-wall, 0.05",
        "weapon-dropping, 300",
        "weapon-behind, 10"
    })
    void aWallHasAScaleOfAngles(String name, double distance) {
        Drawing drawing = Drawing.of(name);
        Graduation plot = Graduation.of(drawing).get(0);
        List<Word> angles = drawing.words().stream()
                .filter(word -> word.text().matches("−?[0-9.]+(e−?[0-9]+)?°"))
                .toList();
        int onTop = 0;
        int beside = 0;
        for (Word angle : angles) {
            double degrees = Double.parseDouble(angle.text().replace('−', '-').replace("°", ""));
            double meters = distance * Math.tan(Math.toRadians(degrees));
            if (angle.baseLine() < plot.box().top()) {
                // The sign and the degree sign put the middle of the text aside from that of its figures.
                assertThat(angle.middle()).as(angle.text()).isCloseTo(plot.x(meters), within(1.5));
                onTop++;
            } else {
                assertThat(angle.baseLine() - 4).as(angle.text()).isCloseTo(plot.y(meters), within(ROUNDING));
                assertThat(angle.box().left()).isGreaterThan(plot.box().right());
                beside++;
            }
        }
        assertThat(onTop).isGreaterThanOrEqualTo(2);
        assertThat(beside).isGreaterThanOrEqualTo(2);
        assertThat(drawing.texts()).contains("right (metres)", "up (metres)");
    }

    /** Nobody sees farther to a side, so an axis that went on would name what isn't there. */
    @ParameterizedTest
    @CsvSource({
        "weapon-behind-angles, 800, 600",
        "weapon-behind-angles, 1440, 500",
        "weapon-behind-angles, 500, 1400",
        "weapon-high, 1440, 500",
        "spread-wide, 800, 600",
        "spread-wide, 300, 900"
    })
    void anglesEndAtNinetyDegrees(String name, int width, int height) {
        Drawing drawing = Drawing.of(Gallery.picture(name), new PictureOptions(width, height, Theme.LIGHT));
        Graduation plot = Graduation.of(drawing).get(0);
        assertThat(plot.across()).allMatch(mark -> Math.abs(mark.value()) <= 90);
        assertThat(plot.up()).allMatch(mark -> Math.abs(mark.value()) <= 90);
        assertThat(plot.box().right() - plot.x(90)).isLessThan(17);
        assertThat(plot.y(90) - plot.box().top()).isLessThan(17);
        for (Dot dot : drawing.dots()) {
            if (SHOT.matcher(dot.note()).matches()) {
                assertThat(dot.x()).isBetween(plot.x(-90) - ROUNDING, plot.x(90) + ROUNDING);
                assertThat(dot.y()).isBetween(plot.y(90) - ROUNDING, plot.y(-90) + ROUNDING);
            }
        }
    }

    /** Each pellet has a dot, in the colour of its shot. */
    @ParameterizedTest
    @ValueSource(strings = {"pellets", "pellets-fixed", "weapon-pellets", "weapon-pellets-many"})
    void pelletsAreWhereTheyGo(String name) {
        Record answer = Gallery.answer(name, Record.class);
        List<List<double[]>> shots = new ArrayList<>();
        if (answer instanceof SpreadSequence spread) {
            for (SpreadShot shot : spread.shots()) {
                shots.add(Objects.requireNonNull(shot.pellets()).stream()
                        .map(pellet -> new double[] {pellet.yawDegrees(), pellet.pitchDegrees()})
                        .toList());
            }
        } else if (answer instanceof WeaponSequence weapon) {
            for (WeaponShot shot : weapon.shots()) {
                shots.add(Objects.requireNonNull(shot.pellets()).stream()
                        .map(pellet -> pellet.impact() == null
                                ? new double[] {
                                    Math.toDegrees(Math.atan2(
                                            pellet.direction().x(),
                                            pellet.direction().z())),
                                    Math.toDegrees(Math.asin(pellet.direction().y()))
                                }
                                : new double[] {
                                    pellet.impact().get(0), pellet.impact().get(1)
                                })
                        .toList());
            }
        }
        Drawing drawing = Drawing.of(name);
        Graduation plot = Graduation.of(drawing).get(0);
        List<Dot> dots = drawing.dots().stream()
                .filter(dot -> dot.radius() > 1
                        && !dot.fill().equals("none")
                        && !dot.fill().equals(Drawing.color(Ink.SECOND)))
                .toList();
        for (int i = 0; i < shots.size(); i++) {
            String color = Drawing.color(Ink.time(shots.size() == 1 ? 0 : i / (shots.size() - 1.0)));
            for (double[] pellet : shots.get(i)) {
                double x = plot.x(pellet[0]);
                double y = plot.y(pellet[1]);
                boolean isLast = i == shots.size() - 1;
                assertThat(plot.box().contains(new Box(x, y, x, y))).isTrue();
                assertThat(dots)
                        .as("a dot of shot " + i)
                        .anyMatch(dot -> Math.abs(dot.x() - x) <= 1.1
                                && Math.abs(dot.y() - y) <= 1.1
                                && (dot.fill().equals(color) || !isLast));
            }
        }
        assertThat(drawing.texts()).contains("middle of a shot");
    }

    /** Every point of a rim is as far from the middle of the cone as its half-angle says. */
    @ParameterizedTest
    @CsvSource({"cone, 0, 1.5", "cone-heat, 0, 0.2", "cone-heat, 0, 4", "cone-wide, 3, 45"})
    void aConeIsDrawnByItsHalfAngle(String name, double distance, double degrees) {
        Drawing drawing = Drawing.of(name);
        Graduation plot = Graduation.of(drawing).get(0);
        assertThat(drawing.lines().stream().filter(line -> line.opacity().equals("0.45")))
                .anySatisfy(rim -> {
                    assertThat(rim.points()).hasSizeGreaterThan(60);
                    for (double[] point : rim.points()) {
                        double right = (point[0] - plot.x(0)) / plot.perUnitAcross();
                        double up = (plot.y(0) - point[1]) / plot.perUnitUp();
                        double angle = distance > 0
                                ? Math.atan(Math.hypot(right, up) / distance)
                                : Math.acos(Math.cos(Math.toRadians(right)) * Math.cos(Math.toRadians(up)));
                        assertThat(Math.toDegrees(angle)).isCloseTo(degrees, within(0.01 * degrees));
                    }
                });
        assertThat(drawing.texts()).contains("cone");
    }

    @Test
    void noConeIsDrawnTwice() {
        List<String> rims = Drawing.of("cone-heat").lines().stream()
                .filter(line -> line.opacity().equals("0.45"))
                .map(line -> Box.of(line.lines()).toString())
                .toList();
        assertThat(rims).hasSizeBetween(3, 8).doesNotHaveDuplicates();
    }

    /** With a drawn pattern the cone of the last shot is round the pattern's last place. */
    @Test
    void aConeGoesWithThePattern() {
        Drawing drawing = Drawing.of("pattern-and-cone");
        Graduation plot = Graduation.of(drawing).get(0);
        List<Box> rims = drawing.lines().stream()
                .filter(line -> line.opacity().equals("0.45"))
                .map(line -> Box.of(line.lines()))
                .toList();
        assertThat(rims).hasSize(2);
        double[][] middles = {{0, 0}, {-1.8, 4.4}};
        for (int i = 0; i < 2; i++) {
            assertThat((rims.get(i).left() + rims.get(i).right()) / 2).isCloseTo(plot.x(middles[i][0]), within(0.1));
            assertThat((rims.get(i).top() + rims.get(i).bottom()) / 2).isCloseTo(plot.y(middles[i][1]), within(0.1));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"pattern", "pattern-and-cone"})
    void aDrawnPatternIsDrawnBeneathItsShots(String name) {
        double[][] pattern = {
            {0, 0},
            {0.1, 0.9},
            {-0.3, 1.8},
            {-0.2, 2.9},
            {0.4, 3.6},
            {1.2, 4},
            {1.9, 4.1},
            {1.1, 4.4},
            {0.2, 4.5},
            {-0.9, 4.3},
            {-1.8, 4.4}
        };
        Drawing drawing = Drawing.of(name);
        Graduation plot = Graduation.of(drawing).get(0);
        List<double[]> points = longest(drawing.drawn(Ink.MARK)).points();
        assertThat(points).hasSameSizeAs(pattern);
        for (int i = 0; i < pattern.length; i++) {
            assertThat(points.get(i)[0]).isCloseTo(plot.x(pattern[i][0]), within(ROUNDING));
            assertThat(points.get(i)[1]).isCloseTo(plot.y(pattern[i][1]), within(ROUNDING));
        }
        assertThat(drawing.texts()).contains("drawn pattern");
    }

    @ParameterizedTest
    @ValueSource(strings = {"cone-heat", "weapon-heat"})
    void heatIsDrawnOverTime(String name) {
        Record answer = Gallery.answer(name, Record.class);
        List<ShotSpread> shots = answer instanceof SpreadSequence spread
                ? spread.shots().stream().map(SpreadShot::spread).toList()
                : ((WeaponSequence) answer)
                        .shots().stream().map(WeaponShot::spread).toList();
        Drawing drawing = Drawing.of(name);
        List<Graduation> plots = Graduation.of(drawing);
        assertThat(plots).hasSize(2);
        List<double[]> curve = longest(drawing.drawn(Ink.FOURTH)).points();
        for (ShotSpread shot : shots) {
            double x = plots.get(1).x(shot.timeSeconds());
            double y = plots.get(1).y(Objects.requireNonNull(shot.heat()));
            assertThat(curve)
                    .as("shot " + shot.index())
                    .anyMatch(point -> Math.abs(point[0] - x) <= ROUNDING && Math.abs(point[1] - y) <= ROUNDING);
        }
        assertThat(Drawing.of("cone").texts()).doesNotContain("heat before each shot");
    }

    /** 0.15 s after the shots at 0.7 and at 1.5 s; the pause of 0.5 s is longer than that. */
    @Test
    void recentringIsMarkedWhereItBegins() {
        Drawing drawing = Drawing.of("recoil-recentring");
        List<Graduation> plots = Graduation.of(drawing);
        Graduation times = plots.get(3);
        List<Line> marks = drawing.drawn(Ink.MARK);
        assertThat(marks).hasSize(4);
        for (int i = 0; i < marks.size(); i++) {
            assertThat(marks.get(i).dash()).isNotEmpty();
            assertThat(marks.get(i).points().get(0)[0]).isCloseTo(times.x(i < 2 ? 0.85 : 1.65), within(ROUNDING));
            assertThat(plots.get(i % 2).box().contains(Box.of(marks.get(i).lines())))
                    .isTrue();
        }
        assertThat(drawing.texts()).contains("recentring begins");
        List<double[]> pitch = longest(drawing.drawn(Ink.FIRST)).points();
        double from = times.x(0.86);
        double to = times.x(1.19);
        double before = Double.NEGATIVE_INFINITY;
        for (double[] point : pitch) {
            if (point[0] > from && point[0] < to) {
                assertThat(point[1]).as("comes down").isGreaterThan(before);
                before = point[1];
            }
        }
    }

    @Test
    void thePixelAtAnImpactHasItsColor() throws IOException {
        List<SpreadShot> shots = Gallery.answer("spread", SpreadSequence.class).shots();
        Drawing drawing = Drawing.of("spread");
        Graduation plot = Graduation.of(drawing).get(0);
        PictureOptions twice = new PictureOptions(1600, 1200, Theme.LIGHT);
        for (PictureOptions options : List.of(PictureOptions.STANDARD, twice)) {
            BufferedImage image = ImageIO.read(new ByteArrayInputStream(Png.write(Gallery.picture("spread"), options)));
            double scale = options.width() / drawing.width();
            int last = shots.size() - 1;
            for (int i : new int[] {0, last}) {
                int x = (int) (plot.x(shots.get(i).spread().yawDegrees()) * scale);
                int y = (int) (plot.y(shots.get(i).spread().pitchDegrees()) * scale);
                assertThat(image.getRGB(x, y) & 0xFFFFFF)
                        .as("shot " + i)
                        .isEqualTo(Ink.time((double) i / last).light());
            }
        }
    }

    @Test
    void theViewsPathGoesThroughItsAims() {
        WeaponSequence answer = Gallery.answer("weapon", WeaponSequence.class);
        Drawing drawing = Drawing.of("weapon");
        Graduation plot = Graduation.of(drawing).get(0);
        List<double[]> path = longest(drawing.drawn(Ink.SECOND)).points();
        assertThat(path).hasSameSizeAs(answer.shots());
        for (int i = 0; i < path.size(); i++) {
            assertThat(path.get(i)[0])
                    .isCloseTo(plot.x(answer.shots().get(i).aim().yawDegrees()), within(ROUNDING));
            assertThat(path.get(i)[1])
                    .isCloseTo(plot.y(answer.shots().get(i).aim().pitchDegrees()), within(ROUNDING));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"recoil", "recoil-bursts", "recoil-against"})
    void recoilIsDrawnSampleForSample(String name) {
        RecoilSequence answer = Gallery.answer(name, RecoilSequence.class);
        RecoilSamples samples = answer.samples();
        Drawing drawing = Drawing.of(name);
        List<Graduation> plots = Graduation.of(drawing);
        double[][] channels = {samples.pitchDegrees(), samples.yawDegrees(), samples.rollDegrees(), samples.fovDegrees()
        };
        Ink[] inks = {Ink.FIRST, Ink.SECOND, Ink.THIRD, Ink.FOURTH};
        assertThat(plots).hasSameSizeAs(channels);
        for (int channel = 0; channel < channels.length; channel++) {
            Graduation plot = plots.get(channel);
            List<double[]> points = longest(drawing.drawn(inks[channel])).points();
            for (int i = 0; i < samples.timeSeconds().length; i++) {
                double x = plots.get(plots.size() - 1).x(samples.timeSeconds()[i]);
                double y = plot.y(channels[channel][i]);
                assertThat(points)
                        .as("channel " + channel + ", sample " + i)
                        .anyMatch(point -> Math.abs(point[0] - x) <= ROUNDING && Math.abs(point[1] - y) <= ROUNDING);
            }
        }
    }

    @Test
    void shotsAreMarkedAtTheirTimes() {
        RecoilSequence answer = Gallery.answer("recoil-bursts", RecoilSequence.class);
        Drawing drawing = Drawing.of("recoil-bursts");
        List<Graduation> plots = Graduation.of(drawing);
        Graduation times = plots.get(plots.size() - 1);
        String color = Drawing.color(Ink.MARK);
        List<Line> marks = drawing.lines().stream()
                .filter(line -> line.stroke().equals(color))
                .toList();
        assertThat(marks).hasSize(4);
        for (Line mark : marks) {
            assertThat(mark.lines()).hasSameSizeAs(answer.shots());
            for (int i = 0; i < mark.lines().size(); i++) {
                double x = times.x(answer.shots().get(i).timeSeconds());
                assertThat(mark.lines().get(i)[0]).isCloseTo(x, within(ROUNDING));
                assertThat(mark.lines().get(i)[2]).isCloseTo(x, within(ROUNDING));
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"impulse", "impulse-underdamped"})
    void anImpulsePeaksAndSettlesWhereItSays(String name) {
        RecoilCurve answer = Gallery.answer(name, RecoilCurve.class);
        double peakSeconds = answer.curve().peak().timeSeconds();
        Drawing drawing = Drawing.of(name);
        List<Graduation> plots = Graduation.of(drawing);
        double atPeak = plots.get(1).x(peakSeconds);
        Dot peak = drawing.dots().stream()
                .filter(dot -> dot.note().equals("peak"))
                .findFirst()
                .orElseThrow();
        assertThat(peak.x()).isCloseTo(atPeak, within(ROUNDING));
        assertThat(peak.y()).isCloseTo(plots.get(0).y(answer.curve().peak().degrees()), within(ROUNDING));
        List<double[]> curve = longest(drawing.drawn(Ink.FIRST)).points();
        double farthest = curve.stream()
                .mapToDouble(point -> Math.abs(point[1] - plots.get(0).y(0)))
                .max()
                .orElseThrow();
        assertThat(farthest).isCloseTo(Math.abs(peak.y() - plots.get(0).y(0)), within(ROUNDING));
        // Where the displacement peaks the velocity is 0.
        assertThat(drawing.dots())
                .anyMatch(dot -> Math.abs(dot.x() - atPeak) <= ROUNDING
                        && Math.abs(dot.y() - plots.get(1).y(0)) <= ROUNDING);
        double settled = plots.get(1).x(answer.curve().settledSeconds());
        assertThat(drawing.drawn(Ink.MARK).stream().filter(line -> !line.dash().isEmpty()))
                .hasSize(2)
                .allMatch(line -> Math.abs(line.lines().get(0)[0] - settled) <= ROUNDING);
    }

    @Test
    void theVelocityOfAnImpulseIsTheSlopeOfItsDisplacement() {
        Drawing drawing = Drawing.of("impulse");
        List<Graduation> plots = Graduation.of(drawing);
        List<double[]> displacement = longest(drawing.drawn(Ink.FIRST)).points();
        List<double[]> velocity = longest(drawing.drawn(Ink.SECOND)).points();
        int compared = 0;
        for (int i = 40; i + 8 < displacement.size(); i += 40) {
            double[] before = displacement.get(i - 8);
            double[] after = displacement.get(i + 8);
            double seconds = (after[0] - before[0]) / plots.get(1).perUnitAcross();
            double degrees = (before[1] - after[1]) / plots.get(0).perUnitUp();
            double middle = (before[0] + after[0]) / 2;
            double drawn = velocity.stream()
                    .min(Comparator.comparingDouble(point -> Math.abs(point[0] - middle)))
                    .orElseThrow()[1];
            assertThat(drawn).isCloseTo(plots.get(1).y(degrees / seconds), within(1.0));
            compared++;
        }
        assertThat(compared).isGreaterThan(10);
    }

    @Test
    void homingShowsTheAimAndItsTarget() {
        List<HomingSequenceStep> steps =
                Gallery.answer("homing-detour", HomingSequence.class).steps();
        Drawing drawing = Drawing.of("homing-detour");
        List<Graduation> plots = Graduation.of(drawing);
        List<double[]> aim = longest(drawing.drawn(Ink.FIRST)).points();
        List<double[]> target = longest(drawing.drawn(Ink.SECOND)).points();
        for (int i = 0; i < steps.size(); i++) {
            double x = plots.get(2).x(steps.get(i).timeSeconds());
            double yaw = plots.get(0).y(steps.get(i).yawDegrees());
            assertThat(aim)
                    .as("step " + i)
                    .anyMatch(point -> Math.abs(point[0] - x) <= ROUNDING && Math.abs(point[1] - yaw) <= ROUNDING);
        }
        double targetYaw = plots.get(0).y(Objects.requireNonNull(steps.get(0).targetYawDegrees()));
        assertThat(target).allMatch(point -> Math.abs(point[1] - targetYaw) <= ROUNDING);
    }

    /** Lines are the medians, and rings are where weapons surely change places, in the plot of their player. */
    @Test
    void anArsenalIsDrawnByItsMedians() {
        Arsenal answer = Gallery.answer("arsenal", Arsenal.class);
        Drawing drawing = Drawing.of("arsenal");
        List<Graduation> plots = Graduation.of(drawing);
        assertThat(plots).hasSize(2);
        List<Ink> inks = List.of(Ink.FIRST, Ink.SECOND, Ink.THIRD);
        for (ArsenalResult result : answer.results()) {
            Double median = result.timeToKillSeconds().p50().value();
            Graduation plot = plots.get(answer.players().indexOf(result.player()));
            double x = plots.get(1).x(result.distanceMeters());
            Ink ink = inks.get(answer.weapons().indexOf(result.weapon()));
            boolean isDrawn = drawing.drawn(ink).stream()
                    .flatMap(line -> line.points().stream())
                    .anyMatch(point -> median != null
                            && Math.abs(point[0] - x) <= ROUNDING
                            && Math.abs(point[1] - plot.y(median)) <= ROUNDING);
            assertThat(isDrawn).as(result.toString()).isEqualTo(median != null);
        }
        List<Crossing> certain =
                answer.crossings().stream().filter(Crossing::certain).toList();
        assertThat(certain).isNotEmpty();
        List<Dot> rings = drawing.dots().stream()
                .filter(dot -> dot.note().startsWith("up to "))
                .toList();
        assertThat(rings).hasSameSizeAs(certain);
        for (int i = 0; i < rings.size(); i++) {
            Graduation plot = plots.get(answer.players().indexOf(certain.get(i).player()));
            assertThat(rings.get(i).x()).isCloseTo(plots.get(1).x(certain.get(i).distanceMeters()), within(ROUNDING));
            assertThat(rings.get(i).y()).isCloseTo(plot.y(certain.get(i).timeToKillSeconds()), within(ROUNDING));
        }
    }

    @Test
    void agentsAreSeenFromAbove() {
        List<BoidsAgent> agents = last(Gallery.answer("boids-target", BoidsSequence.class));
        Drawing drawing = Drawing.of("boids-target");
        Graduation plot = Graduation.of(drawing).get(0);
        Line arrows = drawing.lines().stream()
                .filter(line -> line.closed() && line.lines().size() == agents.size())
                .findFirst()
                .orElseThrow();
        for (int i = 0; i < agents.size(); i++) {
            // Unreal: x is forward, y to the right.
            double x = plot.x(agents.get(i).position().y());
            double y = plot.y(agents.get(i).position().x());
            double[] arrow = arrows.lines().get(i);
            double aheadX = arrow[0] - x;
            double aheadY = arrow[1] - y;
            double length = Math.hypot(aheadX, aheadY);
            double right = agents.get(i).velocity().y();
            double forward = agents.get(i).velocity().x();
            double speed = Math.hypot(right, forward);
            assertThat(length).isCloseTo(8, within(2 * ROUNDING));
            assertThat(aheadX / length).isCloseTo(right / speed, within(0.01));
            assertThat(aheadY / length).isCloseTo(-forward / speed, within(0.01));
        }
    }

    private static List<BoidsAgent> last(BoidsSequence answer) {
        return answer.frames().get(answer.frames().size() - 1).agents();
    }

    private static Line longest(List<Line> lines) {
        return lines.stream()
                .max(Comparator.comparingInt(line -> line.points().size()))
                .orElseThrow();
    }
}
