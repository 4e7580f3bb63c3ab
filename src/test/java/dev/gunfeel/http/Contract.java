package dev.gunfeel.http;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.Error;
import com.networknt.schema.InputFormat;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.dialect.Dialects;
import io.restassured.RestAssured;
import io.restassured.filter.Filter;
import io.restassured.filter.FilterContext;
import io.restassured.response.Response;
import io.restassured.specification.FilterableRequestSpecification;
import io.restassured.specification.FilterableResponseSpecification;
import java.net.URI;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Holds every exchange against the OpenAPI document that the service publishes: the status must be announced, so must
 * the media type, the answer must fit its schema, and a body that was taken must fit its own. Here answers hold no more than what
 * is announced, though clients are told to bear it.
 */
final class Contract implements Filter {
    private static final String DOCUMENT = "https://gunfeel.invalid/openapi.json";
    private static final Map<Integer, Contract> BY_PORT = new ConcurrentHashMap<>();

    private final JsonNode document;
    private final SchemaRegistry schemas;

    private Contract(String json) {
        document = JsonMapper.shared().readTree(json);
        Schemas.close(document);
        Schemas.takeSeedsAsStrings(document.at("/components/schemas"));
        schemas = SchemaRegistry.withDefaultDialect(
                Dialects.getOpenApi31(), builder -> builder.schemas(Map.of(DOCUMENT, document.toString())));
    }

    static Contract of(int port) {
        return BY_PORT.computeIfAbsent(
                port,
                number -> new Contract(RestAssured.get("http://127.0.0.1:" + number + "/openapi")
                        .asString()));
    }

    @Override
    public Response filter(
            FilterableRequestSpecification request, FilterableResponseSpecification expected, FilterContext context) {
        Response response = context.next(request, expected);
        String path = template(URI.create(request.getURI()).getPath());
        String method = request.getMethod().toLowerCase(Locale.ROOT);
        if (path.isEmpty() || document.at("/paths").get(path).get(method) == null) {
            return response;
        }
        String operation = "/paths/" + escaped(path) + "/" + method;
        String status = Integer.toString(response.statusCode());
        JsonNode answer = document.at(operation + "/responses/" + status);
        assertThat(answer.isMissingNode())
                .as(method + " " + path + " answers " + status + ": " + response.asString())
                .isFalse();
        checkAnswer(operation + "/responses/" + status, answer, response);
        if (response.statusCode() == 200 && request.getBody() instanceof String body) {
            check(operation + "/requestBody/content/application~1json/schema", body, "the body that was taken");
        }
        return response;
    }

    private void checkAnswer(String pointer, JsonNode answer, Response response) {
        String type = response.contentType().split(";")[0].strip();
        assertThat(answer.get("content").has(type))
                .as(pointer + " announces " + type)
                .isTrue();
        if (type.endsWith("/json") || type.endsWith("+json")) {
            check(pointer + "/content/" + escaped(type) + "/schema", response.asString(), "the answer");
        }
    }

    private void check(String pointer, String json, String what) {
        List<Error> errors =
                schemas.getSchema(SchemaLocation.of(DOCUMENT + "#" + pointer)).validate(json, InputFormat.JSON);
        assertThat(errors).as(what + " against " + pointer).isEmpty();
    }

    private String template(String path) {
        return document.at("/paths").propertyNames().stream()
                .filter(template -> path.matches(template.replaceAll("\\{[^}]*}", "[^/]+")))
                .findFirst()
                .orElse("");
    }

    private static String escaped(String segment) {
        return segment.replace("~", "~0").replace("/", "~1");
    }
}
