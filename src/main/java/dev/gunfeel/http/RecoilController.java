package dev.gunfeel.http;

import dev.gunfeel.recoil.Recoil;
import dev.gunfeel.recoil.RecoilCurve;
import dev.gunfeel.recoil.RecoilCurveRequest;
import dev.gunfeel.recoil.RecoilSequence;
import dev.gunfeel.recoil.RecoilSequenceRequest;
import dev.gunfeel.recoil.RecoilStep;
import dev.gunfeel.recoil.RecoilStepRequest;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;

/** How the view moves: rolling, knocking and punching. */
@RestController
class RecoilController {
    private final Computations computations;

    RecoilController(Computations computations) {
        this.computations = computations;
    }

    /**
     * Computes the curve of one impulse. This is the place to tune how a kick rises and settles, before a whole burst of
     * them.
     *
     * @return the constants of the curve, its true peak, when it has settled, and its samples
     */
    @PostMapping(
            path = "/v1/recoil/curve",
            produces = {Formats.JSON, Formats.CSV, Formats.SVG, Formats.PNG})
    RecoilCurve recoilCurve(@RequestBody RecoilCurveRequest request) {
        return computations.run(() -> Recoil.curve(request));
    }

    /**
     * Moves the view on by some time, and fires a shot then unless told not to. For a tool that drives its own clock:
     * hand the state of the answer back with the next step, and the steps give the sequence bit for bit.
     *
     * @return the view at this instant, the shot if there was one, and the state to hand back
     */
    @PostMapping(path = "/v1/recoil/step", produces = Formats.JSON)
    RecoilStep recoilStep(@RequestBody RecoilStepRequest request) {
        return computations.run(() -> Recoil.step(request));
    }

    /**
     * Fires a rested weapon in one burst or several, and returns how the view moves, sampled over time.
     *
     * @return the impulse of every shot, the view over time, and both in sum
     */
    @PostMapping(
            path = "/v1/recoil/sequence",
            produces = {
                Formats.JSON,
                Formats.CSV,
                Formats.SVG,
                Formats.PNG,
                Formats.UNREAL_CURVETABLE,
                Formats.UNREAL_CURVETABLE_JSON,
                Formats.UNITY_ANIMATIONCURVE,
                Formats.UNITY_ANIM,
                Formats.GODOT_TRES,
                Formats.GLTF
            })
    RecoilSequence recoilSequence(@RequestBody RecoilSequenceRequest request) {
        return computations.run(() -> Recoil.sequence(request));
    }
}
