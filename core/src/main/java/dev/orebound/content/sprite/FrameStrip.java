package dev.orebound.content.sprite;

import dev.orebound.content.reading.LineComplaints;
import java.util.ArrayList;
import java.util.List;

/** Frames that stand side by side in a file, gathered row by row. */
final class FrameStrip {
    private final String key;
    private final SpritePalette palette;
    private final LineComplaints complaints;
    private final List<String[]> rows = new ArrayList<>();

    FrameStrip(String key, SpritePalette palette, LineComplaints complaints) {
        this.key = key;
        this.palette = palette;
        this.complaints = complaints;
    }

    /** Takes a row, or complains and leaves it. */
    void add(SpriteLine row) {
        String[] cells = row.cells();
        String[] first = rows.isEmpty() ? cells : rows.get(0);
        if (cells.length == 0) {
            complaints.add(row.number(), key, "a row has no end; give each frame's pixels between two bars: |.kk.|");
        } else if (cells.length != first.length) {
            complaints.add(
                    row.number(),
                    key,
                    "a row of " + cells.length + " frames below one of " + first.length
                            + "; give as many, or leave a blank line between");
        } else if (isGood(row, cells, first)) {
            rows.add(cells);
        }
    }

    private boolean isGood(SpriteLine row, String[] cells, String[] first) {
        boolean good = true;
        for (int i = 0; i < cells.length; i++) {
            if (cells[i].length() != first[i].length() || cells[i].isEmpty()) {
                complaints.add(
                        row.number(),
                        key,
                        "frame " + i + " of this strip is " + cells[i].length() + " wide here; give "
                                + Math.max(1, first[i].length()) + " letters");
                good = false;
            }
            good &= isOfPalette(row, cells[i]);
        }
        return good;
    }

    private boolean isOfPalette(SpriteLine row, String cell) {
        for (int i = 0; i < cell.length(); i++) {
            char letter = cell.charAt(i);
            if (!palette.has(letter)) {
                complaints.add(
                        row.number(),
                        key,
                        "'" + letter + "' is not a colour; give '.' or letters of " + palette.letters());
                return false;
            }
        }
        return true;
    }

    /** Makes a picture of each frame. */
    void addTo(List<SpriteCanvas> pictures) {
        if (rows.isEmpty()) {
            return;
        }
        for (int frame = 0; frame < rows.get(0).length; frame++) {
            pictures.add(picture(frame));
        }
    }

    private SpriteCanvas picture(int frame) {
        SpriteCanvas picture = new SpriteCanvas(rows.get(0)[frame].length(), rows.size());
        for (int y = 0; y < picture.height(); y++) {
            for (int x = 0; x < picture.width(); x++) {
                char letter = rows.get(y)[frame].charAt(x);
                if (letter != SpritePalette.CLEAR) {
                    picture.put(x, y, letter);
                }
            }
        }
        return picture;
    }
}
