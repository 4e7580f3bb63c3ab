package dev.gunfeel.http;

import dev.gunfeel.export.Tolerance;
import dev.gunfeel.input.Complaints;
import dev.gunfeel.input.Limits;
import dev.gunfeel.picture.PictureOptions;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.util.Arrays;
import java.util.Objects;
import org.springframework.web.context.request.RequestAttributes;
import org.springframework.web.context.request.RequestContextHolder;
import org.springframework.web.method.HandlerMethod;
import org.springframework.web.servlet.HandlerInterceptor;

/** Reads the parameters beside a body that say how the answer should look, before any work is done; a slip in them is never ignored. */
final class AnswerParameters implements HandlerInterceptor {
    private static final String ATTRIBUTE = AnswerParameters.class.getName();
    private static final String COMPLAINTS = ATTRIBUTE + ".complaints";
    private static final String TOLERANCE = ATTRIBUTE + ".toleranceDegrees";

    private final Limits limits;

    AnswerParameters(Limits limits) {
        this.limits = limits;
    }

    @Override
    public boolean preHandle(HttpServletRequest request, HttpServletResponse response, Object handler) {
        Complaints complaints = Complaints.root(limits);
        PictureOptions options = PictureOptions.read(
                request.getParameter("width"),
                request.getParameter("height"),
                request.getParameter("theme"),
                complaints.parameters());
        request.setAttribute(ATTRIBUTE, options);
        request.setAttribute(
                TOLERANCE, Tolerance.read(request.getParameter(Tolerance.PARAMETER), complaints.parameters()));
        request.setAttribute(COMPLAINTS, complaints);
        if (!readsInput(handler)) {
            complaints.throwIfAny();
        }
        return true;
    }

    /** Where {@link InputConverter} is to come, it gathers what is wrong with the body as well. */
    private static boolean readsInput(Object handler) {
        return handler instanceof HandlerMethod method
                && Arrays.stream(method.getMethodParameters())
                        .anyMatch(parameter -> Record.class.isAssignableFrom(parameter.getParameterType()));
    }

    /** Returns what is wrong with the request that this thread serves, so far that with its parameters. */
    static Complaints complaintsOfThisRequest() {
        return (Complaints) ofThisRequest(COMPLAINTS);
    }

    /** Returns the options of the request that this thread serves. */
    static PictureOptions ofThisRequest() {
        return (PictureOptions) ofThisRequest(ATTRIBUTE);
    }

    /** Returns how far fitted curves may be from the formulas, in degrees. */
    static double toleranceDegreesOfThisRequest() {
        return (Double) ofThisRequest(TOLERANCE);
    }

    private static Object ofThisRequest(String attribute) {
        return Objects.requireNonNull(RequestContextHolder.currentRequestAttributes()
                .getAttribute(attribute, RequestAttributes.SCOPE_REQUEST));
    }
}
