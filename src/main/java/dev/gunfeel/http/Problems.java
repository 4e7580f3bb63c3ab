package dev.gunfeel.http;

import dev.gunfeel.input.InputException;
import jakarta.servlet.http.HttpServletRequest;
import java.io.IOException;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import org.apache.tomcat.util.http.InvalidParameterException;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpMethod;
import org.springframework.http.HttpStatusCode;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.http.converter.HttpMessageNotReadableException;
import org.springframework.http.converter.HttpMessageNotWritableException;
import org.springframework.web.HttpMediaTypeNotAcceptableException;
import org.springframework.web.HttpMediaTypeNotSupportedException;
import org.springframework.web.HttpRequestMethodNotSupportedException;
import org.springframework.web.bind.annotation.ExceptionHandler;
import org.springframework.web.bind.annotation.RestControllerAdvice;
import org.springframework.web.context.request.ServletWebRequest;
import org.springframework.web.context.request.WebRequest;
import org.springframework.web.servlet.mvc.method.annotation.ResponseEntityExceptionHandler;
import org.springframework.web.servlet.resource.NoResourceFoundException;
import org.springframework.web.util.DisconnectedClientHelper;

/** Turns every failure into a problem; it is application/problem+json whatever was accepted. */
@RestControllerAdvice
class Problems extends ResponseEntityExceptionHandler {
    private static final Logger LOG = LoggerFactory.getLogger(Problems.class);

    /** What nginx calls a client that closed the connection; nobody reads it but the metrics. */
    static final int CLIENT_CLOSED_REQUEST = 499;

    private final Endpoints endpoints;

    Problems(Endpoints endpoints) {
        this.endpoints = endpoints;
    }

    @ExceptionHandler
    ResponseEntity<Object> input(InputException e, HttpServletRequest request) {
        return answer(Problem.ofInput(e, request), new HttpHeaders());
    }

    @ExceptionHandler
    ResponseEntity<Object> saturated(Computations.SaturatedException e, HttpServletRequest request) {
        HttpHeaders headers = new HttpHeaders();
        headers.set(HttpHeaders.RETRY_AFTER, Long.toString(e.retryAfterSeconds()));
        return answer(Problem.of(ProblemType.SATURATED, message(e), request), headers);
    }

    /** Nobody is left to tell. */
    @ExceptionHandler
    ResponseEntity<Object> gone(Computations.GoneClientException e, HttpServletRequest request) {
        LOG.debug("{} {}: {}", request.getMethod(), request.getRequestURI(), e.getMessage());
        return ResponseEntity.status(CLIENT_CLOSED_REQUEST).build();
    }

    @ExceptionHandler
    ResponseEntity<Object> timeBudget(Computations.TimeBudgetException e, HttpServletRequest request) {
        return answer(ProblemType.TIME_BUDGET_PASSED, e, request);
    }

    @ExceptionHandler
    ResponseEntity<Object> unknownName(UnknownNameException e, HttpServletRequest request) {
        return answer(ProblemType.NOT_FOUND, e, request);
    }

    /** The server refuses parameters that are not encoded as they should be, or too many, when somebody first asks for one. */
    @ExceptionHandler
    ResponseEntity<Object> undecoded(InvalidParameterException e, HttpServletRequest request) {
        return answer(
                Problem.of(
                        ProblemType.BAD_REQUEST,
                        "The query can't be read; encode its parameters in UTF-8 and by percent signs, and send fewer.",
                        request),
                new HttpHeaders());
    }

    @ExceptionHandler
    @Nullable
    ResponseEntity<Object> failed(RuntimeException e, HttpServletRequest request) {
        return failure(e, request);
    }

    @ExceptionHandler
    @Nullable
    ResponseEntity<Object> unwritten(IOException e, HttpServletRequest request) {
        return failure(e, request);
    }

    /** Returns null where whoever asked has gone away: then nothing has failed, and nobody is left to tell. */
    private static @Nullable ResponseEntity<Object> failure(Exception e, HttpServletRequest request) {
        if (DisconnectedClientHelper.isClientDisconnectedException(e)) {
            LOG.debug("{} {}: the client has gone away", request.getMethod(), request.getRequestURI());
            return null;
        }
        LOG.error("{} {} failed", request.getMethod(), request.getRequestURI(), e);
        return answer(
                Problem.of(
                        ProblemType.INTERNAL_ERROR,
                        "The service failed on this request; please report it with the body that you sent.",
                        request),
                new HttpHeaders());
    }

    @Override
    protected ResponseEntity<Object> handleHttpMessageNotReadable(
            HttpMessageNotReadableException e, HttpHeaders headers, HttpStatusCode status, WebRequest request) {
        if (e.getCause() instanceof BodyTooLargeException tooLarge) {
            return answer(Problem.of(ProblemType.BODY_TOO_LARGE, message(tooLarge), of(request)), headers);
        }
        String detail = e.getCause() instanceof RequestBodyFilter.NotGzipException packed
                ? message(packed)
                : "The request has no body; send " + bodyOf(of(request)) + ".";
        return answer(Problem.of(ProblemType.MALFORMED_INPUT, detail, of(request)), headers);
    }

    /** Returns what should have been sent, by what it was said to be. */
    private static String bodyOf(HttpServletRequest request) {
        String type = Objects.requireNonNullElse(request.getContentType(), "");
        return type.startsWith(Formats.JSON) ? "one JSON object" : type.startsWith("text/") ? "the text" : "the file";
    }

    /** What can be got can be asked about, too. */
    @Override
    protected ResponseEntity<Object> handleHttpRequestMethodNotSupported(
            HttpRequestMethodNotSupportedException e, HttpHeaders headers, HttpStatusCode status, WebRequest request) {
        Set<HttpMethod> allowed = new LinkedHashSet<>(headers.getAllow());
        if (allowed.contains(HttpMethod.GET)) {
            allowed.add(HttpMethod.HEAD);
        }
        headers.setAllow(allowed);
        String methods = allowed.stream().map(HttpMethod::name).collect(Collectors.joining(", "));
        String path = of(request)
                .getRequestURI()
                .substring(of(request).getContextPath().length());
        String detail = e.getMethod() + " is not allowed here; use " + (methods.isEmpty() ? "another method" : methods)
                + "."
                + endpoints
                        .nearest(e.getMethod(), path)
                        .map(near -> " Did you mean " + e.getMethod() + " " + near + "?")
                        .orElse("");
        return answer(Problem.of(ProblemType.METHOD_NOT_ALLOWED, detail, of(request)), headers);
    }

    @Override
    protected ResponseEntity<Object> handleNoResourceFoundException(
            NoResourceFoundException e, HttpHeaders headers, HttpStatusCode status, WebRequest request) {
        String path = of(request)
                .getRequestURI()
                .substring(of(request).getContextPath().length());
        String detail = endpoints
                .nearest(e.getHttpMethod().name(), path)
                .map(near -> "Nothing lives at this path; did you mean " + near + "? The endpoints")
                .orElse("Nothing lives at this path; the endpoints");
        return answer(
                Problem.of(ProblemType.NOT_FOUND, detail + " are listed at /swagger-ui.html.", of(request)), headers);
    }

    /** Without a cause nothing failed in writing: nothing writes what was accepted, such as JSON in UTF-16. */
    @Override
    protected @Nullable ResponseEntity<Object> handleHttpMessageNotWritable(
            HttpMessageNotWritableException e, HttpHeaders headers, HttpStatusCode status, WebRequest request) {
        return e.getCause() == null
                ? answer(
                        Problem.of(
                                ProblemType.NOT_ACCEPTABLE,
                                "Answers are in UTF-8; accept it, or leave the character set out.",
                                of(request)),
                        headers)
                : failure(e, of(request));
    }

    @Override
    protected @Nullable ResponseEntity<Object> handleExceptionInternal(
            Exception e, @Nullable Object body, HttpHeaders headers, HttpStatusCode status, WebRequest request) {
        if (status.is5xxServerError()) {
            return failure(e, of(request));
        }
        return answer(Problem.of(ProblemType.of(status), status, detail(e), of(request)), headers);
    }

    private static String detail(Exception e) {
        if (e instanceof HttpMediaTypeNotAcceptableException format) {
            return "This endpoint answers as " + types(format.getSupportedMediaTypes()) + "; ask for one of them.";
        } else if (e instanceof HttpMediaTypeNotSupportedException type) {
            return "This endpoint reads " + types(type.getSupportedMediaTypes()) + "; set the Content-Type header.";
        }
        return "The request can't be understood; the endpoints are described at /swagger-ui.html.";
    }

    private static String types(List<MediaType> types) {
        return types.stream().map(MediaType::toString).distinct().collect(Collectors.joining(", "));
    }

    private static ResponseEntity<Object> answer(ProblemType type, Exception e, HttpServletRequest request) {
        return answer(Problem.of(type, message(e), request), new HttpHeaders());
    }

    private static ResponseEntity<Object> answer(Problem problem, HttpHeaders headers) {
        return ResponseEntity.status(problem.status())
                .headers(headers)
                .contentType(MediaType.APPLICATION_PROBLEM_JSON)
                .body(problem);
    }

    private static String message(Exception e) {
        return Objects.requireNonNull(e.getMessage());
    }

    private static HttpServletRequest of(WebRequest request) {
        return ((ServletWebRequest) request).getRequest();
    }
}
