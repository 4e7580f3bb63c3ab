package dev.gunfeel.http;

import dev.gunfeel.input.Complaints;
import dev.gunfeel.input.InputException;
import dev.gunfeel.input.Limits;
import jakarta.servlet.http.HttpServletRequest;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import org.apache.tomcat.util.http.InvalidParameterException;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.TypeMismatchException;
import org.springframework.http.HttpHeaders;
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

/** Turns every failure into a problem; it is application/problem+json whatever was accepted. */
@RestControllerAdvice
class Problems extends ResponseEntityExceptionHandler {
    private static final Logger LOG = LoggerFactory.getLogger(Problems.class);
    private static final String RETRY_AFTER_SECONDS = "1";

    @ExceptionHandler
    ResponseEntity<Object> input(InputException e, HttpServletRequest request) {
        return answer(Problem.ofInput(e, request.getRequestURI()), new HttpHeaders());
    }

    @ExceptionHandler
    ResponseEntity<Object> saturated(Computations.SaturatedException e, HttpServletRequest request) {
        HttpHeaders headers = new HttpHeaders();
        headers.set(HttpHeaders.RETRY_AFTER, RETRY_AFTER_SECONDS);
        return answer(Problem.of(ProblemType.SATURATED, message(e), request.getRequestURI()), headers);
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
                        request.getRequestURI()),
                new HttpHeaders());
    }

    @ExceptionHandler
    ResponseEntity<Object> failed(RuntimeException e, HttpServletRequest request) {
        LOG.error("{} {} failed", request.getMethod(), request.getRequestURI(), e);
        return answer(
                Problem.of(
                        ProblemType.INTERNAL_ERROR,
                        "The service failed on this request; please report it with the body that you sent.",
                        request.getRequestURI()),
                new HttpHeaders());
    }

    @Override
    protected ResponseEntity<Object> handleHttpMessageNotReadable(
            HttpMessageNotReadableException e, HttpHeaders headers, HttpStatusCode status, WebRequest request) {
        if (e.getCause() instanceof BodyTooLargeException tooLarge) {
            return answer(Problem.of(ProblemType.BODY_TOO_LARGE, message(tooLarge), path(request)), headers);
        }
        return answer(
                Problem.of(
                        ProblemType.MALFORMED_INPUT, "The request has no body; send one JSON object.", path(request)),
                headers);
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
                                path(request)),
                        headers)
                : super.handleHttpMessageNotWritable(e, headers, status, request);
    }

    @Override
    protected ResponseEntity<Object> handleTypeMismatch(
            TypeMismatchException e, HttpHeaders headers, HttpStatusCode status, WebRequest request) {
        Complaints complaints = Complaints.root(Limits.NONE);
        complaints
                .parameters()
                .at(String.valueOf(e.getPropertyName()))
                .malformed(
                        "must be " + (e.getRequiredType() == boolean.class ? "true or false" : "a number"),
                        String.valueOf(e.getValue()));
        return answer(Problem.ofInput(complaints.exception(), path(request)), headers);
    }

    @Override
    protected @Nullable ResponseEntity<Object> handleExceptionInternal(
            Exception e, @Nullable Object body, HttpHeaders headers, HttpStatusCode status, WebRequest request) {
        if (status.is5xxServerError()) {
            LOG.error("{} failed", request.getDescription(false), e);
        }
        return answer(Problem.of(ProblemType.of(status), status, detail(e), path(request)), headers);
    }

    private static String detail(Exception e) {
        if (e instanceof HttpRequestMethodNotSupportedException method) {
            String allowed = method.getSupportedMethods() == null
                    ? "another method"
                    : String.join(", ", method.getSupportedMethods());
            return method.getMethod() + " is not allowed here; use " + allowed + ".";
        } else if (e instanceof HttpMediaTypeNotAcceptableException format) {
            return "This endpoint answers as " + types(format.getSupportedMediaTypes()) + "; ask for one of them.";
        } else if (e instanceof HttpMediaTypeNotSupportedException type) {
            return "This endpoint reads " + types(type.getSupportedMediaTypes()) + "; set the Content-Type header.";
        } else if (e instanceof NoResourceFoundException) {
            return "Nothing lives at this path; the endpoints are listed at /swagger-ui.html.";
        }
        return "The request can't be understood; the endpoints are described at /swagger-ui.html.";
    }

    private static String types(List<MediaType> types) {
        return types.stream().map(MediaType::toString).distinct().collect(Collectors.joining(", "));
    }

    private static ResponseEntity<Object> answer(ProblemType type, Exception e, HttpServletRequest request) {
        return answer(Problem.of(type, message(e), request.getRequestURI()), new HttpHeaders());
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

    private static String path(WebRequest request) {
        return ((ServletWebRequest) request).getRequest().getRequestURI();
    }
}
