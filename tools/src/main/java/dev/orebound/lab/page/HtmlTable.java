package dev.orebound.lab.page;

import java.util.List;

/** Writes tables of figures: the first column names the line, the others hold numbers. */
public final class HtmlTable {
    private final HtmlMarkup page;

    private HtmlTable(HtmlMarkup page) {
        this.page = page;
    }

    /** Begins one. */
    public static HtmlTable begin(HtmlMarkup page, String caption, String... columns) {
        return begin(page, caption, "plain", List.of(columns));
    }

    /** Begins one with a look of its own. */
    public static HtmlTable begin(HtmlMarkup page, String caption, String style, List<String> columns) {
        page.open("div", "class", "scroll").open("table", "class", style).leaf("caption", caption);
        page.open("thead").open("tr");
        for (String column : columns) {
            page.leaf("th", column, "scope", "col");
        }
        page.close().close().open("tbody");
        return new HtmlTable(page);
    }

    /** A whole line. */
    public HtmlTable row(String name, Object... cells) {
        return row(name, List.of(cells));
    }

    /** A whole line. */
    public HtmlTable row(String name, List<?> cells) {
        page.open("tr").leaf("th", name, "scope", "row");
        for (Object cell : cells) {
            page.leaf("td", String.valueOf(cell));
        }
        page.close();
        return this;
    }

    public void end() {
        page.close().close().close();
    }
}
