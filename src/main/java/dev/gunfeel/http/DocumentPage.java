package dev.gunfeel.http;

import com.fasterxml.jackson.core.JsonProcessingException;
import jakarta.servlet.http.HttpServletRequest;
import java.util.Locale;
import org.springdoc.core.customizers.SpringDocCustomizers;
import org.springdoc.core.properties.SpringDocConfigProperties;
import org.springdoc.core.providers.SpringDocProviders;
import org.springdoc.core.service.AbstractRequestService;
import org.springdoc.core.service.GenericResponseService;
import org.springdoc.core.service.OpenAPIService;
import org.springdoc.core.service.OperationService;
import org.springdoc.webmvc.api.OpenApiWebMvcResource;
import org.springframework.beans.factory.ObjectFactory;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;

/**
 * The OpenAPI document, at every path and as every media type by which tools ask for one. The path that was asked for is what the
 * prefix of the server is told by.
 */
@RestController
class DocumentPage extends OpenApiWebMvcResource {
    static final String PATH = "/openapi";

    DocumentPage(
            ObjectFactory<OpenAPIService> service,
            AbstractRequestService requests,
            GenericResponseService responses,
            OperationService operations,
            SpringDocConfigProperties properties,
            SpringDocProviders providers,
            SpringDocCustomizers customizers) {
        super(service, requests, responses, operations, properties, providers, customizers);
    }

    @Override
    @GetMapping(
            path = {PATH, PATH + ".json"},
            produces = {Formats.JSON, Formats.OPENAPI_JSON})
    public byte[] openapiJson(
            HttpServletRequest request, @Value("${springdoc.api-docs.path}") String path, Locale locale)
            throws JsonProcessingException {
        return super.openapiJson(request, request.getServletPath(), locale);
    }

    @Override
    @GetMapping(
            path = {PATH, PATH + ".yaml"},
            produces = {Formats.OPENAPI, Formats.YAML, Formats.TEXT_YAML})
    public byte[] openapiYaml(
            HttpServletRequest request, @Value("${springdoc.api-docs.path}") String path, Locale locale)
            throws JsonProcessingException {
        return super.openapiYaml(request, request.getServletPath(), locale);
    }
}
