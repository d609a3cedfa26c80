package dev.orebound.lab.arena.survey;

import dev.orebound.content.Content;
import dev.orebound.content.sprite.SpriteSheet;
import dev.orebound.content.text.GameTexts;

/**
 * What the sections of the report are written from.
 *
 * @param version of the game, as players know it
 * @param options that make the game open what was surveyed, each after a space
 */
record ReportSource(
        ArenaSurvey survey, Content content, GameTexts texts, SpriteSheet sprites, String version, String options) {
    /** Returns the line that starts the game with a command. */
    String commandLine(String command) {
        return "java -jar orebound.jar " + command + options;
    }
}
