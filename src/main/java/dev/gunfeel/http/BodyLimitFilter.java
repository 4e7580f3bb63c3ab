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
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.stereotype.Component;
import org.springframework.web.filter.OncePerRequestFilter;
import tools.jackson.databind.json.JsonMapper;

/**
 * Refuses bodies over the limit, at once where their length is declared, else as soon as too much has come; and those of a
 * type that is none, such as {@code *}{@code /*}.
 */
@Component
@Order(Ordered.HIGHEST_PRECEDENCE + 20)
class BodyLimitFilter extends OncePerRequestFilter {
    private final long limit;
    private final JsonMapper mapper;

    BodyLimitFilter(Limits limits, JsonMapper mapper) {
        this.limit = limits.get(Limit.BODY);
        this.mapper = mapper;
    }

    @Override
    protected void doFilterInternal(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws ServletException, IOException {
        String type = request.getContentType();
        if (request.getContentLengthLong() > limit) {
            refuse(ProblemType.BODY_TOO_LARGE, BodyTooLargeException.detail(limit), request, response);
        } else if (type != null && type.contains("*")) {
            refuse(
                    ProblemType.UNSUPPORTED_MEDIA_TYPE,
                    "Content-Type says what a body is and has no wildcards; set it to application/json.",
                    request,
                    response);
        } else {
            chain.doFilter(new Counted(request), response);
        }
    }

    private void refuse(ProblemType type, String detail, HttpServletRequest request, HttpServletResponse response)
            throws IOException {
        Problem problem = Problem.of(type, detail, request.getRequestURI());
        response.setStatus(problem.status());
        response.setContentType("application/problem+json");
        response.getOutputStream().write(mapper.writeValueAsString(problem).getBytes(StandardCharsets.UTF_8));
    }

    private final class Counted extends HttpServletRequestWrapper {
        Counted(HttpServletRequest request) {
            super(request);
        }

        @Override
        public ServletInputStream getInputStream() throws IOException {
            return new CountedStream(super.getInputStream());
        }
    }

    private final class CountedStream extends ServletInputStream {
        private final ServletInputStream stream;
        private long count;

        CountedStream(ServletInputStream stream) {
            this.stream = stream;
        }

        @Override
        public int read() throws IOException {
            int read = stream.read();
            count(read < 0 ? 0 : 1);
            return read;
        }

        @Override
        public int read(byte[] buffer, int offset, int length) throws IOException {
            int read = stream.read(buffer, offset, length);
            count(Math.max(read, 0));
            return read;
        }

        private void count(int more) throws IOException {
            count += more;
            if (count > limit) {
                throw new BodyTooLargeException(limit);
            }
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
}
