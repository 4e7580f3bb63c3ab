package dev.gunfeel.http;

import java.util.concurrent.locks.Condition;
import org.jspecify.annotations.Nullable;

/**
 * What one request has of the service: its place in the order of arrival, the time that it has computed, and the memory that it
 * holds. Its parts are computed one after the other. {@link Turns} guards all that changes here by its lock.
 */
final class Turn {
    /** Why a computation ends before it is done. */
    enum Stop {
        BUDGET,
        GONE_CLIENT,
        SHUTDOWN
    }

    /** The place in the order of arrival. */
    final long number;

    /** Signalled when a part of it may go on, and when it is done. */
    final Condition changed;

    /** How long it has computed in nanoseconds, without the part that computes now. */
    long usedNanos;

    /** When it last began to compute or to wait. */
    long sinceNanos;

    /** The bytes of memory that it holds. */
    long heldBytes;

    /** The bytes that it has to hold before its next part begins. */
    long neededBytes;

    /** Whether it was let in; then its later parts are never sent away. */
    boolean isAdmitted;

    /** Whether its part has come to its end. */
    boolean isDone;

    /** Whether it is asked to let others go first. */
    boolean isGivingWay;

    @Nullable
    Stop stop;

    @Nullable
    Runnable part;

    @Nullable
    Thread thread;

    Turn(long number, Condition changed) {
        this.number = number;
        this.changed = changed;
    }
}
