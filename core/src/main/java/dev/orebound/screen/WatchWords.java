package dev.orebound.screen;

import dev.orebound.content.Texts;
import dev.orebound.journal.Fault;
import dev.orebound.screen.input.GameAction;
import dev.orebound.screen.input.KeyBindings;
import dev.orebound.screen.layout.Box;
import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.view.pane.Ink;
import dev.orebound.view.pane.Pane;
import dev.orebound.view.text.TextLine;
import dev.orebound.view.text.TextStyle;
import org.jspecify.annotations.Nullable;

/** What is said of a replay that is watched: how it goes, at the head of the window, and which keys there are, at its foot. */
final class WatchWords {
    /** Above whatever the HUD has there. */
    private static final int FROM_TOP_UNITS = 18;

    /** Below it. */
    private static final int FAULT_FROM_TOP_UNITS = 140;

    private static final int KEYS_RISE_UNITS = 16;

    /** Of the window's width. */
    private static final float WIDEST = 0.8f;

    private final Texts texts;
    private final KeyBindings bindings;
    private final TextLine state;
    private final TextLine fault;
    private final TextLine keys;

    WatchWords(Equipment equipment) {
        texts = equipment.texts();
        bindings = equipment.bindings();
        state = new TextLine(equipment.fonts(), TextStyle.SMALL);
        fault = new TextLine(equipment.fonts(), TextStyle.SMALL);
        keys = new TextLine(equipment.fonts(), TextStyle.SMALL);
    }

    /**
     * Says how it goes.
     *
     * @param key of the text for that
     * @param broken what broke the game here, or null
     */
    void tell(String key, String pace, @Nullable Fault broken) {
        state.set(texts.format(key, pace));
        fault.set(broken == null ? "" : broken.toString());
        keys.set(texts.format("watch.keys", bindings.keyName(GameAction.WEST), bindings.keyName(GameAction.EAST)));
    }

    void draw(Pane pane, InterfaceSize size, Box timeline) {
        float foot = size.height() - size.pixels(FROM_TOP_UNITS);
        float x = (size.width() - state.width()) / 2;
        state.drawShadowed(pane.batch(), x, foot, fault.text().isEmpty() ? Ink.GOLD : Ink.FLAME, 1);
        fault.wrap(size.width() * WIDEST);
        float below = size.height() - size.pixels(FAULT_FROM_TOP_UNITS);
        fault.drawShadowed(pane.batch(), (size.width() - fault.width()) / 2, below, Ink.BONE_LIGHT, 1);
        keys.wrap(timeline.width());
        float above = timeline.top() + size.pixels(KEYS_RISE_UNITS) + keys.height() - keys.capHeight();
        keys.drawShadowed(pane.batch(), timeline.x() + (timeline.width() - keys.width()) / 2, above, Ink.BONE, 0.9f);
    }
}
