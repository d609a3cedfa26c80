package dev.orebound.lab.arena.survey;

import dev.orebound.content.sprite.SpriteFrame;
import dev.orebound.content.sprite.SpriteSheet;
import dev.orebound.lab.page.HtmlMarkup;
import java.util.Base64;

/** Embeds pictures in a page, so that it needs no other file. */
final class ReportPictures {
    private static final int MARGIN = 4;

    private final SpriteSheet sprites;

    ReportPictures(SpriteSheet sprites) {
        this.sprites = sprites;
    }

    /**
     * Writes the first picture of a sprite; nothing if there is no such sprite.
     *
     * @param words for whoever cannot see it; none if the words beside it say as much
     * @param scale pixels of the page along a side of each of its own
     * @param style how wide a place it has, so that what stands beside it lines up
     */
    void write(HtmlMarkup page, String key, String words, int scale, String style) {
        if (sprites.has(key)) {
            SpriteFrame frame = sprites.get(key).frames().get(0);
            int side = Math.max(frame.width(), frame.height()) + MARGIN;
            page.open("span", "class", "tile " + style);
            write(page, RoomSigns.alone(frame, side), words, side * scale, side * scale, "sprite");
            page.close();
        }
    }

    /**
     * Writes a picture.
     *
     * @param width on the page, in pixels
     * @param height on the page, in pixels
     */
    static void write(HtmlMarkup page, byte[] png, String words, int width, int height, String style) {
        page.open(
                "img",
                "class",
                style,
                "alt",
                words,
                "width",
                String.valueOf(width),
                "height",
                String.valueOf(height),
                "src",
                "data:image/png;base64," + Base64.getEncoder().encodeToString(png));
    }
}
