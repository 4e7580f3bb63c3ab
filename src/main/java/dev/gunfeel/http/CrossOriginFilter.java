package dev.gunfeel.http;

import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.Arrays;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Component;
import org.springframework.web.cors.CorsUtils;
import org.springframework.web.filter.OncePerRequestFilter;
import tools.jackson.databind.json.JsonMapper;

/**
 * Lets pages of other origins use the service, where its environment names them (the CORS protocol of the Fetch standard). It stands
 * before all that refuses, so that such a page can read why. A request from elsewhere is answered as ever; the browser then keeps the
 * answer from the page.
 */
@Component
@Order(Ordered.HIGHEST_PRECEDENCE + 15)
class CrossOriginFilter extends OncePerRequestFilter {
    static final String VARIABLE = "GUNFEEL_CORS_ORIGINS";

    private static final String ANYBODY = "*";
    private static final String METHODS = "GET, HEAD, POST";
    private static final String PREFLIGHT_KEPT_SECONDS = "3600";

    /** Beside those that a page may always read. */
    private static final String EXPOSED = String.join(
            ", ",
            StandardHeadersFilter.VERSION,
            AnswerHeaders.SEEDS,
            AnswerHeaders.WARNINGS,
            ChecksController.OUTCOME,
            ExportConverter.KEYS,
            ExportConverter.LARGEST_ERROR,
            HttpHeaders.ETAG,
            HttpHeaders.RETRY_AFTER,
            HttpHeaders.ALLOW);

    private final Set<String> origins;
    private final JsonMapper mapper;

    CrossOriginFilter(@Value("${" + VARIABLE + ":}") String origins, JsonMapper mapper) {
        this.origins = read(origins);
        this.mapper = mapper;
    }

    /**
     * Reads the origins that a variable names.
     *
     * @throws IllegalArgumentException if one is none
     */
    static Set<String> read(String text) {
        Set<String> origins = new TreeSet<>();
        Arrays.stream(text.split("[,\\s]+", -1))
                .filter(origin -> !origin.isEmpty())
                .forEach(origin -> {
                    if (!origin.matches("\\*|[A-Za-z][A-Za-z0-9+.-]*://[^/?#@*]+")) {
                        throw new IllegalArgumentException(VARIABLE + " has '" + origin
                                + "', which is no origin; an origin is a scheme, a host and a port where it is not the usual"
                                + " one, without a path, such as https://game.example or http://localhost:3000");
                    }
                    origins.add(origin.toLowerCase(Locale.ROOT));
                });
        return origins;
    }

    @Override
    protected void doFilterInternal(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws ServletException, IOException {
        String origin = request.getHeader(HttpHeaders.ORIGIN);
        boolean isAllowed = isAllowed(origin);
        if (!origins.isEmpty() && !origins.contains(ANYBODY)) {
            response.addHeader(HttpHeaders.VARY, HttpHeaders.ORIGIN);
        }
        if (isAllowed) {
            response.setHeader(HttpHeaders.ACCESS_CONTROL_ALLOW_ORIGIN, origins.contains(ANYBODY) ? ANYBODY : origin);
            response.setHeader(HttpHeaders.ACCESS_CONTROL_EXPOSE_HEADERS, EXPOSED);
        }
        if (!CorsUtils.isPreFlightRequest(request)) {
            chain.doFilter(request, response);
        } else if (isAllowed) {
            allow(request, response);
        } else {
            refuse(request, response);
        }
    }

    private boolean isAllowed(@Nullable String origin) {
        return origin != null && (origins.contains(ANYBODY) || origins.contains(origin.toLowerCase(Locale.ROOT)));
    }

    private static void allow(HttpServletRequest request, HttpServletResponse response) {
        response.setStatus(HttpStatus.NO_CONTENT.value());
        response.setHeader(HttpHeaders.ACCESS_CONTROL_ALLOW_METHODS, METHODS);
        response.setHeader(HttpHeaders.ACCESS_CONTROL_MAX_AGE, PREFLIGHT_KEPT_SECONDS);
        response.addHeader(HttpHeaders.VARY, HttpHeaders.ACCESS_CONTROL_REQUEST_HEADERS);
        String headers = request.getHeader(HttpHeaders.ACCESS_CONTROL_REQUEST_HEADERS);
        if (headers != null) {
            // None of them is worth more than another, since nobody is known here.
            response.setHeader(HttpHeaders.ACCESS_CONTROL_ALLOW_HEADERS, headers);
        }
    }

    private void refuse(HttpServletRequest request, HttpServletResponse response) throws IOException {
        Problem.of(
                        ProblemType.BAD_REQUEST,
                        HttpStatus.FORBIDDEN,
                        "Pages of this origin may not use the service; whoever runs it can name the origin in "
                                + VARIABLE + ".",
                        request)
                .writeTo(response, mapper);
    }
}
