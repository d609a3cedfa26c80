package dev.orebound.screen;

import com.badlogic.gdx.graphics.g2d.TextureRegion;
import dev.orebound.content.Texts;
import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.view.pane.Ink;
import dev.orebound.view.pane.Pane;
import dev.orebound.view.text.TextLine;
import dev.orebound.view.text.TextStyle;

/** The game's emblem and name, as if lit by a lamp that stands before them, and the small print. */
final class TitleSign {
    private final TextureRegion emblem;
    private final TextureRegion name;
    private final TextLine motto;
    private final TextLine version;
    private final TextLine keys;
    private float time;

    TitleSign(Equipment equipment) {
        Texts texts = equipment.texts();
        emblem = equipment.sprites().frame("title_emblem", 0);
        name = equipment.sprites().frame("title_name", 0);
        motto = new TextLine(equipment.fonts(), TextStyle.BODY, texts.get("title.motto"));
        String number = equipment.start().platform().version();
        version = new TextLine(equipment.fonts(), TextStyle.SMALL, texts.format("title.version", number));
        keys = new TextLine(equipment.fonts(), TextStyle.SMALL, texts.get("title.keys"));
    }

    /**
     * Draws it.
     *
     * @param above the height above which the sign goes, in real pixels
     */
    void draw(Pane pane, InterfaceSize size, int above, float seconds) {
        time += seconds;
        int grain = size.grain();
        int nameGrain = grain * 3 / 2 + 1;
        int middle = size.width() / 2;
        int nameWidth = name.getRegionWidth() * nameGrain;
        int nameHeight = name.getRegionHeight() * nameGrain;
        int emblemSide = emblem.getRegionHeight() * grain;
        int mottoHeight = size.pixels(52);
        int spare = size.height() - above - emblemSide - nameHeight - mottoHeight;
        int foot = above + mottoHeight + Math.max(0, Math.round(spare * 0.45f));
        float flicker = 0.85f + 0.1f * (float) Math.sin(time * 7.3f) + 0.05f * (float) Math.sin(time * 17.1f);
        pane.shade(middle - nameWidth, foot - nameHeight * 1.4f, nameWidth * 2, nameHeight * 4.6f, 0.85f);
        pane.glow(middle, foot + nameHeight + emblemSide * 0.4f, nameWidth * 0.55f, Ink.FLAME, 0.3f * flicker);
        int emblemFoot = foot + nameHeight - 2 * grain;
        pane.picture(emblem, middle - emblemSide / 2f, emblemFoot, grain, 1);
        pane.picture(name, middle - nameWidth / 2f, foot, nameGrain, 1);
        pane.glow(middle, foot + nameHeight / 2f, nameWidth * 0.6f, Ink.FLAME, 0.16f * flicker);
        float mottoFoot = foot - size.pixels(34);
        motto.drawShadowed(pane.batch(), middle - motto.width() / 2, mottoFoot, Ink.BONE, 1);
        drawSmallPrint(pane, size);
    }

    private void drawSmallPrint(Pane pane, InterfaceSize size) {
        float margin = size.pixels(24);
        float right = size.width() - margin - version.width();
        version.drawShadowed(pane.batch(), right, margin, Ink.BONE_DARK, 0.9f);
        keys.drawShadowed(pane.batch(), margin, margin, Ink.BONE_DARK, 0.9f);
    }
}
