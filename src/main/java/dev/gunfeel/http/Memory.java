package dev.gunfeel.http;

import dev.gunfeel.input.Complaints;
import dev.gunfeel.input.Limit;
import java.util.Map;

/**
 * About how much memory a request takes, by what is known of it. What grows with a number in a body is counted against a limit, so the
 * numbers that were counted say how much is made of them.
 */
final class Memory {
    /** What every request takes. */
    static final long LEAST = 256 << 10;

    /** Bytes that are made of one byte of a body, at most about: records of which only brackets stand there. */
    private static final long PER_BYTE = 10;

    /** Bytes that one of them takes in the answer, or while it is computed. */
    private static final Map<Limit, Long> PER_ONE = Map.of(
            Limit.SAMPLES, 400L,
            Limit.SHOTS, 2000L,
            Limit.BLEND_BONES, 300L,
            Limit.CLIP_BONES, 300L,
            Limit.AGENTS, 400L,
            Limit.CHECKS, 2000L,
            Limit.CHECKED_SHOTS, 10L,
            Limit.SIMULATIONS, 16L,
            Limit.DUELS, 500L);

    private Memory() {}

    /** Returns what the reading of a body takes. */
    static long ofBody(long bytes) {
        return LEAST + PER_BYTE * bytes;
    }

    /** Returns what the answer takes to a request whose numbers were counted. */
    static long ofAnswer(Complaints counted) {
        return PER_ONE.entrySet().stream()
                .mapToLong(one -> (long) (counted.asked(one.getKey()) * one.getValue()))
                .sum();
    }
}
