package dev.orebound.screen.settings;

import dev.orebound.journal.settings.KeyName;
import dev.orebound.screen.input.GameAction;
import dev.orebound.screen.layout.LayoutBox;
import dev.orebound.screen.page.PageContext;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;
import dev.orebound.view.text.TextLine;
import dev.orebound.view.text.TextStyle;
import java.util.ArrayList;
import java.util.List;

/** One thing that can be done, and the places for its keys. */
final class ActionLine {
    /** Where the first place begins, and how wide each is, as parts of the row. */
    private static final float PLACES_FROM = 0.44f;

    private static final float PLACE_WIDE = 0.27f;

    private final PageContext parts;
    private final GameAction action;
    private final TextLine name;
    private final TextLine waiting;
    private final List<TextLine> keys = new ArrayList<>();

    ActionLine(PageContext parts, GameAction action) {
        this.parts = parts;
        this.action = action;
        name = parts.line(TextStyle.BODY, "key." + action.id());
        waiting = parts.line(TextStyle.SMALL, "keys.waiting");
        for (int i = 0; i < KeyChange.MOST; i++) {
            keys.add(parts.line(TextStyle.SMALL));
        }
        refresh();
    }

    GameAction action() {
        return action;
    }

    /** Takes in which keys there are now. */
    void refresh() {
        List<Integer> bound = parts.bindings().keysOf(action);
        for (int i = 0; i < keys.size(); i++) {
            boolean isNone = i == 0 && bound.isEmpty();
            String none = isNone ? parts.texts().get("keys.none") : "";
            keys.get(i).set(i < bound.size() ? KeyName.of(bound.get(i)) : none);
        }
    }

    private static int placeX(LayoutBox row, int place) {
        return row.x() + Math.round(row.width() * (PLACES_FROM + place * (PLACE_WIDE + 0.01f)));
    }

    /** The place at a height of the row, or the nearest. */
    static int placeAt(LayoutBox row, float x) {
        return x < placeX(row, 1) ? 0 : 1;
    }

    /**
     * Draws it.
     *
     * @param place the one that is selected, below 0 for none
     * @param isWaiting whether it waits for a key
     */
    void draw(UiPane pane, LayoutBox row, int grain, int place, boolean isWaiting, float alpha) {
        boolean isSelected = place >= 0;
        if (isSelected) {
            pane.panel(
                    row.x(), row.y(), row.width(), row.height(), grain, UiPalette.STONE_DARK, UiPalette.STONE_LIGHT, 0.85f * alpha);
        }
        float foot = row.y() + Math.round((row.height() - name.capHeight()) / 2f);
        name.drawShadowed(pane.batch(), row.x() + 5f * grain, foot, isSelected ? UiPalette.GOLD : UiPalette.BONE, alpha);
        int wide = Math.round(row.width() * PLACE_WIDE);
        int inset = 2 * grain;
        for (int i = 0; i < keys.size(); i++) {
            int x = placeX(row, i);
            boolean isChosen = i == place;
            int rim = isChosen ? UiPalette.GOLD : UiPalette.STONE;
            pane.panel(x, row.y() + inset, wide, row.height() - 2f * inset, grain, UiPalette.INK, rim, 0.95f * alpha);
            TextLine shown = isChosen && isWaiting ? waiting : keys.get(i);
            int ink = isChosen && isWaiting ? UiPalette.FLAME : isChosen ? UiPalette.BONE_LIGHT : UiPalette.BONE;
            float keyFoot = row.y() + Math.round((row.height() - shown.capHeight()) / 2f);
            shown.drawShadowed(pane.batch(), x + (wide - shown.width()) / 2, keyFoot, ink, alpha);
        }
    }
}
