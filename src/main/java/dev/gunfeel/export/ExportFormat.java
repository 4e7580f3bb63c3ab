package dev.gunfeel.export;

import dev.gunfeel.burst.WeaponSequenceRequest;
import dev.gunfeel.recoil.RecoilSequenceRequest;

/** The forms in which the view of a fired weapon goes to engines. */
public enum ExportFormat {
    /** Unreal's curve table as CSV: straight between keys that all rows share. */
    UNREAL_CURVETABLE("unreal-curvetable", "application/vnd.gunfeel.unreal-curvetable+csv", ".csv") {
        @Override
        Export write(ExportedWeapon weapon, double toleranceDegrees) {
            return UnrealCurveTable.csv(weapon, toleranceDegrees);
        }
    },
    /** Unreal's curve table as JSON: straight between each row's own keys. */
    UNREAL_CURVETABLE_JSON("unreal-curvetable-json", "application/vnd.gunfeel.unreal-curvetable+json", ".json") {
        @Override
        Export write(ExportedWeapon weapon, double toleranceDegrees) {
            return UnrealCurveTable.json(weapon, toleranceDegrees);
        }
    },
    /** Unity's animation curves as JSON for JsonUtility: cubic, with tangents. */
    UNITY_ANIMATIONCURVE("unity-animationcurve", "application/vnd.gunfeel.unity-animationcurve+json", ".json") {
        @Override
        Export write(ExportedWeapon weapon, double toleranceDegrees) {
            return UnityCurves.json(weapon, toleranceDegrees);
        }
    },
    /** Unity's animation clip as YAML: local angles, and a camera's field of view. */
    UNITY_ANIM("unity-anim", "application/vnd.gunfeel.unity-anim+yaml", ".anim") {
        @Override
        Export write(ExportedWeapon weapon, double toleranceDegrees) {
            return UnityAnimation.yaml(weapon, toleranceDegrees);
        }
    },
    /** Godot's animation as a text resource: Bézier tracks of a node's rotation and of a camera's field of view. */
    GODOT_TRES("godot-tres", "application/vnd.gunfeel.godot-tres", ".tres") {
        @Override
        Export write(ExportedWeapon weapon, double toleranceDegrees) {
            return GodotAnimation.tres(weapon, toleranceDegrees);
        }
    },
    /** glTF 2.0 in its binary form: a camera that is kicked. */
    GLTF("gltf", "model/gltf-binary", ".glb") {
        @Override
        Export write(ExportedWeapon weapon, double toleranceDegrees) {
            return GltfCamera.glb(weapon, toleranceDegrees);
        }
    };

    /** What is left for what lies between two samples. */
    private static final double KEPT = 0.98;

    private final String word;
    private final String mediaType;
    private final String ending;

    ExportFormat(String word, String mediaType, String ending) {
        this.word = word;
        this.mediaType = mediaType;
        this.ending = ending;
    }

    /** {@return the word that chooses it} */
    public String word() {
        return word;
    }

    /** {@return its media type} */
    public String mediaType() {
        return mediaType;
    }

    /** {@return how names of its files end} */
    public String ending() {
        return ending;
    }

    abstract Export write(ExportedWeapon weapon, double toleranceDegrees);

    /**
     * Writes the view while a weapon fires.
     *
     * @param request the weapon, how it is fired and how long to go on; its sample rate and what it compares with are of no effect
     * @param toleranceDegrees how far the view may be from the formulas at any time, in degrees, above 0
     * @return the file
     * @throws dev.gunfeel.input.InputException with every complaint about the request
     */
    public Export ofView(RecoilSequenceRequest request, double toleranceDegrees) {
        return write(ExportedWeapon.of(request, false, toleranceDegrees), KEPT * toleranceDegrees);
    }

    /**
     * Writes the view while a weapon fires, until it has settled, and the curves of its document where the format has room for
     * them: falloff, cone, heat and pellets.
     *
     * @param request the weapon and how it is fired; only what moves the view is of effect
     * @param toleranceDegrees how far the view may be from the formulas at any time, in degrees, above 0
     * @return the file
     * @throws dev.gunfeel.input.InputException with every complaint about the request, as of the recoil of that weapon
     */
    public Export ofWeapon(WeaponSequenceRequest request, double toleranceDegrees) {
        return write(
                ExportedWeapon.of(ViewCurves.untilSettled(request), true, toleranceDegrees), KEPT * toleranceDegrees);
    }
}
