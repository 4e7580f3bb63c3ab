package dev.gunfeel.check.run;

/** Is told how far a long run has come, on the thread that waits for it. */
public interface Progress {
    /** Tells nobody. */
    Progress NONE = (done, total) -> {};

    /**
     * Is called now and then, and at the end.
     *
     * @param done how many bursts were simulated so far
     * @param total how many there are to simulate; checks that fire alike share theirs
     */
    void simulated(long done, long total);
}
