package dev.gunfeel.http;

import java.util.Map;
import org.springframework.http.MediaType;

/** The formats of answers: chosen by {@code ?format=}, else by {@code Accept}. */
final class Formats {
    static final String JSON = MediaType.APPLICATION_JSON_VALUE;
    static final String CSV = "text/csv";
    static final MediaType CSV_TYPE = MediaType.parseMediaType(CSV);

    static final MediaType CSV_UTF_8 = MediaType.parseMediaType("text/csv;charset=UTF-8;header=present");

    static final String NDJSON = MediaType.APPLICATION_NDJSON_VALUE;
    static final String XML = MediaType.APPLICATION_XML_VALUE;
    static final String MARKDOWN = MediaType.TEXT_MARKDOWN_VALUE;

    static final String SVG = "image/svg+xml";
    static final String PNG = MediaType.IMAGE_PNG_VALUE;
    static final MediaType SVG_TYPE = MediaType.parseMediaType(SVG);

    /** The words of {@code ?format=}. */
    static final Map<String, MediaType> BY_WORD = Map.of(
            "json", MediaType.APPLICATION_JSON,
            "csv", CSV_TYPE,
            "svg", SVG_TYPE,
            "png", MediaType.IMAGE_PNG,
            "ndjson", MediaType.APPLICATION_NDJSON,
            "xml", MediaType.APPLICATION_XML,
            "md", MediaType.TEXT_MARKDOWN);

    private Formats() {}
}
