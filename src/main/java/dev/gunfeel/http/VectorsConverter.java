package dev.gunfeel.http;

import dev.gunfeel.burst.WeaponSequence;
import dev.gunfeel.burst.WeaponSequenceRequest;
import dev.gunfeel.export.GoldenVectors;
import java.io.IOException;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpInputMessage;
import org.springframework.http.HttpOutputMessage;
import org.springframework.http.MediaType;
import org.springframework.http.converter.AbstractHttpMessageConverter;

/** Writes golden vectors of a fired weapon: what was drawn is no part of the answer, so it goes back to the body that was answered. */
final class VectorsConverter extends AbstractHttpMessageConverter<WeaponSequence> {
    private final Computations computations;

    VectorsConverter(Computations computations) {
        super(MediaType.parseMediaType(GoldenVectors.MEDIA_TYPE));
        this.computations = computations;
    }

    @Override
    protected boolean supports(Class<?> type) {
        return type == WeaponSequence.class;
    }

    @Override
    public boolean canRead(Class<?> type, @Nullable MediaType mediaType) {
        return false;
    }

    @Override
    protected WeaponSequence readInternal(Class<? extends WeaponSequence> type, HttpInputMessage message) {
        throw new UnsupportedOperationException("this converter only writes");
    }

    @Override
    protected void writeInternal(WeaponSequence answer, HttpOutputMessage message) throws IOException {
        WeaponSequenceRequest request = (WeaponSequenceRequest) InputConverter.bodyOfThisRequest();
        message.getBody().write(computations.run(() -> GoldenVectors.of(request, answer)));
    }
}
