package dev.orebound.lab.page;

/** What stands round the contents of a page: its head, its look, the ground on which plots rely. */
public final class HtmlPage {
    private HtmlPage() {}

    /** Begins a page, as far as its body. */
    public static HtmlMarkup begin(String title) {
        HtmlMarkup page = new HtmlMarkup();
        page.open("html", "lang", "en").open("head");
        page.open("meta", "charset", "utf-8");
        page.open("meta", "name", "viewport", "content", "width=device-width, initial-scale=1");
        page.leaf("title", title);
        page.open("style").raw(PageStyle.SHEET).close();
        page.close().open("body");
        PlotFill.define(page);
        return page;
    }

    /** Ends it. */
    public static String end(HtmlMarkup page) {
        return page.close().close().page();
    }
}
