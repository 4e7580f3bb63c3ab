package dev.gunfeel.boids;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gunfeel.boids.Flocks.Kind;
import dev.gunfeel.math.Vector3;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Who is near, found over the cells, against looking at everyone. */
class NeighborhoodTest {
    private static final double[] RADII = {1e-50, 0.3, 2.5, 5, 80, 1e12, 1e100};

    @ParameterizedTest
    @EnumSource(Kind.class)
    void findsWhomLookingAtEveryoneFinds(Kind kind) {
        for (double radius : RADII) {
            for (int seed = 0; seed < 3; seed++) {
                assertFinds(Flocks.random(kind, 120, seed), radius);
            }
        }
    }

    /** Neighbouring doubles at every size, so that rounding may put them on either side of any wall. */
    @ParameterizedTest
    @ValueSource(doubles = {0, 1, 5e9, 1e15, 1e16, 1e17, 3e150, 1e300})
    void findsNeighboursBetweenNeighbouringDoubles(double from) {
        Random random = new Random(7);
        List<BoidsAgent> agents = new ArrayList<>();
        double[] along = new double[60];
        along[0] = from;
        for (int i = 1; i < along.length; i++) {
            along[i] = i % 3 == 0 ? along[i - 1] - 5 : Math.nextDown(along[i - 1] - random.nextInt(3) * 2.5);
        }
        for (int i = 0; i < 120; i++) {
            agents.add(Flocks.at(
                    along[random.nextInt(along.length)], along[random.nextInt(9)], -along[random.nextInt(9)]));
        }
        for (double radius : new double[] {5, Math.ulp(from), 2 * Math.ulp(from), 1e-3}) {
            assertFinds(agents, Math.min(1e100, Math.max(radius, 1e-50)));
        }
    }

    /** A neighbour at exactly the radius counts, and one a rounding error beyond doesn't. */
    @Test
    void theRadiusBelongsToIt() {
        Random random = new Random(5);
        for (int i = 0; i < 2000; i++) {
            List<BoidsAgent> two = List.of(
                    Flocks.at(random.nextDouble(), random.nextDouble(), random.nextDouble()),
                    Flocks.at(-random.nextDouble(), -random.nextDouble(), -random.nextDouble()));
            double distance = two.get(0).position().minus(two.get(1).position()).length();
            assertFinds(two, distance);
            assertFinds(two, Math.nextDown(distance));
        }
    }

    /** Heaps of agents at exactly one spot each, where the radius is less than what a double tells apart. */
    @ParameterizedTest
    @ValueSource(doubles = {1, 1e17, 1e300})
    void findsAllAtOneSpot(double size) {
        List<BoidsAgent> agents = IntStream.range(0, 60)
                .mapToObj(i -> Flocks.at(size * (1 - i % 3 * 0x1.0p-52), -size, size * (i % 2)))
                .toList();
        assertFinds(agents, 5);
        assertFinds(agents, 1e-50);
    }

    /** Distances that differ by less than a double tells apart below one. */
    @Test
    void findsTheSmallestDistances() {
        List<BoidsAgent> agents = IntStream.range(0, 40)
                .mapToObj(i -> Flocks.at(i * 3e-51, (i % 3) * 2e-51, -(i % 5) * 4e-51))
                .toList();
        assertFinds(agents, 1e-50);
        List<BoidsAgent> denormal = Stream.of(0.0, Double.MIN_VALUE, -Double.MIN_VALUE, 1e-310)
                .map(x -> Flocks.at(x, 0, 0))
                .toList();
        assertFinds(denormal, 1e-50);
    }

    private static void assertFinds(List<BoidsAgent> agents, double radius) {
        Cells cells = new Cells(agents.size(), radius);
        cells.sort(Flock.of(agents));
        Neighborhood neighborhood = new Neighborhood(cells, radius);
        List<List<Integer>> found = new ArrayList<>();
        agents.forEach(agent -> found.add(List.of()));
        while (neighborhood.nextCell()) {
            int self = neighborhood.firstInBand;
            for (int place = neighborhood.first; place < neighborhood.end; place++) {
                int count = neighborhood.find(self++);
                found.set(
                        cells.agent[place],
                        IntStream.range(0, count)
                                .map(k -> cells.agent[neighborhood.band.place[neighborhood.near[k]]])
                                .sorted()
                                .boxed()
                                .toList());
            }
        }
        for (int i = 0; i < agents.size(); i++) {
            Vector3 own = agents.get(i).position();
            List<Integer> expected = IntStream.range(0, agents.size())
                    .filter(j -> agents.get(j).position().minus(own).length() <= radius)
                    .boxed()
                    .toList();
            assertThat(found.get(i)).as("neighbours of %s within %s", i, radius).isEqualTo(expected);
        }
    }

    /** In a lattice of agents each as far apart as cells are wide, the inner ones make 27 pairs. */
    @Test
    void countsThePairsOfAdjacentCells() {
        List<BoidsAgent> agents = new ArrayList<>();
        for (int i = 0; i < 1000; i++) {
            agents.add(Flocks.at(i % 10 * 10 + 1, i / 10 % 10 * 10 + 1, i / 100 * 10 + 1));
        }
        Cells cells = new Cells(1000, 9.9);
        cells.sort(Flock.of(agents));
        // Along each axis the pairs of slabs are 8 * 3 + 2 * 2.
        assertThat(RowsAround.pairs(cells)).isEqualTo(28 * 28 * 28);
    }

    @ParameterizedTest
    @EnumSource(Kind.class)
    void countsWhatWillBeLookedAt(Kind kind) {
        List<BoidsAgent> agents = Flocks.random(kind, 300, 2);
        Cells cells = new Cells(300, 5);
        cells.sort(Flock.of(agents));
        long near = 0;
        for (BoidsAgent one : agents) {
            for (BoidsAgent other : agents) {
                near += one.position().minus(other.position()).length() <= 5 ? 1 : 0;
            }
        }
        assertThat(RowsAround.pairs(cells)).isBetween(near, 300L * 300);
    }

    @Test
    void comparesSquaresAsExactlyAsDistances() {
        Random random = new Random(3);
        for (int i = 0; i < 10_000; i++) {
            double radius = Math.exp(200 * random.nextDouble() - 100);
            double square = Neighborhood.largestSquareWithin(radius);
            assertThat(Math.sqrt(square)).isLessThanOrEqualTo(radius);
            assertThat(Math.sqrt(Math.nextUp(square))).isGreaterThan(radius);
        }
    }
}
