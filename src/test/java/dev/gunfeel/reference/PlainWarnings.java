package dev.gunfeel.reference;

import org.jspecify.annotations.Nullable;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** What is legal but surprising, by code and value. */
final class PlainWarnings {
    private PlainWarnings() {}

    static void memory(ArrayNode warnings, PlainWeapon weapon) {
        if (weapon.memory().neverHeats()) {
            add(warnings, "neverHeats", null);
        }
        for (PlainShot shot : weapon.shots()) {
            boolean first = shot.index > 0 && weapon.shots().get(shot.index - 1).burst < shot.burst;
            if (first && shot.ratio > 0 && shot.continued) {
                add(warnings, "burstBeforeRest", shot.ratio);
            }
        }
    }

    static void spread(ArrayNode warnings, PlainWeapon weapon) {
        Double carried = weapon.runningCarried();
        if (carried != null) {
            add(warnings, "runningCarried", carried);
        }
    }

    static void recoil(ArrayNode warnings, PlainWeapon weapon) {
        Double climb = weapon.climbInTime();
        if (climb != null) {
            add(warnings, "climbDependsOnTiming", climb);
        }
        PlainRecoil recoil = weapon.recoil();
        if (recoil.recentres() && recoil.recentringDelay() <= weapon.memory().f) {
            add(warnings, "recentresBetweenShots", null);
        }
    }

    private static void add(ArrayNode warnings, String code, @Nullable Double value) {
        ObjectNode warning = warnings.addObject().put("code", code);
        if (value != null) {
            warning.put("value", value);
        }
    }
}
