package dev.gunfeel.picture;

/**
 * A colour in both themes. What matters stands out from the paper in either of them, and is told apart by lightness as
 * well as by hue.
 *
 * @param light the colour on white, as 0xRRGGBB
 * @param dark the colour on nearly black, as 0xRRGGBB
 * @param opacity from 0, which can't be seen, to 1
 */
public record Ink(int light, int dark, double opacity) {
    static final Ink PAPER = new Ink(0xFFFFFF, 0x12151A);
    static final Ink TEXT = new Ink(0x1A1D21, 0xECEFF3);
    static final Ink QUIET_TEXT = new Ink(0x555C66, 0xA3ACB8);
    static final Ink GRID = new Ink(0xE4E7EB, 0x2A2F37);
    static final Ink FRAME = new Ink(0xA9B0BA, 0x565E6A);
    static final Ink MARK = new Ink(0x7A828E, 0x88919E);
    static final Ink FIRST = new Ink(0x0B62B0, 0x5AB4F5);
    static final Ink SECOND = new Ink(0xC24E00, 0xF59E42);
    static final Ink THIRD = new Ink(0x00805E, 0x3CCFA0);
    static final Ink FOURTH = new Ink(0x9A3B8F, 0xE58CD8);
    static final Ink GHOST = new Ink(0x78808C, 0x8C95A3);

    /** From the first shot to the last: dark to light on black, light enough to dark enough on white. */
    private static final int[] LIGHT_TIMES = {0x3B0F70, 0x3F4A9E, 0x22729E, 0x1B8A76, 0x5B9A1E, 0xC08A00};

    private static final int[] DARK_TIMES = {0x7F6BE0, 0x5A92EA, 0x35B3C8, 0x4CCB8C, 0xA5DC5A, 0xF9E640};

    Ink(int light, int dark) {
        this(light, dark, 1);
    }

    /** Returns the colour of a moment, from 0 for the first to 1 for the last. */
    static Ink time(double share) {
        return new Ink(between(LIGHT_TIMES, share), between(DARK_TIMES, share));
    }

    /** Returns the same colour, partly seen through. */
    Ink faint(double share) {
        return new Ink(light, dark, share);
    }

    /** Returns the colour in a theme, as 0xRRGGBB. */
    int in(Theme theme) {
        return switch (theme) {
            case LIGHT -> light;
            case DARK -> dark;
        };
    }

    private static int between(int[] colors, double share) {
        double place = Math.max(0, Math.min(1, share)) * (colors.length - 1);
        int below = Math.min((int) place, colors.length - 2);
        double part = place - below;
        return channel(colors, below, part, 16) | channel(colors, below, part, 8) | channel(colors, below, part, 0);
    }

    private static int channel(int[] colors, int below, double part, int shift) {
        int from = colors[below] >> shift & 0xFF;
        int to = colors[below + 1] >> shift & 0xFF;
        return (int) Math.rint(from + (to - from) * part) << shift;
    }
}
