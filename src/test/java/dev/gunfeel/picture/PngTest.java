package dev.gunfeel.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** PNG files as other readers read them. */
class PngTest {
    private static final byte[] SIGNATURE = {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n'};

    /** A part of a file. */
    @SuppressWarnings("ArrayRecordComponent") // Bytes, as the file has them.
    private record Chunk(String type, byte[] data) {}

    static Stream<String> pictures() {
        return Gallery.names().stream();
    }

    /** Reads a file by the words of its specification, and checks every sum. */
    private static List<Chunk> chunks(byte[] file) {
        ByteBuffer in = ByteBuffer.wrap(file);
        byte[] signature = new byte[8];
        in.get(signature);
        assertThat(signature).isEqualTo(SIGNATURE);
        List<Chunk> chunks = new ArrayList<>();
        while (in.hasRemaining()) {
            byte[] data = new byte[in.getInt()];
            byte[] type = new byte[4];
            in.get(type);
            in.get(data);
            CRC32 sum = new CRC32();
            sum.update(type);
            sum.update(data);
            assertThat(in.getInt()).isEqualTo((int) sum.getValue());
            chunks.add(new Chunk(new String(type, StandardCharsets.US_ASCII), data));
        }
        return chunks;
    }

    @ParameterizedTest
    @MethodSource("pictures")
    void filesAreRight(String name) throws DataFormatException, IOException {
        PictureOptions options = new PictureOptions(701, 403, Theme.DARK);
        Picture picture = Gallery.picture(name);
        byte[] file = Png.write(picture, options);
        List<Chunk> chunks = chunks(file);
        assertThat(chunks).extracting(Chunk::type).containsExactly("IHDR", "IDAT", "IEND");
        ByteBuffer header = ByteBuffer.wrap(chunks.get(0).data());
        assertThat(header.getInt()).isEqualTo(701);
        assertThat(header.getInt()).isEqualTo(403);
        // 8 bits, red green blue, deflate, adaptive filters, no interlace.
        assertThat(new byte[] {header.get(), header.get(), header.get(), header.get(), header.get()})
                .containsExactly(8, 2, 0, 0, 0);
        assertThat(chunks.get(2).data()).isEmpty();
        Inflater inflater = new Inflater();
        inflater.setInput(chunks.get(1).data());
        byte[] rows = new byte[(1 + 3 * 701) * 403];
        assertThat(inflater.inflate(rows)).isEqualTo(rows.length);
        assertThat(inflater.inflate(new byte[1])).isZero();
        assertThat(inflater.finished()).isTrue();
        assertThat(inflater.getRemaining()).as("bytes behind the end").isZero();
        inflater.end();
        BufferedImage image = ImageIO.read(new ByteArrayInputStream(file));
        assertThat(image.getWidth()).isEqualTo(701);
        assertThat(image.getHeight()).isEqualTo(403);
        Raster raster = Png.draw(picture.scene(options), options);
        int[] colors = new int[403 * 701];
        for (int y = 0; y < 403; y++) {
            for (int x = 0; x < 701; x++) {
                int at = y * raster.stride + 1 + 3 * x;
                int red = raster.rows[at] & 0xFF;
                int green = raster.rows[at + 1] & 0xFF;
                int blue = raster.rows[at + 2] & 0xFF;
                colors[y * 701 + x] = new Color(red, green, blue).getRGB();
            }
        }
        assertThat(image.getRGB(0, 0, 701, 403, null, 0, 701)).isEqualTo(colors);
        assertThat(colors[0] & 0xFFFFFF).isEqualTo(Ink.PAPER.dark());
    }

    @ParameterizedTest
    @CsvSource({"240, 240", "4000, 240", "240, 4000", "1920, 1200", "801, 599"})
    void sizesAreThoseAsked(int width, int height) throws IOException {
        BufferedImage image = ImageIO.read(new ByteArrayInputStream(
                Png.write(Gallery.picture("weapon"), new PictureOptions(width, height, Theme.LIGHT))));
        assertThat(image.getWidth()).isEqualTo(width);
        assertThat(image.getHeight()).isEqualTo(height);
    }

    /** A picture in pixels is not larger than a plain compressor would make it. */
    @Test
    void filesAreSmall() {
        for (String name : List.of("spread", "recoil", "weapon-thousand", "boids")) {
            Raster raster = Png.draw(Gallery.picture(name).scene(PictureOptions.STANDARD), PictureOptions.STANDARD);
            java.util.zip.Deflater plain = new java.util.zip.Deflater(java.util.zip.Deflater.BEST_SPEED);
            plain.setInput(raster.rows);
            plain.finish();
            int size = plain.deflate(new byte[raster.rows.length]);
            plain.end();
            assertThat(Deflate.zlib(raster.rows, raster.stride, 3).length)
                    .as(name)
                    .isLessThan((int) (1.25 * size));
        }
    }
}
