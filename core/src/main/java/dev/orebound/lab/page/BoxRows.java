package dev.orebound.lab.page;

import dev.orebound.lab.figure.QuartileSummary;
import java.util.List;

/** Quartiles as boxes that lie one above the other on a common axis. */
public final class BoxRows {
    private static final int WIDTH = 540;
    private static final int LEFT = 132;
    private static final int ACROSS = WIDTH - LEFT - 24;
    private static final int ROW = 34;
    private static final int FOOT = 44;
    private static final int HALF = 9;

    /** A row with a name. */
    public record BoxRow(String name, QuartileSummary spread) {}

    private BoxRows() {}

    /**
     * Writes them.
     *
     * @param unit of the numbers, such as seconds
     * @param rows from the top
     */
    public static void write(HtmlMarkup page, String heading, String unit, List<BoxRow> rows) {
        StringBuilder words = new StringBuilder();
        int most = 1;
        for (BoxRow row : rows) {
            words.append(words.isEmpty() ? "" : "; ")
                    .append(row.name())
                    .append(": ")
                    .append(row.spread().words(unit));
            most = Math.max(most, row.spread().most());
        }
        int bottom = rows.size() * ROW + 4;
        SvgPlot plot = new SvgPlot(page, heading, words.toString(), WIDTH, bottom + FOOT);
        AxisScale across = AxisScale.upTo(most, 10);
        plot.ticksAcross(across, LEFT, ACROSS, 4, bottom);
        for (int i = 0; i < rows.size(); i++) {
            int middle = i * ROW + ROW / 2 + 4;
            plot.write(rows.get(i).name(), "end", "label", LEFT - 12, middle + 4);
            drawBox(plot, rows.get(i).spread(), across, LEFT, ACROSS, middle);
        }
        plot.write(unit, "end", "unit", LEFT + ACROSS, bottom + FOOT - 6);
        plot.end();
    }

    /** A box over the middle half, a line from the least to the most, a bar at the median. */
    static void drawBox(SvgPlot plot, QuartileSummary spread, AxisScale across, int left, int width, int middle) {
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
        plot.box(PlotFill.DULL.colour, lower, middle - HALF, Math.max(2, upper - lower), 2 * HALF);
        plot.line("median", median, middle - HALF - 3, median, middle + HALF + 3);
    }
}
