package dev.gunfeel.http;

import dev.gunfeel.export.DataTable;
import dev.gunfeel.export.ExportFormat;
import dev.gunfeel.export.GoldenVectors;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.springframework.http.MediaType;

/** The formats of answers: chosen by {@code ?format=}, else by {@code Accept}. */
final class Formats {
    static final String JSON = MediaType.APPLICATION_JSON_VALUE;
    static final String CSV = "text/csv";
    static final MediaType CSV_TYPE = MediaType.parseMediaType(CSV);

    static final MediaType CSV_UTF_8 = MediaType.parseMediaType("text/csv;charset=UTF-8;header=present");

    static final String NDJSON = MediaType.APPLICATION_NDJSON_VALUE;
    static final String XML = MediaType.APPLICATION_XML_VALUE;
    static final String TEXT_XML = MediaType.TEXT_XML_VALUE;
    static final String MARKDOWN = MediaType.TEXT_MARKDOWN_VALUE;

    static final String SVG = "image/svg+xml";
    static final String PNG = MediaType.IMAGE_PNG_VALUE;
    static final MediaType SVG_TYPE = MediaType.parseMediaType(SVG);

    static final String UNREAL_CURVETABLE = "application/vnd.gunfeel.unreal-curvetable+csv";
    static final String UNREAL_CURVETABLE_JSON = "application/vnd.gunfeel.unreal-curvetable+json";
    static final String UNREAL_DATATABLE = DataTable.MEDIA_TYPE;
    static final String UNITY_ANIMATIONCURVE = "application/vnd.gunfeel.unity-animationcurve+json";
    static final String UNITY_ANIM = "application/vnd.gunfeel.unity-anim+yaml";
    static final String GODOT_TRES = "application/vnd.gunfeel.godot-tres";
    static final String GLTF = "model/gltf-binary";
    static final String VECTORS = GoldenVectors.MEDIA_TYPE;

    static final String OPENAPI = "application/vnd.oai.openapi";
    static final String OPENAPI_JSON = "application/vnd.oai.openapi+json";
    static final String YAML = "application/yaml";
    static final String TEXT_YAML = "text/yaml";

    /** The words of {@code ?format=}. */
    static final Map<String, MediaType> BY_WORD = byWord();

    /** Every format of an answer; those that come first are taken where a client has no preference. */
    static final List<MediaType> IN_ORDER = Stream.concat(
                    Stream.of(
                                    JSON,
                                    CSV,
                                    NDJSON,
                                    SVG,
                                    PNG,
                                    XML,
                                    TEXT_XML,
                                    MARKDOWN,
                                    UNREAL_DATATABLE,
                                    OPENAPI_JSON,
                                    OPENAPI,
                                    YAML,
                                    TEXT_YAML)
                            .map(MediaType::parseMediaType),
                    Stream.of(ExportFormat.values()).map(format -> MediaType.parseMediaType(format.mediaType())))
            .toList();

    private static Map<String, MediaType> byWord() {
        Map<String, MediaType> formats = new TreeMap<>(Map.of(
                "json",
                MediaType.APPLICATION_JSON,
                "csv",
                CSV_TYPE,
                "svg",
                SVG_TYPE,
                "png",
                MediaType.IMAGE_PNG,
                "ndjson",
                MediaType.APPLICATION_NDJSON,
                "xml",
                MediaType.APPLICATION_XML,
                "md",
                MediaType.TEXT_MARKDOWN,
                DataTable.WORD,
                MediaType.parseMediaType(DataTable.MEDIA_TYPE),
                GoldenVectors.WORD,
                MediaType.parseMediaType(GoldenVectors.MEDIA_TYPE)));
        for (ExportFormat format : ExportFormat.values()) {
            formats.put(format.word(), MediaType.parseMediaType(format.mediaType()));
        }
        return Map.copyOf(formats);
    }

    private Formats() {}
}
