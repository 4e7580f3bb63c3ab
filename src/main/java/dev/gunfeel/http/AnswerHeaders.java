package dev.gunfeel.http;

import dev.gunfeel.input.RecordShape;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.core.MethodParameter;
import org.springframework.http.MediaType;
import org.springframework.http.converter.HttpMessageConverter;
import org.springframework.http.server.ServerHttpRequest;
import org.springframework.http.server.ServerHttpResponse;
import org.springframework.web.bind.annotation.RestControllerAdvice;
import org.springframework.web.servlet.mvc.method.annotation.ResponseBodyAdvice;
import tools.jackson.core.StreamWriteFeature;
import tools.jackson.core.json.JsonWriteFeature;
import tools.jackson.databind.ObjectWriter;
import tools.jackson.databind.json.JsonMapper;

/** Puts what a table or a picture can't hold into headers: the seeds in force and the warnings, as JSON in ASCII. */
@RestControllerAdvice
class AnswerHeaders implements ResponseBodyAdvice<Object> {
    static final String SEEDS = "Gunfeel-Seeds";
    static final String WARNINGS = "Gunfeel-Warnings";

    /** Longer headers are refused by common proxies; then the first warnings stand for all. */
    private static final int LONGEST = 4096;

    private final ObjectWriter writer;

    AnswerHeaders(JsonMapper mapper) {
        writer =
                mapper.writer().with(JsonWriteFeature.ESCAPE_NON_ASCII).with(StreamWriteFeature.USE_FAST_DOUBLE_WRITER);
    }

    @Override
    public boolean supports(MethodParameter method, Class<? extends HttpMessageConverter<?>> converter) {
        return Record.class.isAssignableFrom(method.getParameterType());
    }

    @Override
    public @Nullable Object beforeBodyWrite(
            @Nullable Object answer,
            MethodParameter method,
            MediaType format,
            Class<? extends HttpMessageConverter<?>> converter,
            ServerHttpRequest request,
            ServerHttpResponse response) {
        if (answer instanceof Record composite && !holdsAll(format)) {
            addHeader(response, SEEDS, RecordShape.of(composite.getClass()).valueOf("seeds", composite));
            addWarnings(response, RecordShape.of(composite.getClass()).valueOf("warnings", composite));
        }
        return answer;
    }

    private static boolean holdsAll(MediaType format) {
        return format.getSubtype().endsWith("json") && !format.getSubtype().startsWith("vnd.");
    }

    private void addHeader(ServerHttpResponse response, String name, @Nullable Object value) {
        if (value != null) {
            response.getHeaders().set(name, writer.writeValueAsString(value));
        }
    }

    private void addWarnings(ServerHttpResponse response, @Nullable Object warnings) {
        if (!(warnings instanceof List<?> list)) {
            return;
        }
        StringBuilder text = new StringBuilder("[");
        for (Object warning : list) {
            String one = writer.writeValueAsString(warning);
            int length = text.length() + (text.length() > 1 ? 1 : 0) + one.length() + 1;
            if (length > LONGEST) {
                break;
            }
            text.append(text.length() > 1 ? "," : "").append(one);
        }
        response.getHeaders().set(WARNINGS, text.append("]").toString());
    }
}
