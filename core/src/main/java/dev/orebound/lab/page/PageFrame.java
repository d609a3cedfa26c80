package dev.orebound.lab.page;

/** What stands round the contents of a page: its head, its look, the ground on which plots rely. */
public final class PageFrame {
    private PageFrame() {}

    /** Begins a page, as far as its body. */
    public static Markup begin(String title) {
        Markup page = new Markup();
        page.open("html", "lang", "en").open("head");
        page.open("meta", "charset", "utf-8");
        page.open("meta", "name", "viewport", "content", "width=device-width, initial-scale=1");
        page.leaf("title", title);
        page.open("style").raw(PageStyle.SHEET).close();
        page.close().open("body");
        Fill.define(page);
        return page;
    }

    /** Ends it. */
    public static String end(Markup page) {
        return page.close().close().page();
    }
}
