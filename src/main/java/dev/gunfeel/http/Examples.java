package dev.gunfeel.http;

import io.swagger.v3.oas.models.examples.Example;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import org.springframework.core.io.Resource;
import org.springframework.core.io.support.PathMatchingResourcePatternResolver;
import org.springframework.stereotype.Component;
import tools.jackson.databind.json.JsonMapper;

/** The example bodies: one file each in the resources, in a folder per operation. */
@Component
class Examples {
    private final JsonMapper mapper;

    Examples(JsonMapper mapper) {
        this.mapper = mapper;
    }

    /** Returns the examples of an operation, by name; they are read in the order of their names. */
    Map<String, Example> of(String operationId) {
        Map<String, Example> examples = new LinkedHashMap<>();
        try {
            Resource[] files = new PathMatchingResourcePatternResolver()
                    .getResources("classpath*:/examples/" + operationId + "/*.json");
            Arrays.sort(files, Comparator.comparing(Resource::getFilename));
            for (Resource file : files) {
                String name = Objects.requireNonNull(file.getFilename()).replace(".json", "");
                Content content = mapper.readValue(file.getContentAsByteArray(), Content.class);
                examples.put(
                        name,
                        new Example()
                                .summary(content.summary())
                                .description(content.description())
                                .value(content.value()));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return examples;
    }

    private record Content(String summary, String description, Object value) {}
}
