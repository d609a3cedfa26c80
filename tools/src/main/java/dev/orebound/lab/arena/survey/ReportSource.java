package dev.orebound.lab.arena.survey;

import dev.orebound.content.Content;
import dev.orebound.content.sprite.SpriteFrame;
import dev.orebound.content.sprite.SpriteSheet;
import dev.orebound.content.text.GameTexts;
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

    /** Returns the picture of a sprite by itself, as the address of an image. */
    String sprite(String key) {
        return uri(RoomSigns.alone(frame(key), side(key)));
    }

    /** Returns the pixels along a side of {@link #sprite}. */
    int side(String key) {
        return Math.max(frame(key).width(), frame(key).height()) + MARGIN;
    }

    private SpriteFrame frame(String key) {
        return sprites.get(key).frames().get(0);
    }

    /** Returns a picture as the address of an image, which needs no other file. */
    static String uri(byte[] png) {
        return "data:image/png;base64," + Base64.getEncoder().encodeToString(png);
    }
}
