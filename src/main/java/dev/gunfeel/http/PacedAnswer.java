package dev.gunfeel.http;

import jakarta.servlet.ServletOutputStream;
import jakarta.servlet.WriteListener;
import jakarta.servlet.http.HttpServletResponse;
import jakarta.servlet.http.HttpServletResponseWrapper;
import java.io.EOFException;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** An answer that is broken off where its client reads it too slowly, since it holds memory and a thread until it is read. */
final class PacedAnswer extends HttpServletResponseWrapper {
    private static final double SECOND = 1e9;

    private @Nullable ServletOutputStream stream;

    PacedAnswer(HttpServletResponse response) {
        super(response);
    }

    @Override
    public ServletOutputStream getOutputStream() throws IOException {
        if (stream == null) {
            stream = new Paced(super.getOutputStream());
        }
        return stream;
    }

    /** Counts the time for which writing waits; what is computed in between is not the client's. */
    private static final class Paced extends ServletOutputStream {
        private final ServletOutputStream stream;
        private long written;
        private long waitedNanos;

        Paced(ServletOutputStream stream) {
            this.stream = stream;
        }

        @Override
        public void write(int one) throws IOException {
            write(new byte[] {(byte) one}, 0, 1);
        }

        @Override
        public void write(byte[] bytes, int offset, int length) throws IOException {
            long start = System.nanoTime();
            stream.write(bytes, offset, length);
            waited(start, length);
        }

        @Override
        public void flush() throws IOException {
            long start = System.nanoTime();
            stream.flush();
            waited(start, 0);
        }

        private void waited(long start, int length) {
            written += length;
            waitedNanos += System.nanoTime() - start;
            double seconds = (waitedNanos - BodyReading.GRACE_NANOS) / SECOND;
            if (seconds > (double) written / BodyReading.LEAST_BYTES_PER_SECOND) {
                throw new Computations.BrokenOffError(new EOFException("the client reads it too slowly"));
            }
        }

        @Override
        public void close() throws IOException {
            stream.close();
        }

        @Override
        public boolean isReady() {
            return stream.isReady();
        }

        @Override
        public void setWriteListener(WriteListener listener) {
            stream.setWriteListener(listener);
        }
    }
}
