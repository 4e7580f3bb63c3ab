package dev.gunfeel.random;

/**
 * The numbers of .NET's {@code System.Random} with a seed: Knuth's subtractive generator as .NET froze it, with 21 for the
 * second lag where Knuth has 31.
 *
 * <p>Source: D. Knuth, The Art of Computer Programming, volume 2, 3.6; the lag and the seeding are known from the output of
 * .NET, which promises to keep it.
 */
final class Dotnet implements Generator {
    private static final int LARGEST = Integer.MAX_VALUE;
    private static final int START = 161_803_398;
    private static final int SIZE = 56;

    private final int[] series = new int[SIZE];
    private int first;
    private int second = 21;

    Dotnet(int seed) {
        int left = START - (seed == Integer.MIN_VALUE ? LARGEST : Math.abs(seed));
        series[55] = left;
        int next = 1;
        for (int i = 1; i < 55; i++) {
            int place = 21 * i % 55;
            series[place] = next;
            next = left - next;
            if (next < 0) {
                next += LARGEST;
            }
            left = series[place];
        }
        for (int round = 0; round < 4; round++) {
            for (int i = 1; i < SIZE; i++) {
                series[i] -= series[1 + (i + 30) % 55];
                if (series[i] < 0) {
                    series[i] += LARGEST;
                }
            }
        }
    }

    private int next() {
        first = first == 55 ? 1 : first + 1;
        second = second == 55 ? 1 : second + 1;
        int number = series[first] - series[second];
        if (number == LARGEST) {
            number--;
        }
        if (number < 0) {
            number += LARGEST;
        }
        series[first] = number;
        return number;
    }

    @Override
    public double unit() {
        return next() * (1.0 / LARGEST);
    }

    @Override
    public long integer(long min, long max) {
        return (int) (unit() * (max - min)) + min;
    }

    @Override
    public long[] outputs() {
        return new long[] {next()};
    }
}
