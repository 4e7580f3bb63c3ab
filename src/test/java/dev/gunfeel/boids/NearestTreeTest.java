package dev.gunfeel.boids;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.gunfeel.boids.Flocks.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class NearestTreeTest {
    private static NearestTree tree(List<BoidsAgent> agents) {
        Flock flock = Flock.of(agents);
        return new NearestTree(flock.x, flock.y, flock.z);
    }

    private static double lookedAtAll(List<BoidsAgent> agents, int of) {
        double least = Double.POSITIVE_INFINITY;
        for (int i = 0; i < agents.size(); i++) {
            if (i != of) {
                least = Math.min(
                        least,
                        agents.get(i)
                                .position()
                                .minus(agents.get(of).position())
                                .length());
            }
        }
        return least;
    }

    @ParameterizedTest
    @EnumSource(Kind.class)
    void findsTheNearest(Kind kind) {
        for (int count : new int[] {2, 9, 17, 400}) {
            List<BoidsAgent> agents = Flocks.random(kind, count, count);
            NearestTree tree = tree(agents);
            for (int i = 0; i < count; i++) {
                double expected = lookedAtAll(agents, i);
                assertThat(tree.distanceFrom(i)).isBetween(expected * (1 - 1e-15), expected * (1 + 1e-15));
            }
        }
    }

    /** Distances of every size, up to those whose squares overflow. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void findsTheNearestAtEverySize(int seed) {
        Random random = new Random(seed);
        List<BoidsAgent> agents = new ArrayList<>();
        for (int i = 0; i < 300; i++) {
            double size = Math.pow(10, random.nextInt(340) - 40);
            agents.add(Flocks.at(
                    size * random.nextGaussian() / 9,
                    size * random.nextGaussian() / 9,
                    size * random.nextGaussian() / 9));
        }
        NearestTree tree = tree(agents);
        for (int i = 0; i < agents.size(); i++) {
            double expected = lookedAtAll(agents, i);
            assertThat(tree.distanceFrom(i)).isBetween(expected * (1 - 1e-15), expected * (1 + 1e-15));
        }
    }

    /** Agents on a line, on a circle round it and in one point: ties, and boxes without a width. */
    @Test
    void looksAtFewOfAwkwardFlocks() {
        List<BoidsAgent> agents = new ArrayList<>();
        for (int i = 0; i < 30_000; i++) {
            double angle = i * 1e-3;
            agents.add(Flocks.at(0, 0, i * 7.0));
            agents.add(Flocks.at(4 * Math.cos(angle), 4 * Math.sin(angle), 105_000));
            agents.add(Flocks.at(-1000, 0, 0));
        }
        NearestTree tree = tree(agents);
        double sum = 0;
        for (int i = 0; i < agents.size(); i += 3) {
            sum += tree.distanceFrom(i);
        }
        // All but the agent in the middle of the circle and its neighbours have their nearest 7 m away.
        assertThat(sum).isBetween(7 * 30_000 - 10.0, 7 * 30_000.0);
        // Of 90 000. One by one they would be 2 700 million.
        assertThat(tree.considered() / 30_000).isLessThan(100);
        assertThat(tree.distanceFrom(2)).isEqualTo(0);
        assertThat(tree.distanceFrom(45_000)).isCloseTo(4, within(1e-12));
    }
}
