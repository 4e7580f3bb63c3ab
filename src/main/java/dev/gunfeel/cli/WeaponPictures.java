package dev.gunfeel.cli;

import dev.gunfeel.burst.WeaponBurst;
import dev.gunfeel.burst.WeaponSequence;
import dev.gunfeel.burst.WeaponSequenceRequest;
import dev.gunfeel.check.Baseline;
import dev.gunfeel.check.ChecksRequest;
import dev.gunfeel.check.RecordedPattern;
import dev.gunfeel.picture.Picture;
import dev.gunfeel.picture.PictureOptions;
import dev.gunfeel.picture.Pictures;
import dev.gunfeel.weapon.Firing;
import dev.gunfeel.weapon.Seeds;
import dev.gunfeel.weapon.Weapon;
import java.nio.file.Path;
import java.text.Normalizer;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The patterns of checked weapons as pictures, over what they were in the baseline where they have changed. A pattern is
 * that of a shooter who stands still, as it is recorded and compared.
 */
final class WeaponPictures {
    /** What file systems or shells of any machine take for something else. */
    private static final Pattern FORBIDDEN = Pattern.compile("[\\\\/:*?\"<>|.\\p{Cntrl}\\p{Cf}\\p{Cs}]+");

    /** Devices of Windows, whatever their ending. */
    private static final Pattern RESERVED =
            Pattern.compile("(con|prn|aux|nul|com[0-9]|lpt[0-9])(\\..*)?", Pattern.CASE_INSENSITIVE);

    /** So many code points of three bytes each fit into a name everywhere. */
    private static final int LONGEST = 80;

    /** Who stands still has no running spread to draw from it, but without it one would be drawn. */
    private static final Seeds SEEDS = Seeds.NONE.withRunning(0L);

    private WeaponPictures() {}

    /** Returns which file each weapon's picture goes to, in the order of the weapons. */
    static Map<Path, Weapon> files(Path folder, ChecksRequest request) {
        Set<String> taken = new HashSet<>();
        Map<Path, Weapon> files = new LinkedHashMap<>();
        Stream.concat(
                        request.weapons().stream(),
                        request.presets().stream().map(preset -> preset.weapon().withName(preset.name())))
                .forEach(weapon ->
                        files.put(folder.resolve(fileName(Objects.requireNonNull(weapon.name()), taken)), weapon));
        return files;
    }

    /** Writes one picture a weapon into a folder. */
    static void write(Path folder, ChecksRequest request) {
        files(folder, request)
                .forEach((file, weapon) -> PictureFile.write(file, picture(request, weapon), PictureOptions.STANDARD));
    }

    /** What was recorded goes before what the recorded weapon does today, so that a change of Gunfeel itself shows. */
    private static Picture picture(ChecksRequest request, Weapon weapon) {
        RecordedPattern before = recordedPattern(request.baseline(), weapon.name());
        // With chance or pellets there is more to see than what repeats, so both weapons are fired by the same draws.
        if (before != null && weapon.bulletsPerShot() == 1 && !hasCone(weapon)) {
            return Pictures.over(fired(request, weapon, null), before);
        }
        return Pictures.of(fired(request, weapon, recordedWeapon(request.baseline(), weapon)))
                .orElseThrow();
    }

    private static boolean hasCone(Weapon weapon) {
        return weapon.spread() != null && weapon.spread().cone() != null;
    }

    private static WeaponSequence fired(ChecksRequest request, Weapon weapon, @Nullable Weapon against) {
        return WeaponBurst.sequence(WeaponSequenceRequest.of(
                        weapon, (request.firing() != null ? request.firing() : Firing.standard(weapon)).atSpeed(0))
                .withFormulas(request.formulas())
                .withGenerator(request.generator())
                .withSeedMixing(request.seedMixing())
                .withGeneratorLifetime(request.generatorLifetime())
                .withSeeds(SEEDS)
                .withAgainst(against));
    }

    private static @Nullable RecordedPattern recordedPattern(@Nullable Baseline baseline, @Nullable String weapon) {
        return baseline == null
                ? null
                : baseline.patterns().stream()
                        .filter(pattern -> pattern.weapon().equals(weapon))
                        .findFirst()
                        .orElse(null);
    }

    /** Returns the weapon as it was, if it was another. */
    private static @Nullable Weapon recordedWeapon(@Nullable Baseline baseline, Weapon weapon) {
        return baseline == null
                ? null
                : baseline.weapons().stream()
                        .filter(old -> Objects.equals(old.name(), weapon.name()) && !old.equals(weapon))
                        .map(old -> old.withName(old.name() + " in the baseline"))
                        .findFirst()
                        .orElse(null);
    }

    /** Returns a name that every file system takes, and none holds for the same as another. */
    private static String fileName(String weapon, Set<String> taken) {
        String plain = FORBIDDEN
                .matcher(Normalizer.normalize(weapon, Normalizer.Form.NFC))
                .replaceAll("-")
                .replaceAll(" +$", "");
        plain = RESERVED.matcher(plain).matches() ? plain + "-" : plain;
        plain = plain.codePoints()
                .limit(LONGEST)
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
        String name = plain;
        for (int i = 2; !taken.add(name.toLowerCase(Locale.ROOT)); i++) {
            name = plain + "-" + i;
        }
        return name + ".png";
    }
}
