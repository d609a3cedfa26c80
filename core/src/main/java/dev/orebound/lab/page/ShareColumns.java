package dev.orebound.lab.page;

import java.util.List;

/** Parts of wholes, as columns of the same height side by side. */
public final class ShareColumns {
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
