package dev.gunfeel.cli;

/** A command can't do what it was asked to, for a reason that its user can mend. */
final class UsageException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    UsageException(String message) {
        super(message);
    }
}
