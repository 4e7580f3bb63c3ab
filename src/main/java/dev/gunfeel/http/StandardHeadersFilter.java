package dev.gunfeel.http;

import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.Objects;
import java.util.Set;
import org.springframework.boot.info.BuildProperties;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.http.HttpHeaders;
import org.springframework.stereotype.Component;
import org.springframework.web.filter.OncePerRequestFilter;

/** Says on every answer which version computed it, and to caches what it depends on and that it is to be asked for again. */
@Component
@Order(Ordered.HIGHEST_PRECEDENCE + 10)
class StandardHeadersFilter extends OncePerRequestFilter {
    static final String VERSION = "Gunfeel-Version";

    private static final Set<String> READING = Set.of("GET", "HEAD");

    private final String version;

    StandardHeadersFilter(BuildProperties build) {
        this.version = Objects.requireNonNull(build.getVersion());
    }

    @Override
    protected void doFilterInternal(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws ServletException, IOException {
        response.setHeader(VERSION, version);
        response.setHeader("X-Content-Type-Options", "nosniff");
        if (AcceptedFormats.decideOn(request)) {
            response.addHeader(HttpHeaders.VARY, "Accept, Accept-Encoding");
            if (READING.contains(request.getMethod())) {
                // What is read changes with the version of the service alone, and then at once.
                response.setHeader(HttpHeaders.CACHE_CONTROL, "no-cache");
            }
        }
        chain.doFilter(request, response);
    }
}
