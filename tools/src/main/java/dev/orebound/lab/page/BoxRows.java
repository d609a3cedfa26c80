package dev.orebound.lab.page;

import dev.orebound.lab.figure.QuartileSummary;
import dev.orebound.lab.page.Plot.AxisScale;
import java.util.List;

/** Draws quartiles as boxes one above the other on a common axis. */
public final class BoxRows {
    private static final int WIDTH = 540;
    private static final int LEFT = 132;
    private static final int ACROSS = WIDTH - LEFT - 24;
    private static final int ROW = 34;
    private static final int FOOT = 44;
    private static final int HALF = 9;

    /** Quartiles with a name. */
    public record NamedQuartiles(String name, QuartileSummary spread) {}

    private BoxRows() {}

    /**
     * Draws them.
     *
     * @param unit of the numbers, such as seconds
     * @param rows from the top
     */
    public static Plot of(String heading, String unit, List<NamedQuartiles> rows) {
        StringBuilder words = new StringBuilder();
        int most = 1;
        for (NamedQuartiles row : rows) {
            words.append(words.isEmpty() ? "" : "; ")
                    .append(row.name())
                    .append(": ")
                    .append(row.spread().words(unit));
            most = Math.max(most, row.spread().most());
        }
        int bottom = rows.size() * ROW + 4;
        Plot plot = new Plot(heading, words.toString(), WIDTH, bottom + FOOT);
        AxisScale across = AxisScale.upTo(most, 10);
        plot.ticksAcross(across, LEFT, ACROSS, 4, bottom);
        for (int i = 0; i < rows.size(); i++) {
            int middle = i * ROW + ROW / 2 + 4;
            plot.write(rows.get(i).name(), "end", "label", LEFT - 12, middle + 4);
            drawBox(plot, rows.get(i).spread(), across, LEFT, ACROSS, middle);
        }
        plot.write(unit, "end", "unit", LEFT + ACROSS, bottom + FOOT - 6);
        return plot;
    }

    /** A box over the middle half, a line from the least to the most, a bar at the median. */
    static void drawBox(Plot plot, QuartileSummary spread, AxisScale across, int left, int width, int middle) {
        if (spread.count() == 0) {
            plot.write("none", "start", "unit", left + 4, middle + 4);
            return;
        }
        double least = left + across.at(spread.least(), width);
        double most = left + across.at(spread.most(), width);
        double lower = left + across.at(spread.lower(), width);
        double upper = left + across.at(spread.upper(), width);
        double median = left + across.at(spread.median(), width);
        plot.line("whisker", least, middle, most, middle);
        plot.line("whisker", least, middle - HALF / 2.0, least, middle + HALF / 2.0);
        plot.line("whisker", most, middle - HALF / 2.0, most, middle + HALF / 2.0);
        plot.box(PlotFill.DULL.colour(), lower, middle - HALF, Math.max(2, upper - lower), 2 * HALF);
        plot.line("median", median, middle - HALF - 3, median, middle + HALF + 3);
    }

    /**
     * Draws quartiles as boxes side by side. A few numbers far beyond the others are drawn at the upper edge with their
     * value, so that the others remain distinguishable.
     */
    public static final class BoxColumns {
        private static final int WIDTH = 540;
        private static final int HEIGHT = 270;
        private static final int LEFT = 52;
        private static final int ACROSS = WIDTH - LEFT - 12;
        private static final int TOP = 24;
        private static final int BOTTOM = HEIGHT - 52;
        private static final double FAR = 2.5;

        private BoxColumns() {}

        /**
         * Draws them.
         *
         * @param axis what the columns are, such as depth
         * @param unit of the numbers, such as seconds
         * @param columns from the left, at least one
         */
        public static Plot of(String heading, String axis, String unit, List<NamedQuartiles> columns) {
            StringBuilder words = new StringBuilder("medians");
            int most = 1;
            for (NamedQuartiles column : columns) {
                words.append(", ")
                        .append(column.name())
                        .append(": ")
                        .append(column.spread().median());
                most = Math.max(most, column.spread().most());
            }
            Plot plot = new Plot(heading, words.toString(), WIDTH, HEIGHT);
            AxisScale up = AxisScale.upTo(Math.min(most, Math.max(1, (int) (usual(columns) * FAR))), 6);
            plot.ticksUp(up, "", LEFT, LEFT + ACROSS, BOTTOM, BOTTOM - TOP);
            double step = (double) ACROSS / columns.size();
            for (int i = 0; i < columns.size(); i++) {
                draw(plot, columns.get(i), up, LEFT + (i + 0.5) * step, Math.min(11, step * 0.32));
            }
            plot.write(unit, "start", "unit", 4, 12);
            plot.write(axis, "middle", "unit", LEFT + ACROSS / 2.0, HEIGHT - 20);
            plot.write("box: the middle half; bar: median; line: least to most", "start", "unit", LEFT, HEIGHT - 4);
            return plot;
        }

        /** Returns the second largest upper quartile, so that a single column does not flatten all others. */
        private static int usual(List<NamedQuartiles> columns) {
            int[] uppers = columns.stream()
                    .mapToInt(column -> column.spread().upper())
                    .sorted()
                    .toArray();
            return uppers[Math.max(0, uppers.length - 2)];
        }

        private static void draw(Plot plot, NamedQuartiles column, AxisScale up, double middle, double half) {
            plot.write(column.name(), "middle", "tick", middle, BOTTOM + 15);
            QuartileSummary spread = column.spread();
            if (spread.count() == 0) {
                plot.write("–", "middle", "unit", middle, BOTTOM - 6);
                return;
            }
            double least = BOTTOM - up.at(spread.least(), BOTTOM - TOP);
            double most = BOTTOM - up.at(spread.most(), BOTTOM - TOP);
            double lower = BOTTOM - up.at(spread.lower(), BOTTOM - TOP);
            double upper = BOTTOM - up.at(spread.upper(), BOTTOM - TOP);
            double median = BOTTOM - up.at(spread.median(), BOTTOM - TOP);
            plot.line("whisker", middle, least, middle, most);
            plot.box(PlotFill.DULL.colour(), middle - half, upper, 2 * half, Math.max(2, lower - upper));
            plot.line("median", middle - half - 2, median, middle + half + 2, median);
            if (spread.most() > up.end()) {
                plot.write("↑" + spread.most(), "middle", "far", middle, most - 4);
            }
        }
    }
}
