package dev.gunfeel.http;

import com.github.therapi.runtimejavadoc.MethodJavadoc;
import com.github.therapi.runtimejavadoc.RuntimeJavadoc;
import dev.gunfeel.document.Presets;
import dev.gunfeel.importing.ImportFormat;
import io.swagger.v3.oas.models.OpenAPI;
import io.swagger.v3.oas.models.Operation;
import io.swagger.v3.oas.models.PathItem;
import io.swagger.v3.oas.models.Paths;
import io.swagger.v3.oas.models.SpecVersion;
import io.swagger.v3.oas.models.info.Info;
import io.swagger.v3.oas.models.info.License;
import io.swagger.v3.oas.models.media.Schema;
import io.swagger.v3.oas.models.parameters.Parameter;
import io.swagger.v3.oas.models.tags.Tag;
import java.net.URI;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.springdoc.core.customizers.OpenApiCustomizer;
import org.springdoc.core.customizers.OperationCustomizer;
import org.springdoc.core.customizers.ServerBaseUrlCustomizer;
import org.springframework.boot.info.BuildProperties;
import org.springframework.context.ApplicationContext;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.util.ClassUtils;
import org.springframework.web.bind.annotation.RestController;

/** What the OpenAPI document says beyond what the controllers and records do. */
@Configuration(proxyBeanMethods = false)
class OpenApiConfiguration {
    /** The order in which a reader meets the subjects: the weapon first. */
    private static final List<String> FAMILIES = List.of(
            "weapon",
            "weapons",
            "spread",
            "recoil",
            "random",
            "rotation",
            "homing",
            "axes",
            "boids",
            "blend",
            "checks",
            "arsenal",
            "solve",
            "sensitivity",
            "fit",
            "limits");

    private static final String DESCRIPTION = """
            Computes how a weapon feels: spread, recoil, rotation and homing, boids and blending; and checks whether it still \
            feels so. Every computation is a `POST` that depends on its body alone: the same body gives the same bytes back.

            Units stand in the names (`settleSeconds`, `peakDegrees`, `distanceMeters`, `sampleRateHz`); where they don't, \
            lengths are metres, times seconds and angles degrees. Vectors are `[x, y, z]`, quaternions `[x, y, z, w]`.

            The maths comes from published articles that contain slips. `formulas` chooses between what they say \
            (`published`, the default) and what they mean (`corrected`); `warnings` give the difference in figures.

            The format of an answer is chosen by `?format=`, else by `Accept`. Query parameters that an endpoint doesn't know are \
            errors, as unknown fields are. Bodies may be packed by gzip. Failures are `application/problem+json`, \
            whatever was accepted, and list every complaint about the input at once.""";

    @Bean
    OpenAPI openApi(BuildProperties build) {
        return new OpenAPI(SpecVersion.V31)
                .info(new Info()
                        .title("Gunfeel")
                        .version(build.getVersion())
                        .description(DESCRIPTION)
                        .license(new License().name("MIT").identifier("MIT")));
    }

    /** Keeps the document the same wherever the service runs, and right behind a proxy that adds a prefix. */
    @Bean
    ServerBaseUrlCustomizer relativeServer() {
        return (url, request) -> {
            String path = URI.create(url).getPath();
            return path == null || path.isEmpty() ? "/" : path;
        };
    }

    @Bean
    OperationCustomizer texts() {
        return (operation, handler) -> {
            MethodJavadoc javadoc = RuntimeJavadoc.getJavadoc(handler.getMethod());
            String text = Markdown.of(javadoc.getComment());
            int end = text.indexOf(". ") < 0 ? text.length() : text.indexOf(". ");
            operation.setSummary(text.substring(0, end).replaceAll("\\.$", ""));
            operation.setDescription(text);
            operation.setOperationId(handler.getMethod().getName());
            operation.setTags(List.of(tag(handler.getBeanType())));
            OperationAnswers.addTo(operation, Markdown.of(javadoc.getReturns()));
            inputs(operation, javadoc);
            if (operation.getOperationId().equals("weaponImport")) {
                imports(operation);
            }
            FormatParameters.addTo(operation);
            OperationAnswers.addProblems(operation);
            return operation;
        };
    }

    @Bean
    OpenApiCustomizer document(Examples examples, RecordSchemas schemas, ApplicationContext context) {
        return document -> {
            document.setSecurity(List.of());
            document.setTags(tags(context));
            schemas.addTo(document.getComponents(), Problem.class);
            Paths sorted = new Paths();
            document.getPaths().entrySet().stream()
                    .sorted(Comparator.comparingInt((Map.Entry<String, PathItem> path) -> family(path.getKey()))
                            .thenComparing(Map.Entry::getKey))
                    .forEach(path -> sorted.addPathItem(path.getKey(), path.getValue()));
            document.setPaths(sorted);
            sorted.values().stream()
                    .flatMap(path -> path.readOperations().stream())
                    .forEach(operation -> addExamples(operation, examples));
            Reach.addTo(
                    document.getComponents(),
                    sorted.values().stream()
                            .flatMap(path -> path.readOperations().stream())
                            .toList());
        };
    }

    private static int family(String path) {
        int family = FAMILIES.indexOf(path.substring("/v1/".length()).replaceAll("/.*", ""));
        return family < 0 ? FAMILIES.size() : family;
    }

    private static List<Tag> tags(ApplicationContext context) {
        return context.getBeansWithAnnotation(RestController.class).values().stream()
                .map(controller -> ClassUtils.getUserClass(controller))
                .filter(type -> type.getSimpleName().endsWith("Controller") && type != FailureController.class)
                .map(type -> new Tag()
                        .name(tag(type))
                        .description(Markdown.of(RuntimeJavadoc.getJavadoc(type).getComment())))
                .sorted(Comparator.comparingInt(tag -> FAMILIES.indexOf(tag.getName())))
                .toList();
    }

    private static String tag(Class<?> controller) {
        return controller.getSimpleName().replace("Controller", "").toLowerCase(Locale.ROOT);
    }

    /** Describes what the framework describes otherwise than we mean it: parameters, and bodies that are files. */
    private static void inputs(Operation operation, MethodJavadoc javadoc) {
        if (operation.getParameters() != null) {
            for (Parameter parameter : operation.getParameters()) {
                javadoc.getParams().stream()
                        .filter(text -> text.getName().equals(parameter.getName()))
                        .forEach(text -> parameter.setDescription(Markdown.of(text.getComment())));
                if (parameter.getIn().equals("path")) {
                    presets(parameter);
                }
            }
        }
        if (operation.getRequestBody() != null) {
            operation.getRequestBody().getContent().forEach((type, content) -> {
                if (type.startsWith("model/") || type.endsWith("/octet-stream")) {
                    content.setSchema(OperationAnswers.bytes());
                }
            });
        }
    }

    /** Says which documents there are; what they look like is their games' business. */
    private static void imports(Operation operation) {
        Schema<String> words = new Schema<>(SpecVersion.V31);
        words.addType("string");
        words.setEnum(ImportFormat.words());
        operation.getParameters().get(0).required(true).schema(words);
        operation.getRequestBody().getContent().forEach((type, content) -> {
            Schema<Object> document = new Schema<>(SpecVersion.V31);
            content.setSchema(document.description("As the other game has it."));
            if (type.startsWith("text/")) {
                document.addType("string");
            }
        });
    }

    /** All that a path ever names is a preset. */
    private static void presets(Parameter parameter) {
        Schema<String> name = new Schema<>(SpecVersion.V31);
        name.addType("string");
        name.setEnum(List.copyOf(Presets.names()));
        parameter.setSchema(name);
        parameter.setExample(Presets.names().iterator().next());
    }

    private static void addExamples(Operation operation, Examples examples) {
        if (operation.getRequestBody() != null) {
            // An example that is a string is a text in another language than JSON.
            operation.getRequestBody().getContent().forEach((type, content) -> {
                content.setExamples(examples.of(operation.getOperationId()));
                content.getExamples()
                        .values()
                        .removeIf(example -> example.getValue() instanceof String != type.startsWith("text/"));
            });
        }
    }
}
