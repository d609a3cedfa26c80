package dev.orebound.desktop.window;

import dev.orebound.journal.settings.GameSettings.WindowPlace;
import dev.orebound.journal.settings.GameSettings.WindowPoints;
import java.util.List;
import java.util.Optional;

/**
 * Finds the place of a window on screens that may be other ones than when the window was closed. All lengths are in
 * points.
 */
final class WindowPlacement {
    /** The height of a title bar: what a window that just fits leaves free above its content. */
    private static final int TITLE_BAR = 32;

    /** The part of a title bar that must lie on a screen, so that a player can take hold of it. */
    private static final int HOLD = 64;

    private WindowPlacement() {}

    /** The rectangle of a window's content on the desktop; y grows downwards. */
    record WindowBounds(int x, int y, int width, int height) {
        static WindowBounds of(WindowPlace place, WindowPoints size) {
            return new WindowBounds(place.x(), place.y(), size.width(), size.height());
        }

        WindowPoints size() {
            return new WindowPoints(width, height);
        }

        WindowPlace place() {
            return new WindowPlace(x, y);
        }

        private long overlap(WindowBounds other) {
            long wide = Math.min(x + width, other.x + other.width) - (long) Math.max(x, other.x);
            long high = Math.min(y + height, other.y + other.height) - (long) Math.max(y, other.y);
            return Math.max(0, wide) * Math.max(0, high);
        }

        private WindowBounds joined(WindowBounds other) {
            int left = Math.min(x, other.x);
            int top = Math.min(y, other.y);
            return new WindowBounds(
                    left,
                    top,
                    Math.max(x + width, other.x + other.width) - left,
                    Math.max(y + height, other.y + other.height) - top);
        }
    }

    /**
     * A screen of the desktop.
     *
     * @param handle the number by which GLFW knows it
     * @param whole all of it
     * @param work the part that the desktop's own bars leave to windows
     * @param refreshHertz pictures that it shows in a second
     */
    record ScreenArea(long handle, WindowBounds whole, WindowBounds work, int refreshHertz) {}

    /** Returns the screen that shows most of a window; the first one if none shows any of it. */
    static ScreenArea screenOf(WindowBounds window, List<ScreenArea> screens) {
        ScreenArea best = screens.get(0);
        for (ScreenArea screen : screens) {
            if (screen.whole.overlap(window) > best.whole.overlap(window)) {
                best = screen;
            }
        }
        return best;
    }

    /**
     * Returns where a window of a wanted size is put. It keeps the place that it had if its title bar can be reached
     * there; otherwise it comes to the middle of a screen. A window that is too large for the screens that it lies on
     * is made smaller.
     *
     * @param screens at least one, the main one first
     */
    static WindowBounds fit(WindowPoints size, Optional<WindowPlace> place, List<ScreenArea> screens) {
        WindowBounds first = screens.get(0).work;
        WindowBounds wanted = place.isPresent()
                ? WindowBounds.of(place.get(), size)
                : new WindowBounds(first.x, first.y, size.width(), size.height());
        WindowBounds room = roomFor(wanted, screens);
        boolean isTooWide = size.width() > room.width;
        boolean isTooHigh = size.height() > room.height;
        int width = isTooWide ? room.width : size.width();
        int height = isTooHigh ? room.height - TITLE_BAR : size.height();
        if (place.isEmpty() || !canBeReached(wanted, screens)) {
            int free = Math.max(0, room.height - height);
            return new WindowBounds(
                    room.x + (room.width - width) / 2,
                    room.y + Math.max(free / 2, Math.min(free, TITLE_BAR)),
                    width,
                    height);
        }
        return new WindowBounds(
                isTooWide ? room.x : wanted.x, isTooHigh ? room.y + TITLE_BAR : wanted.y, width, height);
    }

    /** Returns the smallest rectangle about the work areas of all screens that a window lies on. */
    private static WindowBounds roomFor(WindowBounds window, List<ScreenArea> screens) {
        ScreenArea most = screenOf(window, screens);
        WindowBounds room = most.work;
        for (ScreenArea screen : screens) {
            if (screen.work.overlap(window) > 0 && most.work.overlap(window) > 0) {
                room = room.joined(screen.work);
            }
        }
        return room;
    }

    private static boolean canBeReached(WindowBounds window, List<ScreenArea> screens) {
        WindowBounds bar = new WindowBounds(window.x, window.y - TITLE_BAR, window.width, TITLE_BAR + 1);
        for (ScreenArea screen : screens) {
            WindowBounds work = screen.work;
            int wide = Math.min(bar.x + bar.width, work.x + work.width) - Math.max(bar.x, work.x);
            boolean isBelowTop = window.y >= work.y;
            boolean isAboveBottom = window.y <= work.y + work.height - TITLE_BAR;
            if (wide >= HOLD && isBelowTop && isAboveBottom) {
                return true;
            }
        }
        return false;
    }
}
