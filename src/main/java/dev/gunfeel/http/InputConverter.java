package dev.gunfeel.http;

import dev.gunfeel.document.Documents;
import java.io.IOException;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpInputMessage;
import org.springframework.http.HttpOutputMessage;
import org.springframework.http.MediaType;
import org.springframework.http.converter.HttpMessageConverter;

/** Reads a body into the record that the maths takes, with every complaint at once, those about parameters included. */
final class InputConverter implements HttpMessageConverter<Record> {
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
        return Documents.read(message.getBody().readAllBytes(), type, PictureParameters.complaintsOfThisRequest());
    }

    @Override
    public void write(Record answer, @Nullable MediaType mediaType, HttpOutputMessage message) {
        throw new UnsupportedOperationException("this converter only reads");
    }
}
