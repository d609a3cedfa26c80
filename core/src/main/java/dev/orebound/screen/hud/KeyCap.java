package dev.orebound.screen.hud;

import com.badlogic.gdx.Input;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import dev.orebound.journal.KeyName;
import dev.orebound.screen.input.GameAction;
import dev.orebound.view.pane.Ink;
import dev.orebound.view.pane.Pane;
import dev.orebound.view.text.Fonts;
import dev.orebound.view.text.TextLine;
import dev.orebound.view.text.TextStyle;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A key as it is seen on a keyboard: its cap, with its name on it. */
final class KeyCap {
    private final TextLine name;

    KeyCap(Fonts fonts, TextStyle style, String keyName) {
        name = new TextLine(fonts, style, keyName);
    }

    /** The picture of the mouse button that is first for an action, or null where a key is, or a button without a picture. */
    static @Nullable TextureRegion mouseFor(HudContext parts, GameAction action) {
        List<Integer> keys = parts.bindings().keysOf(action);
        int button = keys.isEmpty() ? -1 : keys.get(0) - KeyName.FIRST_BUTTON;
        boolean isDrawn = button == Input.Buttons.LEFT || button == Input.Buttons.RIGHT;
        return isDrawn ? parts.sprites().frame("hud_mouse", button) : null;
    }

    int height(int grain) {
        return Math.round(name.capHeight()) + 5 * grain;
    }

    int width(int grain) {
        return Math.max(height(grain), Math.round(name.width()) + 4 * grain);
    }

    void draw(Pane pane, int x, int y, int grain, float alpha) {
        int width = width(grain);
        int height = height(grain);
        pane.fill(x + grain, y - grain, width - 2f * grain, grain, Ink.STONE, alpha);
        pane.panel(x, y, width, height, grain, Ink.BONE_LIGHT, Ink.BONE, alpha);
        float foot = y + Math.round((height - name.capHeight()) / 2f);
        name.draw(pane.batch(), x + (width - name.width()) / 2f + 1, foot, Ink.INK, alpha);
    }
}
