package dev.orebound.content.sprite;

import dev.orebound.content.reading.ContentException;
import dev.orebound.content.reading.LineComplaints;

/**
 * Counts the pixels of all pictures that are read. All sprites share one texture, and graphics cards limit how high
 * that may be; and a short line of a file can ask for a large picture.
 */
final class PixelBudget {
    /** A texture 512 pixels wide and 8,192 high, which every graphics card takes, has a third more. */
    private static final long MOST_PIXELS = 3_000_000;

    private long taken;

    /**
     * Takes the pixels of a picture, with the clear ones that part it from its neighbours.
     *
     * @param line that asks for it, counted from 1
     * @param key of the sprite
     * @throws ContentException if they are used up; reading ends there
     */
    void take(int width, int height, int line, String key, LineComplaints complaints) {
        taken += (width + 1L) * (height + 1L);
        if (taken > MOST_PIXELS) {
            throw new ContentException(complaints.line(
                    line, key, "all pictures together have more than " + MOST_PIXELS + " pixels; give fewer"));
        }
    }
}
