package dev.orebound.workbench.overlay.draw;

import dev.orebound.content.text.GameTexts;
import dev.orebound.grid.Direction;
import dev.orebound.grid.Grid;
import dev.orebound.screen.page.PageContext;
import dev.orebound.view.sprite.PixelDigits;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;
import dev.orebound.workbench.overlay.draw.LabelPlate.PlacedLabel;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;

/**
 * Draws marks over cells. Everything has a dark rim, so that it is visible over lit floor and over rock. Lengths are in
 * cells unless stated otherwise.
 */
public final class CellPainter {
    /** The cell size for which digits have a grain of 1; a number is about a third of a cell high. */
    private static final float CELL_A_GRAIN = 20;

    private static final int RING_STROKES = 96;
    /** The radius in cells below which a ring has fewer strokes. */
    private static final float SMALL_RING = 1;

    private static final float RIM_ALPHA = 0.75f;

    private final PageContext parts;
    private final UiPane pane;
    private final PixelDigits digits;
    private final CaveViewport viewport;
    private final List<PlacedLabel> labels = new ArrayList<>();

    public CellPainter(PageContext parts, CaveViewport viewport) {
        this.parts = parts;
        this.viewport = viewport;
        pane = parts.pane();
        digits = new PixelDigits(parts.sprites());
    }

    /** Begins a frame without labels. */
    public void begin() {
        labels.clear();
    }

    /** Begins a label. */
    public LabelPlate label() {
        return new LabelPlate(parts, digits, viewport, labels, grain());
    }

    public GameTexts texts() {
        return parts.texts();
    }

    public UiPane pane() {
        return pane;
    }

    /** Returns the width of a stroke in pixels. */
    public float stroke() {
        return Math.max(2, Math.round(viewport.side() / 20));
    }

    public void tint(int cell, int rgb, float alpha) {
        pane.fill(viewport.left(cell), viewport.foot(cell), viewport.side(), viewport.side(), rgb, alpha);
    }

    /** Hatches a cell, so that it differs from a tint without relying on colour. */
    public void hatch(int cell, int rgb, float alpha) {
        float side = viewport.side();
        float x = viewport.left(cell);
        float y = viewport.foot(cell);
        float wide = Math.max(1, side / 28);
        pane.line(x, y, x + side, y + side, wide, rgb, alpha);
        pane.line(x + side / 2, y, x + side, y + side / 2, wide, rgb, alpha);
        pane.line(x, y + side / 2, x + side / 2, y + side, wide, rgb, alpha);
    }

    /** Draws a square in a cell, inset by some pixels. */
    public void frame(int cell, float off, int rgb, float alpha) {
        float wide = stroke();
        frame(
                viewport.left(cell) + off - 1,
                viewport.foot(cell) + off - 1,
                viewport.side() - 2 * off + 2,
                wide + 2,
                UiPalette.NIGHT,
                alpha * RIM_ALPHA);
        frame(viewport.left(cell) + off, viewport.foot(cell) + off, viewport.side() - 2 * off, wide, rgb, alpha);
    }

    private void frame(float x, float y, float side, float wide, int rgb, float alpha) {
        pane.fill(x, y, side, wide, rgb, alpha);
        pane.fill(x, y + side - wide, side, wide, rgb, alpha);
        pane.fill(x, y + wide, wide, side - 2 * wide, rgb, alpha);
        pane.fill(x + side - wide, y + wide, wide, side - 2 * wide, rgb, alpha);
    }

    /** Draws a stroke along one side of a cell, inside it. */
    private void edge(int cell, Direction towards, int rgb, float alpha) {
        float side = viewport.side();
        float wide = stroke();
        float x = viewport.left(cell);
        float y = viewport.foot(cell);
        if (towards.dx() != 0) {
            float at = towards.dx() > 0 ? x + side - wide : x;
            pane.fill(at - (towards.dx() > 0 ? 1 : 0), y, wide + 1, side, UiPalette.NIGHT, RIM_ALPHA * alpha);
            pane.fill(at, y, wide, side, rgb, alpha);
        } else {
            float at = towards.dy() > 0 ? y + side - wide : y;
            pane.fill(x, at - (towards.dy() > 0 ? 1 : 0), side, wide + 1, UiPalette.NIGHT, RIM_ALPHA * alpha);
            pane.fill(x, at, side, wide, rgb, alpha);
        }
    }

    /** Draws the sides of a cell beyond which an area ends. */
    public void outline(int cell, IntPredicate isInside, int rgb) {
        for (Direction towards : Direction.STRAIGHT) {
            int beside = viewport.grid().neighbour(cell, towards);
            if (beside == Grid.NONE || !isInside.test(beside)) {
                edge(cell, towards, rgb, 1);
            }
        }
    }

    public int grain() {
        return Math.max(1, Math.round(viewport.side() / CELL_A_GRAIN));
    }

    /** Draws a non-negative number in a corner of a cell. */
    public void number(int cell, CellCorner corner, int number, int rgb) {
        int grain = grain();
        float roomWide = viewport.side() - digits.wide(number) * grain;
        float roomHigh = viewport.side() - digits.high() * grain;
        float x = viewport.left(cell) + roomWide * corner.east;
        float y = viewport.foot(cell) + roomHigh * corner.north;
        digits.draw(pane, number, Math.round(x), Math.round(y), grain, rgb);
    }

    /** Draws a number centred on a point in pixels. */
    public void number(float x, float y, int number, int grain, int rgb) {
        float left = x - digits.wide(number) * grain / 2f;
        float foot = y - digits.high() * grain / 2f;
        digits.draw(pane, number, Math.round(left), Math.round(foot), grain, rgb);
    }

    /** Draws a straight line. */
    public void line(float x, float y, float toX, float toY, int rgb, float alpha) {
        line(x, y, toX, toY, stroke(), rgb, alpha);
    }

    private void line(float x, float y, float toX, float toY, float wide, int rgb, float alpha) {
        pane.line(
                viewport.x(x),
                viewport.y(y),
                viewport.x(toX),
                viewport.y(toY),
                wide + 2,
                UiPalette.NIGHT,
                alpha * RIM_ALPHA);
        pane.line(viewport.x(x), viewport.y(y), viewport.x(toX), viewport.y(toY), wide, rgb, alpha);
    }

    /** Draws a dashed line; each dash is a third of a cell long. */
    public void dashes(float x, float y, float toX, float toY, int rgb, float alpha) {
        float length = (float) Math.sqrt((toX - x) * (toX - x) + (toY - y) * (toY - y));
        int count = Math.max(1, Math.round(length * 1.5f));
        for (int i = 0; i < count; i++) {
            float from = i / (float) count;
            float to = (i + 0.55f) / count;
            line(x + (toX - x) * from, y + (toY - y) * from, x + (toX - x) * to, y + (toY - y) * to, rgb, alpha);
        }
    }

    /** Draws the head of an arrow along a direction of any positive length. */
    public void head(float x, float y, float dx, float dy, float depth, int rgb, float alpha) {
        float length = (float) Math.sqrt(dx * dx + dy * dy);
        float alongX = dx / length * depth;
        float alongY = dy / length * depth;
        float wide = Math.max(1.5f, stroke() * 0.75f);
        float leftX = x - alongX - alongY * 0.7f;
        float leftY = y - alongY + alongX * 0.7f;
        float rightX = x - alongX + alongY * 0.7f;
        float rightY = y - alongY - alongX * 0.7f;
        line(leftX, leftY, x, y, wide, rgb, alpha);
        line(rightX, rightY, x, y, wide, rgb, alpha);
    }

    /** Draws an arrow in a cell towards a neighbour. */
    public void arrow(int cell, int towards, int rgb, float alpha) {
        Grid grid = viewport.grid();
        float dx = grid.x(towards) - grid.x(cell);
        float dy = grid.y(towards) - grid.y(cell);
        float x = grid.x(cell) + 0.5f;
        float y = grid.y(cell) + 0.5f;
        float reach = dx != 0 && dy != 0 ? 0.17f : 0.22f;
        line(
                x - dx * reach,
                y - dy * reach,
                x + dx * reach,
                y + dy * reach,
                Math.max(1.5f, stroke() * 0.75f),
                rgb,
                alpha);
        head(x + dx * reach, y + dy * reach, dx, dy, 0.18f, rgb, alpha);
    }

    /** Draws a ring. */
    public void ring(float x, float y, float radius, int rgb, float alpha) {
        ring(x, y, radius, radius < SMALL_RING ? 4 : 1, 1, rgb, alpha);
    }

    /** Draws a dashed ring. */
    public void dashedRing(float x, float y, float radius, int rgb, float alpha) {
        ring(x, y, radius, 1, 2, rgb, alpha);
    }

    private void ring(float x, float y, float radius, int stroke, int step, int rgb, float alpha) {
        if (!viewport.showsAbout(x, y, radius)) {
            return;
        }
        for (int i = 0; i < RING_STROKES; i += stroke * step) {
            double from = 2 * Math.PI * i / RING_STROKES;
            double to = 2 * Math.PI * (i + stroke) / RING_STROKES;
            line(
                    x + (float) Math.cos(from) * radius,
                    y + (float) Math.sin(from) * radius,
                    x + (float) Math.cos(to) * radius,
                    y + (float) Math.sin(to) * radius,
                    rgb,
                    alpha);
        }
    }

    /** Draws a cross in a cell. */
    public void cross(int cell, float half, int rgb, float alpha) {
        float x = viewport.grid().x(cell) + 0.5f;
        float y = viewport.grid().y(cell) + 0.5f;
        line(x - half, y - half, x + half, y + half, rgb, alpha);
        line(x - half, y + half, x + half, y - half, rgb, alpha);
    }

    /** Draws a filled square of a width in cells. */
    public void spot(float x, float y, float wide, int rgb, float alpha) {
        float pixels = Math.max(4, Math.round(wide * viewport.side()));
        float left = Math.round(viewport.x(x) - pixels / 2);
        float foot = Math.round(viewport.y(y) - pixels / 2);
        pane.fill(left - 1, foot - 1, pixels + 2, pixels + 2, UiPalette.NIGHT, alpha * RIM_ALPHA);
        pane.fill(left, foot, pixels, pixels, rgb, alpha);
    }

    /** Draws a horizontal bar around a point, filled from the left up to a share. */
    public void bar(float x, float y, float wide, float share, int rgb) {
        float pixels = Math.round(wide * viewport.side());
        float high = stroke() + 2;
        float left = Math.round(viewport.x(x) - pixels / 2);
        float foot = Math.round(viewport.y(y));
        pane.fill(left - 2, foot - 2, pixels + 4, high + 4, UiPalette.NIGHT, 0.9f);
        pane.fill(left - 1, foot - 1, pixels + 2, high + 2, UiPalette.STONE_LIGHT, 1);
        pane.fill(left, foot, pixels, high, UiPalette.INK, 1);
        pane.fill(left, foot, Math.round(pixels * Math.max(0, Math.min(1, share))), high, rgb, 1);
    }
}
