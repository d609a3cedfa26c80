package dev.orebound.screen.hud;

import com.badlogic.gdx.graphics.g2d.TextureRegion;
import dev.orebound.screen.input.GameAction;
import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.screen.layout.LayoutBox;
import dev.orebound.view.text.TextLine;
import dev.orebound.view.text.TextStyle;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Lists all actions and their keys. */
public final class KeyList {
    /** Width that the narrowest window leaves beside a menu. */
    private static final int UNITS_WIDE = 190;

    private static final int GAP_UNITS = 10;
    private static final int ROW_UNITS = 31;
    private static final int PADDING_UNITS = 10;

    private final HudContext parts;
    private final List<Row> rows = new ArrayList<>();

    /** A key or a mouse, and what it does. */
    private record Row(@Nullable KeyCap key, @Nullable TextureRegion mouse, TextLine word) {}

    /** The list for the keys that are bound. */
    public KeyList(HudContext parts) {
        this.parts = parts;
        add("pause.key_strike", GameAction.STRIKE);
        add("pause.key_bolt", GameAction.BOLT);
        add("pause.key_throw", GameAction.THROW);
        add("pause.key_burst", GameAction.BURST);
        add("pause.key_dash", GameAction.DASH);
        add("pause.key_sneak", GameAction.SNEAK);
        add("pause.key_interact", GameAction.INTERACT);
        add("pause.key_flask", GameAction.NEXT_FLASK);
        add("pause.key_map", GameAction.MAP);
        add("pause.key_look", GameAction.LOOK);
    }

    private void add(String textKey, GameAction action) {
        TextureRegion mouse = KeyCap.mouseFor(parts, action);
        if (mouse != null) {
            rows.add(new Row(null, mouse, word(textKey)));
        } else {
            KeyCap cap =
                    new KeyCap(parts.fonts(), TextStyle.SMALL, parts.bindings().keyName(action));
            rows.add(new Row(cap, null, word(textKey)));
        }
    }

    private TextLine word(String textKey) {
        return new TextLine(parts.fonts(), TextStyle.SMALL, parts.texts().get(textKey));
    }

    /** Returns the width of the list including the gap to a menu, in pixels. */
    public static int room(InterfaceSize size) {
        return size.pixels(UNITS_WIDE) + size.pixels(GAP_UNITS);
    }

    /** Returns the box of the list, to the left of a menu's ground if there is room. */
    public LayoutBox beside(InterfaceSize size, LayoutBox menu) {
        int width = size.pixels(UNITS_WIDE);
        int height = size.pixels(rows.size() * ROW_UNITS + 2f * PADDING_UNITS);
        int x = Math.max(0, menu.x() - room(size));
        return new LayoutBox(x, menu.y() + (menu.height() - height) / 2, width, height);
    }

    /** Draws it in its box. */
    public void draw(UiPane pane, InterfaceSize size, LayoutBox box, float alpha) {
        int grain = size.grain();
        int padding = size.pixels(PADDING_UNITS);
        pane.panel(box.x(), box.y(), box.width(), box.height(), grain, UiPalette.INK, UiPalette.STONE, 0.8f * alpha);
        int row = (box.height() - 2 * padding) / rows.size();
        int column = box.width() * 2 / 5;
        for (int i = 0; i < rows.size(); i++) {
            drawRow(
                    pane,
                    rows.get(i),
                    box.x() + padding,
                    box.top() - padding - (i + 1) * row,
                    row,
                    column,
                    grain,
                    alpha);
        }
    }

    private static void drawRow(UiPane pane, Row row, int x, int y, int height, int column, int grain, float alpha) {
        KeyCap key = row.key;
        TextureRegion mouse = row.mouse;
        if (key != null) {
            key.draw(pane, x, y + (height - key.height(grain)) / 2, grain, alpha);
        } else if (mouse != null) {
            pane.picture(mouse, x, y + (height - mouse.getRegionHeight() * grain) / 2f, grain, alpha);
        }
        float foot = y + Math.round((height - row.word.capHeight()) / 2f);
        row.word.drawShadowed(pane.batch(), x + column, foot, UiPalette.BONE, alpha);
    }
}
