package dev.orebound.screen;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.File;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import javax.imageio.ImageIO;

/** Arranges the pictures of each kind of monster in a row, as large as in the game; missing states stay blank. */
final class MindSheet {
    private static final int WIDTH = 1280;
    private static final int ROWS = 5;
    private static final int ROW = 144;
    private static final int LABEL = 14;
    private static final MindScene.Shown[] COLUMNS = MindScene.Shown.values();
    private static final int COLUMN = WIDTH / COLUMNS.length;

    private final Map<String, BufferedImage[]> rows = new LinkedHashMap<>();

    void begin(String kind) {
        rows.put(kind, new BufferedImage[COLUMNS.length]);
    }

    /** Cuts the surroundings of a point, in pixels from the upper left, out of a picture. */
    void add(String kind, MindScene.Shown shown, File picture, int x, int y) throws IOException {
        BufferedImage whole = ImageIO.read(picture);
        int height = ROW - LABEL;
        int left = Math.max(0, Math.min(whole.getWidth() - COLUMN, x - COLUMN / 2));
        int top = Math.max(0, Math.min(whole.getHeight() - height, y - height * 7 / 10));
        rows.computeIfAbsent(kind, each -> new BufferedImage[COLUMNS.length])[shown.ordinal()] =
                whole.getSubimage(left, top, COLUMN - 2, height);
    }

    /** Writes {@code minds_1.png} and so on. */
    void write(File folder) throws IOException {
        List<String> kinds = new ArrayList<>(rows.keySet());
        for (int from = 0; from < kinds.size(); from += ROWS) {
            List<String> some = kinds.subList(from, Math.min(from + ROWS, kinds.size()));
            BufferedImage sheet = new BufferedImage(WIDTH, ROWS * ROW, BufferedImage.TYPE_INT_RGB);
            Graphics2D graphics = sheet.createGraphics();
            graphics.setColor(Color.WHITE);
            for (int i = 0; i < some.size() * COLUMNS.length; i++) {
                String kind = some.get(i / COLUMNS.length);
                int column = i % COLUMNS.length;
                int x = column * COLUMN;
                int y = i / COLUMNS.length * ROW;
                graphics.drawString(column == 0 ? kind : COLUMNS[column].name(), x + 2, y + LABEL - 3);
                graphics.drawImage(Objects.requireNonNull(rows.get(kind))[column], x, y + LABEL, null);
            }
            ImageIO.write(sheet, "png", new File(folder, "minds_" + (from / ROWS + 1) + ".png"));
        }
    }
}
