package dev.gunfeel.solve;

import dev.gunfeel.check.CheckRequest;
import dev.gunfeel.input.Complaints;
import dev.gunfeel.input.Defaults;
import dev.gunfeel.input.DocumentNumber;
import dev.gunfeel.input.Rules;
import dev.gunfeel.input.Unwrapped;
import dev.gunfeel.weapon.Weapon;
import io.soabase.recordbuilder.core.RecordBuilder;
import jakarta.validation.constraints.DecimalMax;
import jakarta.validation.constraints.DecimalMin;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Asks what moves the figures of a weapon's checks: how much each of its numbers does.
 *
 * @param checked the weapon as it is, and the checks whose figures are looked at
 * @param pointers the JSON Pointers of the numbers in the weapon document that are changed, at most 200; all but the seeds where left
 *     out, and but those that are 0, of which there is no share
 * @param share the share of a number by which it is changed, up and down: 0.01 is 1 %; whole numbers by 1 at least
 */
@RecordBuilder
public record SensitivityRequest(
        @NotNull @Unwrapped WeaponChecks checked,
        @Size(max = 200) List<@NotNull String> pointers,
        @DecimalMin("0.000001") @DecimalMax("0.5") Double share)
        implements Rules, SensitivityRequestBuilder.With {
    private static final int MOST = 200;
    private static final double STANDARD_SHARE = 0.01;

    /** Puts the defaults where something is left out. */
    public SensitivityRequest {
        pointers = Defaults.or(pointers, List.of());
        share = Defaults.or(share, STANDARD_SHARE);
    }

    /**
     * Asks what moves the figures of checks, with every default.
     *
     * @param weapon the weapon as it is, with a name
     * @param checks the checks whose figures are looked at
     * @return the request
     */
    public static SensitivityRequest of(Weapon weapon, List<CheckRequest> checks) {
        return SensitivityRequestBuilder.builder()
                .checked(WeaponChecks.of(weapon, checks))
                .build();
    }

    /** Returns the numbers that are changed. */
    List<String> changed() {
        return pointers.isEmpty()
                ? DocumentNumber.all(checked.given()).stream()
                        .filter(pointer -> !pointer.startsWith("/seeds/") && !pointer.startsWith("/notes/"))
                        .toList()
                : pointers;
    }

    @Override
    public void rules(Complaints complaints) {
        if (!checked.hasWeapon(complaints) || !complaints.sound("pointers")) {
            return;
        }
        Set<String> taken = new HashSet<>();
        for (int i = 0; i < pointers.size(); i++) {
            @Nullable String pointer = pointers.get(i);
            Complaints place = complaints.at("pointers").at(i);
            if (pointer == null) {
                continue;
            }
            Number number = DocumentNumber.find(checked.given(), pointer);
            if (number == null) {
                place.add(
                        "leads to no number of this weapon; write it as in the document, such as /fireIntervalSeconds",
                        pointer);
            } else if (number.doubleValue() == 0) {
                place.add("is 0 in this weapon, of which there is no share; give it another value first", pointer);
            } else if (!taken.add(pointer)) {
                place.add("stands twice; leave one of the two out", pointer);
            }
        }
        if (pointers.isEmpty() && changed().size() > MOST) {
            complaints.add(
                    "pointers",
                    "is left out, and the weapon has " + changed().size() + " numbers; name at most " + MOST,
                    null);
        }
    }
}
