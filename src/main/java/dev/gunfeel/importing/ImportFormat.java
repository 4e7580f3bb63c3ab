package dev.gunfeel.importing;

import dev.gunfeel.input.Check;
import dev.gunfeel.input.Complaints;
import dev.gunfeel.input.InputException;
import dev.gunfeel.input.Limits;
import dev.gunfeel.input.Words;
import dev.gunfeel.weapon.Weapon;
import java.util.List;
import java.util.Objects;
import java.util.function.BiFunction;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The documents of other games that a weapon can be read from (docs/weapons-of-games.md). */
public enum ImportFormat {
    /** Unreal's sample game Lyra: properties as JSON, or curves as a curve table in JSON or CSV. */
    LYRA(Lyra::read),
    /** Counter-Strike: key-values of an item's attributes, or of a weapon script. */
    COUNTER_STRIKE(CounterStrike::read),
    /** Battlefield: JSON of the figures that players publish. */
    BATTLEFIELD(Battlefield::read),
    /** Titanfall and Apex Legends: key-values of a weapon's settings. */
    TITANFALL(Titanfall::read),
    /** A recorded spray: CSV of shot, right and up in degrees, pixels or mouse counts. */
    TABLE(SprayTable::read);

    /** The query parameter that chooses it. */
    public static final String PARAMETER = "from";

    private final BiFunction<byte[], Complaints, Reading> reader;

    ImportFormat(BiFunction<byte[], Complaints, Reading> reader) {
        this.reader = reader;
    }

    /** {@return the words of all, in order} */
    public static List<String> words() {
        return Stream.of(values()).map(Words::of).toList();
    }

    /**
     * Reads a weapon from a document of a format that is chosen by its word.
     *
     * @param word such as {@code counterStrike}; null where it was left out
     * @param document the bytes of the document, in UTF-8
     * @param limits the limits in force
     * @return the weapon, what it can't say, and what had to be chosen
     * @throws InputException with all complaints, if there are any, as of {@link #read(byte[], Limits)}; a word that is none is
     *     one about the parameter {@code from}
     */
    public static WeaponImport read(@Nullable String word, byte[] document, Limits limits) {
        Complaints complaints = Complaints.root(limits);
        int index = word == null ? -1 : words().indexOf(word);
        if (word == null) {
            complaints.parameters().add(PARAMETER, "is required: one of " + String.join(", ", words()), null);
        } else if (index < 0) {
            complaints.parameters().add(PARAMETER, "is not known; " + Words.suggestion(word, words()), word);
        }
        complaints.throwIfAny();
        return values()[index].read(document, limits);
    }

    /**
     * Reads a weapon from a document.
     *
     * @param document the bytes of the document, in UTF-8
     * @param limits the limits in force
     * @return the weapon, what it can't say, and what had to be chosen
     * @throws InputException with all complaints, if there are any; the pointers of those about the document are the names of
     *     its figures, and those of rules that the weapon breaks lead into the weapon
     */
    public WeaponImport read(byte[] document, Limits limits) {
        Complaints complaints = Complaints.root(limits);
        Reading reading = reader.apply(document, complaints);
        complaints.throwIfAny();
        Weapon weapon = Objects.requireNonNull(reading.weapon());
        Complaints place = complaints.at("weapon");
        Check.check(weapon, place);
        weapon.rules(weapon.formulasInForce(), place);
        complaints.throwIfAny();
        return new WeaponImport(
                weapon, reading.sheet().unmatched(), reading.sheet().assumed(), reading.recoilTable());
    }
}
