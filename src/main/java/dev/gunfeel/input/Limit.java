package dev.gunfeel.input;

/** What one request may ask for. Every limit has a default, can be set by an environment variable, and is published. */
public enum Limit {
    /** Shots of one burst or sequence. */
    SHOTS("shots", 10_000, "shots", "GUNFEEL_MAX_SHOTS"),
    /** Samples or steps of one curve, and numbers of one random sequence. */
    SAMPLES("samples", 200_000, "samples", "GUNFEEL_MAX_SAMPLES"),
    /** Agents of a flock. */
    AGENTS("agents", 100_000, "agents", "GUNFEEL_MAX_AGENTS"),
    /** Agents times steps of a sequence. */
    AGENT_STEPS("agentSteps", 10_000_000, "agent steps", "GUNFEEL_MAX_AGENT_STEPS"),
    /** Agents times kept frames of a sequence. */
    FRAME_AGENTS("frameAgents", 200_000, "agents in frames", "GUNFEEL_MAX_FRAME_AGENTS"),
    /** Pairs of agents in adjacent cells, over all steps and kept frames of a request. */
    PAIRS("pairs", 2_000_000_000L, "pairs", "GUNFEEL_MAX_PAIRS");

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
