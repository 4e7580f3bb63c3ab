package dev.gunfeel.solve;

/** Which steps of a number are looked at as equally long. */
public enum VariableScale {
    /** Equal differences. */
    LINEAR,
    /** Equal ratios, for a number that may lie in several orders of magnitude. */
    LOG
}
