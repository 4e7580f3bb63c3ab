package dev.gunfeel.picture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import java.util.zip.DeflaterOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class FontTest {
    private static final Font FONT = Font.sans();

    /** What titles, axes and facts are written with, and names in the scripts that the font is there for. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "0123456789 .,:;-+/()%°·–−…²×",
                "ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz",
                "ÄÖÜßéàçñ Żółć šířka Łódź ığüş Ầằỡ",
                "Τυφέκιο εφόδου",
                "Штурмовая винтовка Їжак",
                "突撃銃 アサルトライフル すなおな反動 ｱｻﾙﾄ ー・「」",
                "突击步枪 冲锋枪 轻机枪 狙击步枪 霰弹枪 手枪",
                "突擊步槍 衝鋒槍 輕機槍 狙擊步槍 霰彈槍 手槍"
            })
    void writesEveryCharacterAsOneGlyph(String text) {
        List<Font.Glyph> glyphs = FONT.glyphs(text);
        assertThat(glyphs).hasSize((int) text.codePoints().count());
        assertThat(glyphs).noneMatch(glyph -> glyph.id() == 0);
        for (int i = 0; i < text.length(); i++) {
            assertThat(glyphs.get(i).svg().isEmpty())
                    .as(text.substring(i, i + 1))
                    .isEqualTo(text.charAt(i) == ' ');
        }
    }

    @ParameterizedTest
    @CsvSource({"🔫, U+1F52B", "한, U+D55C", "a🔫b, aU+1F52Bb", "\u0E01, U+0E01"})
    void writesWhatItLacksAsItsCodePoint(String text, String written) {
        assertThat(FONT.glyphs(text)).isEqualTo(FONT.glyphs(written)).noneMatch(glyph -> glyph.id() == 0);
        assertThat(FONT.width(text, 12)).isEqualTo(FONT.width(written, 12));
    }

    @Test
    void neverShowsAnEmptyBox() {
        IntStream.rangeClosed(0, Character.MAX_CODE_POINT)
                .filter(codePoint -> codePoint % 7 == 0)
                .forEach(codePoint -> assertThat(FONT.glyphs(Character.toString(codePoint)))
                        .isNotEmpty()
                        .noneMatch(glyph -> glyph.id() == 0));
    }

    @ParameterizedTest
    @CsvSource({"7, U+0007", "233, U+00E9", "65535, U+FFFF", "128299, U+1F52B", "1114111, U+10FFFF"})
    void namesCodePointsAsUnicodeDoes(int codePoint, String name) {
        assertThat(Font.codePoint(codePoint)).isEqualTo(name);
    }

    /** A column of figures doesn't dance. */
    @Test
    void digitsAreAllOfOneWidth() {
        assertThat(FONT.glyphs("0123456789").stream().map(Font.Glyph::advance).distinct())
                .hasSize(1);
    }

    /** What is taken for its height holds its glyphs, so that texts that don't meet don't touch. */
    @Test
    void lettersAndKanjiStayInTheirBox() {
        String text = "Äjpqy|(){}[]Ωφ Щу 突撃銃鬱（）";
        Shape.Text shape = new Shape.Text(0, 0, text, 1, Shape.Anchor.START, Ink.TEXT);
        Box box = shape.box();
        assertThat(box.right()).isEqualTo(FONT.width(text, 1), within(1e-12));
        for (Font.Glyph glyph : FONT.glyphs(text)) {
            for (double[] line : glyph.lines()) {
                for (int i = 1; i < line.length; i += 2) {
                    assertThat(line[i]).isBetween(box.top(), box.bottom());
                }
            }
        }
    }

    /** All that GB 2312 and the daily half of Big5 know, so that Chinese names are names in both ways of writing. */
    @ParameterizedTest
    @CsvSource({"GB2312, 0xA1, 0xF7, 0xA1, 7000", "Big5, 0xA4, 0xC6, 0x40, 5400"})
    void writesChinese(String encoding, String from, String to, String low, int least) {
        Charset charset = Charset.forName(encoding);
        int written = 0;
        for (int first = Integer.decode(from); first <= Integer.decode(to); first++) {
            for (int second = Integer.decode(low); second <= 0xFE; second++) {
                String text = new String(new byte[] {(byte) first, (byte) second}, charset);
                if (text.codePointCount(0, text.length()) == 1
                        && text.charAt(0) != '\uFFFD'
                        && !isPrivate(text.charAt(0))) {
                    assertThat(FONT.glyphs(text)).as(text).hasSize(1);
                    written++;
                }
            }
        }
        assertThat(written).isGreaterThan(least);
    }

    private static boolean isPrivate(char character) {
        return character >= '\uE000' && character <= '\uF8FF';
    }

    /** The fonts take no more of the jar than 3 MB. */
    @Test
    void areSmall() throws IOException {
        long packed = 0;
        for (String name : List.of("MPLUS1p-Regular.ttf", "NotoSansSC-Regular.ttf")) {
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            try (DeflaterOutputStream deflater = new DeflaterOutputStream(out)) {
                Files.copy(Path.of("src/main/resources/fonts", name), deflater);
            }
            packed += out.size();
        }
        assertThat(packed).isLessThan(3_000_000);
    }

    @Test
    void itsLicenceIsBesideIt() throws IOException {
        assertThat(Files.readString(Path.of("src/main/resources/fonts/OFL.txt")))
                .contains("Copyright 2016 The M+ Project Authors.", "SIL OPEN FONT LICENSE Version 1.1");
        assertThat(Files.readString(Path.of("src/main/resources/fonts/OFL-NotoSansSC.txt")))
                .contains("Copyright 2014-2021 Adobe", "SIL OPEN FONT LICENSE Version 1.1");
    }
}
