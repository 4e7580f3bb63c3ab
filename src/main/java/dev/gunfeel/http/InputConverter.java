package dev.gunfeel.http;

import dev.gunfeel.document.Documents;
import dev.gunfeel.input.Complaints;
import java.io.IOException;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpInputMessage;
import org.springframework.http.HttpOutputMessage;
import org.springframework.http.MediaType;
import org.springframework.http.converter.HttpMessageConverter;
import org.springframework.web.context.request.RequestAttributes;
import org.springframework.web.context.request.RequestContextHolder;

/** Reads a body into the record that the maths takes, with every complaint at once, those about parameters included. */
final class InputConverter implements HttpMessageConverter<Record> {
    private static final String BODY = InputConverter.class.getName();

    private final Computations computations;

    InputConverter(Computations computations) {
        this.computations = computations;
    }

    @Override
    public boolean canRead(Class<?> type, @Nullable MediaType mediaType) {
        return type.isRecord() && (mediaType == null || MediaType.APPLICATION_JSON.includes(mediaType));
    }

    @Override
    public boolean canWrite(Class<?> type, @Nullable MediaType mediaType) {
        return false;
    }

    @Override
    public List<MediaType> getSupportedMediaTypes() {
        return List.of(MediaType.APPLICATION_JSON);
    }

    @Override
    public Record read(Class<? extends Record> type, HttpInputMessage message) throws IOException {
        byte[] json = message.getBody().readAllBytes();
        Complaints complaints = AnswerParameters.complaintsOfThisRequest();
        computations.need(Memory.ofBody(json.length));
        Record body = computations.run(() -> Documents.read(json, type, complaints));
        computations.need(Memory.ofAnswer(complaints));
        RequestContextHolder.currentRequestAttributes().setAttribute(BODY, body, RequestAttributes.SCOPE_REQUEST);
        return body;
    }

    /** Returns the body of the request that this thread serves, which has been read. */
    static Record bodyOfThisRequest() {
        return (Record) Objects.requireNonNull(
                RequestContextHolder.currentRequestAttributes().getAttribute(BODY, RequestAttributes.SCOPE_REQUEST));
    }

    @Override
    public void write(Record answer, @Nullable MediaType mediaType, HttpOutputMessage message) {
        throw new UnsupportedOperationException("this converter only reads");
    }
}
