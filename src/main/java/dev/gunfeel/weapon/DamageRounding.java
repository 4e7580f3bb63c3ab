package dev.gunfeel.weapon;

/** How the damage of one hit is rounded. */
public enum DamageRounding {
    /** Not at all. */
    NONE,
    /** Down to a whole number. */
    DOWN,
    /** To the nearest whole number, a half up. */
    NEAREST;

    /** What keeps a product that is whole but for rounding from losing a point. */
    private static final double SLACK = 1e-9;

    /**
     * Rounds the damage of one hit.
     *
     * @param damage the damage, at least 0
     * @return the rounded damage
     */
    public double of(double damage) {
        return switch (this) {
            case NONE -> damage;
            case DOWN -> Math.floor(damage + SLACK);
            case NEAREST -> Math.floor(damage + 0.5 + SLACK);
        };
    }
}
