package dev.gunfeel.http;

import io.swagger.v3.oas.models.Operation;
import io.swagger.v3.oas.models.SpecVersion;
import io.swagger.v3.oas.models.headers.Header;
import io.swagger.v3.oas.models.media.Content;
import io.swagger.v3.oas.models.media.MediaType;
import io.swagger.v3.oas.models.media.Schema;
import io.swagger.v3.oas.models.parameters.Parameter;
import io.swagger.v3.oas.models.responses.ApiResponse;
import io.swagger.v3.oas.models.responses.ApiResponses;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;

/** Describes what the operations answer: every format, and every way to fail. */
final class OperationAnswers {
    private static final String PROBLEM = "application/problem+json";

    private OperationAnswers() {}

    /** Describes what an operation answers when all is well. */
    static void addTo(Operation operation, String text) {
        ApiResponses responses = new ApiResponses();
        ApiResponse success = Objects.requireNonNull(operation.getResponses().get("200"));
        success.setDescription(text.isEmpty() ? "The answer." : text);
        success.addHeaderObject("Gunfeel-Version", header("The version that computed the answer."));
        // All formats share one description of their content until one gets its own.
        success.getContent()
                .replaceAll((format, content) ->
                        format.endsWith("/json") ? content : new MediaType().schema(schema(format)));
        responses.addApiResponse("200", success);
        if (operation.getOperationId().equals("runChecks")) {
            checks(responses, success);
        }
        operation.setResponses(responses);
    }

    /** Describes how an operation may fail, once its parameters are known. */
    static void addProblems(Operation operation) {
        Map<String, String> problems = new TreeMap<>();
        problems.put("400", "What was sent can't be read; every fault is listed.");
        problems.put("406", "The format is not available here.");
        List<Parameter> parameters = Objects.requireNonNullElse(operation.getParameters(), List.of());
        if (operation.getRequestBody() != null) {
            problems.put("408", "The body came too slowly.");
            problems.put("413", "The body is too large.");
            problems.put("415", "The body has the wrong media type.");
            problems.put("503", "The service is busy (with Retry-After), or the computation took too long (without).");
        }
        if (operation.getRequestBody() == null) {
            operation
                    .getResponses()
                    .addApiResponse("304", new ApiResponse().description("What If-None-Match names is still right."));
        }
        if (operation.getRequestBody() != null || !parameters.isEmpty()) {
            problems.put("422", "What was sent breaks rules; every broken one is listed.");
        }
        if (parameters.stream().anyMatch(parameter -> parameter.getIn().equals("path"))) {
            problems.put("404", "There is nothing of that name.");
        }
        problems.forEach((status, meaning) -> operation.getResponses().addApiResponse(status, problem(meaning)));
    }

    private static void checks(ApiResponses responses, ApiResponse success) {
        success.addHeaderObject(ChecksController.OUTCOME, header("The worst outcome: passed, uncertain or failed."));
        responses.addApiResponse(
                "409",
                new ApiResponse()
                        .description("The report of checks that don't all pass, with failStatus=true.")
                        .headers(success.getHeaders())
                        .content(success.getContent()));
    }

    private static ApiResponse problem(String meaning) {
        return new ApiResponse()
                .description(meaning)
                .content(new Content()
                        .addMediaType(
                                PROBLEM,
                                new MediaType()
                                        .schema(new Schema<>(SpecVersion.V31).$ref("#/components/schemas/Problem"))));
    }

    private static Header header(String meaning) {
        return new Header().description(meaning).schema(textSchema());
    }

    /** What another format than ours looks like is its engine's business. */
    private static Schema<?> schema(String format) {
        if (format.endsWith("+json")) {
            return new Schema<>(SpecVersion.V31).description("As the engine reads it.");
        }
        return format.equals(Formats.PNG) || format.equals(Formats.GLTF) ? bytes() : textSchema();
    }

    private static Schema<Object> textSchema() {
        Schema<Object> schema = new Schema<>(SpecVersion.V31);
        schema.addType("string");
        return schema;
    }

    /** Returns the schema of a file that is no text. */
    static Schema<Object> bytes() {
        Schema<Object> schema = textSchema();
        schema.setFormat("binary");
        return schema;
    }
}
