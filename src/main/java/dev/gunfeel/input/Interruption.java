package dev.gunfeel.input;

/** Lets long loops stop when their thread is interrupted. */
public final class Interruption {
    private Interruption() {}

    /**
     * Returns at once, unless the thread was interrupted. A thread that is {@link GivingWay} may then wait here for its turn and go
     * on; any other stops.
     *
     * @throws StoppedException if the computation is to stop; the flag of the thread is then cleared
     */
    public static void poll() {
        if (Thread.interrupted()) {
            if (Thread.currentThread() instanceof GivingWay thread) {
                thread.giveWay();
            } else {
                throw new StoppedException();
            }
        }
    }

    /** A thread that is interrupted so that others get their turn, and not only to stop. */
    public interface GivingWay {
        /**
         * Returns when the thread may go on.
         *
         * @throws StoppedException if it may not
         */
        void giveWay();
    }
}
