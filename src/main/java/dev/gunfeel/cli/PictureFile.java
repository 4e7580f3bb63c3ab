package dev.gunfeel.cli;

import dev.gunfeel.picture.Picture;
import dev.gunfeel.picture.PictureOptions;
import dev.gunfeel.picture.Png;
import dev.gunfeel.picture.Svg;
import java.nio.file.Path;
import java.util.Locale;

/** Pictures in files; the ending of the name says which format. */
final class PictureFile {
    private PictureFile() {}

    /** Complains about a name that says no format. */
    static void requireFormat(Path file) {
        if (!isSvg(file) && !ends(file, ".png")) {
            throw new UsageException(file + " must end in .png or .svg");
        }
    }

    /** Draws a picture. */
    static void write(Path file, Picture picture, PictureOptions options) {
        OutputFiles.write(file, isSvg(file) ? Svg.write(picture, options) : Png.write(picture, options));
    }

    private static boolean isSvg(Path file) {
        return ends(file, ".svg");
    }

    private static boolean ends(Path file, String ending) {
        return file.toString().toLowerCase(Locale.ROOT).endsWith(ending);
    }
}
