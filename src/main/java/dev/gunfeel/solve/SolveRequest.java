package dev.gunfeel.solve;

import dev.gunfeel.check.CheckRequest;
import dev.gunfeel.check.ChecksRequest;
import dev.gunfeel.input.Complaints;
import dev.gunfeel.input.CountsAs;
import dev.gunfeel.input.Defaults;
import dev.gunfeel.input.DocumentNumber;
import dev.gunfeel.input.Limit;
import dev.gunfeel.input.Rules;
import dev.gunfeel.input.Unwrapped;
import dev.gunfeel.weapon.Weapon;
import io.soabase.recordbuilder.core.RecordBuilder;
import jakarta.validation.constraints.DecimalMax;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Positive;
import jakarta.validation.constraints.Size;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Asks for a weapon that passes checks: which numbers of it may be changed, and what must come out. Among the weapons that pass, the
 * one that changes least is sought: the least sum of the squares of all relative changes.
 *
 * @param checked the weapon as it is, and what it must be like
 * @param vary the numbers that may be changed, from 1 to 10
 * @param keep checks that hold now and must go on holding
 * @param evaluations how many weapons are tried at most
 * @param budgetSeconds how many seconds the search may take, above 0 and at most 3600; the best answer until then is given. A search
 *     that is ended so may end otherwise on another machine, which the answer tells
 */
@RecordBuilder
public record SolveRequest(
        @NotNull @Unwrapped WeaponChecks checked,
        @NotNull @Size(min = 1, max = 10) List<Variable> vary,
        @CountsAs(Limit.CHECKS) List<CheckRequest> keep,
        @Min(1) @Max(100_000) Integer evaluations,
        @Positive @DecimalMax("3600") Double budgetSeconds)
        implements Rules, SolveRequestBuilder.With {
    private static final int STANDARD_EVALUATIONS = 3_000;
    private static final double STANDARD_BUDGET = 8;

    /** Puts the defaults where something is left out. */
    public SolveRequest {
        keep = Defaults.or(keep, List.of());
        evaluations = Defaults.or(evaluations, STANDARD_EVALUATIONS);
        budgetSeconds = Defaults.or(budgetSeconds, STANDARD_BUDGET);
    }

    /**
     * Asks for a weapon, with every default.
     *
     * @param weapon the weapon as it is, with a name
     * @param vary the numbers that may be changed
     * @param checks what it must be like
     * @return the request
     */
    public static SolveRequest of(Weapon weapon, List<Variable> vary, List<CheckRequest> checks) {
        return SolveRequestBuilder.builder()
                .checked(WeaponChecks.of(weapon, checks))
                .vary(vary)
                .build();
    }

    /** Returns the weapon as it is, under the name that checks know it by. */
    Weapon given() {
        return checked.given();
    }

    /**
     * Returns the checks, and those to keep, of one weapon: what {@code /v1/checks} takes.
     *
     * @param tried the weapon
     * @return the checks, to be run
     */
    public ChecksRequest checksOf(Weapon tried) {
        return checked.checksOf(tried, keep);
    }

    @Override
    public void rules(Complaints complaints) {
        if (checked.hasWeapon(complaints)) {
            variables(complaints);
            if (!keep.isEmpty()) {
                checked.rules("keep", keep, complaints);
                names(complaints);
            }
        }
    }

    private void names(Complaints complaints) {
        if (!complaints.sound("checks", "keep")) {
            return;
        }
        Set<String> taken = new HashSet<>();
        checked.checks().stream()
                .map(CheckRequest::name)
                .filter(Objects::nonNull)
                .forEach(taken::add);
        for (int i = 0; i < keep.size(); i++) {
            String name = keep.get(i).name();
            if (name != null && taken.contains(name)) {
                complaints.at("keep").at(i).add("name", "is the name of another check; give each its own", name);
            }
        }
    }

    private void variables(Complaints complaints) {
        Set<String> taken = new HashSet<>();
        for (int i = 0; vary != null && i < vary.size(); i++) {
            @Nullable Variable variable = vary.get(i);
            Complaints place = complaints.at("vary").at(i);
            if (variable == null || !place.sound("pointer")) {
                continue;
            }
            if (DocumentNumber.find(checked.given(), variable.pointer()) == null) {
                place.add(
                        "pointer",
                        "leads to no number of this weapon; write it as in the document, such as /fireIntervalSeconds, and give"
                                + " the number a value there",
                        variable.pointer());
            } else if (!taken.add(variable.pointer())) {
                place.add("pointer", "is that of another variable here; leave one of the two out", variable.pointer());
            }
        }
    }
}
