package dev.orebound.desktop.window;

import dev.orebound.journal.settings.GameSettings.WindowPoints;
import dev.orebound.screen.layout.FramebufferPixels;

/**
 * The pixels to a point of a window: the one place where the two are converted. It is 1 where the desktop measures
 * windows in pixels, 2 on a Retina screen, and may be a fraction on Wayland.
 */
record PixelScale(double x, double y) {
    /** Returns the scale of a window of both sizes; 1 for one that is minimised and has none. */
    static PixelScale of(WindowPoints points, FramebufferPixels pixels) {
        boolean isShown = points.width() > 0 && points.height() > 0 && pixels.width() > 0 && pixels.height() > 0;
        return isShown
                ? new PixelScale(pixels.width() / (double) points.width(), pixels.height() / (double) points.height())
                : new PixelScale(1, 1);
    }

    WindowPoints toPoints(FramebufferPixels pixels) {
        return new WindowPoints(
                Math.max(1, (int) Math.round(pixels.width() / x)), Math.max(1, (int) Math.round(pixels.height() / y)));
    }

    FramebufferPixels toPixels(WindowPoints points) {
        return new FramebufferPixels((int) Math.round(points.width() * x), (int) Math.round(points.height() * y));
    }
}
