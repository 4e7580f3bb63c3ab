package dev.gunfeel.http;

import dev.gunfeel.plot.Tabular;
import dev.gunfeel.text.Csv;
import java.io.IOException;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpInputMessage;
import org.springframework.http.HttpOutputMessage;
import org.springframework.http.MediaType;
import org.springframework.http.converter.AbstractHttpMessageConverter;

/** Writes the table of an answer as CSV. */
final class CsvConverter extends AbstractHttpMessageConverter<Tabular> {
    CsvConverter() {
        super(Formats.CSV_TYPE);
    }

    @Override
    protected boolean supports(Class<?> type) {
        return Tabular.class.isAssignableFrom(type);
    }

    @Override
    public boolean canRead(Class<?> type, @Nullable MediaType mediaType) {
        return false;
    }

    @Override
    protected Tabular readInternal(Class<? extends Tabular> type, HttpInputMessage message) {
        throw new UnsupportedOperationException("this converter only writes");
    }

    @Override
    protected void writeInternal(Tabular answer, HttpOutputMessage message) throws IOException {
        message.getHeaders().setContentType(Formats.CSV_UTF_8);
        Csv.write(answer.table(), AnswerParameters.decimalMarkOfThisRequest(), message.getBody());
    }
}
