package dev.gunfeel.http;

import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.Objects;
import org.springframework.boot.info.BuildProperties;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.stereotype.Component;
import org.springframework.web.filter.OncePerRequestFilter;

/** Says on every answer which version computed it. */
@Component
@Order(Ordered.HIGHEST_PRECEDENCE + 10)
class VersionHeaderFilter extends OncePerRequestFilter {
    static final String NAME = "Gunfeel-Version";

    private final String version;

    VersionHeaderFilter(BuildProperties build) {
        this.version = Objects.requireNonNull(build.getVersion());
    }

    @Override
    protected void doFilterInternal(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws ServletException, IOException {
        response.setHeader(NAME, version);
        response.setHeader("X-Content-Type-Options", "nosniff");
        chain.doFilter(request, response);
    }
}
