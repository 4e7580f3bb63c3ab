package dev.gunfeel.http;

import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.stereotype.Component;
import org.springframework.web.filter.OncePerRequestFilter;

/** Says to browsers what a page of this service may load and do: nothing from elsewhere, and nothing written into the page. */
@Component
@Order(Ordered.HIGHEST_PRECEDENCE + 11)
class ContentSecurityFilter extends OncePerRequestFilter {
    static final String NAME = "Content-Security-Policy";

    /** The range draws on canvases, so it needs no images but its icon, and no markup is ever made from text. */
    static final String RANGE =
            "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self';"
                    + " connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none';"
                    + " require-trusted-types-for 'script'; trusted-types 'none'";

    /** Swagger UI writes styles and small images into its page, and shows answers that are pictures as blobs. */
    static final String SWAGGER_UI = "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline';"
            + " font-src 'self' data:; img-src 'self' data: blob:; connect-src 'self'; base-uri 'none'; form-action 'none';"
            + " frame-ancestors 'none'";

    /** Answers and the pages of problems load nothing; those pages and pictures may carry their styles along. */
    static final String REST =
            "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

    @Override
    protected void doFilterInternal(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws ServletException, IOException {
        response.setHeader(NAME, policy(request.getServletPath()));
        response.setHeader("Referrer-Policy", "no-referrer");
        chain.doFilter(request, response);
    }

    private static String policy(String path) {
        if (path.equals("/") || path.equals("/index.html") || path.startsWith("/range/")) {
            return RANGE;
        }
        return path.startsWith("/swagger-ui") ? SWAGGER_UI : REST;
    }
}
