package dev.gunfeel.http;

import jakarta.servlet.http.HttpServletRequest;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.springframework.http.MediaType;
import org.springframework.web.HttpMediaTypeNotAcceptableException;
import org.springframework.web.accept.ContentNegotiationStrategy;
import org.springframework.web.accept.HeaderContentNegotiationStrategy;
import org.springframework.web.context.request.NativeWebRequest;

/**
 * Reads {@code Accept} by RFC 9110, section 12.5.1: of all ranges that hold a format the most specific one says how welcome it is,
 * and 0 refuses it. The framework would take what a narrow range hardly bears before what a wide one prefers, and what is refused.
 */
final class AcceptedFormats implements ContentNegotiationStrategy {
    /** A problem is told whatever is accepted; without any format the framework would not even ask who tells it. */
    private static final List<MediaType> PROBLEMS_ALONE = List.of(MediaType.APPLICATION_PROBLEM_JSON);

    private final HeaderContentNegotiationStrategy header = new HeaderContentNegotiationStrategy();

    /** Returns whether {@code Accept} decides how this is answered. */
    static boolean decideOn(HttpServletRequest request) {
        return request.getServletPath().startsWith("/v1/")
                || request.getServletPath().startsWith(DocumentPage.PATH);
    }

    @Override
    public List<MediaType> resolveMediaTypes(NativeWebRequest request) throws HttpMediaTypeNotAcceptableException {
        List<MediaType> ranges = header.resolveMediaTypes(request);
        HttpServletRequest asked = Objects.requireNonNull(request.getNativeRequest(HttpServletRequest.class));
        if (ranges.equals(MEDIA_TYPE_ALL_LIST) || !decideOn(asked)) {
            return ranges;
        }
        List<MediaType> accepted = accepted(ranges);
        return accepted.isEmpty() ? PROBLEMS_ALONE : accepted;
    }

    /** Returns the formats that are accepted, the most welcome first; where two are equally so, in the order of the service. */
    static List<MediaType> accepted(List<MediaType> ranges) {
        return Formats.IN_ORDER.stream()
                .filter(format -> quality(format, ranges) > 0)
                .sorted(Comparator.comparingDouble((MediaType format) -> quality(format, ranges))
                        .reversed())
                .collect(Collectors.toList());
    }

    private static double quality(MediaType format, List<MediaType> ranges) {
        return holding(format, ranges)
                .max(Comparator.comparingInt(AcceptedFormats::specificity)
                        .thenComparingDouble(MediaType::getQualityValue))
                .map(MediaType::getQualityValue)
                .orElse(0.0);
    }

    private static Stream<MediaType> holding(MediaType format, List<MediaType> ranges) {
        return ranges.stream().filter(range -> range.includes(format) && isUtf8(range));
    }

    /** Answers are in UTF-8, so a range that asks for another character set holds none of them. */
    private static boolean isUtf8(MediaType range) {
        String charset = range.getParameter("charset");
        return charset == null || charset.replace("\"", "").equalsIgnoreCase("utf-8");
    }

    private static int specificity(MediaType range) {
        if (range.isWildcardType()) {
            return 0;
        } else if (range.isWildcardSubtype()) {
            return range.getSubtype().equals("*") ? 1 : 2;
        }
        return 3;
    }
}
