package dev.gunfeel.http;

import jakarta.servlet.ReadListener;
import jakarta.servlet.ServletInputStream;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletRequestWrapper;
import java.io.ByteArrayInputStream;

/** A request whose body was read already. */
final class ReadBody extends HttpServletRequestWrapper {
    private final ServletInputStream stream;

    ReadBody(HttpServletRequest request, byte[] body) {
        super(request);
        stream = new Bytes(body);
    }

    @Override
    public ServletInputStream getInputStream() {
        return stream;
    }

    private static final class Bytes extends ServletInputStream {
        private final ByteArrayInputStream bytes;

        Bytes(byte[] body) {
            bytes = new ByteArrayInputStream(body);
        }

        @Override
        public int read() {
            return bytes.read();
        }

        @Override
        public int read(byte[] buffer, int offset, int length) {
            return bytes.read(buffer, offset, length);
        }

        @Override
        public boolean isFinished() {
            return bytes.available() == 0;
        }

        @Override
        public boolean isReady() {
            return true;
        }

        @Override
        public void setReadListener(ReadListener listener) {
            throw new IllegalStateException("the body was read already");
        }
    }
}
