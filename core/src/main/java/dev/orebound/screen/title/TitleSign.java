package dev.orebound.screen.title;

import dev.orebound.screen.context.GameContext;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import dev.orebound.content.text.GameTexts;
import dev.orebound.screen.layout.LayoutBox;
import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;
import dev.orebound.view.text.TextLine;
import dev.orebound.view.text.TextStyle;

/** The game's emblem and name, as if lit by a lamp that stands before them, and the small print. */
final class TitleSign {
    private final TextureRegion emblemPicture;
    private final TextureRegion namePicture;
    private final TextLine motto;
    private final TextLine version;
    private final TextLine keys;
    private float time;

    TitleSign(GameContext equipment) {
        GameTexts texts = equipment.texts();
        emblemPicture = equipment.sprites().frame("title_emblem", 0);
        namePicture = equipment.sprites().frame("title_name", 0);
        motto = new TextLine(equipment.fonts(), TextStyle.BODY, texts.get("title.motto"));
        String number = equipment.start().platform().version();
        version = new TextLine(equipment.fonts(), TextStyle.SMALL, texts.format("title.version", number));
        keys = new TextLine(equipment.fonts(), TextStyle.SMALL, texts.get("title.keys"));
    }

    void draw(UiPane pane, TitleLayout layout, InterfaceSize size, float seconds) {
        time += seconds;
        LayoutBox name = layout.name();
        LayoutBox emblem = layout.emblem();
        float middle = name.x() + name.width() / 2f;
        float flicker = 0.85f + 0.1f * (float) Math.sin(time * 7.3f) + 0.05f * (float) Math.sin(time * 17.1f);
        pane.shade(-name.x() * 4f, -size.height() * 0.5f, name.width() * 2.2f, size.height() * 2f, 0.95f);
        pane.glow(middle, name.top() + emblem.height() * 0.4f, name.width() * 0.6f, UiPalette.FLAME, 0.3f * flicker);
        pane.picture(emblemPicture, emblem.x(), emblem.y(), emblem.width(), emblem.height(), 1);
        pane.picture(namePicture, name.x(), name.y(), layout.nameGrain(), 1);
        pane.glow(middle, name.y() + name.height() / 2f, name.width() * 0.6f, UiPalette.FLAME, 0.16f * flicker);
        motto.drawShadowed(pane.batch(), middle - motto.width() / 2, layout.mottoFoot(), UiPalette.BONE, 1);
        drawSmallPrint(pane, size);
    }

    private void drawSmallPrint(UiPane pane, InterfaceSize size) {
        float margin = size.pixels(24);
        float left = size.pixels(56);
        float right = size.width() - left - version.width();
        version.drawShadowed(pane.batch(), right, margin, UiPalette.BONE_DARK, 0.9f);
        keys.drawShadowed(pane.batch(), left, margin, UiPalette.BONE_DARK, 0.9f);
    }
}
