package dev.orebound.film;

import dev.orebound.lab.picture.PixelCanvas;
import dev.orebound.lab.picture.PixelLettering;
import java.util.ArrayList;
import java.util.List;

/** Arranges reduced pictures side by side, each above its name. */
public final class ContactSheet {
    private static final int COLUMNS = 6;
    private static final int ACROSS = 320;
    private static final int GAP = 4;
    private static final int GRAIN = 2;
    private static final int LABEL = PixelLettering.HEIGHT * GRAIN + 2 * GAP;
    private static final int GROUND = 0x18181c;
    private static final int INK = 0xe8e4d8;

    private final List<String> names = new ArrayList<>();
    private final List<FilmPicture> pictures = new ArrayList<>();

    /** Adds a picture; all must have the same size. */
    public void add(String name, FilmPicture picture) {
        names.add(name);
        pictures.add(picture.reduced(Math.min(ACROSS, picture.width())));
    }

    /** Returns the sheet as a PNG file. */
    public byte[] png() {
        int across = pictures.isEmpty() ? ACROSS : pictures.get(0).width();
        int down = pictures.isEmpty() ? 1 : pictures.get(0).height();
        int rows = (pictures.size() + COLUMNS - 1) / COLUMNS;
        int width = COLUMNS * (across + GAP) + GAP;
        int height = rows * (down + LABEL) + GAP;
        int[] pixels = new int[width * height];
        PixelCanvas canvas = new PixelCanvas(width, height, pixels);
        canvas.fill(0, 0, width, height, GROUND);
        for (int i = 0; i < pictures.size(); i++) {
            int left = GAP + i % COLUMNS * (across + GAP);
            int top = i / COLUMNS * (down + LABEL);
            // The letters have no underscore: it becomes a gap, as between words.
            canvas.write(names.get(i), left, top + GAP, GRAIN, INK);
            for (int y = 0; y < down; y++) {
                System.arraycopy(
                        pictures.get(i).pixels(), y * across, pixels, left + (top + LABEL + y) * width, across);
            }
        }
        return canvas.png();
    }
}
