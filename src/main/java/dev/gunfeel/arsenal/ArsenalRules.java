package dev.gunfeel.arsenal;

import dev.gunfeel.check.NamedWeapon;
import dev.gunfeel.check.WeaponNames;
import dev.gunfeel.input.Complaints;
import dev.gunfeel.input.Limit;
import dev.gunfeel.player.Player;
import dev.gunfeel.weapon.Weapon;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The rules across the weapons of an arsenal, and the limits on what they ask for. */
final class ArsenalRules {
    private final ArsenalRequest request;
    private final Complaints complaints;
    private final List<NamedWeapon> sound = new ArrayList<>();
    private final Set<String> names = new HashSet<>();

    ArsenalRules(ArsenalRequest request, Complaints complaints) {
        this.request = request;
        this.complaints = complaints;
    }

    void rules() {
        weapons();
        Complaints target = complaints.at("target");
        if (request.target() != null && request.target().health() == null && target.sound("health")) {
            target.add("health", "is required for an arsenal; say what hits must take away", null);
        }
        players();
        for (NamedWeapon named : sound) {
            if (request.firing() != null) {
                request.firing().rules(named.weapon(), complaints.at("firing"));
            } else {
                complaints.limit(
                        "firing",
                        Limit.SHOTS,
                        (double) request.shots(named.weapon()) * named.weapon().bulletsPerShot());
            }
        }
        limits();
    }

    private void weapons() {
        for (int i = 0; i < request.weapons().size(); i++) {
            @Nullable Weapon weapon = request.weapons().get(i);
            if (weapon != null) {
                Complaints place = complaints.at("weapons").at(i);
                WeaponNames.rules(weapon.name(), names, place);
                weapon(Objects.requireNonNullElse(weapon.name(), ""), weapon, place);
            }
        }
        for (int i = 0; i < request.presets().size(); i++) {
            var preset = request.presets().get(i);
            if (preset != null) {
                Complaints place = complaints.at("presets").at(i);
                if (!names.add(preset.name())) {
                    place.add("is the name of another weapon here; leave one of the two out", preset.name());
                }
                weapon(preset.name(), preset.weapon(), place);
            }
        }
        if (request.weapons().isEmpty() && request.presets().isEmpty() && complaints.sound("weapons", "presets")) {
            complaints.add("weapons", "needs at least one weapon, or presets in its place", null);
        }
    }

    private void weapon(String name, Weapon weapon, Complaints place) {
        if (complaints.sound("formulas")) {
            weapon.rules(request.formulasOf(weapon), place);
        }
        if (complaints.sound("generator", "seedMixing", "generatorLifetime")) {
            long shots = complaints.sound("firing") ? request.firingOf(weapon).count() : 1;
            weapon.seeds().rules(request.generatorSettings(), shots, place.at("seeds"));
        }
        if (weapon.damage() == null && place.sound("damage")) {
            place.add("damage", "is required in an arsenal: without it nobody is killed", null);
        }
        if (place.sound()) {
            sound.add(new NamedWeapon(name, weapon));
        }
    }

    private void players() {
        if (!complaints.sound("players")) {
            return;
        }
        Set<String> taken = new HashSet<>();
        for (int i = 0; i < request.players().size(); i++) {
            @Nullable Player player = request.players().get(i);
            if (player != null && !taken.add(player.inWords())) {
                complaints
                        .at("players")
                        .at(i)
                        .add("is " + player.inWords() + ", as another one here; leave one of the two out", null);
            }
        }
    }

    private void limits() {
        if (!complaints.sound("distances", "players", "firing")) {
            return;
        }
        double conditions =
                (double) request.players().size() * request.distances().each().size();
        double count = names.size();
        complaints.limit("weapons", Limit.CHECKS, count * conditions);
        complaints.limit("weapons", Limit.DUELS, count * (count - 1) / 2 * conditions);
        if (!complaints.sound("simulations")) {
            return;
        }
        double bursts = conditions * request.simulations();
        double shots = 0;
        for (NamedWeapon named : sound) {
            shots += bursts * request.shots(named.weapon()) * named.weapon().bulletsPerShot();
        }
        complaints.limit("simulations", Limit.SIMULATIONS, count * bursts);
        complaints.limit("firing", Limit.SIMULATED_SHOTS, shots);
    }
}
