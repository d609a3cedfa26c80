package dev.orebound.lab.page;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** A table of figures: the first column names the line, the others hold numbers. */
public final class PageTable {
    private final String caption;
    private final String style;
    private final List<String> columns;
    private final List<TableRow> rows = new ArrayList<>();

    /** A whole line. */
    public record TableRow(String name, List<?> cells) {}

    /**
     * Begins a table.
     *
     * @param style of the style sheet
     * @param columns the words above each, the first column's included
     */
    public PageTable(String caption, String style, List<String> columns) {
        this.caption = caption;
        this.style = style;
        this.columns = List.copyOf(columns);
    }

    /** Adds a line. */
    public PageTable row(String name, Object... cells) {
        return row(name, List.of(cells));
    }

    /** Adds a line. */
    public PageTable row(String name, List<?> cells) {
        rows.add(new TableRow(name, List.copyOf(cells)));
        return this;
    }

    public String caption() {
        return caption;
    }

    public String style() {
        return style;
    }

    public List<String> columns() {
        return columns;
    }

    /** Returns the lines from the top. */
    public List<TableRow> rows() {
        return Collections.unmodifiableList(rows);
    }
}
