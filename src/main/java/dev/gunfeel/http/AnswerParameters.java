package dev.gunfeel.http;

import dev.gunfeel.export.FitTolerance;
import dev.gunfeel.input.Complaints;
import dev.gunfeel.input.Limits;
import dev.gunfeel.input.Words;
import dev.gunfeel.picture.PictureOptions;
import dev.gunfeel.text.DecimalMark;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.lang.reflect.Method;
import java.lang.reflect.Parameter;
import java.util.Arrays;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import org.springframework.core.annotation.AnnotatedElementUtils;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.context.request.RequestAttributes;
import org.springframework.web.context.request.RequestContextHolder;
import org.springframework.web.method.HandlerMethod;
import org.springframework.web.servlet.HandlerInterceptor;

/**
 * Reads the parameters of a query before any work is done, those that say how the answer should look among them. A slip in them is
 * never ignored: a name that the endpoint does not know, a name without a value, a name that comes twice.
 */
final class AnswerParameters implements HandlerInterceptor {
    private static final String ATTRIBUTE = AnswerParameters.class.getName();
    private static final String COMPLAINTS = ATTRIBUTE + ".complaints";
    private static final String TOLERANCE = ATTRIBUTE + ".toleranceDegrees";

    private static final String DECIMAL = ATTRIBUTE + ".decimal";

    /** What is shown of a name that nobody knows. */
    private static final int LONGEST = 100;

    private final Limits limits;
    private final Map<Method, Map<String, Class<?>>> known = new ConcurrentHashMap<>();

    AnswerParameters(Limits limits) {
        this.limits = limits;
    }

    @Override
    public boolean preHandle(HttpServletRequest request, HttpServletResponse response, Object handler) {
        Complaints complaints = Complaints.root(limits);
        if (handler instanceof HandlerMethod endpoint) {
            checkNames(
                    request.getParameterMap(),
                    known.computeIfAbsent(endpoint.getMethod(), AnswerParameters::known),
                    complaints.parameters());
        }
        PictureOptions options = PictureOptions.read(
                request.getParameter("width"),
                request.getParameter("height"),
                request.getParameter("theme"),
                complaints.parameters());
        request.setAttribute(ATTRIBUTE, options);
        request.setAttribute(
                TOLERANCE, FitTolerance.read(request.getParameter(FitTolerance.PARAMETER), complaints.parameters()));
        request.setAttribute(
                DECIMAL, DecimalMark.read(request.getParameter(DecimalMark.PARAMETER), complaints.parameters()));
        request.setAttribute(COMPLAINTS, complaints);
        if (!readsInput(handler)) {
            complaints.throwIfAny();
        }
        return true;
    }

    private static void checkNames(
            Map<String, String[]> parameters, Map<String, Class<?>> known, Complaints complaints) {
        parameters.forEach((name, values) -> {
            String value = values[0].isEmpty() ? null : values[0];
            Class<?> type = known.get(name);
            Complaints place = complaints.at(name.substring(0, Math.min(name.length(), LONGEST)));
            if (type == null) {
                place.malformed("is not known here; " + Words.suggestion(name, known.keySet()), value);
            } else if (values.length > 1) {
                place.malformed("is given more than once; give it once", value);
            } else if (value == null) {
                place.malformed("has no value; give it one, or leave it out", null);
            } else if (type == boolean.class && !value.equals("true") && !value.equals("false")) {
                place.malformed("must be true or false", value);
            } else if (type == double.class && !isNumber(value)) {
                place.malformed("must be a number", value);
            }
        });
    }

    private static boolean isNumber(String text) {
        try {
            Double.parseDouble(text);
            return true;
        } catch (NumberFormatException e) {
            return false;
        }
    }

    /** Returns an endpoint's own parameters and those that its formats have, with the types that its code takes. */
    private static Map<String, Class<?>> known(Method endpoint) {
        RequestMapping mapping =
                Objects.requireNonNull(AnnotatedElementUtils.findMergedAnnotation(endpoint, RequestMapping.class));
        Map<String, Class<?>> names = new TreeMap<>();
        FormatParameters.names(Set.of(mapping.produces())).forEach(name -> names.put(name, String.class));
        for (Parameter parameter : endpoint.getParameters()) {
            if (parameter.isAnnotationPresent(RequestParam.class)) {
                names.put(parameter.getName(), parameter.getType());
            }
        }
        return names;
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

    /** Returns what stands in the numbers of tables. */
    static DecimalMark decimalMarkOfThisRequest() {
        return (DecimalMark) ofThisRequest(DECIMAL);
    }

    private static Object ofThisRequest(String attribute) {
        return Objects.requireNonNull(RequestContextHolder.currentRequestAttributes()
                .getAttribute(attribute, RequestAttributes.SCOPE_REQUEST));
    }
}
