package dev.orebound.lab.page;

import dev.orebound.lab.figure.QuartileSummary;
import dev.orebound.lab.page.Plot.AxisScale;

/** A histogram drawn as columns, with the quartiles as a box below. */
public final class HistogramPlot {
    private static final int WIDTH = 540;
    private static final int HEIGHT = 250;
    private static final int LEFT = 46;
    private static final int ACROSS = WIDTH - LEFT - 16;
    private static final int TOP = 10;
    private static final int BOTTOM = 158;
    private static final int BOX_MIDDLE = 200;
    private static final int MOST_COLUMNS = 28;

    private HistogramPlot() {}

    /**
     * Draws one.
     *
     * @param unit of the numbers, such as seconds
     * @param times how often each number from 0 on was met
     */
    public static Plot of(String heading, String unit, PlotFill fill, long[] times, QuartileSummary spread) {
        Plot plot = new Plot(heading, spread.words(unit), WIDTH, HEIGHT);
        AxisScale across = AxisScale.upTo(Math.max(1, times.length), 12);
        int width = binWidth(across);
        long[] bins = bins(times, width, across.end());
        drawColumns(plot, bins, width, across, fill);
        plot.ticksAcross(across, LEFT, ACROSS, BOTTOM, BOTTOM + 4);
        BoxRows.drawBox(plot, spread, across, LEFT, ACROSS, BOX_MIDDLE);
        plot.write(unit, "end", "unit", LEFT + ACROSS, HEIGHT - 6);
        plot.write("least, quarters, most; median " + spread.median(), "start", "unit", LEFT, HEIGHT - 6);
        return plot;
    }

    /** As many columns as can be told from each other, so many to each step of the axis. */
    private static int binWidth(AxisScale across) {
        int width = across.step();
        for (int parts : new int[] {2, 5}) {
            if (across.step() % parts == 0 && across.end() * parts / across.step() <= MOST_COLUMNS) {
                width = across.step() / parts;
            }
        }
        return width;
    }

    private static long[] bins(long[] times, int width, int end) {
        long[] bins = new long[end / width + 1];
        for (int number = 0; number < times.length; number++) {
            bins[Math.min(number / width, bins.length - 1)] += times[number];
        }
        return bins;
    }

    private static void drawColumns(Plot plot, long[] bins, int width, AxisScale across, PlotFill fill) {
        long highest = 1;
        for (long bin : bins) {
            highest = Math.max(highest, bin);
        }
        AxisScale up = AxisScale.upTo((int) highest, 4);
        plot.ticksUp(up, "", LEFT, LEFT + ACROSS, BOTTOM, BOTTOM - TOP);
        double column = across.at(width, ACROSS);
        for (int i = 0; i < bins.length; i++) {
            double height = up.at((double) bins[i], BOTTOM - TOP);
            double left = LEFT + across.at((double) i * width, ACROSS);
            if (bins[i] > 0) {
                plot.box(fill.use(), left + 1, BOTTOM - height, Math.max(2, column - 2), height);
            }
        }
    }
}
