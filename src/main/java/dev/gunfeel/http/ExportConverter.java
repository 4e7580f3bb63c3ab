package dev.gunfeel.http;

import dev.gunfeel.burst.WeaponSequence;
import dev.gunfeel.burst.WeaponSequenceRequest;
import dev.gunfeel.export.Export;
import dev.gunfeel.export.ExportFormat;
import dev.gunfeel.recoil.RecoilSequence;
import dev.gunfeel.recoil.RecoilSequenceRequest;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpInputMessage;
import org.springframework.http.HttpOutputMessage;
import org.springframework.http.MediaType;
import org.springframework.http.converter.AbstractHttpMessageConverter;

/**
 * Writes the view of a fired weapon as engines import it. Curves are fitted to the formulas, not to the samples of the answer, so
 * it goes back to the body that was answered.
 */
final class ExportConverter extends AbstractHttpMessageConverter<Record> {
    static final String KEYS = "Gunfeel-Keys";
    static final String LARGEST_ERROR = "Gunfeel-Largest-Error-Degrees";

    private final Computations computations;

    ExportConverter(Computations computations) {
        super(Arrays.stream(ExportFormat.values())
                .map(format -> MediaType.parseMediaType(format.mediaType()))
                .toArray(MediaType[]::new));
        this.computations = computations;
    }

    @Override
    protected boolean supports(Class<?> type) {
        return List.of(WeaponSequence.class, RecoilSequence.class).contains(type);
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
        MediaType chosen = message.getHeaders().getContentType();
        ExportFormat format = Arrays.stream(ExportFormat.values())
                .filter(one -> MediaType.parseMediaType(one.mediaType()).isCompatibleWith(chosen))
                .findFirst()
                .orElseThrow();
        double tolerance = AnswerParameters.toleranceDegreesOfThisRequest();
        Record body = InputConverter.bodyOfThisRequest();
        Export export = computations.run(() -> body instanceof WeaponSequenceRequest request
                ? format.ofWeapon(request, tolerance)
                : format.ofView((RecoilSequenceRequest) body, tolerance));
        message.getHeaders().set(KEYS, Integer.toString(export.keys()));
        message.getHeaders().set(LARGEST_ERROR, Double.toString(export.largestErrorDegrees()));
        message.getBody().write(export.content());
    }
}
