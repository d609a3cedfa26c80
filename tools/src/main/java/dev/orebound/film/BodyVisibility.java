package dev.orebound.film;

import dev.orebound.view.actor.ActorRenderer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Measures how much of each living body in a picture of the cave is visible through clouds, fires, particles, trails,
 * glow and flashes.
 *
 * <p>The moment is drawn four times: with all bodies filled with white and with black, each with everything and without
 * what may lie over bodies. The difference of a pixel between white and black tells how much of its light comes from
 * the body. It is visible if that is at least half as much with everything as without: then the body outweighs what
 * lies over it. A distance of colours would not do: it counts a body as lost that a light has only tinted, and one as
 * seen that fire of its own colour has swallowed.
 */
final class BodyVisibility implements ActorRenderer.BodyVisitor {
    /** Least part of a body's own light that must come through where the body is visible. */
    private static final double COMES_THROUGH = 0.5;

    /** Least light that a pixel of a body takes from it where nothing lies over it; below, something solid does. */
    private static final double FREE = 0.06;

    /** Least part of a body's picture that no nearer body and no solid thing covers; others do not count. */
    private static final double LEAST_FREE = 0.25;

    private static final int NOBODY = -1;

    private final int width;
    private final int height;
    private final int scale;
    /** The index of the nearest body at each pixel, from the top left. */
    private final int[] owner;
    /** The number of pixels of each body's picture that lie in the window, covered or not. */
    private final List<Integer> sizes = new ArrayList<>();

    /** The four pictures of a moment. */
    record FilledPictures(FilmPicture white, FilmPicture black, FilmPicture bareWhite, FilmPicture bareBlack) {}

    /**
     * The figures of a picture.
     *
     * @param bodies the number of bodies that count
     * @param least the least share of a body's free pixels that is visible, or NaN if there are no bodies
     * @param mean the mean of these shares, likewise
     */
    record VisibleShares(int bodies, double least, double mean) {
        static final VisibleShares NONE = new VisibleShares(0, Double.NaN, Double.NaN);
    }

    /** @param scale width of a pixel of the cave */
    BodyVisibility(int width, int height, int scale) {
        this.width = width;
        this.height = height;
        this.scale = scale;
        owner = new int[width * height];
        Arrays.fill(owner, NOBODY);
    }

    @Override
    public void begin() {
        sizes.add(0);
    }

    /** Adds a pixel of the cave to the body that was begun last, by its lower left corner in the window. */
    @Override
    public void at(int x, int y) {
        int body = sizes.size() - 1;
        int top = height - y - scale;
        int size = 0;
        for (int row = Math.max(0, top); row < Math.min(height, top + scale); row++) {
            for (int column = Math.max(0, x); column < Math.min(width, x + scale); column++) {
                owner[column + row * width] = body;
                size++;
            }
        }
        sizes.set(body, sizes.get(body) + size);
    }

    /** Returns the figures of the bodies that were added. */
    VisibleShares of(FilledPictures pictures) {
        int[] free = new int[sizes.size()];
        int[] visible = new int[sizes.size()];
        for (int i = 0; i < owner.length; i++) {
            if (owner[i] == NOBODY) {
                continue;
            }
            double bare = light(pictures.bareWhite(), pictures.bareBlack(), i);
            if (bare >= FREE) {
                free[owner[i]]++;
                visible[owner[i]] += light(pictures.white(), pictures.black(), i) >= COMES_THROUGH * bare ? 1 : 0;
            }
        }
        int bodies = 0;
        double least = 1;
        double sum = 0;
        for (int body = 0; body < free.length; body++) {
            if (free[body] > 0 && free[body] >= LEAST_FREE * sizes.get(body)) {
                double share = visible[body] / (double) free[body];
                least = Math.min(least, share);
                sum += share;
                bodies++;
            }
        }
        return bodies == 0 ? VisibleShares.NONE : new VisibleShares(bodies, least, sum / bodies);
    }

    private static double light(FilmPicture white, FilmPicture black, int pixel) {
        return PictureFigures.luminance(white.pixels()[pixel]) - PictureFigures.luminance(black.pixels()[pixel]);
    }
}
