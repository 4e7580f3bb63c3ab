package dev.gunfeel.http;

import dev.gunfeel.input.Limit;
import dev.gunfeel.input.Limits;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ReadListener;
import jakarta.servlet.ServletException;
import jakarta.servlet.ServletInputStream;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletRequestWrapper;
import jakarta.servlet.http.HttpServletResponse;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.util.Collections;
import java.util.Enumeration;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.zip.GZIPInputStream;
import java.util.zip.ZipException;
import org.jspecify.annotations.Nullable;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.http.HttpHeaders;
import org.springframework.stereotype.Component;
import org.springframework.web.filter.OncePerRequestFilter;
import tools.jackson.databind.json.JsonMapper;

/**
 * Unpacks bodies, and refuses those over the limit: at once where their length is declared, else as soon as too much has come out of
 * them. So a small body that unpacks to a large one costs no more than any other. Codings other than gzip are refused, and so are
 * bodies of a type that is none, such as {@code *}{@code /*}.
 */
@Component
@Order(Ordered.HIGHEST_PRECEDENCE + 20)
class RequestBodyFilter extends OncePerRequestFilter {
    private static final Set<String> GZIP = Set.of("gzip", "x-gzip");

    private final long limit;
    private final JsonMapper mapper;
    private final Computations computations;

    RequestBodyFilter(Limits limits, JsonMapper mapper, Computations computations) {
        this.computations = computations;
        this.limit = limits.get(Limit.BODY);
        this.mapper = mapper;
    }

    @Override
    protected boolean shouldNotFilterAsyncDispatch() {
        return false;
    }

    @Override
    protected void doFilterInternal(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws ServletException, IOException {
        String type = request.getContentType();
        String coding = coding(request);
        if (request.getContentLengthLong() > limit) {
            refuse(ProblemType.BODY_TOO_LARGE, BodyTooLargeException.detail(limit), request, response);
        } else if (!coding.isEmpty() && !GZIP.contains(coding)) {
            response.setHeader(HttpHeaders.ACCEPT_ENCODING, "gzip");
            refuse(
                    ProblemType.UNSUPPORTED_MEDIA_TYPE,
                    "Bodies are read as they are or packed by gzip; leave Content-Encoding out, or set it to gzip.",
                    request,
                    response);
        } else if (type != null && type.contains("*")) {
            refuse(
                    ProblemType.UNSUPPORTED_MEDIA_TYPE,
                    "Content-Type says what a body is and has no wildcards; set it to application/json.",
                    request,
                    response);
        } else {
            chain.doFilter(coding.isEmpty() ? new Counted(request) : new Unpacked(request), response);
        }
    }

    /** Returns how a body is packed, empty where it is not. */
    private static String coding(HttpServletRequest request) {
        return Collections.list(request.getHeaders(HttpHeaders.CONTENT_ENCODING)).stream()
                .map(coding -> coding.strip().toLowerCase(Locale.ROOT))
                .filter(coding -> !coding.isEmpty() && !coding.equals("identity"))
                .collect(Collectors.joining(","));
    }

    private void refuse(ProblemType type, String detail, HttpServletRequest request, HttpServletResponse response)
            throws IOException {
        Problem.of(type, detail, request).writeTo(response, mapper);
    }

    private class Counted extends HttpServletRequestWrapper {
        Counted(HttpServletRequest request) {
            super(request);
        }

        @Override
        public ServletInputStream getInputStream() throws IOException {
            ServletInputStream stream = super.getInputStream();
            return new CountedStream(stream, stream);
        }
    }

    /** To whoever reads it a body that never was packed, of a length that nobody has declared. */
    private final class Unpacked extends Counted {
        private static final Set<String> HIDDEN = Set.of("content-encoding", "content-length");

        private @Nullable ServletInputStream unpacked;

        Unpacked(HttpServletRequest request) {
            super(request);
        }

        @Override
        public ServletInputStream getInputStream() throws IOException {
            if (unpacked == null) {
                ServletInputStream stream = getRequest().getInputStream();
                try {
                    unpacked = new CountedStream(new GZIPInputStream(stream), stream);
                } catch (ZipException | EOFException e) {
                    throw new NotGzipException(e);
                }
            }
            return unpacked;
        }

        @Override
        public int getContentLength() {
            return -1;
        }

        @Override
        public long getContentLengthLong() {
            return -1;
        }

        @Override
        public @Nullable String getHeader(String name) {
            return isHidden(name) ? null : super.getHeader(name);
        }

        @Override
        public Enumeration<String> getHeaders(String name) {
            return isHidden(name) ? Collections.emptyEnumeration() : super.getHeaders(name);
        }

        @Override
        public Enumeration<String> getHeaderNames() {
            return Collections.enumeration(Collections.list(super.getHeaderNames()).stream()
                    .filter(name -> !isHidden(name))
                    .toList());
        }

        private static boolean isHidden(String name) {
            return HIDDEN.contains(name.toLowerCase(Locale.ROOT));
        }
    }

    private final class CountedStream extends ServletInputStream {
        private final InputStream content;
        private final ServletInputStream stream;
        private long count;

        CountedStream(InputStream content, ServletInputStream stream) {
            this.content = content;
            this.stream = stream;
        }

        @Override
        public int read() throws IOException {
            byte[] one = new byte[1];
            return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
        }

        @Override
        public int read(byte[] buffer, int offset, int length) throws IOException {
            int read;
            try {
                read = content.read(buffer, offset, length);
            } catch (ZipException | EOFException e) {
                throw content == stream ? e : new NotGzipException(e);
            }
            count += Math.max(read, 0);
            if (content != stream) {
                computations.hold(read);
            }
            if (count > limit) {
                throw new BodyTooLargeException(limit);
            }
            return read;
        }

        @Override
        public boolean isFinished() {
            return stream.isFinished();
        }

        @Override
        public boolean isReady() {
            return stream.isReady();
        }

        @Override
        public void setReadListener(ReadListener listener) {
            stream.setReadListener(listener);
        }
    }

    /** A body is not packed as it says, or ends before it should. */
    static final class NotGzipException extends IOException {
        private static final long serialVersionUID = 1L;

        NotGzipException(IOException cause) {
            super(
                    "Content-Encoding says gzip, but the body is not whole gzip; pack it anew, or leave the header out.",
                    cause);
        }
    }
}
