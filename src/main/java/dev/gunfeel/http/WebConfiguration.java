package dev.gunfeel.http;

import dev.gunfeel.input.Limits;
import org.springframework.context.annotation.Configuration;
import org.springframework.http.converter.HttpMessageConverters;
import org.springframework.http.converter.json.JacksonJsonHttpMessageConverter;
import org.springframework.web.servlet.config.annotation.ContentNegotiationConfigurer;
import org.springframework.web.servlet.config.annotation.WebMvcConfigurer;
import tools.jackson.databind.json.JsonMapper;

/** How bodies are read, and how the format of an answer is chosen. */
@Configuration(proxyBeanMethods = false)
class WebConfiguration implements WebMvcConfigurer {
    private final Limits limits;
    private final JsonMapper mapper;

    WebConfiguration(Limits limits, JsonMapper mapper) {
        this.limits = limits;
        this.mapper = mapper;
    }

    @Override
    public void configureContentNegotiation(ContentNegotiationConfigurer negotiation) {
        negotiation
                .favorParameter(true)
                .parameterName("format")
                .mediaTypes(Formats.BY_WORD)
                .useRegisteredExtensionsOnly(true);
    }

    @Override
    public void configureMessageConverters(HttpMessageConverters.ServerBuilder converters) {
        converters
                .addCustomConverter(new InputConverter(limits))
                .addCustomConverter(new CsvConverter())
                .withJsonConverter(new JacksonJsonHttpMessageConverter(mapper));
    }
}
