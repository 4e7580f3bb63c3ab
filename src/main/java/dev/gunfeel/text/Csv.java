package dev.gunfeel.text;

import dev.gunfeel.plot.Table;
import java.io.OutputStream;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.StreamWriteFeature;
import tools.jackson.core.io.NumberOutput;
import tools.jackson.databind.ObjectWriter;
import tools.jackson.databind.SequenceWriter;
import tools.jackson.dataformat.csv.CsvFactory;
import tools.jackson.dataformat.csv.CsvMapper;
import tools.jackson.dataformat.csv.CsvSchema;
import tools.jackson.dataformat.csv.CsvWriteFeature;

/** Writes tables as CSV by RFC 4180, in UTF-8. */
public final class Csv {
    private static final CsvMapper MAPPER = CsvMapper.builder(CsvFactory.builder()
                    .enable(StreamWriteFeature.USE_FAST_DOUBLE_WRITER)
                    .build())
            .build();

    private Csv() {}

    /**
     * Writes one header line and the rows; decimal points, doubles in their shortest form.
     *
     * @param table the table
     * @param out where it goes; left open
     */
    public static void write(Table table, OutputStream out) {
        write(table, DecimalMark.POINT, out);
    }

    /**
     * Writes one header line and the rows, doubles in their shortest form.
     *
     * @param table the table
     * @param mark what stands in numbers, and with it what stands between cells
     * @param out where it goes; left open
     */
    public static void write(Table table, DecimalMark mark, OutputStream out) {
        write(table, mark, true, out);
    }

    /**
     * Writes the rows alone, below those of a table of the same form.
     *
     * @param table the table
     * @param mark what stands in numbers, as above
     * @param out where they go; left open
     */
    public static void append(Table table, DecimalMark mark, OutputStream out) {
        write(table, mark, false, out);
    }

    private static void write(Table table, DecimalMark mark, boolean withHeader, OutputStream out) {
        boolean hasComma = mark == DecimalMark.COMMA;
        CsvSchema.Builder schema = CsvSchema.builder()
                .setUseHeader(withHeader)
                .setLineSeparator("\r\n")
                .setColumnSeparator(hasComma ? ';' : ',');
        table.header().forEach(schema::addColumn);
        ObjectWriter writer = MAPPER.writer(schema.build()).without(StreamWriteFeature.AUTO_CLOSE_TARGET);
        // A number that is text here needs no quotes for its comma.
        try (SequenceWriter rows =
                (hasComma ? writer.with(CsvWriteFeature.STRICT_CHECK_FOR_QUOTING) : writer).writeValues(out)) {
            table.rows().forEach(row -> rows.write(hasComma ? withCommas(row) : row));
        }
    }

    private static @Nullable Object[] withCommas(@Nullable Object[] row) {
        return Arrays.stream(row)
                .map(cell -> cell instanceof Double number
                        ? NumberOutput.toString(number, true).replace('.', ',')
                        : cell)
                .toArray();
    }
}
