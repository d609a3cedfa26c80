package dev.orebound.lab.page;

import dev.orebound.lab.page.SvgPlot.AxisScale;
import java.util.List;

/** Draws parts of a whole as a bar for a line of a table, and the key to it. */
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
        SvgPlot.box(page, share.fill().use(), left, 0, width, HEIGHT);
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

    /**
     * A part of a whole.
     *
     * @param name its word
     * @param count 0 or more
     */
    public record NamedShare(String name, PlotFill fill, long count) {
        /** Returns the sum of all counts. */
        static long sum(List<NamedShare> shares) {
            return shares.stream().mapToLong(NamedShare::count).sum();
        }

        /** In hundredths of all; 0 where there is nothing at all. */
        static long percent(long count, long sum) {
            return sum == 0 ? 0 : Math.round(100.0 * count / sum);
        }

        /** Returns a description in words, for readers who cannot see the plot. */
        static String words(List<NamedShare> shares) {
            StringBuilder words = new StringBuilder();
            for (NamedShare share : shares) {
                if (share.count() > 0) {
                    words.append(words.isEmpty() ? "" : ", ")
                            .append(share.name())
                            .append(' ')
                            .append(share.count());
                }
            }
            return words.isEmpty() ? "none" : words.toString();
        }
    }

    /** Draws parts of wholes as columns of equal height side by side. */
    public static final class ShareColumns {
        private static final int WIDTH = 540;
        private static final int HEIGHT = 270;
        private static final int LEFT = 52;
        private static final int ACROSS = WIDTH - LEFT - 12;
        private static final int TOP = 24;
        private static final int BOTTOM = HEIGHT - 52;
        private static final int WHOLE = 100;

        /** A column with a name. */
        public record ShareColumn(String name, List<NamedShare> shares) {
            public ShareColumn {
                shares = List.copyOf(shares);
            }
        }

        private ShareColumns() {}

        /**
         * Writes them.
         *
         * @param axis what the columns are, such as depth
         * @param columns from the left, at least one
         */
        public static void write(HtmlMarkup page, String heading, String axis, List<ShareColumn> columns) {
            StringBuilder words = new StringBuilder();
            for (ShareColumn column : columns) {
                words.append(words.isEmpty() ? "" : "; ").append(column.name()).append(": ");
                words.append(NamedShare.words(column.shares()));
            }
            SvgPlot plot = new SvgPlot(page, heading, words.toString(), WIDTH, HEIGHT);
            plot.ticksUp(new AxisScale(WHOLE / 4, WHOLE), "%", LEFT, LEFT + ACROSS, BOTTOM, BOTTOM - TOP);
            double step = (double) ACROSS / columns.size();
            for (int i = 0; i < columns.size(); i++) {
                draw(plot, columns.get(i), LEFT + (i + 0.5) * step, Math.min(12, step * 0.38));
            }
            plot.write(axis + "; above: how many", "middle", "unit", LEFT + ACROSS / 2.0, HEIGHT - 20);
            plot.end();
        }

        private static void draw(SvgPlot plot, ShareColumn column, double middle, double half) {
            long sum = NamedShare.sum(column.shares());
            plot.write(column.name(), "middle", "tick", middle, BOTTOM + 15);
            plot.write(String.valueOf(sum), "middle", "unit", middle, 12);
            double bottom = BOTTOM;
            for (NamedShare share : column.shares()) {
                double height = sum == 0 ? 0 : (double) share.count() * (BOTTOM - TOP) / sum;
                if (height > 0) {
                    plot.box(share.fill().use(), middle - half, bottom - height, 2 * half, height);
                }
                bottom -= height;
            }
        }
    }
}
