package dev.orebound.lab.page;

/** A drawing with a heading, and what all plots draw. Places are in pixels from the top left. */
final class Plot {
    private final Markup page;

    /** Begins one. */
    Plot(Markup page, String heading, String words, int width, int height) {
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
                Markup.of(fromX),
                "y1",
                Markup.of(fromY),
                "x2",
                Markup.of(toX),
                "y2",
                Markup.of(toY));
    }

    void box(String fill, double left, double top, double width, double height) {
        page.open(
                "rect",
                "class",
                "box",
                "x",
                Markup.of(left),
                "y",
                Markup.of(top),
                "width",
                Markup.of(Math.max(0, width)),
                "height",
                Markup.of(Math.max(0, height)),
                "fill",
                fill);
    }

    /** Words that begin, lie about or end at a place: {@code start}, {@code middle} or {@code end}. */
    void write(String words, String anchor, String style, double x, double y) {
        page.leaf("text", words, "class", style, "text-anchor", anchor, "x", Markup.of(x), "y", Markup.of(y));
    }

    /** The ticks of an axis from the left to the right, under a plot. */
    void ticksAcross(Scale scale, int left, int width, int top, int bottom) {
        for (int tick = 0; tick <= scale.end(); tick += scale.step()) {
            double x = left + scale.at(tick, width);
            line("grid", x, top, x, bottom);
            write(String.valueOf(tick), "middle", "tick", x, bottom + 15);
        }
    }

    /** The ticks of an axis from the bottom to the top, left of a plot. */
    void ticksUp(Scale scale, String unit, int left, int right, int bottom, int height) {
        for (int tick = 0; tick <= scale.end(); tick += scale.step()) {
            double y = bottom - scale.at(tick, height);
            line("grid", left, y, right, y);
            write(tick + unit, "end", "tick", left - 6, y + 4);
        }
    }
}
