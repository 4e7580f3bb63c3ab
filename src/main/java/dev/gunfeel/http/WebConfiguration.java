package dev.gunfeel.http;

import dev.gunfeel.input.Limits;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.context.annotation.Configuration;
import org.springframework.core.ResolvableType;
import org.springframework.http.HttpInputMessage;
import org.springframework.http.MediaType;
import org.springframework.http.converter.ByteArrayHttpMessageConverter;
import org.springframework.http.converter.HttpMessageConverters;
import org.springframework.http.converter.ResourceHttpMessageConverter;
import org.springframework.http.converter.StringHttpMessageConverter;
import org.springframework.http.converter.json.JacksonJsonHttpMessageConverter;
import org.springframework.web.accept.ParameterContentNegotiationStrategy;
import org.springframework.web.servlet.config.annotation.ContentNegotiationConfigurer;
import org.springframework.web.servlet.config.annotation.InterceptorRegistry;
import org.springframework.web.servlet.config.annotation.WebMvcConfigurer;
import tools.jackson.databind.json.JsonMapper;

/** How bodies are read, and how the format of an answer is chosen. */
@Configuration(proxyBeanMethods = false)
class WebConfiguration implements WebMvcConfigurer {
    private final Limits limits;
    private final JsonMapper mapper;
    private final Computations computations;

    WebConfiguration(Limits limits, JsonMapper mapper, Computations computations) {
        this.limits = limits;
        this.mapper = mapper;
        this.computations = computations;
    }

    @Override
    public void configureContentNegotiation(ContentNegotiationConfigurer negotiation) {
        ParameterContentNegotiationStrategy byWord = new ParameterContentNegotiationStrategy(Formats.BY_WORD);
        byWord.setParameterName(FormatParameters.FORMAT);
        byWord.setUseRegisteredExtensionsOnly(true);
        negotiation.strategies(List.of(byWord, new AcceptedFormats()));
    }

    @Override
    public void addInterceptors(InterceptorRegistry registry) {
        registry.addInterceptor(new AnswerParameters(limits)).addPathPatterns("/v1/**");
    }

    /** Our own converters alone: a library's would read bodies without our checks, or answer in formats nobody announced. */
    @Override
    public void configureMessageConverters(HttpMessageConverters.ServerBuilder converters) {
        converters
                .disableDefaults()
                .addCustomConverter(new InputConverter(computations))
                .addCustomConverter(new CsvConverter())
                .addCustomConverter(new DataTableConverter())
                .addCustomConverter(new ExportConverter(computations))
                .addCustomConverter(new VectorsConverter(computations))
                .addCustomConverter(new ReportConverter())
                .addCustomConverter(new BoidsStreamConverter(mapper))
                .addCustomConverter(new PictureConverter(computations))
                .addCustomConverter(new FileConverter())
                .addCustomConverter(new StringHttpMessageConverter(StandardCharsets.UTF_8))
                .addCustomConverter(new ResourceHttpMessageConverter())
                .withJsonConverter(new AnswerConverter(mapper));
    }

    /** Reads files, which are decoded later. */
    private final class FileConverter extends ByteArrayHttpMessageConverter {
        @Override
        public byte[] readInternal(Class<? extends byte[]> type, HttpInputMessage message) throws IOException {
            byte[] file = super.readInternal(type, message);
            computations.need(Memory.ofBody(file.length));
            return file;
        }
    }

    /** Writes answers; bodies are read by {@link InputConverter} alone. */
    private static final class AnswerConverter extends JacksonJsonHttpMessageConverter {
        AnswerConverter(JsonMapper mapper) {
            super(mapper);
        }

        @Override
        public boolean canRead(ResolvableType type, @Nullable MediaType mediaType) {
            return false;
        }

        @Override
        public List<MediaType> getSupportedMediaTypes(Class<?> type) {
            return type.isRecord() ? List.of(MediaType.APPLICATION_JSON) : super.getSupportedMediaTypes(type);
        }
    }
}
