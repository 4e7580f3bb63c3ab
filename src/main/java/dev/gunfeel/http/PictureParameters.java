package dev.gunfeel.http;

import dev.gunfeel.input.Complaints;
import dev.gunfeel.input.Limits;
import dev.gunfeel.picture.PictureOptions;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.util.Objects;
import org.springframework.web.context.request.RequestAttributes;
import org.springframework.web.context.request.RequestContextHolder;
import org.springframework.web.servlet.HandlerInterceptor;

/** Reads {@code width}, {@code height} and {@code theme} before any work is done; a slip in them is never ignored. */
final class PictureParameters implements HandlerInterceptor {
    private static final String ATTRIBUTE = PictureParameters.class.getName();

    private final Limits limits;

    PictureParameters(Limits limits) {
        this.limits = limits;
    }

    @Override
    public boolean preHandle(HttpServletRequest request, HttpServletResponse response, Object handler) {
        Complaints complaints = Complaints.root(limits);
        PictureOptions options = PictureOptions.read(
                request.getParameter("width"),
                request.getParameter("height"),
                request.getParameter("theme"),
                complaints);
        if (!complaints.violations().isEmpty()) {
            throw new ParameterException(complaints.violations());
        }
        request.setAttribute(ATTRIBUTE, options);
        return true;
    }

    /** Returns the options of the request that this thread serves. */
    static PictureOptions ofThisRequest() {
        return (PictureOptions) Objects.requireNonNull(RequestContextHolder.currentRequestAttributes()
                .getAttribute(ATTRIBUTE, RequestAttributes.SCOPE_REQUEST));
    }
}
