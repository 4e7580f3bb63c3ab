package dev.gunfeel.http;

import dev.gunfeel.burst.WeaponBurst;
import dev.gunfeel.burst.WeaponSequence;
import dev.gunfeel.burst.WeaponSequenceRequest;
import dev.gunfeel.burst.WeaponStep;
import dev.gunfeel.burst.WeaponStepRequest;
import dev.gunfeel.changes.Changes;
import dev.gunfeel.changes.ChangesRequest;
import dev.gunfeel.changes.WeaponChanges;
import dev.gunfeel.importing.ImportFormat;
import dev.gunfeel.importing.WeaponImport;
import dev.gunfeel.input.Limits;
import org.jspecify.annotations.Nullable;
import org.springframework.http.MediaType;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/** Spread and recoil together: where the bullets really land. */
@RestController
class WeaponController {
    private final Computations computations;
    private final Limits limits;

    WeaponController(Computations computations, Limits limits) {
        this.computations = computations;
        this.limits = limits;
    }

    /**
     * Moves the whole weapon on to the next frame or shot. For a tool that drives its own clock: hand the state of the answer back
     * with the next step, and the steps give the sequence bit for bit.
     *
     * @return the view, the shot where one is fired, and the state to hand back
     */
    @PostMapping(path = "/v1/weapon/step", produces = Formats.JSON)
    WeaponStep weaponStep(@RequestBody WeaponStepRequest request) {
        return computations.run(() -> WeaponBurst.step(request));
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
                Formats.GLTF,
                Formats.VECTORS
            })
    WeaponSequence weaponSequence(@RequestBody WeaponSequenceRequest request) {
        return computations.run(() -> WeaponBurst.sequence(request));
    }

    /**
     * Tells what changed between two documents of a weapon: in its numbers, and in what it does by more than noise.
     *
     * @param request the documents, and who shoots at what from where
     * @return the changed members, and the changed figures, the largest change first
     */
    @PostMapping(
            path = "/v1/weapon/changes",
            produces = {Formats.JSON, Formats.CSV, Formats.MARKDOWN})
    Changes weaponChanges(@RequestBody ChangesRequest request) {
        return computations.run(() -> WeaponChanges.of(request));
    }

    /**
     * Reads the figures of another game's weapon into a weapon document. What a weapon has no counterpart for is named line by
     * line, and so is what had to be chosen, since the document does not say it.
     *
     * @param document the document in UTF-8, as docs/weapons-of-games.md shows it
     * @param from whose document it is: lyra, counterStrike, battlefield, titanfall, or table for a recorded spray
     * @return the weapon document, and how far it says the same
     */
    @PostMapping(
            path = "/v1/weapon/import",
            consumes = {Formats.JSON, Formats.CSV, MediaType.TEXT_PLAIN_VALUE},
            produces = Formats.JSON)
    WeaponImport weaponImport(@RequestBody byte[] document, @RequestParam(required = false) @Nullable String from) {
        return computations.run(() -> ImportFormat.read(from, document, limits));
    }
}
