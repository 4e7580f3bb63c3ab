package dev.gunfeel.check.metric;

import dev.gunfeel.check.run.PreparedBurst;
import dev.gunfeel.check.run.Sampler;
import dev.gunfeel.check.statistics.Statistic;
import dev.gunfeel.input.DocumentNumber;
import dev.gunfeel.weapon.Weapon;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A number of the weapon document itself, for rules of a studio about what is written down: {@code /magazineSize},
 * {@code /damage/falloff/0/factor}. What has a default counts where it is left out.
 *
 * @param pointer the JSON Pointer of the number in the weapon document, at most 1000 characters
 */
public record Field(@NotNull @Size(max = 1000) String pointer) implements BurstMetric {
    @Override
    public Unit unit() {
        return Unit.NUMBER;
    }

    @Override
    public List<String> inWords() {
        return List.of(pointer);
    }

    @Override
    public Field inForce(int shots) {
        return this;
    }

    @Override
    public @Nullable String missing(Weapon weapon) {
        return number(weapon) == null ? pointer : null;
    }

    private @Nullable Double number(Weapon weapon) {
        Number number = DocumentNumber.find(weapon, pointer);
        return number == null ? null : Double.valueOf(number.doubleValue());
    }

    @Override
    public Sampler sampler(PreparedBurst burst) {
        Double number = number(burst.weapon());
        double figure = number == null ? Sampler.NEVER : number;
        return fired -> figure;
    }

    @Override
    public Statistic statistic(PreparedBurst burst) {
        return new Statistic.Mean(null);
    }
}
