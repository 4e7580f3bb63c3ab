package dev.gunfeel.http;

import dev.gunfeel.picture.Picture;
import dev.gunfeel.picture.PictureOptions;
import dev.gunfeel.picture.Pictures;
import dev.gunfeel.picture.Png;
import dev.gunfeel.picture.Svg;
import java.io.IOException;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpInputMessage;
import org.springframework.http.HttpOutputMessage;
import org.springframework.http.MediaType;
import org.springframework.http.converter.AbstractHttpMessageConverter;

/** Draws the picture of an answer, as SVG or PNG. */
final class PictureConverter extends AbstractHttpMessageConverter<Record> {
    /** What a pixel takes while it is drawn and packed. */
    private static final int PICTURE_BYTES = 8;

    private final Computations computations;

    PictureConverter(Computations computations) {
        super(Formats.SVG_TYPE, MediaType.IMAGE_PNG);
        this.computations = computations;
    }

    @Override
    protected boolean supports(Class<?> type) {
        return type == BoidsStream.class || Pictures.has(type);
    }

    @Override
    public boolean canRead(Class<?> type, @Nullable MediaType mediaType) {
        return false;
    }

    @Override
    protected Record readInternal(Class<? extends Record> type, HttpInputMessage message) {
        throw new UnsupportedOperationException("this converter only writes");
    }

    @Override
    protected void writeInternal(Record answer, HttpOutputMessage message) throws IOException {
        PictureOptions options = AnswerParameters.ofThisRequest();
        Record whole = answer instanceof BoidsStream stream ? stream.whole() : answer;
        boolean isSvg = Formats.SVG_TYPE.isCompatibleWith(message.getHeaders().getContentType());
        computations.need((long) PICTURE_BYTES * options.width() * options.height());
        byte[] drawn = computations.run(() -> {
            Picture picture = Pictures.of(whole).orElseThrow();
            return isSvg ? Svg.write(picture, options) : Png.write(picture, options);
        });
        message.getBody().write(drawn);
    }
}
