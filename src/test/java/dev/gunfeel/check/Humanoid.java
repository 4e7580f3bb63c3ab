package dev.gunfeel.check;

import dev.gunfeel.check.target.Silhouette;
import dev.gunfeel.check.target.Target;
import dev.gunfeel.check.target.Zone;
import dev.gunfeel.input.Words;
import java.lang.reflect.RecordComponent;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The humanoid of default measures as the checks see it, for the tests of those that draw it. */
public final class Humanoid {
    private static final Silhouette.Figure FIGURE =
            (Silhouette.Figure) Target.humanoid().silhouette();

    private Humanoid() {}

    /** Returns its measures by the names that a target has for them. */
    public static Map<String, Double> measures() {
        Map<String, Double> measures = new LinkedHashMap<>();
        for (RecordComponent component : Silhouette.Figure.class.getRecordComponents()) {
            try {
                measures.put(component.getName() + "Meters", (Double)
                        component.getAccessor().invoke(FIGURE));
            } catch (ReflectiveOperationException e) {
                throw new LinkageError("a record that can't be read", e);
            }
        }
        return measures;
    }

    /** Returns the name of what is hit by a bullet through a point, or null. */
    public static @Nullable String zone(double right, double up) {
        Zone zone = FIGURE.zone(right, up);
        return zone == Zone.NOTHING ? null : Words.of(zone);
    }
}
