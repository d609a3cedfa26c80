package dev.orebound.screen.hud;

import com.badlogic.gdx.Input;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import dev.orebound.journal.settings.KeyName;
import dev.orebound.screen.input.GameAction;
import dev.orebound.screen.input.KeyBindings;
import dev.orebound.view.text.FontSet;
import dev.orebound.view.text.TextLine;
import dev.orebound.view.text.TextStyle;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Draws a key as on a keyboard: its cap with its name on it. */
public final class KeyCap {
    private final TextLine name;
    private final KeyBindings bindings;
    private final GameAction action;
    /** The version of the bindings whose name is shown. */
    private int version;

    /** Creates the cap of the first key of an action; it follows changes of keys and of the keyboard's layout. */
    public KeyCap(FontSet fonts, TextStyle style, KeyBindings bindings, GameAction action) {
        this.bindings = bindings;
        this.action = action;
        version = bindings.version();
        name = new TextLine(fonts, style, bindings.keyName(action));
    }

    /**
     * Returns the picture of the mouse button that comes first for an action; null if that is a key, or a button
     * without a picture.
     */
    public static @Nullable TextureRegion mouseFor(HudContext parts, GameAction action) {
        List<Integer> keys = parts.bindings().keysOf(action);
        int button = keys.isEmpty() ? -1 : keys.get(0) - KeyName.FIRST_BUTTON;
        boolean isDrawn = button == Input.Buttons.LEFT || button == Input.Buttons.RIGHT;
        return isDrawn ? parts.sprites().frame("hud_mouse", button) : null;
    }

    private void follow() {
        if (version != bindings.version()) {
            version = bindings.version();
            name.set(bindings.keyName(action));
        }
    }

    public int height(int grain) {
        follow();
        return Math.round(name.capHeight()) + 5 * grain;
    }

    public int width(int grain) {
        follow();
        return Math.max(height(grain), Math.round(name.width()) + 4 * grain);
    }

    public void draw(UiPane pane, int x, int y, int grain, float alpha) {
        int width = width(grain);
        int height = height(grain);
        pane.fill(x + grain, y - grain, width - 2f * grain, grain, UiPalette.STONE, alpha);
        pane.panel(x, y, width, height, grain, UiPalette.BONE_LIGHT, UiPalette.BONE, alpha);
        float foot = y + Math.round((height - name.capHeight()) / 2f);
        name.draw(pane.batch(), x + (width - name.width()) / 2f + 1, foot, UiPalette.INK, alpha);
    }
}
