package dev.orebound.lab.page;

import dev.orebound.lab.page.Plot.AxisScale;
import java.util.List;

/** Draws parts of a whole as a bar for a line of a table, and the key to it. */
public final class ShareBar {
    private static final int WIDTH = 190;
    private static final int HEIGHT = 18;
    private static final int LEAST_FOR_WORDS = 34;

    private ShareBar() {}

    /** Draws one, without a heading. */
    public static Plot of(List<NamedShare> shares) {
        Plot bar = new Plot("", NamedShare.words(shares), WIDTH, HEIGHT);
        long sum = NamedShare.sum(shares);
        double left = 0;
        for (NamedShare share : shares) {
            double width = sum == 0 ? 0 : (double) share.count() * WIDTH / sum;
            if (width > 0) {
                bar.box(share.fill().use(), left, 0, width, HEIGHT);
            }
            if (width >= LEAST_FOR_WORDS) {
                String percent = NamedShare.percent(share.count(), sum) + "%";
                bar.writeInside(percent, share.fill().colour(), left + width / 2, HEIGHT - 5);
            }
            left += width;
        }
        return bar;
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

        private ShareColumns() {}

        /**
         * Draws them.
         *
         * @param axis what the columns are, such as depth
         * @param columns from the left, at least one
         */
        public static Plot of(String heading, String axis, List<ShareColumn> columns) {
            StringBuilder words = new StringBuilder();
            for (ShareColumn column : columns) {
                words.append(words.isEmpty() ? "" : "; ").append(column.name()).append(": ");
                words.append(NamedShare.words(column.shares()));
            }
            Plot plot = new Plot(heading, words.toString(), WIDTH, HEIGHT);
            plot.ticksUp(new AxisScale(WHOLE / 4, WHOLE), "%", LEFT, LEFT + ACROSS, BOTTOM, BOTTOM - TOP);
            double step = (double) ACROSS / columns.size();
            for (int i = 0; i < columns.size(); i++) {
                draw(plot, columns.get(i), LEFT + (i + 0.5) * step, Math.min(12, step * 0.38));
            }
            plot.write(axis + "; above: how many", "middle", "unit", LEFT + ACROSS / 2.0, HEIGHT - 20);
            return plot;
        }

        private static void draw(Plot plot, ShareColumn column, double middle, double half) {
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

    /** A column with a name. */
    public record ShareColumn(String name, List<NamedShare> shares) {
        public ShareColumn {
            shares = List.copyOf(shares);
        }
    }
}
