package dev.gunfeel.text;

import dev.gunfeel.plot.Table;
import java.io.OutputStream;
import tools.jackson.core.StreamWriteFeature;
import tools.jackson.databind.SequenceWriter;
import tools.jackson.dataformat.csv.CsvFactory;
import tools.jackson.dataformat.csv.CsvMapper;
import tools.jackson.dataformat.csv.CsvSchema;

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
        write(table, true, out);
    }

    /**
     * Writes the rows alone, below those of a table of the same form.
     *
     * @param table the table
     * @param out where they go; left open
     */
    public static void append(Table table, OutputStream out) {
        write(table, false, out);
    }

    private static void write(Table table, boolean withHeader, OutputStream out) {
        CsvSchema.Builder schema = CsvSchema.builder().setUseHeader(withHeader).setLineSeparator("\r\n");
        table.header().forEach(schema::addColumn);
        try (SequenceWriter rows = MAPPER.writer(schema.build())
                .without(StreamWriteFeature.AUTO_CLOSE_TARGET)
                .writeValues(out)) {
            table.rows().forEach(rows::write);
        }
    }
}
