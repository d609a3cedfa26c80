package dev.orebound.lab.page;

/** A drawing with a heading, and the parts that all plots share. Positions are in pixels from the top left. */
final class SvgPlot {
    private final HtmlMarkup page;

    /** Begins one. */
    SvgPlot(HtmlMarkup page, String heading, String words, int width, int height) {
        this.page = page;
        page.open("figure", "class", "plot");
        page.leaf("figcaption", heading);
        page.open(
                "svg",
                "viewBox",
                "0 0 " + width + " " + height,
                "width",
                String.valueOf(width),
                "height",
                String.valueOf(height),
                "role",
                "img",
                "aria-label",
                heading + ": " + words);
    }

    void end() {
        page.close().close();
    }

    void line(String style, double fromX, double fromY, double toX, double toY) {
        page.open(
                "line",
                "class",
                style,
                "x1",
                HtmlMarkup.of(fromX),
                "y1",
                HtmlMarkup.of(fromY),
                "x2",
                HtmlMarkup.of(toX),
                "y2",
                HtmlMarkup.of(toY));
    }

    void box(String fill, double left, double top, double width, double height) {
        box(page, fill, left, top, width, height);
    }

    static void box(HtmlMarkup page, String fill, double left, double top, double width, double height) {
        page.open(
                "rect",
                "class",
                "box",
                "x",
                HtmlMarkup.of(left),
                "y",
                HtmlMarkup.of(top),
                "width",
                HtmlMarkup.of(Math.max(0, width)),
                "height",
                HtmlMarkup.of(Math.max(0, height)),
                "fill",
                fill);
    }

    /** Words that begin, lie about or end at a place: {@code start}, {@code middle} or {@code end}. */
    void write(String words, String anchor, String style, double x, double y) {
        page.leaf("text", words, "class", style, "text-anchor", anchor, "x", HtmlMarkup.of(x), "y", HtmlMarkup.of(y));
    }

    /** The ticks of an axis from the left to the right, under a plot. */
    void ticksAcross(AxisScale scale, int left, int width, int top, int bottom) {
        for (int tick = 0; tick <= scale.end(); tick += scale.step()) {
            double x = left + scale.at(tick, width);
            line("grid", x, top, x, bottom);
            write(String.valueOf(tick), "middle", "tick", x, bottom + 15);
        }
    }

    /** The ticks of an axis from the bottom to the top, left of a plot. */
    void ticksUp(AxisScale scale, String unit, int left, int right, int bottom, int height) {
        for (int tick = 0; tick <= scale.end(); tick += scale.step()) {
            double y = bottom - scale.at(tick, height);
            line("grid", left, y, right, y);
            write(tick + unit, "end", "tick", left - 6, y + 4);
        }
    }

    /**
     * An axis from 0 to a round number.
     *
     * @param step between its ticks, 1, 2 or 5 times a power of ten
     * @param end its last tick, at least one step
     */
    record AxisScale(int step, int end) {
        /** The axis with at most so many steps that reaches a number. */
        static AxisScale upTo(int most, int steps) {
            int[] rounds = {1, 2, 5};
            int power = 1;
            for (int i = 0; ; i++) {
                int step = rounds[i % rounds.length] * power;
                if ((long) step * steps >= most) {
                    return new AxisScale(step, Math.max(1, (most + step - 1) / step) * step);
                }
                power *= i % rounds.length == rounds.length - 1 ? 10 : 1;
            }
        }

        /** Returns the position of a number on so many pixels; numbers beyond the end lie at the end. */
        double at(double number, int pixels) {
            return Math.min(number, end) * pixels / end;
        }
    }
}
