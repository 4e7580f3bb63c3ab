package dev.gunfeel.importing;

import dev.gunfeel.input.Complaints;
import java.util.ArrayList;
import java.util.List;

/** Reads a table as RFC 4180 has it. Lines that begin with {@code #} say something about it, as {@code # name: value}. */
final class CsvRows {
    private final String text;
    private final Complaints complaints;
    private final List<Row> rows = new ArrayList<>();
    private final List<Node> settings = new ArrayList<>();
    private int at;
    private int line = 1;

    /**
     * A line of the table.
     *
     * @param line where it begins, from 1
     * @param fields its fields
     */
    record Row(int line, List<String> fields) {
        String field(int column) {
            return column < fields.size() ? fields.get(column).strip() : "";
        }
    }

    private CsvRows(String text, Complaints complaints) {
        this.text = text;
        this.complaints = complaints;
    }

    static CsvRows read(byte[] bytes, Complaints complaints) {
        CsvRows table = new CsvRows(SourceText.of(bytes, complaints), complaints);
        while (table.at < table.text.length()) {
            table.line();
        }
        return table;
    }

    List<Row> rows() {
        return rows;
    }

    List<Node> settings() {
        return settings;
    }

    private void line() {
        int start = line;
        if (text.charAt(at) == '#') {
            String comment = rest().substring(1);
            int colon = comment.indexOf(':');
            if (colon > 0) {
                settings.add(Node.value(
                        start,
                        comment.substring(0, colon).strip(),
                        comment.substring(colon + 1).strip()));
            }
            return;
        }
        List<String> fields = new ArrayList<>();
        boolean goesOn = true;
        while (goesOn) {
            fields.add(at < text.length() && text.charAt(at) == '"' ? quoted() : bare());
            goesOn = at < text.length() && text.charAt(at) == ',';
            if (goesOn) {
                at++;
            }
        }
        rest();
        if (fields.stream().anyMatch(field -> !field.isBlank())) {
            rows.add(new Row(start, fields));
        }
    }

    /** Returns what is left of the line, and moves on to the next. */
    private String rest() {
        int found = text.indexOf('\n', at);
        int end = found < 0 ? text.length() : found;
        String rest = text.substring(at, end);
        at = Math.min(text.length(), end + 1);
        line++;
        return rest;
    }

    private String bare() {
        int start = at;
        while (at < text.length() && ",\n\r".indexOf(text.charAt(at)) < 0) {
            at++;
        }
        return text.substring(start, at);
    }

    private String quoted() {
        int start = line;
        StringBuilder field = new StringBuilder();
        at++;
        while (at < text.length() && (text.charAt(at) != '"' || text.startsWith("\"\"", at))) {
            if (text.charAt(at) == '\n') {
                line++;
            } else if (text.charAt(at) == '"') {
                at++;
            }
            field.append(text.charAt(at));
            at++;
        }
        if (at == text.length()) {
            throw SourceText.unreadable(
                    "is not CSV at line " + start + ": it has a quote that does not end", complaints);
        }
        at++;
        return field.toString();
    }
}
