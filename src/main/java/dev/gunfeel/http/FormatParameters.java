package dev.gunfeel.http;

import dev.gunfeel.export.FitTolerance;
import dev.gunfeel.input.Words;
import dev.gunfeel.picture.PictureOptions;
import dev.gunfeel.picture.Theme;
import dev.gunfeel.text.DecimalMark;
import io.swagger.v3.oas.models.Operation;
import io.swagger.v3.oas.models.SpecVersion;
import io.swagger.v3.oas.models.media.Schema;
import io.swagger.v3.oas.models.parameters.QueryParameter;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/**
 * Describes the query parameters that choose the format of an answer and the look of its picture. Their defaults are told in words:
 * a page that tries the API out would send them along unasked, and win over {@code Accept}.
 */
final class FormatParameters {
    static final String FORMAT = "format";

    private FormatParameters() {}

    /** Returns the names of the parameters that an endpoint with these formats takes; that of a format can be said where there is one. */
    static List<String> names(Set<String> formats) {
        List<String> names = new ArrayList<>(List.of(FORMAT));
        if (formats.contains(Formats.GLTF)) {
            names.add(FitTolerance.PARAMETER);
        }
        if (formats.contains(Formats.PNG)) {
            names.addAll(List.of("width", "height", "theme"));
        }
        if (formats.contains(Formats.CSV)) {
            names.add(DecimalMark.PARAMETER);
        }
        return names;
    }

    /** Adds the parameters to an operation that has more than one format. */
    static void addTo(Operation operation) {
        Set<String> formats = Objects.requireNonNull(operation.getResponses().get("200"))
                .getContent()
                .keySet();
        if (formats.size() < 2) {
            return;
        }
        List<String> words = Formats.BY_WORD.entrySet().stream()
                .filter(format -> formats.contains(format.getValue().toString()))
                .map(java.util.Map.Entry::getKey)
                .sorted()
                .toList();
        operation.addParametersItem(parameter(
                FORMAT,
                "The format of the answer; it wins over `Accept`, which decides where it is left out.",
                words(words)));
        if (formats.contains(Formats.GLTF)) {
            operation.addParametersItem(parameter(
                    FitTolerance.PARAMETER,
                    "How far the curves of an engine's format may be from the formulas, in degrees; "
                            + FitTolerance.STANDARD_DEGREES + " where left out.",
                    degrees()));
        }
        if (formats.contains(Formats.PNG)) {
            operation.addParametersItem(parameter(
                    "width",
                    "The width of the picture in pixels; " + PictureOptions.STANDARD.width() + " where left out.",
                    pixels()));
            operation.addParametersItem(parameter(
                    "height",
                    "The height of the picture in pixels; " + PictureOptions.STANDARD.height() + " where left out.",
                    pixels()));
            operation.addParametersItem(parameter(
                    "theme",
                    "The colours of the picture; light where left out.",
                    words(Arrays.stream(Theme.values()).map(Words::of).toList())));
        }
        if (formats.contains(Formats.CSV)) {
            operation.addParametersItem(parameter(
                    DecimalMark.PARAMETER,
                    "The decimal mark of a table: `comma` for spreadsheets that write 0,5, with semicolons between the"
                            + " cells; point where left out.",
                    words(Arrays.stream(DecimalMark.values()).map(Words::of).toList())));
        }
    }

    private static QueryParameter parameter(String name, String description, Schema<?> schema) {
        QueryParameter parameter = new QueryParameter();
        parameter.name(name).description(description).required(false).schema(schema);
        return parameter;
    }

    private static Schema<String> words(List<String> words) {
        Schema<String> schema = new Schema<>(SpecVersion.V31);
        schema.addType("string");
        schema.setEnum(words);
        return schema;
    }

    private static Schema<Double> degrees() {
        Schema<Double> schema = new Schema<>(SpecVersion.V31);
        schema.addType("number");
        schema.setFormat("double");
        schema.setMinimum(BigDecimal.valueOf(FitTolerance.LEAST_DEGREES));
        schema.setMaximum(BigDecimal.valueOf(FitTolerance.MOST_DEGREES));
        return schema;
    }

    private static Schema<Integer> pixels() {
        Schema<Integer> schema = new Schema<>(SpecVersion.V31);
        schema.addType("integer");
        schema.setMinimum(BigDecimal.valueOf(PictureOptions.LEAST_PIXELS));
        schema.setMaximum(BigDecimal.valueOf(PictureOptions.MOST_PIXELS));
        return schema;
    }
}
