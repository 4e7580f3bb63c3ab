package dev.gunfeel.cli;

import dev.gunfeel.plot.Tabular;
import dev.gunfeel.text.Csv;
import dev.gunfeel.text.DecimalMark;
import java.io.ByteArrayOutputStream;
import picocli.CommandLine.Option;

/** How tables are written: what the commands share that write them. */
final class TableOptions {
    @Option(
            names = "--decimal",
            paramLabel = "MARK",
            description =
                    "the decimal mark of tables: point (where left out), or comma, with semicolons between the cells")
    private DecimalMark mark = DecimalMark.POINT;

    /** Writes the table of an answer. */
    byte[] csv(Tabular answer) {
        ByteArrayOutputStream table = new ByteArrayOutputStream();
        Csv.write(answer.table(), mark, table);
        return table.toByteArray();
    }
}
