package dev.orebound.screen.hud;

import com.badlogic.gdx.Input;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import dev.orebound.journal.settings.KeyName;
import dev.orebound.screen.input.GameAction;
import dev.orebound.screen.input.KeyBindings;
import dev.orebound.screen.input.PadMake;
import dev.orebound.view.sprite.SpriteAtlas;
import dev.orebound.view.text.TextLine;
import dev.orebound.view.text.TextStyle;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;
import org.jspecify.annotations.Nullable;

/**
 * Draws a key as on a keyboard, its cap with its name on it; a mouse button as a mouse, and a button of a gamepad as
 * its make has it.
 */
public final class KeyCap {
    /** Colours of the letters on the lower, right, left and upper face button of an Xbox pad. */
    private static final int[] XBOX_FACES = {0x8fcf6a, 0xf06a52, 0x5fa8f0, 0xffc65c};

    /** The frame of a stick that is tilted. */
    private static final int TILTED = 2;

    private final TextLine name;
    private final KeyBindings bindings;
    private final SpriteAtlas sprites;
    private final GameAction action;
    private @Nullable TextureRegion picture;
    private int key = KeyName.NO_KEY;
    /** The version of the bindings whose name is shown. */
    private int version = -1;

    /** Creates the cap of the first key of an action; it follows changes of keys, device and the keyboard's layout. */
    public KeyCap(HudContext parts, TextStyle style, GameAction action) {
        this.bindings = parts.bindings();
        this.sprites = parts.sprites();
        this.action = action;
        name = new TextLine(parts.fonts(), style);
    }

    /**
     * Returns the picture of a mouse button or a button of a gamepad; null for a key, or a button with words on it.
     *
     * @param make the make of the gamepad
     */
    static @Nullable TextureRegion pictureOf(SpriteAtlas sprites, int key, PadMake make) {
        if (key == KeyName.FIRST_BUTTON + Input.Buttons.LEFT || key == KeyName.FIRST_BUTTON + Input.Buttons.RIGHT) {
            return sprites.frame("hud_mouse", key - KeyName.FIRST_BUTTON);
        } else if (!make.isDrawn(key)) {
            return null;
        } else if (key >= KeyName.PAD_UP && key <= KeyName.PAD_LEFT) {
            return sprites.frame("pad_cross", key - KeyName.PAD_UP);
        } else if (key == KeyName.PAD_LEFT_STICK || key == KeyName.PAD_RIGHT_STICK) {
            return sprites.frame("pad_stick", key - KeyName.PAD_LEFT_STICK);
        }
        boolean isPlayStation = make == PadMake.PLAYSTATION;
        return sprites.frame(isPlayStation ? "pad_playstation" : "pad_neutral", key - KeyName.PAD_SOUTH);
    }

    private void follow() {
        if (version != bindings.version()) {
            version = bindings.version();
            key = bindings.shownKey(action);
            boolean isStick = key == KeyName.NO_KEY
                    && action.isOfWalking()
                    && bindings.pad().isPad();
            picture = isStick ? sprites.frame("pad_stick", TILTED) : pictureOf(sprites, key, bindings.pad());
            name.set(bindings.firstName(action));
        }
    }

    /** Returns true if neither a key nor a button stands for the action. */
    public boolean isEmpty() {
        follow();
        return picture == null && name.text().isEmpty();
    }

    /** Returns the name of the key; empty if none stands for the action. */
    String words() {
        return bindings.firstName(action);
    }

    public int height(int grain) {
        follow();
        TextureRegion shown = picture;
        return shown == null ? Math.round(name.capHeight()) + 5 * grain : shown.getRegionHeight() * grain;
    }

    public int width(int grain) {
        follow();
        TextureRegion shown = picture;
        return shown == null
                ? Math.max(height(grain), Math.round(name.width()) + 4 * grain)
                : shown.getRegionWidth() * grain;
    }

    public void draw(UiPane pane, int x, int y, int grain, float alpha) {
        int width = width(grain);
        int height = height(grain);
        TextureRegion shown = picture;
        if (shown != null) {
            pane.picture(shown, x, y, grain, alpha);
            return;
        }
        boolean isOfPad = KeyName.isPad(key);
        pane.fill(x + grain, y - grain, width - 2f * grain, grain, isOfPad ? UiPalette.INK : UiPalette.STONE, alpha);
        pane.panel(
                x,
                y,
                width,
                height,
                grain,
                isOfPad ? UiPalette.NIGHT : UiPalette.BONE_LIGHT,
                isOfPad ? UiPalette.STONE : UiPalette.BONE,
                alpha);
        float foot = y + Math.round((height - name.capHeight()) / 2f);
        name.draw(pane.batch(), x + (width - name.width()) / 2f + 1, foot, ink(), alpha);
    }

    private int ink() {
        if (!KeyName.isPad(key)) {
            return UiPalette.INK;
        }
        boolean isFace = key >= KeyName.PAD_SOUTH && key <= KeyName.PAD_NORTH;
        return isFace && bindings.pad() == PadMake.XBOX ? XBOX_FACES[key - KeyName.PAD_SOUTH] : UiPalette.BONE_LIGHT;
    }
}
