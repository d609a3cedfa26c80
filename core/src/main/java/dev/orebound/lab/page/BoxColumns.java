package dev.orebound.lab.page;

import dev.orebound.lab.figure.QuartileSummary;
import java.util.List;

/**
 * Quartiles as boxes that stand side by side. Where a few numbers are far beyond the others, they lie at the upper edge and
 * say how large they are, so that the others can be told from each other.
 */
public final class BoxColumns {
    private static final int WIDTH = 540;
    private static final int HEIGHT = 270;
    private static final int LEFT = 52;
    private static final int ACROSS = WIDTH - LEFT - 12;
    private static final int TOP = 24;
    private static final int BOTTOM = HEIGHT - 52;
    private static final double FAR = 2.5;

    /** A column with a name. */
    public record BoxColumn(String name, QuartileSummary spread) {}

    private BoxColumns() {}

    /**
     * Writes them.
     *
     * @param axis what the columns are, such as depth
     * @param unit of the numbers, such as seconds
     * @param columns from the left, at least one
     */
    public static void write(HtmlMarkup page, String heading, String axis, String unit, List<BoxColumn> columns) {
        StringBuilder words = new StringBuilder("medians");
        int most = 1;
        for (BoxColumn column : columns) {
            words.append(", ")
                    .append(column.name())
                    .append(": ")
                    .append(column.spread().median());
            most = Math.max(most, column.spread().most());
        }
        SvgPlot plot = new SvgPlot(page, heading, words.toString(), WIDTH, HEIGHT);
        AxisScale up = AxisScale.upTo(Math.min(most, Math.max(1, (int) (usual(columns) * FAR))), 6);
        plot.ticksUp(up, "", LEFT, LEFT + ACROSS, BOTTOM, BOTTOM - TOP);
        double step = (double) ACROSS / columns.size();
        for (int i = 0; i < columns.size(); i++) {
            draw(plot, columns.get(i), up, LEFT + (i + 0.5) * step, Math.min(11, step * 0.32));
        }
        plot.write(unit, "start", "unit", 4, 12);
        plot.write(axis, "middle", "unit", LEFT + ACROSS / 2.0, HEIGHT - 20);
        plot.write("box: the middle half; bar: median; line: least to most", "start", "unit", LEFT, HEIGHT - 4);
        plot.end();
    }

    /** What three quarters do not exceed in any column but one: a single one must not press all others down. */
    private static int usual(List<BoxColumn> columns) {
        int[] uppers = columns.stream()
                .mapToInt(column -> column.spread().upper())
                .sorted()
                .toArray();
        return uppers[Math.max(0, uppers.length - 2)];
    }

    private static void draw(SvgPlot plot, BoxColumn column, AxisScale up, double middle, double half) {
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
        plot.box(PlotFill.DULL.colour, middle - half, upper, 2 * half, Math.max(2, lower - upper));
        plot.line("median", middle - half - 2, median, middle + half + 2, median);
        if (spread.most() > up.end()) {
            plot.write("↑" + spread.most(), "middle", "far", middle, most - 4);
        }
    }
}
