package dev.gunfeel.check;

import dev.gunfeel.input.Complaints;
import dev.gunfeel.input.Rules;
import dev.gunfeel.input.StandsAlone;
import jakarta.validation.constraints.Size;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Weapons by name: one name, or a list of them.
 *
 * @param names the names, at least one
 */
public record Names(
        @Nullable @StandsAlone @Size(min = 1, max = 1000) List<String> names) implements Rules {
    /**
     * Names some weapons.
     *
     * @param names their names, at least one
     * @return the names
     */
    public static Names of(String... names) {
        return new Names(List.of(names));
    }

    /** Returns the names; none where they could not be read. */
    List<String> all() {
        return Objects.requireNonNullElse(names, List.of());
    }

    /** Returns the place of a name, for complaints: a single name may stand without a list. */
    Complaints place(int index, Complaints complaints) {
        return all().size() == 1 ? complaints : complaints.at(index);
    }

    @Override
    public void rules(Complaints complaints) {
        Set<String> seen = new HashSet<>();
        for (int i = 0; i < all().size(); i++) {
            @Nullable String name = all().get(i);
            if (name != null && !seen.add(name)) {
                place(i, complaints).add("stands here twice; keep one", name);
            }
        }
    }
}
