package dev.gunfeel.check.metric;

import dev.gunfeel.check.run.PreparedBurst;
import dev.gunfeel.check.run.Sampler;
import dev.gunfeel.check.statistics.Statistic;
import dev.gunfeel.input.PlainForm;
import dev.gunfeel.input.RecordShape;
import dev.gunfeel.weapon.Weapon;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.util.Arrays;
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
        if (!pointer.startsWith("/")) {
            return null;
        }
        Object value = weapon;
        for (String escaped : pointer.substring(1).split("/", -1)) {
            value = member(value, escaped.replace("~1", "/").replace("~0", "~"));
        }
        return value instanceof Number number ? Double.valueOf(number.doubleValue()) : null;
    }

    private static @Nullable Object member(@Nullable Object value, String name) {
        Object member = null;
        if (value instanceof List<?> list && name.matches("0|[1-9][0-9]{0,8}")) {
            int index = Integer.parseInt(name);
            member = index < list.size() ? list.get(index) : null;
        } else if (value instanceof Record composite) {
            member = RecordShape.of(value.getClass()).valueOf(name, composite);
        }
        // Ranges and points are arrays in documents.
        return member == null
                ? null
                : PlainForm.of(member) instanceof double[] numbers ? boxed(numbers) : PlainForm.of(member);
    }

    private static List<Double> boxed(double[] numbers) {
        return Arrays.stream(numbers).boxed().toList();
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
