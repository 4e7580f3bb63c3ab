package dev.gunfeel.weapon;

import dev.gunfeel.input.Complaints;
import dev.gunfeel.input.Defaults;
import dev.gunfeel.input.Formulas;
import dev.gunfeel.input.Notes;
import dev.gunfeel.input.Rules;
import dev.gunfeel.math.Figures;
import io.soabase.recordbuilder.core.RecordBuilder;
import jakarta.validation.constraints.DecimalMax;
import jakarta.validation.constraints.DecimalMin;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.Positive;
import jakarta.validation.constraints.PositiveOrZero;
import jakarta.validation.constraints.Size;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The weapon document: everything that makes a weapon's feel. A part that is left out contributes nothing.
 *
 * @param name what the weapon is called
 * @param formulas which form of the formulas it is shaped with; a request's go over it, and published are computed where
 *     neither says
 * @param fireIntervalSeconds seconds from one shot to the next at full rate, from 0.001 to 3600
 * @param roundsPerMinute the same as shots a minute, instead of {@code fireIntervalSeconds}
 * @param potential the memory of recent fire; required where there is lift, random spread, a drawn pattern or recoil
 * @param seeds the seeds of the weapon's pattern; left out, spread 1 and recoil 500009, so a weapon has one pattern
 *     unless somebody changes it
 * @param spread where the bullets go, relative to the aim
 * @param pellets what a shot consists of; one bullet where left out
 * @param recoil how the view moves
 * @param stances how it may be held: what each changes; at most 32
 * @param magazineSize shots in a full magazine, from 1 to 100000
 * @param reloadSeconds seconds from the last shot of a magazine to the first of the next, from 0 to 3600
 * @param damage what a hit does
 * @param projectile how its bullets fly; they are there at once where left out
 * @param tags words that checks choose weapons by, such as {@code automatic}; at most 20
 * @param notes what its author wants to keep in the file: any JSON value of at most 10000 characters
 */
@RecordBuilder
public record Weapon(
        @Nullable @Size(max = 200) String name,
        @Nullable Formulas formulas,
        @Nullable @DecimalMin("0.001") @DecimalMax("3600") Double fireIntervalSeconds,
        @Nullable @Positive @DecimalMax("60000") Double roundsPerMinute,
        @Nullable Potential potential,
        Seeds seeds,
        @Nullable WeaponSpread spread,
        @Nullable Pellets pellets,
        @Nullable WeaponRecoil recoil,
        @Size(max = 32) List<Stance> stances,
        @Nullable @Min(1) @Max(100_000) Integer magazineSize,
        @Nullable @PositiveOrZero @DecimalMax("3600") Double reloadSeconds,
        @Nullable Damage damage,
        @Nullable Projectile projectile,
        @Size(max = 20) List<String> tags,
        @Nullable Notes notes)
        implements Rules, WeaponBuilder.With {
    private static final int LONGEST_TAG = 200;

    /** Puts the defaults where something is left out. */
    public Weapon {
        seeds = Defaults.or(seeds, Seeds.NONE).over(Seeds.STANDARD);
        stances = Defaults.or(stances, List.of());
        tags = Defaults.or(tags, List.of());
    }

    /**
     * Starts a weapon that fires at a rate and has no other part; the methods named {@code with…} add them.
     *
     * @param seconds seconds from one shot to the next at full rate, from 0.001 to 3600
     * @return a weapon without a name, spread, recoil, magazine and damage
     */
    public static Weapon firingEvery(double seconds) {
        return WeaponBuilder.builder().fireIntervalSeconds(seconds).build();
    }

    /**
     * Returns the fire interval, whichever way it is written.
     *
     * @return seconds from one shot to the next at full rate, above 0
     */
    public double intervalSeconds() {
        return fireIntervalSeconds != null ? fireIntervalSeconds : 60 / Objects.requireNonNull(roundsPerMinute);
    }

    /**
     * Returns which form of the formulas the weapon is shaped with.
     *
     * @return the document's; published where it says nothing
     */
    public Formulas formulasInForce() {
        return Defaults.or(formulas, Formulas.PUBLISHED);
    }

    /** Returns where the fire interval is written, for a message. */
    String intervalMember() {
        return fireIntervalSeconds != null ? "fireIntervalSeconds" : "roundsPerMinute";
    }

    /**
     * Tells whether it matters who shoots: whether the view is knocked, or the spread has a part that repeats and so can be pulled
     * against.
     *
     * @return whether a player may hit what another misses, errors of theirs aside
     */
    public boolean leavesAPlayerWork() {
        return (recoil != null && recoil.knocking() != null)
                || (spread != null && (spread.lift() != null || spread.random() != null || spread.pattern() != null));
    }

    /**
     * Tells whether true chance has a part in where its bullets go, so that it draws from the running seed.
     *
     * @return true with running spread, a cone, or pellets that are drawn
     */
    public boolean drawsFromRunningSeed() {
        return (spread != null && (spread.running() != null || spread.cone() != null))
                || (pellets != null && pellets.degrees() != null);
    }

    /**
     * Returns the weapon without what true chance decides, so that it does the same in every burst.
     *
     * @return the weapon without running spread, without a cone, and without pellets but those of a fixed pattern
     */
    public Weapon withoutChance() {
        return withSpread(spread == null ? null : spread.withRunning(null).withCone(null))
                .withPellets(pellets == null || pellets.pattern() == null ? null : pellets.withDegrees(null));
    }

    /**
     * Returns the heat of the cone.
     *
     * @return null for a weapon that knows no heat
     */
    public @Nullable Heat heat() {
        return spread == null || spread.cone() == null ? null : spread.cone().heat();
    }

    /**
     * Returns how many bullets a shot consists of.
     *
     * @return 1 for a weapon without pellets
     */
    public int bulletsPerShot() {
        return pellets == null ? 1 : pellets.count();
    }

    /**
     * Returns how far its bullets fall on their way.
     *
     * @param distanceMeters metres to the target, at least 0
     * @return metres, at least 0; 0 for a weapon without a projectile
     */
    public double dropMeters(double distanceMeters) {
        return projectile == null ? 0 : projectile.dropMeters(distanceMeters);
    }

    /**
     * Returns how long its bullets are on their way.
     *
     * @param distanceMeters metres to the target, at least 0
     * @return seconds, at least 0; 0 for a weapon without a projectile
     */
    public double flightSeconds(double distanceMeters) {
        return projectile == null ? 0 : projectile.flightSeconds(distanceMeters);
    }

    /** Returns the potential, or one that remembers nothing for a weapon that needs none. */
    Potential memory() {
        return potential == null ? Potential.NONE : potential;
    }

    @Override
    public void rules(Complaints complaints) {
        if (fireIntervalSeconds != null && roundsPerMinute != null) {
            complaints.add(
                    "roundsPerMinute",
                    "is given together with fireIntervalSeconds; leave one of the two out",
                    roundsPerMinute);
        } else if (fireIntervalSeconds == null
                && roundsPerMinute == null
                && complaints.sound("fireIntervalSeconds", "roundsPerMinute")) {
            complaints.add("fireIntervalSeconds", "is required, or roundsPerMinute in its place", null);
        } else if (roundsPerMinute != null && complaints.sound("roundsPerMinute") && intervalSeconds() > 3600) {
            complaints.add(
                    "roundsPerMinute",
                    "is " + Figures.of(roundsPerMinute) + ", less than one shot an hour; fire at least that often",
                    roundsPerMinute);
        }
        potentialRules(complaints);
        if (pellets != null && complaints.sound("pellets", "spread")) {
            Curves.needsHeat("degrees", pellets.degrees(), heat(), "spread.cone.heat", complaints.at("pellets"));
        }
        stanceRules(complaints);
        for (int i = 0; i < tags.size(); i++) {
            String tag = tags.get(i);
            if (tag != null && (tag.isBlank() || tag.length() > LONGEST_TAG)) {
                complaints.at("tags").at(i).add("must be a word of 1 to " + LONGEST_TAG + " characters", tag);
            }
        }
    }

    private void potentialRules(Complaints complaints) {
        boolean spreads =
                spread != null && (spread.lift() != null || spread.random() != null || spread.pattern() != null);
        if (potential == null && complaints.sound("potential") && (spreads || recoil != null)) {
            String why =
                    !spreads ? "recoil" : recoil == null ? "spread that repeats" : "spread that repeats, and recoil";
            complaints.add("potential", "is required where there is " + why + "; add maxSeconds and gain", null);
        }
    }

    private void stanceRules(Complaints complaints) {
        Set<String> names = new HashSet<>();
        for (int i = 0; i < stances.size(); i++) {
            Stance stance = stances.get(i);
            Complaints place = complaints.at("stances").at(i);
            if (stance != null && place.sound("name") && !names.add(stance.name())) {
                place.add("name", "is the name of a stance before it, too; give each its own", stance.name());
            }
        }
    }

    /**
     * Adds a complaint for every rule that depends on which formulas are computed.
     *
     * @param formulas which form of the formulas
     * @param complaints where complaints about the weapon go
     */
    public void rules(Formulas formulas, Complaints complaints) {
        if (recoil != null) {
            recoil.rules(formulas, complaints.at("recoil"));
        }
    }
}
