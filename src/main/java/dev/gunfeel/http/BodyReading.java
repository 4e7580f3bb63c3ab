package dev.gunfeel.http;

import jakarta.servlet.AsyncContext;
import jakarta.servlet.ReadListener;
import jakarta.servlet.ServletInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.SocketTimeoutException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.LongPredicate;
import org.jspecify.annotations.Nullable;

/**
 * Gathers a body that comes in pieces, without a thread that waits for them. It has to come at a least rate. Where it is too much,
 * the rest is read and forgotten, so that whoever sends it reads the answer and not a reset connection.
 */
final class BodyReading implements ReadListener {
    /** How the reading ended. */
    enum End {
        READ,
        NO_ROOM,
        TOO_SLOW,
        GONE_CLIENT
    }

    /** A connection that was idle needs some time until it is fast. */
    static final long GRACE_NANOS = TimeUnit.SECONDS.toNanos(5);

    /** What the slowest of mobile networks still carry. */
    static final long LEAST_BYTES_PER_SECOND = 16_384;

    private static final int PIECE = 8192;

    private final AsyncContext request;
    private final ServletInputStream stream;
    private final long limit;
    private final LongPredicate hold;
    private final long startNanos = System.nanoTime();
    private final AtomicReference<@Nullable End> end = new AtomicReference<>();

    /** Null where the body is forgotten. */
    private @Nullable ByteArrayOutputStream body;

    private final AtomicLong received = new AtomicLong();

    /**
     * Starts to read.
     *
     * @param limit no more bytes are read than one beyond it
     * @param isWanted whether the body is kept
     * @param hold takes memory for so many bytes, where there is some
     */
    BodyReading(AsyncContext request, ServletInputStream stream, long limit, boolean isWanted, LongPredicate hold) {
        this.request = request;
        this.stream = stream;
        this.limit = limit;
        this.hold = hold;
        body = isWanted ? new ByteArrayOutputStream() : null;
    }

    @Override
    public void onDataAvailable() throws IOException {
        byte[] piece = new byte[PIECE];
        while (end.get() == null && stream.isReady() && !stream.isFinished()) {
            int count = stream.read(piece);
            if (count < 0) {
                return;
            }
            ByteArrayOutputStream kept = body;
            if (kept != null && hold.test(count)) {
                kept.write(piece, 0, count);
            } else {
                body = null;
            }
            if (received.addAndGet(count) > limit) {
                end(body == null ? End.NO_ROOM : End.READ);
            }
        }
    }

    @Override
    public void onAllDataRead() {
        end(body == null ? End.NO_ROOM : End.READ);
    }

    /** Whoever listens to the request goes on: here the server has not seen the failure yet. */
    @Override
    public void onError(Throwable failure) {
        end.compareAndSet(null, failure instanceof SocketTimeoutException ? End.TOO_SLOW : End.GONE_CLIENT);
    }

    /** Ends the reading if the body comes too slowly. */
    void look(long now) {
        double seconds = (double) (now - startNanos - GRACE_NANOS) / TimeUnit.SECONDS.toNanos(1);
        if (seconds > (double) received.get() / LEAST_BYTES_PER_SECOND) {
            end(End.TOO_SLOW);
        }
    }

    private void end(End how) {
        if (end.compareAndSet(null, how)) {
            request.dispatch();
        }
    }

    /** Returns how it ended; null where it hasn't. */
    @Nullable
    End end() {
        return end.get();
    }

    /** Returns what was read. */
    byte[] body() {
        ByteArrayOutputStream kept = body;
        return kept == null ? new byte[0] : kept.toByteArray();
    }
}
