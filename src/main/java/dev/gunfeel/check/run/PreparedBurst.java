package dev.gunfeel.check.run;

import dev.gunfeel.input.Formulas;
import dev.gunfeel.player.KnownPattern;
import dev.gunfeel.player.Player;
import dev.gunfeel.player.PlayerAims;
import dev.gunfeel.random.GeneratorSettings;
import dev.gunfeel.recoil.RecoilPattern;
import dev.gunfeel.spread.BurstSpread;
import dev.gunfeel.spread.SpreadPattern;
import dev.gunfeel.weapon.Seeds;
import dev.gunfeel.weapon.Shot;
import dev.gunfeel.weapon.ViewFrame;
import dev.gunfeel.weapon.Weapon;
import java.util.List;

/** A weapon and the burst that it fires, with everything computed that chance does not change. Immutable. */
public final class PreparedBurst {
    private final Conditions conditions;
    private final Formulas formulas;
    private final GeneratorSettings generator;
    private final List<Shot> shots;
    private final BurstSpread spread;
    private final RecoilPattern recoil;

    /**
     * Prepares a burst.
     *
     * @param conditions the weapon, how it is fired, and what chance decides anew
     * @param formulas which form of the formulas
     * @param generator where the random numbers of the burst come from
     */
    public PreparedBurst(Conditions conditions, Formulas formulas, GeneratorSettings generator) {
        this.conditions = conditions;
        this.formulas = formulas;
        this.generator = generator;
        shots = conditions.firing().fire(conditions.weapon(), formulas);
        spread = spread(conditions.weapon().seeds()).burst(shots);
        recoil = new RecoilPattern(
                conditions.weapon(), formulas, generator, conditions.weapon().seeds());
    }

    private PreparedBurst(PreparedBurst whole, int count) {
        conditions = whole.conditions;
        formulas = whole.formulas;
        generator = whole.generator;
        shots = whole.shots.subList(0, count);
        spread = whole.spread;
        recoil = whole.recoil;
    }

    /**
     * Returns the beginning of this burst, as if it ended there.
     *
     * @param count of how many shots, from 1 to as many as there are
     * @return the shorter burst; whoever simulates the whole one simulates it too
     */
    public PreparedBurst beginning(int count) {
        return new PreparedBurst(this, count);
    }

    /** {@return the weapon, how it is fired, and what chance decides anew} */
    public Conditions conditions() {
        return conditions;
    }

    /** {@return how many shots there are} */
    public int count() {
        return shots.size();
    }

    /** {@return the weapon} */
    public Weapon weapon() {
        return conditions.weapon();
    }

    /** {@return the shots in order, as the weapon's memory of fire sees them} */
    public List<Shot> shots() {
        return shots;
    }

    /** {@return the spread by the weapon's own seeds} */
    BurstSpread spread() {
        return spread;
    }

    /** {@return the spread by other seeds} */
    SpreadPattern spread(Seeds seeds) {
        return new SpreadPattern(conditions.weapon(), formulas, generator, seeds);
    }

    /** {@return the recoil by the weapon's own seeds} */
    public RecoilPattern recoil() {
        return recoil;
    }

    /**
     * Returns where a player aims in every burst, whom neither errors nor chance in the view make aim elsewhere.
     *
     * @param player who shoots
     * @return the frames of the aim, one a shot
     */
    public ViewFrame[] surelyAimed(Player player) {
        return frames(new PlayerAims(player, known(player), recoil, shots).aims(generator, 0));
    }

    /** {@return the pattern that a player knows: by the weapon's own seeds, whatever is drawn anew} */
    KnownPattern known(Player player) {
        return player.knowsThePattern()
                ? new KnownPattern(weapon(), formulas, generator, weapon().seeds(), conditions.firing(), shots)
                : KnownPattern.NONE;
    }

    /** {@return where the random numbers of the burst come from} */
    GeneratorSettings generator() {
        return generator;
    }

    /** {@return the frames of aims, one a shot} */
    static ViewFrame[] frames(PlayerAims.Aims aims) {
        ViewFrame[] frames = new ViewFrame[aims.pitchDegrees().length];
        for (int i = 0; i < frames.length; i++) {
            frames[i] = ViewFrame.of(aims.yawDegrees()[i], aims.pitchDegrees()[i]);
        }
        return frames;
    }
}
