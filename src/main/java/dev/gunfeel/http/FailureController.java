package dev.gunfeel.http;

import io.swagger.v3.oas.annotations.Hidden;
import jakarta.servlet.RequestDispatcher;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import org.jspecify.annotations.Nullable;
import org.springframework.boot.webmvc.error.ErrorController;
import org.springframework.http.HttpStatusCode;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/** Answers for failures outside the controllers, as problems like all others. */
@Hidden
@RestController
class FailureController implements ErrorController {
    @RequestMapping("${server.error.path:/error}")
    @Nullable
    ResponseEntity<Problem> failure(HttpServletRequest request, HttpServletResponse response) {
        if (response.isCommitted()) {
            // The server asks nevertheless; a problem would become the end of an answer that was broken off.
            return null;
        }
        Object code = request.getAttribute(RequestDispatcher.ERROR_STATUS_CODE);
        HttpStatusCode status = HttpStatusCode.valueOf(code instanceof Integer number ? number : 404);
        Object path = request.getAttribute(RequestDispatcher.ERROR_REQUEST_URI);
        ProblemType type = ProblemType.of(status);
        return ResponseEntity.status(status)
                .contentType(MediaType.APPLICATION_PROBLEM_JSON)
                .body(Problem.of(
                        type,
                        status,
                        type.title() + ".",
                        request.getContextPath(),
                        path == null ? "/error" : path.toString()));
    }
}
