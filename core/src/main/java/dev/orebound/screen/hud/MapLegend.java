package dev.orebound.screen.hud;

import dev.orebound.screen.layout.LayoutBox;
import dev.orebound.view.text.TextLine;
import dev.orebound.view.text.TextStyle;
import dev.orebound.view.ui.FloorMap;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;
import dev.orebound.world.World;
import dev.orebound.world.gift.FloorGifts;
import java.util.ArrayList;
import java.util.List;

/** Explains the marks of the large map, in as few rows as fit into a box. Allocates nothing while it is drawn. */
final class MapLegend {
    private static final int MARK_GRAINS = 4;
    private static final int GAP_GRAINS = 7;
    private static final float ROW_CAPS = 2.1f;

    /** The marks after the player's own, which blinks, and before those of ore, which has several colours. */
    private static final List<String> MARKS = List.of("monster", "exit", "chest", "trap", "fixture", "lock", "key");

    private static final int[] COLOURS = {
        UiPalette.BLOOD, FloorMap.EXIT, FloorMap.CHEST, FloorMap.TRAP, FloorMap.FIXTURE, FloorMap.LOCK, FloorMap.KEY
    };

    /** The entry of exits, which tells whether they are locked. */
    private static final int EXITS = 1 + MARKS.indexOf("exit");

    private final World world;
    private final List<TextLine> words = new ArrayList<>();
    private final TextLine exit;
    private final TextLine lockedExit;
    private final int[] ores;

    MapLegend(World world, HudContext context) {
        this.world = world;
        words.add(word(context, "you"));
        MARKS.forEach(mark -> words.add(word(context, mark)));
        words.add(word(context, "ore"));
        exit = words.get(EXITS);
        lockedExit = word(context, "locked_exit");
        ores = new int[world.content().ores().size()];
        for (int ore = 0; ore < ores.length; ore++) {
            ores[ore] = world.content().ores().at(ore).light().rgb();
        }
    }

    private static TextLine word(HudContext context, String mark) {
        return new TextLine(context.fonts(), TextStyle.SMALL, context.texts().get("map." + mark));
    }

    void draw(UiPane pane, LayoutBox box, int grain, int playerRgb) {
        words.set(EXITS, world.part(FloorGifts.class).areExitsLocked() ? lockedExit : exit);
        float step = words.get(0).capHeight() * ROW_CAPS;
        int needed = rowsOf(words.size(), box, grain);
        int most = (words.size() + needed - 1) / needed;
        int rows = rowsOf(most, box, grain);
        float foot = box.y() + box.height() / 2f + (rows / 2f - 0.75f) * step;
        for (int first = 0; first < words.size(); foot -= step) {
            int end = endOfRow(first, most, box, grain);
            float x = box.x() + (box.width() - widthOf(first, end, grain)) / 2;
            for (int i = first; i < end; i++) {
                drawMark(pane, i, x, foot, grain, playerRgb);
                float left = x + markWidth(i, grain);
                words.get(i).drawShadowed(pane.batch(), left, foot, UiPalette.BONE_LIGHT, 1);
                x = left + words.get(i).width() + GAP_GRAINS * grain;
            }
            first = end;
        }
    }

    private int rowsOf(int most, LayoutBox box, int grain) {
        int rows = 0;
        for (int first = 0; first < words.size(); rows++) {
            first = endOfRow(first, most, box, grain);
        }
        return rows;
    }

    /** Returns the number after the last entry of a row, which has at most so many. */
    private int endOfRow(int first, int most, LayoutBox box, int grain) {
        int end = first + 1;
        while (end < Math.min(words.size(), first + most) && widthOf(first, end + 1, grain) <= box.width()) {
            end++;
        }
        return end;
    }

    private float widthOf(int first, int end, int grain) {
        float width = -GAP_GRAINS * grain;
        for (int i = first; i < end; i++) {
            width += markWidth(i, grain) + words.get(i).width() + GAP_GRAINS * grain;
        }
        return width;
    }

    private int markWidth(int entry, int grain) {
        int marks = entry == words.size() - 1 ? ores.length : 1;
        return (marks * MARK_GRAINS + 3) * grain;
    }

    private void drawMark(UiPane pane, int entry, float x, float foot, int grain, int playerRgb) {
        float side = MARK_GRAINS * grain;
        float y = foot + (words.get(entry).capHeight() - side) / 2;
        if (entry == words.size() - 1) {
            for (int ore = 0; ore < ores.length; ore++) {
                pane.fill(x + ore * side, y, side, side, ores[ore], 1);
            }
        } else if (words.get(entry) == lockedExit) {
            int unit = Math.max(1, Math.round(side / Minimap.LOCK_UNITS));
            Minimap.drawLock(pane, x, y, unit);
        } else {
            pane.fill(x, y, side, side, entry == 0 ? playerRgb : COLOURS[entry - 1], 1);
        }
    }
}
