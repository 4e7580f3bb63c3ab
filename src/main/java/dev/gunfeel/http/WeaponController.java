package dev.gunfeel.http;

import dev.gunfeel.burst.WeaponBurst;
import dev.gunfeel.burst.WeaponSequence;
import dev.gunfeel.burst.WeaponSequenceRequest;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;

/** Spread and recoil together: where the bullets really land. */
@RestController
class WeaponController {
    private final Computations computations;

    WeaponController(Computations computations) {
        this.computations = computations;
    }

    /**
     * Fires the whole weapon: every bullet goes where its spread says, from where recoil has turned the aim by then.
     *
     * @return every shot with the view that it was fired from, and the burst in sum
     */
    @PostMapping(
            path = "/v1/weapon/sequence",
            produces = {
                Formats.JSON,
                Formats.CSV,
                Formats.SVG,
                Formats.PNG,
                Formats.UNREAL_DATATABLE,
                Formats.UNREAL_CURVETABLE,
                Formats.UNREAL_CURVETABLE_JSON,
                Formats.UNITY_ANIMATIONCURVE,
                Formats.UNITY_ANIM,
                Formats.GODOT_TRES,
                Formats.GLTF
            })
    WeaponSequence weaponSequence(@RequestBody WeaponSequenceRequest request) {
        return computations.run(() -> WeaponBurst.sequence(request));
    }
}
