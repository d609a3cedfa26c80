package dev.orebound.lab.page;

import java.util.List;

/** Parts of a whole, as a bar for a line of a table, and the key to them. */
public final class ShareBar {
    private static final int WIDTH = 190;
    private static final int HEIGHT = 18;
    private static final int LEAST_FOR_WORDS = 34;
    private static final int KEY = 16;

    private ShareBar() {}

    /** Writes one. */
    public static void write(HtmlMarkup page, List<NamedShare> shares) {
        String size = "0 0 " + WIDTH + " " + HEIGHT;
        page.open(
                "svg",
                "viewBox",
                size,
                "width",
                String.valueOf(WIDTH),
                "height",
                String.valueOf(HEIGHT),
                "role",
                "img",
                "class",
                "bar",
                "aria-label",
                NamedShare.words(shares));
        long sum = NamedShare.sum(shares);
        double left = 0;
        for (NamedShare share : shares) {
            double width = sum == 0 ? 0 : (double) share.count() * WIDTH / sum;
            if (width > 0) {
                draw(page, share, left, width, NamedShare.percent(share.count(), sum));
            }
            left += width;
        }
        page.close();
    }

    private static void draw(HtmlMarkup page, NamedShare share, double left, double width, long percent) {
        page.open(
                "rect",
                "class",
                "box",
                "x",
                HtmlMarkup.of(left),
                "y",
                "0",
                "width",
                HtmlMarkup.of(width),
                "height",
                String.valueOf(HEIGHT),
                "fill",
                share.fill().use());
        if (width >= LEAST_FOR_WORDS) {
            page.leaf(
                    "text",
                    percent + "%",
                    "class",
                    "inside",
                    "text-anchor",
                    "middle",
                    "stroke",
                    share.fill().colour,
                    "x",
                    HtmlMarkup.of(left + width / 2),
                    "y",
                    String.valueOf(HEIGHT - 5));
        }
    }

    /** Writes what each filling stands for. */
    public static void writeKey(HtmlMarkup page, List<NamedShare> shares) {
        page.open("ul", "class", "key");
        for (NamedShare share : shares) {
            page.open("li");
            String size = String.valueOf(KEY);
            page.open("svg", "width", size, "height", size, "aria-hidden", "true");
            page.open(
                    "rect",
                    "class",
                    "box",
                    "width",
                    size,
                    "height",
                    size,
                    "fill",
                    share.fill().use());
            page.close().text(" " + share.name()).close();
        }
        page.close();
    }
}
