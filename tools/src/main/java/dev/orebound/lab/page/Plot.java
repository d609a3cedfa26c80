package dev.orebound.lab.page;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A drawing with a heading, and the parts that all plots share. Positions are in pixels from the top left. */
public final class Plot {
    private final String heading;
    private final String words;
    private final int width;
    private final int height;
    private final List<Shape> shapes = new ArrayList<>();

    /** A part of a drawing. */
    public sealed interface Shape {}

    /** A straight line in a style of the style sheet. */
    public record Line(String style, double fromX, double fromY, double toX, double toY) implements Shape {}

    /** A filled rectangle. */
    public record Box(String fill, double left, double top, double width, double height) implements Shape {}

    /**
     * Words that begin, lie about or end at a place.
     *
     * @param anchor {@code start}, {@code middle} or {@code end}
     * @param style of the style sheet
     * @param halo the colour around each letter, or null for none
     */
    public record Words(
            String text,
            String anchor,
            String style,
            @Nullable String halo,
            double x,
            double y) implements Shape {}

    /** @param words say what is drawn to readers who cannot see it */
    public Plot(String heading, String words, int width, int height) {
        this.heading = heading;
        this.words = words;
        this.width = width;
        this.height = height;
    }

    public String heading() {
        return heading;
    }

    public String words() {
        return words;
    }

    public int width() {
        return width;
    }

    public int height() {
        return height;
    }

    /** Returns what is drawn, the lowest first. */
    public List<Shape> shapes() {
        return Collections.unmodifiableList(shapes);
    }

    /** A number as a drawing needs it: in plain decimals, at most two of them. */
    public static String decimal(double number) {
        return number == Math.rint(number)
                ? Long.toString((long) number)
                : Double.toString(Math.rint(number * 100) / 100);
    }

    void line(String style, double fromX, double fromY, double toX, double toY) {
        shapes.add(new Line(style, fromX, fromY, toX, toY));
    }

    public void box(String fill, double left, double top, double across, double high) {
        shapes.add(new Box(fill, left, top, Math.max(0, across), Math.max(0, high)));
    }

    /** Words that begin, lie about or end at a place: {@code start}, {@code middle} or {@code end}. */
    public void write(String text, String anchor, String style, double x, double y) {
        shapes.add(new Words(text, anchor, style, null, x, y));
    }

    /** Words in the middle of a box, which stand out from its filling. */
    void writeInside(String text, String halo, double x, double y) {
        shapes.add(new Words(text, "middle", "inside", halo, x, y));
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
