package dev.gunfeel.importing;

import dev.gunfeel.weapon.Stance;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What a game says of each state of the shooter, as a weapon's cone and its stances: the cone is that of the steadiest state,
 * and every state is a stance that adds what it has above it.
 *
 * @param all the states, at least one
 */
record States(List<State> all) {
    private static final double WIDEST_DEGREES = 45;

    /**
     * A state of the shooter.
     *
     * @param name what it is called as a stance
     * @param degrees the half-angle of its cone without heat
     * @param perShot degrees that a shot adds; null where the document does not say
     */
    record State(String name, double degrees, @Nullable Double perShot) {}

    State steadiest() {
        return all.stream().min(Comparator.comparingDouble(State::degrees)).orElseThrow();
    }

    /** Returns what a shot of the steadiest state adds, or null where no state says. */
    @Nullable
    Double perShot() {
        return Stream.concat(Stream.of(steadiest()), all.stream())
                .map(State::perShot)
                .filter(Objects::nonNull)
                .findFirst()
                .orElse(null);
    }

    /** Returns a stance for each state; none for a document that knows only one. */
    List<Stance> stances(FigureSheet sheet) {
        if (all.size() < 2) {
            return List.of();
        }
        double least = steadiest().degrees();
        sheet.assume(
                "/stances",
                "without a stance the weapon fires as in the state "
                        + steadiest().name()
                        + ", the steadiest; take one of "
                        + all.stream().map(State::name).collect(Collectors.joining(", ")));
        return all.stream()
                .map(state -> Stance.of(state.name())
                        .withConeDegrees(Math.min(WIDEST_DEGREES, state.degrees() - least))
                        .withHeatFactor(heatFactor(state)))
                .toList();
    }

    private double heatFactor(State state) {
        Double one = perShot();
        return one == null || one == 0 || state.perShot() == null ? 1 : state.perShot() / one;
    }

    /** Returns a name that begins with a small letter, of parts that don't. */
    static String name(String... parts) {
        String all = String.join("", parts);
        return all.isEmpty() ? all : all.substring(0, 1).toLowerCase(Locale.ROOT) + all.substring(1);
    }
}
