package dev.orebound.screen;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.File;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import javax.imageio.ImageIO;

/** Arranges small pictures side by side, each above its name; each sheet holds as many as remain readable. */
final class FilmSheet {
    private static final int COLUMNS = 3;
    private static final int ROWS = 4;
    private static final int WIDTH = 500;
    private static final int LABEL = 16;

    private final List<File> pictures = new ArrayList<>();

    void add(File picture) {
        pictures.add(picture);
    }

    int size() {
        return pictures.size();
    }

    /** Writes {@code sheet_1.png} and so on. */
    void write(File folder) throws IOException {
        int most = COLUMNS * ROWS;
        for (int from = 0; from < pictures.size(); from += most) {
            List<File> some = pictures.subList(from, Math.min(from + most, pictures.size()));
            ImageIO.write(sheet(some), "png", new File(folder, "sheet_" + (from / most + 1) + ".png"));
        }
    }

    private static BufferedImage sheet(List<File> pictures) throws IOException {
        BufferedImage first = ImageIO.read(pictures.get(0));
        int height = WIDTH * first.getHeight() / first.getWidth();
        int rows = (pictures.size() + COLUMNS - 1) / COLUMNS;
        BufferedImage sheet = new BufferedImage(COLUMNS * WIDTH, rows * (height + LABEL), BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = sheet.createGraphics();
        graphics.setRenderingHint(RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BILINEAR);
        graphics.setColor(Color.WHITE);
        for (int i = 0; i < pictures.size(); i++) {
            int x = i % COLUMNS * WIDTH;
            int y = i / COLUMNS * (height + LABEL);
            graphics.drawString(pictures.get(i).getName(), x + 4, y + LABEL - 4);
            graphics.drawImage(ImageIO.read(pictures.get(i)), x, y + LABEL, WIDTH, height, null);
        }
        return sheet;
    }
}
