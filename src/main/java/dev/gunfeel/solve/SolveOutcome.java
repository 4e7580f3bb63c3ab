package dev.gunfeel.solve;

/** How a search ended. */
public enum SolveOutcome {
    /** Every check passes. */
    SOLVED,
    /** The search came to its end, and nothing that it tried passes every check. */
    INFEASIBLE,
    /** The search was ended by its budget before anything passed; the answer is what came closest. */
    CLOSEST
}
