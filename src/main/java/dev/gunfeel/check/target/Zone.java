package dev.gunfeel.check.target;

import dev.gunfeel.weapon.Damage;
import dev.gunfeel.weapon.Zones;
import java.util.function.Function;

/** What a bullet hits. */
public enum Zone {
    /** Nothing of the target. */
    NOTHING {
        @Override
        public double factor(Damage damage) {
            return 0;
        }
    },
    /** The head. */
    HEAD {
        @Override
        public double factor(Damage damage) {
            return damage.headFactor();
        }
    },
    /** The body; circles and rectangles are nothing else. */
    TORSO {
        @Override
        public double factor(Damage damage) {
            return stated(damage, Zones::torso);
        }
    },
    /** An arm. */
    ARM {
        @Override
        public double factor(Damage damage) {
            return stated(damage, Zones::arms);
        }
    },
    /** A leg. */
    LEG {
        @Override
        public double factor(Damage damage) {
            return stated(damage, Zones::legs);
        }
    };

    /**
     * Returns what a hit of this zone multiplies damage by.
     *
     * @param damage what the weapon does
     * @return the factor of the zone, at least 0; 0 for no hit at all
     */
    public abstract double factor(Damage damage);

    private static double stated(Damage damage, Function<Zones, Double> zone) {
        return damage.zones() == null ? 1 : zone.apply(damage.zones());
    }
}
