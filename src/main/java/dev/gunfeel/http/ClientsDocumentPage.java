package dev.gunfeel.http;

import jakarta.servlet.http.HttpServletRequest;
import java.util.Locale;
import org.snakeyaml.engine.v2.api.Dump;
import org.snakeyaml.engine.v2.api.DumpSettings;
import org.snakeyaml.engine.v2.common.FlowStyle;
import org.springdoc.webmvc.api.OpenApiWebMvcResource;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** The document for generators of clients, made of the one that describes everything. */
@RestController
class ClientsDocumentPage {
    static final String YAML = DocumentPage.PATH + "-clients.yaml";
    static final String JSON = DocumentPage.PATH + "-clients.json";

    private static final DumpSettings BLOCKS = DumpSettings.builder()
            .setDefaultFlowStyle(FlowStyle.BLOCK)
            .setIndicatorIndent(0)
            .setWidth(130)
            .setSplitLines(false)
            .build();

    private final OpenApiWebMvcResource whole;
    private final JsonMapper mapper;

    ClientsDocumentPage(OpenApiWebMvcResource whole, JsonMapper mapper) {
        this.whole = whole;
        this.mapper = mapper;
    }

    @GetMapping(
            path = YAML,
            produces = {Formats.YAML, Formats.OPENAPI, Formats.TEXT_YAML})
    String yaml(HttpServletRequest request) throws Exception {
        return new Dump(BLOCKS).dumpToString(mapper.convertValue(document(request), Object.class));
    }

    @GetMapping(
            path = JSON,
            produces = {Formats.JSON, Formats.OPENAPI_JSON})
    ObjectNode json(HttpServletRequest request) throws Exception {
        return document(request);
    }

    private ObjectNode document(HttpServletRequest request) throws Exception {
        byte[] document = whole.openapiJson(request, request.getServletPath(), Locale.ROOT);
        return ClientsDocument.of(mapper.readTree(document));
    }
}
