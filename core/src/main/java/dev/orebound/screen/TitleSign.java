package dev.orebound.screen;

import dev.orebound.content.Texts;
import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.view.pane.Ink;
import dev.orebound.view.pane.Pane;
import dev.orebound.view.text.TextLine;
import dev.orebound.view.text.TextStyle;

/** The game's name, as if lit by a lamp that stands before it, and the small print. */
final class TitleSign {
    private final TextLine name;
    private final TextLine motto;
    private final TextLine version;
    private final TextLine keys;
    private float time;

    TitleSign(Equipment equipment) {
        Texts texts = equipment.texts();
        name = new TextLine(equipment.fonts(), TextStyle.TITLE, texts.get("title.name"));
        motto = new TextLine(equipment.fonts(), TextStyle.BODY, texts.get("title.motto"));
        String number = equipment.start().platform().version();
        version = new TextLine(equipment.fonts(), TextStyle.SMALL, texts.format("title.version", number));
        keys = new TextLine(equipment.fonts(), TextStyle.SMALL, texts.get("title.keys"));
    }

    /**
     * Draws it.
     *
     * @param above the height above which the name goes, in real pixels
     */
    void draw(Pane pane, InterfaceSize size, int above, float seconds) {
        time += seconds;
        float middle = size.width() / 2f;
        float room = size.height() - above;
        float foot = above + Math.round((room - name.capHeight()) * 0.5f);
        float x = middle - name.width() / 2;
        float flicker = 0.9f + 0.06f * (float) Math.sin(time * 7.3f) + 0.04f * (float) Math.sin(time * 17.1f);
        pane.shade(
                x - name.width() * 0.3f,
                foot - name.capHeight() * 1.6f,
                name.width() * 1.6f,
                name.capHeight() * 4,
                0.9f);
        pane.glow(middle, foot + name.capHeight() * 0.4f, name.width() * 0.62f, Ink.FLAME, 0.26f * flicker);
        int depth = Math.max(1, Math.round(name.capHeight() / 12));
        name.draw(pane.batch(), x, foot - 2 * depth, Ink.NIGHT, 1);
        name.draw(pane.batch(), x, foot - depth, Ink.BLOOD_DARK, 1);
        name.drawGraded(pane.batch(), x, foot, Ink.FLAME, Ink.GOLD_LIGHT, 1);
        float mottoFoot = foot - size.pixels(52);
        motto.drawShadowed(pane.batch(), middle - motto.width() / 2, mottoFoot, Ink.BONE, 1);
        float margin = size.pixels(24);
        version.drawShadowed(pane.batch(), size.width() - margin - version.width(), margin, Ink.BONE_DARK, 0.9f);
        keys.drawShadowed(pane.batch(), margin, margin, Ink.BONE_DARK, 0.9f);
    }
}
