package dev.orebound.lab.arena.survey;

import dev.orebound.content.Content;
import dev.orebound.content.sprite.SpriteFrame;
import dev.orebound.content.sprite.SpriteSheet;
import dev.orebound.content.text.GameTexts;
import dev.orebound.lab.page.HtmlMarkup;
import dev.orebound.lab.world.WorldFactory;
import java.util.Base64;

/**
 * The sources of the report's sections, and its pictures, which it embeds so that it needs no other file.
 *
 * @param worlds in which a room is tried once more to be shown
 * @param version of the game, as players know it
 * @param options that make the game open what was surveyed, each after a space
 */
record ReportSource(
        ArenaSurvey survey, WorldFactory worlds, GameTexts texts, SpriteSheet sprites, String version, String options) {
    private static final int MARGIN = 4;

    Content content() {
        return worlds.content();
    }

    /** Returns the line that starts the game with a command. */
    String commandLine(String command) {
        return "java -jar orebound.jar " + command + options;
    }

    /**
     * Writes the first picture of a sprite, beside words that say as much; nothing if there is no such sprite.
     *
     * @param scale pixels of the page along a side of each of its own
     * @param style of the space that it takes, so that pictures of different sizes line up
     */
    void writeSprite(HtmlMarkup page, String key, int scale, String style) {
        if (sprites.has(key)) {
            SpriteFrame frame = sprites.get(key).frames().get(0);
            int side = Math.max(frame.width(), frame.height()) + MARGIN;
            page.open("span", "class", "tile " + style);
            writePicture(page, RoomSigns.alone(frame, side), "", side * scale, side * scale, "sprite");
            page.close();
        }
    }

    /**
     * Writes a picture.
     *
     * @param words for readers who cannot see it; none if the words beside it say as much
     * @param width on the page, in pixels
     * @param height on the page, in pixels
     */
    static void writePicture(HtmlMarkup page, byte[] png, String words, int width, int height, String style) {
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
