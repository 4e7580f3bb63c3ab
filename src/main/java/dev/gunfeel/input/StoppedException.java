package dev.gunfeel.input;

/** Thrown by a computation whose thread was interrupted: its time budget is over, or nobody waits for it any more. */
public final class StoppedException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** Makes the exception. */
    public StoppedException() {
        super("the computation was stopped");
    }
}
