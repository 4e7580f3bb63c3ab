package dev.gunfeel.weapon;

import dev.gunfeel.input.Complaints;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.Size;
import org.jspecify.annotations.Nullable;

/**
 * Where a state comes from, so that it is never gone on with by another weapon.
 *
 * @param format the form of the state, at least 1; a state of a higher one than this Gunfeel writes is refused
 * @param weaponFingerprint 16 hexadecimal digits that stand for what the weapon document says of spread and recoil. A step
 *     with a weapon that says something else is refused; name, tags, notes, magazine and damage may change
 */
public record StateOrigin(
        @Nullable @Min(1) Integer format,

        @Nullable @Size(max = 64) String weaponFingerprint) {
    /** The form of the states that are written. */
    public static final int FORMAT = 1;

    /** A state of which nobody knows where it comes from, as they were written once. */
    public static final StateOrigin UNKNOWN = new StateOrigin(null, null);

    /**
     * Returns the origin of the states of a weapon.
     *
     * @param weapon the weapon, without any complaint about it
     * @return what its states say
     */
    public static StateOrigin of(Weapon weapon) {
        return new StateOrigin(FORMAT, Fingerprint.of(weapon));
    }

    /** Complains about a state of a form that is not known yet. */
    void rules(Complaints state) {
        if (state.sound("format") && isNewer()) {
            state.add(
                    "format",
                    "is " + format + ", but this Gunfeel goes on from states of form " + FORMAT
                            + ": a newer one wrote it, so hand it back to that one, or start anew without a state",
                    format);
        }
    }

    /** Complains about a state of another weapon. */
    void rules(Weapon weapon, Complaints state) {
        // What is taken for the fingerprint is a matter of the form.
        if (weaponFingerprint == null || isNewer() || !state.sound("weaponFingerprint", "format")) {
            return;
        }
        String own = Fingerprint.of(weapon);
        if (!own.equals(weaponFingerprint)) {
            state.add(
                    "weaponFingerprint",
                    "says that the state belongs to another weapon, or to this one before it was changed (it is now "
                            + own + "); go on with the weapon that it came from, or start anew without a state",
                    weaponFingerprint);
        }
    }

    private boolean isNewer() {
        return format != null && format > FORMAT;
    }
}
