package dev.orebound.screen.hud;

import com.badlogic.gdx.Input;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import dev.orebound.content.item.Brew.BrewUse;
import dev.orebound.journal.settings.KeyName;
import dev.orebound.screen.input.GameAction;
import dev.orebound.screen.input.KeyBindings;
import dev.orebound.view.text.TextLine;
import dev.orebound.view.text.TextStyle;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;
import org.jspecify.annotations.Nullable;

/** Draws the key or mouse button of each use of a brew, as small as a row of its prices; it follows changed keys. */
final class UseKeys {
    private static final BrewUse[] USES = BrewUse.values();
    /** The most characters of the name of a key. */
    private static final int MOST_CHARACTERS = 3;

    private static final int RIM = 2;

    private final KeyBindings bindings;
    private final TextLine[] names = new TextLine[USES.length];
    private final @Nullable TextureRegion[] buttons = new TextureRegion[USES.length];
    private final TextureRegion[] mice = new TextureRegion[2];
    private int version = -1;

    UseKeys(HudContext context) {
        bindings = context.bindings();
        for (int use = 0; use < USES.length; use++) {
            names[use] = new TextLine(context.fonts(), TextStyle.SMALL);
        }
        for (int side = 0; side < mice.length; side++) {
            mice[side] = context.sprites().frame("hud_mouse_small", side);
        }
    }

    /** Returns the action that makes a use. */
    static GameAction actionOf(BrewUse use) {
        return switch (use) {
            case BOLT -> GameAction.BOLT;
            case BURST -> GameAction.BURST;
            case FLASK -> GameAction.THROW;
        };
    }

    private void follow() {
        if (version == bindings.version()) {
            return;
        }
        version = bindings.version();
        for (BrewUse use : USES) {
            int button = bindings.shownKey(actionOf(use)) - KeyName.FIRST_BUTTON;
            boolean isDrawn = button == Input.Buttons.LEFT || button == Input.Buttons.RIGHT;
            buttons[use.ordinal()] = isDrawn ? mice[button] : null;
            String name = bindings.firstName(actionOf(use));
            names[use.ordinal()].set(name.substring(0, Math.min(MOST_CHARACTERS, name.length())));
        }
    }

    /** Returns what is shown of a use: the beginning of the name of its key or button; empty if it has none. */
    String shown(BrewUse use) {
        follow();
        return names[use.ordinal()].text();
    }

    /**
     * Draws the key of a use from its lower left corner.
     *
     * @param high height of the row, in real pixels
     */
    void draw(UiPane pane, BrewUse use, float x, float y, int high, int grain, float alpha) {
        follow();
        TextureRegion button = buttons[use.ordinal()];
        TextLine name = names[use.ordinal()];
        if (button != null) {
            pane.picture(button, x + grain, y, grain, alpha);
        } else if (!name.text().isEmpty()) {
            float wide = Math.max(high - grain, name.width() + RIM * grain);
            pane.fill(x + grain, y, wide, high - grain, UiPalette.BONE, alpha);
            float foot = y + Math.round((high - grain - name.capHeight()) / 2f);
            name.draw(pane.batch(), x + grain + (wide - name.width()) / 2f, foot, UiPalette.INK, alpha);
        }
    }
}
