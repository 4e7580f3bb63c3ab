package dev.gunfeel.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Everything that matters stands out from the paper, as WCAG 2.2 asks (1.4.3 and 1.4.11), in whatever the gallery draws. */
class ContrastTest {
    /** The grid is there to be looked through, and rims of paper part dots that touch. */
    private static final Set<Ink> BACKGROUND = Set.of(Ink.GRID, Ink.FRAME, Ink.PAPER);

    @ParameterizedTest
    @EnumSource(Theme.class)
    void textCanBeRead(Theme theme) {
        Set<Ink> inks = new HashSet<>();
        for (String name : Gallery.names()) {
            for (Shape shape :
                    Gallery.picture(name).scene(PictureOptions.STANDARD).shapes()) {
                if (shape instanceof Shape.Text text) {
                    inks.add(text.ink());
                }
            }
        }
        assertThat(inks).contains(Ink.TEXT, Ink.QUIET_TEXT).allSatisfy(ink -> {
            assertThat(ink.opacity()).isEqualTo(1);
            assertThat(contrast(ink, theme)).as(ink.toString()).isGreaterThanOrEqualTo(4.5);
        });
    }

    @ParameterizedTest
    @EnumSource(Theme.class)
    void marksCanBeSeen(Theme theme) {
        Set<Ink> inks = new HashSet<>();
        for (String name : Gallery.names()) {
            for (Shape shape :
                    Gallery.picture(name).scene(PictureOptions.STANDARD).shapes()) {
                if (shape instanceof Shape.Path path) {
                    add(inks, path.fill());
                    add(inks, path.stroke() == null ? null : path.stroke().ink());
                } else if (shape instanceof Shape.Circle circle) {
                    add(inks, circle.fill());
                    add(inks, circle.stroke() == null ? null : circle.stroke().ink());
                }
            }
        }
        assertThat(inks)
                .contains(Ink.FIRST, Ink.SECOND, Ink.THIRD, Ink.FOURTH, Ink.GHOST, Ink.time(0), Ink.time(1))
                .hasSizeGreaterThan(100)
                .allSatisfy(ink ->
                        assertThat(contrast(ink, theme)).as(ink.toString()).isGreaterThanOrEqualTo(3));
    }

    /** What is partly seen through only hints at something that is drawn in full as well. */
    private static void add(Set<Ink> inks, @Nullable Ink ink) {
        if (ink != null && ink.opacity() == 1 && !BACKGROUND.contains(ink)) {
            inks.add(ink);
        }
    }

    /** The colours of time get ever lighter on black, so that they are told apart without their hues. */
    @ParameterizedTest
    @EnumSource(Theme.class)
    void earlyAndLateAreToldApart(Theme theme) {
        double first = luminance(Ink.time(0).in(theme));
        double last = luminance(Ink.time(1).in(theme));
        assertThat((Math.max(first, last) + 0.05) / (Math.min(first, last) + 0.05))
                .isGreaterThan(3);
    }

    private static double contrast(Ink ink, Theme theme) {
        double one = luminance(ink.in(theme));
        double other = luminance(Ink.PAPER.in(theme));
        return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
    }

    /** Relative luminance as WCAG defines it. */
    private static double luminance(int rgb) {
        return 0.2126 * linear(rgb >> 16 & 0xFF) + 0.7152 * linear(rgb >> 8 & 0xFF) + 0.0722 * linear(rgb & 0xFF);
    }

    private static double linear(int channel) {
        double share = channel / 255.0;
        return share <= 0.04045 ? share / 12.92 : Math.pow((share + 0.055) / 1.055, 2.4);
    }
}
