package dev.gunfeel.random;

import java.util.Random;

/** The numbers of {@link Random}, whose algorithm the Java platform specifies. Neighbouring seeds start nearly alike. */
final class Java implements Generator {
    private final Random random;

    Java(long seed) {
        random = new Random(seed);
    }

    @Override
    public double unit() {
        return random.nextDouble();
    }

    @Override
    public long integer(long min, long max) {
        return min + random.nextInt((int) (max - min));
    }
}
