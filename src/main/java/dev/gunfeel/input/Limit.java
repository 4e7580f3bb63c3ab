package dev.gunfeel.input;

/** What one request may ask for. Every limit has a default, can be set by an environment variable, and is published. */
public enum Limit {
    /** Shots of one burst or sequence. */
    SHOTS("shots", 10_000, "shots", "GUNFEEL_MAX_SHOTS"),
    /** Samples or steps of one curve, and numbers of one random sequence. */
    SAMPLES("samples", 200_000, "samples", "GUNFEEL_MAX_SAMPLES"),
    /** Bones of a blend sequence, over all its frames and transitions. */
    BLEND_BONES("blendBones", 100_000, "bones over all frames and transitions", "GUNFEEL_MAX_BLEND_BONES"),
    /** Bones of the clips that are read from a glTF file, over all their poses. */
    CLIP_BONES("clipBones", 100_000, "bones over all poses", "GUNFEEL_MAX_CLIP_BONES");

    private final String word;
    private final long standard;
    private final String unit;
    private final String environmentVariable;

    Limit(String word, long standard, String unit, String environmentVariable) {
        this.word = word;
        this.standard = standard;
        this.unit = unit;
        this.environmentVariable = environmentVariable;
    }

    /** Returns the name under which the limit is published. */
    public String word() {
        return word;
    }

    /** Returns the value in force where the environment says nothing. */
    public long standard() {
        return standard;
    }

    /** Returns what is counted. */
    public String unit() {
        return unit;
    }

    /** Returns the environment variable that sets it. */
    public String environmentVariable() {
        return environmentVariable;
    }
}
