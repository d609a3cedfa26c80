package dev.orebound.content.sprite;

import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.content.reading.OverlaidAssets;
import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import javax.imageio.ImageIO;

/**
 * Draws sprites side by side on the colour of the cave's floor, so that an artist can look at them. Run its
 * {@code main} with the folder of assets, the file to write, the enlargement (6 is good), and the first letters of the
 * keys to show (none: all).
 */
final class ContactSheet {
    private static final Color FLOOR = new Color(0x3d3656);
    private static final Color DARKNESS = new Color(0x120f1c);
    private static final int WIDTH = 1400;
    private static final int GAP = 10;
    private static final int LABEL = 14;

    private final int scale;
    private final Graphics2D graphics;
    private final Layer layer;
    private int x = GAP;
    private int y = GAP;
    private int shelf;

    /** The set of pixels that is shown. */
    private enum Layer {
        COLOURS,
        GLOW
    }

    private ContactSheet(int scale, Graphics2D graphics, Layer layer) {
        this.scale = scale;
        this.graphics = graphics;
        this.layer = layer;
    }

    public static void main(String[] arguments) throws IOException {
        Assets assets = new OverlaidAssets(Path.of(arguments[0]), new BuiltInAssets());
        int scale = Integer.parseInt(arguments[2]);
        List<Sprite> sprites = SpriteSheet.read(assets).sprites().stream()
                .filter(sprite -> isWanted(sprite.key(), arguments))
                .toList();
        Layer layer = System.getenv("GLOW") == null ? Layer.COLOURS : Layer.GLOW;
        BufferedImage measure = new BufferedImage(1, 1, BufferedImage.TYPE_INT_RGB);
        int height = new ContactSheet(scale, measure.createGraphics(), layer).draw(sprites);
        BufferedImage image = new BufferedImage(WIDTH, height, BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = image.createGraphics();
        graphics.setColor(layer == Layer.COLOURS ? FLOOR : DARKNESS);
        graphics.fillRect(0, 0, WIDTH, height);
        new ContactSheet(scale, graphics, layer).draw(sprites);
        ImageIO.write(image, "png", new File(arguments[1]));
    }

    private static boolean isWanted(String key, String[] arguments) {
        boolean wanted = arguments.length <= 3;
        for (int i = 3; i < arguments.length; i++) {
            wanted |= key.startsWith(arguments[i]);
        }
        return wanted;
    }

    /** Draws all sprites and returns the height of the sheet. */
    private int draw(List<Sprite> sprites) {
        graphics.setFont(new Font(Font.MONOSPACED, Font.PLAIN, 11));
        for (Sprite sprite : sprites) {
            draw(sprite);
        }
        return y + shelf;
    }

    private void draw(Sprite sprite) {
        int width = (sprite.width() + 1) * scale * sprite.frames().size();
        if (x + Math.max(width, sprite.key().length() * 7) > WIDTH) {
            x = GAP;
            y += shelf;
            shelf = 0;
        }
        graphics.setColor(Color.WHITE);
        graphics.drawString(sprite.key(), x, y + LABEL - 4);
        for (int i = 0; i < sprite.frames().size(); i++) {
            draw(sprite.frames().get(i), x + i * (sprite.width() + 1) * scale, y + LABEL);
        }
        x += Math.max(width, sprite.key().length() * 7) + GAP;
        shelf = Math.max(shelf, sprite.height() * scale + LABEL + GAP);
    }

    private void draw(SpriteFrame frame, int left, int top) {
        for (int row = 0; row < frame.height(); row++) {
            for (int column = 0; column < frame.width(); column++) {
                int rgba = layer == Layer.COLOURS ? frame.rgba(column, row) : frame.emissive(column, row);
                graphics.setColor(new Color(rgba >>> 24, rgba >>> 16 & 255, rgba >>> 8 & 255, rgba & 255));
                graphics.fillRect(left + column * scale, top + row * scale, scale, scale);
            }
        }
    }
}
