package dev.gunfeel.http;

import io.swagger.v3.oas.annotations.Hidden;
import jakarta.servlet.RequestDispatcher;
import jakarta.servlet.http.HttpServletRequest;
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
    ResponseEntity<Problem> failure(HttpServletRequest request) {
        Object code = request.getAttribute(RequestDispatcher.ERROR_STATUS_CODE);
        HttpStatusCode status = HttpStatusCode.valueOf(code instanceof Integer number ? number : 404);
        Object path = request.getAttribute(RequestDispatcher.ERROR_REQUEST_URI);
        ProblemType type = ProblemType.of(status);
        return ResponseEntity.status(status)
                .contentType(MediaType.APPLICATION_PROBLEM_JSON)
                .body(Problem.of(type, status, type.title() + ".", path == null ? "/error" : path.toString()));
    }
}
