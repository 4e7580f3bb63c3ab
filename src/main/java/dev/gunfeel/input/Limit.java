package dev.gunfeel.input;

/** What one request may ask for. Every limit has a default, can be set by an environment variable, and is published. */
public enum Limit {
    /** Bytes of a request's body. */
    BODY("body", 4L << 20, "bytes", "GUNFEEL_MAX_BODY_BYTES"),
    /** Objects and arrays within each other in a body. */
    NESTING("nesting", 64, "levels", "GUNFEEL_MAX_NESTING"),
    /** Objects of a body or a balance file, over all lists. */
    OBJECTS("objects", 200_000, "objects", "GUNFEEL_MAX_OBJECTS"),
    /** Time that one computation may take before it is stopped. */
    TIME_BUDGET("timeBudget", 10_000, "milliseconds", "GUNFEEL_TIME_BUDGET_MILLISECONDS"),
    /** Computations that run at once; by default as many as there are cores. */
    COMPUTATIONS(
            "computations", Runtime.getRuntime().availableProcessors(), "computations", "GUNFEEL_MAX_COMPUTATIONS"),
    /** Computations that wait for their turn; one more is sent away. */
    QUEUE("queue", 64, "computations", "GUNFEEL_MAX_QUEUE"),
    /** Memory that requests hold together, as far as it is known what each takes; by default half of the heap but 32 MiB. */
    MEMORY(
            "memory",
            Math.max(Runtime.getRuntime().maxMemory() / 2 - (32L << 20), 16L << 20),
            "bytes",
            "GUNFEEL_MAX_MEMORY_BYTES"),
    /** Connections that are open at once. */
    CONNECTIONS("connections", 1000, "connections", "GUNFEEL_MAX_CONNECTIONS"),
    /** Shots of one burst or sequence. */
    SHOTS("shots", 10_000, "shots", "GUNFEEL_MAX_SHOTS"),
    /** Samples or steps of one curve, and numbers of one random sequence. */
    SAMPLES("samples", 200_000, "samples", "GUNFEEL_MAX_SAMPLES"),
    /** Bones of a blend sequence, over all its frames and transitions. */
    BLEND_BONES("blendBones", 100_000, "bones over all frames and transitions", "GUNFEEL_MAX_BLEND_BONES"),
    /** Bones of the clips that are read from a glTF file, over all their poses. */
    CLIP_BONES("clipBones", 100_000, "bones over all poses", "GUNFEEL_MAX_CLIP_BONES"),
    /** Agents of a flock. */
    AGENTS("agents", 100_000, "agents", "GUNFEEL_MAX_AGENTS"),
    /** Agents times steps of a sequence. */
    AGENT_STEPS("agentSteps", 10_000_000, "agent steps", "GUNFEEL_MAX_AGENT_STEPS"),
    /** Agents times kept frames of a sequence. */
    FRAME_AGENTS("frameAgents", 200_000, "agents in frames", "GUNFEEL_MAX_FRAME_AGENTS"),
    /** Pairs of agents in adjacent cells, over all steps and kept frames of a request. */
    PAIRS("pairs", 2_000_000_000L, "pairs", "GUNFEEL_MAX_PAIRS"),
    /** Width times height of a picture; by default those of a screen of 1920 by 1200. */
    PICTURE_PIXELS("picturePixels", 1920 * 1200, "pixels", "GUNFEEL_MAX_PICTURE_PIXELS"),
    /** Checks of one request, times the weapons that they are made of. */
    CHECKS("checks", 5_000, "checks over all weapons", "GUNFEEL_MAX_CHECKS"),
    /** Bursts that the checks of one request simulate, before they share any. */
    SIMULATIONS("simulations", 2_000_000, "simulated bursts over all checks", "GUNFEEL_MAX_SIMULATIONS"),
    /** Shots of all simulated bursts of one request, before they share any. */
    SIMULATED_SHOTS("simulatedShots", 300_000_000, "shots over all simulated bursts", "GUNFEEL_MAX_SIMULATED_SHOTS"),
    /** Shots that the checks of one request look at, each in a burst of its own. */
    CHECKED_SHOTS("checkedShots", 2_000_000, "shots over all checks", "GUNFEEL_MAX_CHECKED_SHOTS"),
    /** Duels of one arsenal: pairs of weapons, times players, times distances. */
    DUELS("duels", 25_000, "duels", "GUNFEEL_MAX_DUELS"),
    /** Values of a YAML document, those behind its aliases included. */
    YAML_VALUES("yamlValues", 200_000, "values with all aliases written out", "GUNFEEL_MAX_YAML_VALUES");

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

    /** {@return the name under which the limit is published} */
    public String word() {
        return word;
    }

    /** {@return the value in force where the environment says nothing} */
    public long standard() {
        return standard;
    }

    /** {@return what is counted} */
    public String unit() {
        return unit;
    }

    /** {@return the environment variable that sets it} */
    public String environmentVariable() {
        return environmentVariable;
    }
}
