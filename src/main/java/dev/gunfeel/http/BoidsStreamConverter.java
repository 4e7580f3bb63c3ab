package dev.gunfeel.http;

import dev.gunfeel.boids.BoidsFrame;
import dev.gunfeel.text.Csv;
import dev.gunfeel.text.DecimalMark;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Iterator;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpInputMessage;
import org.springframework.http.HttpOutputMessage;
import org.springframework.http.MediaType;
import org.springframework.http.converter.AbstractHttpMessageConverter;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.StreamWriteFeature;
import tools.jackson.databind.ObjectWriter;
import tools.jackson.databind.json.JsonMapper;

/** Writes a sequence of boids frame by frame: as one JSON document, a frame a line, or a table. */
final class BoidsStreamConverter extends AbstractHttpMessageConverter<BoidsStream> {
    private final JsonMapper mapper;
    private final ObjectWriter lines;

    BoidsStreamConverter(JsonMapper mapper) {
        super(MediaType.APPLICATION_JSON, MediaType.APPLICATION_NDJSON, Formats.CSV_TYPE);
        this.mapper = mapper;
        lines = mapper.writer().without(StreamWriteFeature.AUTO_CLOSE_TARGET);
    }

    @Override
    protected boolean supports(Class<?> type) {
        return type == BoidsStream.class;
    }

    @Override
    public boolean canRead(Class<?> type, @Nullable MediaType mediaType) {
        return false;
    }

    @Override
    protected BoidsStream readInternal(Class<? extends BoidsStream> type, HttpInputMessage message) {
        throw new UnsupportedOperationException("this converter only writes");
    }

    @Override
    protected void writeInternal(BoidsStream stream, HttpOutputMessage message) throws IOException {
        MediaType format = message.getHeaders().getContentType();
        if (Formats.CSV_TYPE.isCompatibleWith(format)) {
            message.getHeaders().setContentType(Formats.CSV_UTF_8);
            writeTable(stream.frames(), message.getBody());
        } else if (MediaType.APPLICATION_NDJSON.isCompatibleWith(format)) {
            writeLines(stream.frames(), message.getBody());
        } else {
            writeDocument(stream, message.getBody());
        }
    }

    private void writeDocument(BoidsStream stream, OutputStream out) {
        // Left to itself, the generator would close what is open when a frame fails, and the part would read like a
        // whole.
        ObjectWriter writer = mapper.writer()
                .withoutFeatures(StreamWriteFeature.AUTO_CLOSE_TARGET, StreamWriteFeature.AUTO_CLOSE_CONTENT);
        try (JsonGenerator generator = writer.createGenerator(out)) {
            generator.writeStartObject();
            generator.writePOJOProperty("axes", stream.axes());
            generator.writeArrayPropertyStart("frames");
            stream.frames().forEachRemaining(generator::writePOJO);
            generator.writeEndArray();
            generator.writePOJOProperty("warnings", stream.warnings());
            generator.writeEndObject();
        }
    }

    private void writeLines(Iterator<BoidsFrame> frames, OutputStream out) throws IOException {
        while (frames.hasNext()) {
            lines.writeValue(out, frames.next());
            out.write('\n');
            // A client that draws wants the frame now, not when a buffer is full.
            out.flush();
        }
    }

    private static void writeTable(Iterator<BoidsFrame> frames, OutputStream out) {
        DecimalMark mark = AnswerParameters.decimalMarkOfThisRequest();
        Csv.write(frames.next().table(), mark, out);
        frames.forEachRemaining(frame -> Csv.append(frame.table(), mark, out));
    }
}
