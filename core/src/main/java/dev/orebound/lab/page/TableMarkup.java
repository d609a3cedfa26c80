package dev.orebound.lab.page;

/** Writes tables of figures: the first column names the line, the others hold numbers. */
public final class TableMarkup {
    private final Markup page;

    private TableMarkup(Markup page) {
        this.page = page;
    }

    /** Begins one. */
    public static TableMarkup begin(Markup page, String caption, String... columns) {
        page.open("div", "class", "scroll").open("table").leaf("caption", caption);
        page.open("thead").open("tr");
        for (String column : columns) {
            page.leaf("th", column, "scope", "col");
        }
        page.close().close().open("tbody");
        return new TableMarkup(page);
    }

    /** A whole line. */
    public TableMarkup row(String name, Object... cells) {
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
