package dev.gunfeel.http;

import jakarta.servlet.http.HttpServletRequest;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.springdoc.core.properties.SwaggerUiConfigProperties;
import org.springdoc.core.properties.SwaggerUiOAuthProperties;
import org.springdoc.core.providers.ObjectMapperProvider;
import org.springdoc.webmvc.ui.SwaggerIndexPageTransformer;
import org.springdoc.webmvc.ui.SwaggerWelcomeCommon;
import org.springframework.core.io.Resource;
import org.springframework.stereotype.Component;
import org.springframework.web.servlet.resource.ResourceTransformerChain;
import org.springframework.web.servlet.resource.TransformedResource;

/** Lets Swagger UI draw answers that are SVG: it shows other pictures, but of these the text. */
@Component
class SwaggerPictures extends SwaggerIndexPageTransformer {
    private static final String SCRIPT = "swagger-initializer.js";
    private static final String PLUGINS = "plugins: [";

    private static final String PLUGIN = """
            plugins: [
                  (system) => ({
                    wrapComponents: {
                      responseBody: (Original) => (props) =>
                        String(props.contentType).includes("svg") && typeof props.content === "string"
                          ? system.React.createElement("img", {
                              alt: "the answer",
                              src: "data:image/svg+xml," + encodeURIComponent(props.content),
                            })
                          : system.React.createElement(Original, props),
                    },
                  }),
            """;

    SwaggerPictures(
            SwaggerUiConfigProperties config,
            SwaggerUiOAuthProperties authorization,
            SwaggerWelcomeCommon welcome,
            ObjectMapperProvider mapper) {
        super(config, authorization, welcome, mapper);
    }

    @Override
    public Resource transform(HttpServletRequest request, Resource resource, ResourceTransformerChain chain)
            throws IOException {
        Resource page = super.transform(request, resource, chain);
        return SCRIPT.equals(resource.getFilename()) ? new TransformedResource(page, withPlugin(page)) : page;
    }

    private static byte[] withPlugin(Resource script) throws IOException {
        String text = script.getContentAsString(StandardCharsets.UTF_8);
        return text.replace(PLUGINS, PLUGIN).getBytes(StandardCharsets.UTF_8);
    }
}
