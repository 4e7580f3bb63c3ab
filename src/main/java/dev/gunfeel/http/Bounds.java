package dev.gunfeel.http;

import dev.gunfeel.input.Constraints;
import io.swagger.v3.oas.models.media.Schema;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Puts the constraints of a component into its schema. */
final class Bounds {
    /**
     * From here on generators of clients write a bound down as a whole number that their own language can't read. Such bounds
     * only keep a computation from overflowing, so they are told in words.
     */
    private static final BigDecimal TOO_LARGE = new BigDecimal("9223372036854775807");

    /** Below, the document's writer prints more zeros than tools and readers bear. */
    private static final BigDecimal TOO_SMALL = new BigDecimal("1e-15");

    private final Schema<?> property;
    private final List<String> words = new ArrayList<>();

    private Bounds(Schema<?> property) {
        this.property = property;
    }

    static void addTo(Schema<?> property, Constraints constraints) {
        Bounds bounds = new Bounds(property);
        bounds.low(constraints.low());
        bounds.high(constraints.high());
        bounds.size(constraints);
        if (!bounds.words.isEmpty()) {
            String text = Objects.requireNonNullElse(property.getDescription(), "");
            property.setDescription((text + "\n\n" + String.join(", ", bounds.words) + ".").strip());
        }
    }

    private void low(Constraints.@Nullable Bound bound) {
        if (bound == null) {
            return;
        }
        if (isTold("At least", "Above", bound)) {
            return;
        }
        if (bound.isInclusive()) {
            property.setMinimum(bound.value());
        } else {
            property.setExclusiveMinimumValue(bound.value());
        }
    }

    private void high(Constraints.@Nullable Bound bound) {
        if (bound == null) {
            return;
        }
        if (isTold("At most", "Below", bound)) {
            return;
        }
        if (bound.isInclusive()) {
            property.setMaximum(bound.value());
        } else {
            property.setExclusiveMaximumValue(bound.value());
        }
    }

    private boolean isTold(String inclusive, String exclusive, Constraints.Bound bound) {
        BigDecimal size = bound.value().abs();
        boolean isTold = size.compareTo(TOO_LARGE) >= 0 || (size.signum() > 0 && size.compareTo(TOO_SMALL) < 0);
        if (isTold) {
            words.add((bound.isInclusive() ? inclusive : exclusive) + " `" + bound.text() + "`");
        }
        return isTold;
    }

    private void size(Constraints constraints) {
        boolean isText =
                Objects.requireNonNullElse(property.getTypes(), Set.of()).contains("string");
        Integer least = constraints.leastSize() > 0 ? constraints.leastSize() : null;
        Integer most = constraints.mostSize() < Integer.MAX_VALUE ? constraints.mostSize() : null;
        if (isText) {
            property.minLength(least).maxLength(most);
        } else {
            property.minItems(least).maxItems(most);
        }
    }
}
