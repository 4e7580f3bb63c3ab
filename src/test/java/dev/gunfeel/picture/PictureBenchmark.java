package dev.gunfeel.picture;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * The time of a picture, from the answer to the bytes: at the usual size, and at the largest that is allowed unless the
 * limit is set otherwise. It has to be at most 50 ms.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class PictureBenchmark {
    /** Which answer of the gallery. */
    @Param({"spread", "recoil-thousand", "boids-many", "weapon"})
    public String answer = "";

    /** Width and height in pixels. */
    @Param({"800x600", "1920x1200"})
    public String size = "";

    private Record drawn = new Nothing();
    private PictureOptions options = PictureOptions.STANDARD;

    private record Nothing() {}

    /** Computes what is drawn. */
    @Setup
    public void compute() {
        String[] sides = size.split("x", 2);
        drawn = Gallery.answer(answer, Record.class);
        options = new PictureOptions(Integer.valueOf(sides[0]), Integer.valueOf(sides[1]), Theme.LIGHT);
    }

    /** A picture as PNG. */
    @Benchmark
    public byte[] png() {
        return Png.write(Pictures.of(drawn).orElseThrow(), options);
    }

    /** The same as SVG. */
    @Benchmark
    public byte[] svg() {
        return Svg.write(Pictures.of(drawn).orElseThrow(), options);
    }
}
