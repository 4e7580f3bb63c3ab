package dev.gunfeel.player;

import dev.gunfeel.input.Complaints;
import dev.gunfeel.input.Defaults;
import dev.gunfeel.input.StandsAlone;
import dev.gunfeel.input.Words;
import dev.gunfeel.math.Figures;
import io.soabase.recordbuilder.core.RecordBuilder;
import jakarta.validation.constraints.DecimalMax;
import jakarta.validation.constraints.DecimalMin;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Who shoots (docs/formulas/player.md, The player): a word, {@code none} or {@code perfect}, or an object. What is left out of the object is a
 * perfect player's. Chance (running, cone, pellets) nobody can cancel.
 *
 * @param word none: nobody pulls; perfect: all that can be known is cancelled at once
 * @param view how much of the knocking that they see they cancel
 * @param pattern how much of the spread that repeats they cancel, by heart: carried, lift, random and the drawn pattern
 * @param reactionSeconds seconds, from 0 to 2: what they cancel is what was due so long ago; 0 for a player who knows the pattern
 *     by heart
 * @param controlError the standard deviation of the share by which all their correction is off, from 0 to 1; one draw a
 *     sequence and direction
 * @param aimErrorDegrees the standard deviation of where the sequence begins, from 0 to 45 degrees, in each direction
 * @param tremorDegrees the standard deviation of each shot's aim, from 0 to 45 degrees, in each direction
 */
@RecordBuilder
public record Player(
        @Nullable @StandsAlone PlayerWord word,
        Shares view,
        Shares pattern,
        @DecimalMin("0") @DecimalMax("2") Double reactionSeconds,
        @DecimalMin("0") @DecimalMax("1") Double controlError,
        @DecimalMin("0") @DecimalMax("45") Double aimErrorDegrees,
        @DecimalMin("0") @DecimalMax("45") Double tremorDegrees)
        implements PlayerBuilder.With {
    /** Nobody pulls. */
    public static final Player NONE = of(PlayerWord.NONE);

    /** All that can be known is cancelled at once, without any error. */
    public static final Player PERFECT = of(PlayerWord.PERFECT);

    private static final int DIGITS = 12;

    /** Puts the defaults where something is left out, and what the word says. */
    public Player {
        Shares standard = word == PlayerWord.NONE ? Shares.NOTHING : Shares.ALL;
        view = Defaults.or(view, standard);
        pattern = Defaults.or(pattern, standard);
        reactionSeconds = Defaults.or(reactionSeconds, 0.0);
        controlError = Defaults.or(controlError, 0.0);
        aimErrorDegrees = Defaults.or(aimErrorDegrees, 0.0);
        tremorDegrees = Defaults.or(tremorDegrees, 0.0);
    }

    /**
     * Returns the player of a word.
     *
     * @param word the word
     * @return the player
     */
    public static Player of(PlayerWord word) {
        return PlayerBuilder.builder().word(word).build();
    }

    /**
     * Returns a player who cancels a share of the knocking and nothing of the spread: the short form {@code recoilControl}.
     *
     * @param share from 0 (none) to 1 (the aim stays)
     * @return the player
     */
    public static Player controlling(double share) {
        return PlayerBuilder.builder()
                .view(Shares.of(share))
                .pattern(Shares.NOTHING)
                .build();
    }

    /**
     * Complains where a player stands beside the short form of one.
     *
     * @param player who shoots; null where nobody is named
     * @param recoilControl the short form; null where it is left out
     * @param complaints where complaints about what holds both go
     */
    public static void notBeside(@Nullable Player player, @Nullable Double recoilControl, Complaints complaints) {
        if (player != null && recoilControl != null && complaints.sound("player", "recoilControl")) {
            complaints.add(
                    "recoilControl",
                    "can't stand beside player, of which it is a short form; leave one of the two out",
                    recoilControl);
        }
    }

    /**
     * Tells whether they are unsure of anything, so that each sequence is shot differently and needs a seed of theirs.
     *
     * @return whether a standard deviation is above 0
     */
    public boolean errs() {
        return controlError > 0 || aimErrorDegrees > 0 || tremorDegrees > 0;
    }

    /**
     * Tells whether the aim may follow what the view does: whether they leave any of it, or come too late.
     *
     * @return false for a player whose aim stays whatever the view does
     */
    public boolean movesWithTheView() {
        return view.leavesAnything() || reactionSeconds > 0 || controlError > 0;
    }

    /**
     * Tells whether they cancel anything of the spread, and so need to know it.
     *
     * @return whether a share of the pattern is above 0
     */
    public boolean knowsThePattern() {
        return pattern.ofPitch() > 0 || pattern.ofYaw() > 0;
    }

    /**
     * Says who it is, for reports.
     *
     * @return such as "a perfect player", or what differs from one
     */
    public String inWords() {
        if (word != null) {
            return word == PlayerWord.NONE ? "nobody who pulls" : "a " + Words.of(word) + " player";
        }
        List<String> words = new ArrayList<>();
        words.add("view " + inWords(view));
        words.add("pattern " + inWords(pattern));
        figure("reaction ", reactionSeconds, " s", words);
        figure("control error ", 100 * controlError, " %", words);
        figure("aim error ", aimErrorDegrees, " degrees", words);
        figure("tremor ", tremorDegrees, " degrees", words);
        return "a player (" + String.join(", ", words) + ")";
    }

    private static String inWords(Shares shares) {
        String vertical = Figures.significant(100 * shares.ofPitch(), DIGITS) + " %";
        String horizontal = Figures.significant(100 * shares.ofYaw(), DIGITS) + " %";
        return vertical.equals(horizontal) ? vertical : vertical + " up and " + horizontal + " sideways";
    }

    private static void figure(String name, double value, String unit, List<String> words) {
        if (value > 0) {
            words.add(name + Figures.significant(value, DIGITS) + unit);
        }
    }
}
