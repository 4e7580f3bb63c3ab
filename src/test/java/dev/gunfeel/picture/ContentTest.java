package dev.gunfeel.picture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.gunfeel.burst.WeaponSequence;
import dev.gunfeel.homing.HomingSequence;
import dev.gunfeel.math.Figures;
import dev.gunfeel.picture.Drawing.Dot;
import dev.gunfeel.picture.Drawing.Line;
import dev.gunfeel.picture.Drawing.Word;
import dev.gunfeel.recoil.RecoilCurve;
import dev.gunfeel.recoil.RecoilSequence;
import dev.gunfeel.spread.SpreadSequence;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Each kind of picture says what it is for. */
class ContentTest {
    static Stream<String> pictures() {
        return Gallery.names().stream();
    }

    /** Every axis has a name and a unit; what has none says what its ends mean. */
    @ParameterizedTest
    @MethodSource("pictures")
    void axesHaveUnits(String name) {
        Drawing drawing = Drawing.of(name);
        List<String> axes = drawing.words().stream()
                .filter(word -> word.size() == Sheet.TEXT_SIZE && word.color().equals(Drawing.color(Ink.TEXT)))
                .map(Word::text)
                .toList();
        boolean hasHeat = axes.contains("heat before each shot");
        assertThat(axes).hasSize(Graduation.of(drawing).size() + (hasHeat ? 2 : 1));
        assertThat(axes)
                .allMatch(axis -> axis.matches(".*\\((degrees|degrees per second|seconds|metres)\\).*")
                        || List.of(
                                        "length of the quaternion",
                                        "t (0 is from, 1 is to)",
                                        "weight of the newest clip",
                                        "heat before each shot")
                                .contains(axis));
    }

    @ParameterizedTest
    @CsvSource({
        "spread, Assault rifle: spread of 30 shots",
        "recoil, Assault rifle: recoil of 30 shots",
        "weapon, Assault rifle: 30 shots with recoil and spread",
        "weapon-at-distance, Assault rifle: 30 shots with recoil and spread at 25 m",
        "spread-far, Spread of 12 shots at 200000 m",
        "weapon-pellets, Pump shotgun: 4 shots of 9 pellets with recoil and spread at 10 m",
        "pellets, Pump shotgun: spread of 3 shots of 9 pellets",
        "preset, Light machine gun: 100 shots",
        "document, Pistol: 12 shots",
        "impulse, Critically damped recoil impulse",
        "impulse-underdamped, Underdamped recoil impulse",
        "slerp, 'Slerp, nlerp and lerp over 150°'",
        "rotation, Turning in 71 steps",
        "homing, Homing in 179 steps",
        "blend, Blend of 151 frames",
        "boids, 30 agents over 8 s",
        "arsenal, Time to kill of 3 weapons",
        "boids-step, 30 agents after a step"
    })
    void theTitleSaysWhatIsShown(String name, String title) {
        Drawing drawing = Drawing.of(name);
        assertThat(drawing.title()).isEqualTo(title);
        assertThat(drawing.words().get(0).text()).isEqualTo(title);
    }

    @Test
    void everyShotOfAPatternHasANumberBesideItsDot() {
        SpreadSequence answer = Gallery.answer("spread", SpreadSequence.class);
        Drawing drawing = Drawing.of("spread");
        int count = answer.shots().size();
        assertThat(drawing.dots()).hasSize(count);
        List<Word> numbers = drawing.words().stream()
                .filter(word -> Math.abs(word.size() - 10.5) < 0.01)
                .toList();
        assertThat(numbers)
                .extracting(Word::text)
                .containsExactlyInAnyOrderElementsOf(
                        IntStream.range(0, count).mapToObj(Integer::toString).toList());
        for (Word number : numbers) {
            Dot own = drawing.dots().stream()
                    .filter(dot -> dot.note().startsWith("shot " + number.text() + " at "))
                    .findFirst()
                    .orElseThrow();
            assertThat(distance(number.box(), own)).as(number.text()).isLessThan(10);
            assertThat(drawing.dots())
                    .as("a dot under " + number.text())
                    .allMatch(dot -> distance(number.box(), dot) > dot.radius() - 1);
        }
    }

    private static double distance(Box box, Dot dot) {
        double x = Math.max(0, Math.max(box.left() - dot.x(), dot.x() - box.right()));
        double y = Math.max(0, Math.max(box.top() - dot.y(), dot.y() - box.bottom()));
        return Math.hypot(x, y);
    }

    @ParameterizedTest
    @CsvSource({"spread, aim", "weapon-no-recoil, aim", "weapon, aim of the start"})
    void theAimIsMarkedAtZeroAndNamed(String name, String key) {
        Drawing drawing = Drawing.of(name);
        Graduation plot = Graduation.of(drawing).get(0);
        assertThat(drawing.texts()).contains(key);
        List<Line> crosses = drawing.drawn(Ink.TEXT);
        assertThat(crosses).as("in the plot and in the legend").hasSize(2);
        assertThat(crosses).anySatisfy(cross -> {
            Box box = Box.of(cross.lines());
            assertThat((box.left() + box.right()) / 2).isCloseTo(plot.x(0), within(0.03));
            assertThat((box.top() + box.bottom()) / 2).isCloseTo(plot.y(0), within(0.03));
        });
    }

    @Test
    void timeIsAColorAndHasAKey() {
        Drawing drawing = Drawing.of("spread");
        assertThat(drawing.texts()).contains("seconds");
        List<String> colors = drawing.dots().stream().map(Dot::fill).toList();
        assertThat(colors).doesNotHaveDuplicates();
        assertThat(colors.get(0)).isEqualTo(Drawing.color(Ink.time(0)));
        assertThat(colors.get(colors.size() - 1)).isEqualTo(Drawing.color(Ink.time(1)));
        Drawing single = Drawing.of("spread-one-shot");
        assertThat(single.texts()).as("one moment needs no key").doesNotContain("seconds");
    }

    @Test
    void recoilHasItsFourChannelsAndItsShots() {
        RecoilSequence answer = Gallery.answer("recoil", RecoilSequence.class);
        Drawing drawing = Drawing.of("recoil");
        assertThat(drawing.texts())
                .contains(
                        "pitch, up (degrees)",
                        "yaw, right (degrees)",
                        "roll, top to the right (degrees)",
                        "field of view, wider (degrees)",
                        "shot");
        assertThat(Graduation.of(drawing)).hasSize(4);
        for (Ink ink : List.of(Ink.FIRST, Ink.SECOND, Ink.THIRD, Ink.FOURTH)) {
            assertThat(drawing.drawn(ink)).as(ink.toString()).hasSize(1);
        }
        assertThat(drawing.words().get(1).text())
                .contains("climb up to " + Figures.of(answer.summary().largestClimbDegrees()) + "°")
                .contains("sway " + Figures.of(answer.summary().largestSwayDegrees()) + "°")
                .contains("settled " + Figures.of(answer.summary().viewSettledSeconds()) + " s");
    }

    @ParameterizedTest
    @ValueSource(strings = {"impulse", "impulse-underdamped"})
    void anImpulseSaysItsPeakAndWhenItSettles(String name) {
        RecoilCurve answer = Gallery.answer(name, RecoilCurve.class);
        Drawing drawing = Drawing.of(name);
        assertThat(drawing.texts()).contains("peak", "settled");
        assertThat(drawing.description())
                .contains("peak " + Figures.of(answer.curve().peak().degrees()) + "° at "
                        + Figures.of(answer.curve().peak().timeSeconds()) + " s")
                .contains("within 1 % of it after " + Figures.of(answer.curve().settledSeconds()) + " s");
    }

    @Test
    void homingNamesItsTwoCurves() {
        Drawing drawing = Drawing.of("homing");
        assertThat(drawing.texts()).contains("target", "aim", "arrived");
        assertThat(drawing.drawn(Ink.SECOND))
                .as("yaw, pitch and key of the target")
                .hasSize(3);
        assertThat(drawing.drawn(Ink.SECOND)).allMatch(line -> !line.dash().isEmpty());
        assertThat(drawing.drawn(Ink.FIRST)).as("yaw, pitch and key of the aim").hasSize(3);
        HomingSequence lost = Gallery.answer("homing-out-of-reach", HomingSequence.class);
        assertThat(lost.steps()).anyMatch(step -> !step.following());
        assertThat(Drawing.of("homing-out-of-reach").texts())
                .contains("target out of reach")
                .doesNotContain("arrived");
    }

    @Test
    void slerpShowsTheThreeMethods() {
        Drawing drawing = Drawing.of("slerp");
        assertThat(drawing.texts()).contains("slerp", "nlerp", "lerp");
        for (Ink ink : List.of(Ink.FIRST, Ink.SECOND, Ink.THIRD)) {
            assertThat(drawing.drawn(ink)).as("a curve in each plot, and a key").hasSize(4);
        }
        assertThat(drawing.dots())
                .as("eleven rotations, in the first plot and in the last")
                .hasSize(22);
    }

    @Test
    void aBlendNamesItsClipsAndTheBonesThatMoveMost() {
        Drawing drawing = Drawing.of("blend-restart");
        assertThat(drawing.texts().stream().filter("walk"::equals)).hasSize(2);
        assertThat(drawing.texts()).contains("run", "thigh", "hips");
    }

    @Test
    void aFlockNamesItsTargetWhereItHasOne() {
        assertThat(Drawing.of("boids-target").texts()).contains("target");
        assertThat(Drawing.of("boids").texts()).doesNotContain("target");
    }

    @ParameterizedTest
    @CsvSource({
        "spread-against, Assault rifle, against Light machine gun",
        "recoil-against, Assault rifle, against Pistol",
        "weapon-against, Assault rifle, against Submachine gun"
    })
    void aComparisonNamesBothAndDrawsBoth(String name, String weapon, String against) {
        Drawing drawing = Drawing.of(name);
        assertThat(drawing.texts()).contains(weapon, against);
        assertThat(drawing.words().get(1).text()).contains("(against ");
        String ghost = Drawing.color(Ink.GHOST);
        long ghosts = drawing.lines().stream()
                        .filter(line -> line.stroke().equals(ghost))
                        .count()
                + drawing.dots().stream()
                        .filter(dot -> dot.stroke().equals(ghost))
                        .count();
        assertThat(ghosts).as("the other and its key").isGreaterThan(4);
        String alone = name.replace("-against", "");
        assertThat(Drawing.of(alone).lines()).noneMatch(line -> line.stroke().equals(ghost));
        assertThat(Drawing.of(alone).texts()).noneMatch(text -> text.contains("against"));
    }

    /** Colour, shape and dash of each are in the legend, at every width. */
    @ParameterizedTest
    @CsvSource({"800, 600", "390, 300", "240, 240", "1440, 500"})
    void theLegendOfAComparisonShowsHowEachIsDrawn(int width, int height) {
        Drawing drawing = Drawing.of(Gallery.picture("weapon-against"), new PictureOptions(width, height, Theme.LIGHT));
        Word own = drawing.word("Assault rifle");
        Word other = drawing.word("against Submachine gun");
        assertThat(signs(drawing, own))
                .hasSize(1)
                .allMatch(line -> line.stroke().equals(Drawing.color(Ink.SECOND))
                        && line.dash().isEmpty());
        assertThat(signs(drawing, other))
                .hasSize(1)
                .allMatch(line -> line.stroke().equals(Drawing.color(Ink.GHOST))
                        && !line.dash().isEmpty());
        assertThat(drawing.dots())
                .anyMatch(dot -> isSign(dot, own) && !dot.fill().equals("none"));
        assertThat(drawing.dots())
                .anyMatch(dot -> isSign(dot, other) && dot.fill().equals("none"));
    }

    private static List<Line> signs(Drawing drawing, Word word) {
        return drawing.lines().stream()
                .filter(line -> Box.of(line.lines()).right() < word.box().left()
                        && Box.of(line.lines()).left() > word.box().left() - 26
                        && Math.abs(Box.of(line.lines()).top() - word.baseLine() + 4) < 0.1)
                .toList();
    }

    private static boolean isSign(Dot dot, Word word) {
        return Math.abs(dot.y() - word.baseLine() + 4) < 0.1
                && dot.x() < word.box().left()
                && dot.x() > word.box().left() - 26;
    }

    @ParameterizedTest
    @CsvSource(
            nullValues = "none",
            value = {
                "none, Spread of 30 shots",
                "'', Spread of 30 shots",
                "'  ', Spread of 30 shots",
                "\uFE0F, Spread of 30 shots",
                ":, “:”: spread of 30 shots",
                "': x', “: x”: spread of 30 shots",
                "' M16 ', M16: spread of 30 shots"
            })
    void noTitleBeginsWithAColon(@Nullable String name, String title) {
        SpreadSequence answer = Gallery.answer("spread", SpreadSequence.class);
        SpreadSequence named = new SpreadSequence(
                name,
                null,
                answer.shots(),
                answer.state(),
                answer.summary(),
                answer.formulas(),
                answer.seeds(),
                answer.warnings(),
                null);
        assertThat(Drawing.of(new SpreadPicture(named), PictureOptions.STANDARD).title())
                .isEqualTo(title);
    }

    /** The extremes are those of all time, as in the facts, and not those of the samples. */
    @Test
    void everyCurveSaysFromWhereToWhereItGoes() {
        Drawing drawing = Drawing.of("recoil");
        RecoilSequence answer = Gallery.answer("recoil", RecoilSequence.class);
        double[] yaw = answer.samples().yawDegrees();
        assertThat(drawing.texts())
                .contains(
                        "0 to " + Figures.of(answer.summary().largestClimbDegrees()),
                        "−" + Figures.of(-Arrays.stream(yaw).min().orElseThrow()) + " to "
                                + Figures.of(Arrays.stream(yaw).max().orElseThrow()),
                        "0 to " + Figures.of(answer.summary().largestFovDegrees()));
        assertThat(Drawing.of("recoil-recentring").texts()).contains("always 0");
        for (String name : Gallery.names()) {
            assertThat(Drawing.of(name).texts()).noneMatch(text -> text.matches(".*−0(\\.0*)?(?![.0-9]).*"));
        }
    }

    @Test
    void aComparisonHasARingForEveryShotOfTheOther() {
        SpreadSequence other = Objects.requireNonNull(
                Gallery.answer("spread-against", SpreadSequence.class).against());
        Drawing drawing = Drawing.of("spread-against");
        Graduation plot = Graduation.of(drawing).get(0);
        String ghost = Drawing.color(Ink.GHOST);
        for (var shot : other.shots()) {
            assertThat(drawing.dots())
                    .anyMatch(dot -> dot.stroke().equals(ghost)
                            && dot.fill().equals("none")
                            && Math.abs(dot.x() - plot.x(shot.spread().yawDegrees())) < 0.03
                            && Math.abs(dot.y() - plot.y(shot.spread().pitchDegrees())) < 0.03);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"recoil", "impulse", "rotation", "blend", "boids", "boids-step"})
    void whatExplainsItselfHasNoLegend(String name) {
        Drawing drawing = Drawing.of(name);
        // A key's sign is 16 wide and stands by itself above the plots.
        double top = Graduation.of(drawing).get(0).box().top();
        assertThat(drawing.lines().subList(1, drawing.lines().size()))
                .noneMatch(line -> Box.of(line.lines()).bottom() < top);
        assertThat(drawing.dots()).noneMatch(dot -> dot.y() + dot.radius() < top);
    }

    /** What can't be drawn is said: half of all directions are behind the shooter, and on a wall few are to its sides. */
    @Test
    void bulletsBehindTheShooterAreCounted() {
        WeaponSequence answer = Gallery.answer("weapon-behind-angles", WeaponSequence.class);
        long behind =
                answer.shots().stream().filter(shot -> shot.direction().z() < 0).count();
        assertThat(behind).isPositive();
        Drawing drawing = Drawing.of("weapon-behind-angles");
        assertThat(drawing.description()).contains(behind + " behind the shooter");
        assertThat(drawing.words().get(1).text()).contains(behind + " behind the shooter");
        assertThat(Drawing.of("weapon").description()).doesNotContain("behind");
        long drawn = drawing.dots().stream()
                .filter(dot -> dot.note().startsWith("shot "))
                .count();
        assertThat(drawn).isEqualTo(answer.shots().size() - behind);
        // Where the view turns over its head its path ends, and goes on where it comes back.
        List<Line> paths = drawing.drawn(Ink.SECOND).stream()
                .filter(line -> line.points().size() > 4)
                .toList();
        assertThat(paths).hasSize(1);
        assertThat(paths.get(0).lines()).hasSize(2);
        long ahead = answer.shots().stream()
                .filter(shot -> Math.abs(shot.aim().yawDegrees()) <= 90)
                .count();
        assertThat(paths.get(0).points()).hasSize((int) ahead);
    }

    @Test
    void hitsToTheSideOfAWallAreCounted() {
        WeaponSequence answer = Gallery.answer("weapon-behind", WeaponSequence.class);
        double most = 10 * Math.tan(Math.toRadians(80));
        long aside = answer.shots().stream()
                .filter(shot ->
                        shot.impact() == null || shot.impact().stream().anyMatch(meters -> Math.abs(meters) > most))
                .count();
        assertThat(Drawing.of("weapon-behind").words().get(1).text())
                .startsWith("hits ")
                .contains(aside + " more than 80° to a side");
    }

    @Test
    void aWallIsSaidWithItsDistanceAndTheSizeOfTheGroup() {
        Drawing drawing = Drawing.of("weapon-at-distance");
        WeaponSequence answer = Gallery.answer("weapon-at-distance", WeaponSequence.class);
        double[] right = answer.shots().stream()
                .mapToDouble(shot -> Objects.requireNonNull(shot.impact()).get(0))
                .toArray();
        double wide = Arrays.stream(right).max().orElseThrow()
                - Arrays.stream(right).min().orElseThrow();
        assertThat(drawing.words().get(1).text()).startsWith("hits " + Figures.of(wide) + " m wide, ");
        assertThat(drawing.description()).contains("in metres on a wall 25 m away");
        assertThat(drawing.dots())
                .anySatisfy(dot -> assertThat(dot.note())
                        .matches("shot 7 at 0\\.7 s: [0-9.]+ m right, [0-9.]+ m up \\([0-9.]+° right, [0-9.]+° up\\)"));
    }

    @Test
    void shotsOnOneSpotShareADotWithAllTheirNumbers() {
        Drawing drawing = Drawing.of("spread-none");
        assertThat(drawing.dots()).hasSize(1);
        assertThat(drawing.texts()).contains("0–29");
        assertThat(Drawing.of("weapon-no-recoil").texts()).contains("20–29");
    }

    @Test
    void aThousandShotsKeepFirstAndLastNumber() {
        for (String name : List.of("spread-thousand", "weapon-thousand")) {
            Drawing drawing = Drawing.of(name);
            List<String> numbers = drawing.words().stream()
                    .filter(word -> Math.abs(word.size() - 10.5) < 0.01)
                    .map(Word::text)
                    .toList();
            assertThat(numbers).contains("0", "999");
            assertThat(numbers.size()).isBetween(10, 60);
        }
    }

    @Test
    void nothingToSeeIsSaid() {
        assertThat(Drawing.of("blend-one-frame").texts()).contains("a single frame: no change to show");
        assertThat(Drawing.of("spread-one-shot").dots()).hasSize(1);
        assertThat(Drawing.of("boids-step-one").lines())
                .anyMatch(line ->
                        line.closed() && line.lines().size() == 1 && line.fill().equals(Drawing.color(Ink.FIRST)));
    }
}
