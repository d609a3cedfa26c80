package dev.orebound.screen;

import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageWriteParam;
import javax.imageio.ImageWriter;
import javax.imageio.stream.ImageOutputStream;

/** Arranges small pictures side by side, each below its name; each sheet holds as many as remain readable. */
final class FilmSheet {
    private static final int ROWS = 4;
    private static final int LABEL = 16;
    private static final float QUALITY = 0.7f;

    private final List<BufferedImage> pictures = new ArrayList<>();
    private final List<String> labels = new ArrayList<>();
    private final int columns;
    private final int width;

    /** Creates a sheet for pictures of a whole window. */
    FilmSheet() {
        this(3, 500);
    }

    /** Creates a sheet of some columns, each as wide as given, in pixels. */
    FilmSheet(int columns, int width) {
        this.columns = columns;
        this.width = width;
    }

    void add(File picture) {
        try {
            add(ImageIO.read(picture), picture.getName());
        } catch (IOException e) {
            throw new UncheckedIOException(picture.getPath(), e);
        }
    }

    void add(BufferedImage picture, String label) {
        pictures.add(picture);
        labels.add(label);
    }

    int size() {
        return pictures.size();
    }

    /** Writes {@code sheet_1.png} and so on. */
    void write(File folder) throws IOException {
        int most = columns * ROWS;
        for (int from = 0; from < size(); from += most) {
            BufferedImage sheet = sheet(from, Math.min(from + most, size()));
            ImageIO.write(sheet, "png", new File(folder, "sheet_" + (from / most + 1) + ".png"));
        }
    }

    /** Writes a single sheet with all pictures, small enough for the documents. */
    void writeWhole(File file) throws IOException {
        ImageWriter writer = ImageIO.getImageWritersByFormatName("jpeg").next();
        ImageWriteParam quality = writer.getDefaultWriteParam();
        quality.setCompressionMode(ImageWriteParam.MODE_EXPLICIT);
        quality.setCompressionQuality(QUALITY);
        Files.deleteIfExists(file.toPath());
        try (ImageOutputStream out = ImageIO.createImageOutputStream(file)) {
            writer.setOutput(out);
            writer.write(null, new IIOImage(sheet(0, size()), null, null), quality);
        } finally {
            writer.dispose();
        }
    }

    private BufferedImage sheet(int from, int until) {
        BufferedImage first = pictures.get(from);
        int height = width * first.getHeight() / first.getWidth();
        int rows = (until - from + columns - 1) / columns;
        BufferedImage sheet = new BufferedImage(columns * width, rows * (height + LABEL), BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = sheet.createGraphics();
        graphics.setRenderingHint(RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BICUBIC);
        graphics.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
        graphics.setFont(new Font(Font.SANS_SERIF, Font.PLAIN, 12));
        graphics.setColor(Color.WHITE);
        for (int i = from; i < until; i++) {
            int x = (i - from) % columns * width;
            int y = (i - from) / columns * (height + LABEL);
            graphics.drawString(labels.get(i), x + 4, y + LABEL - 4);
            graphics.drawImage(pictures.get(i), x, y + LABEL, width - 2, height, null);
        }
        graphics.dispose();
        return sheet;
    }
}
