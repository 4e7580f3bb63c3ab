package dev.gunfeel.input;

/** Lets long loops stop when their thread is interrupted. */
public final class Interruption {
    private Interruption() {}

    /**
     * Returns at once, unless the thread was interrupted.
     *
     * @throws StoppedException if the thread was interrupted; its flag is then cleared
     */
    public static void poll() {
        if (Thread.interrupted()) {
            throw new StoppedException();
        }
    }
}
