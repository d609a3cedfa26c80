package dev.orebound.screen.hud;

import com.badlogic.gdx.utils.Disposable;
import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.screen.layout.LayoutBox;
import dev.orebound.view.draw.FlashLimiter;
import dev.orebound.view.ui.FloorMap;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;
import dev.orebound.world.World;
import dev.orebound.world.component.BodyComponent;

/** Draws the map in its two sizes: the part around the player in a corner, and the whole map over everything. */
final class Minimap implements HudPart, Disposable {
    private static final float BLINK_SECONDS = 0.9f;
    private static final int MARGIN_CELLS = 2;
    private static final int LARGEST_CELL_GRAINS = 5;
    /** Width and height of a padlock, in parts of its own. */
    static final int LOCK_UNITS = 5;

    private final World world;
    private final FloorMap map;
    private final MapWindow window;
    private final MapLegend legend;
    private float seconds;

    Minimap(World world, HudContext context) {
        this.world = world;
        legend = new MapLegend(world, context);
        this.map = new FloorMap(world);
        this.window = new MapWindow(map);
    }

    @Override
    public void update(float frameSeconds) {
        seconds += frameSeconds;
        map.refresh();
    }

    @Override
    public void draw(UiPane pane, HudFrame frame) {
        if (frame.isMapLarge) {
            drawLarge(pane, frame.layout(), frame.size());
        } else {
            drawSmall(pane, frame.layout());
        }
    }

    /** Draws the part around the player. */
    private void drawSmall(UiPane pane, HudLayout layout) {
        LayoutBox box = layout.minimap();
        int grain = layout.grain();
        pane.panel(box.x(), box.y(), box.width(), box.height(), grain, UiPalette.NIGHT, UiPalette.STONE_DARK, 0.82f);
        BodyComponent body = world.player().body();
        window.at(box.x() + grain, box.y() + grain, grain)
                .about(body.x, body.y, box.width() / grain - 2, box.height() / grain - 2)
                .draw(pane, world, playerRgb(pane.flashes()));
    }

    /** Draws all seen cells, as large as whole pixels allow, over a dimmed cave. */
    private void drawLarge(UiPane pane, HudLayout layout, InterfaceSize size) {
        pane.fill(0, 0, size.width(), size.height(), UiPalette.NIGHT, 0.8f);
        LayoutBox box = layout.map();
        int wide = Math.min(map.grid().width(), map.seenWidth() + 2 * MARGIN_CELLS);
        int high = Math.min(map.grid().height(), map.seenHeight() + 2 * MARGIN_CELLS);
        int fitting = Math.min(box.width() / wide, box.height() / high);
        int cellPixels = Math.max(1, Math.min(fitting, LARGEST_CELL_GRAINS * layout.grain()));
        int x = box.x() + (box.width() - wide * cellPixels) / 2;
        int y = box.y() + (box.height() - high * cellPixels) / 2;
        window.at(x, y, cellPixels)
                .about(map.seenMiddleX(), map.seenMiddleY(), wide, high)
                .draw(pane, world, playerRgb(pane.flashes()));
        legend.draw(pane, layout.hint(), layout.grain(), playerRgb(pane.flashes()));
    }

    private int playerRgb(FlashLimiter flashes) {
        boolean isGolden = seconds % BLINK_SECONDS < BLINK_SECONDS / 2;
        return UiPalette.mix(UiPalette.BONE_LIGHT, UiPalette.GOLD_LIGHT, flashes.blink(isGolden, 1, 0));
    }

    @Override
    public void dispose() {
        map.dispose();
    }

    /** Draws a padlock, which stands out from every ground; its corner is in real pixels. */
    static void drawLock(UiPane pane, float left, float bottom, int unit) {
        int side = LOCK_UNITS * unit;
        pane.fill(left - unit, bottom - unit, side + 2f * unit, side + 2f * unit, UiPalette.NIGHT, 1);
        pane.fill(left, bottom, side, 3f * unit, FloorMap.EXIT, 1);
        pane.fill(left + 2f * unit, bottom + unit, unit, unit, UiPalette.NIGHT, 1);
        pane.fill(left, bottom + 3f * unit, unit, unit, UiPalette.BONE_LIGHT, 1);
        pane.fill(left + 4f * unit, bottom + 3f * unit, unit, unit, UiPalette.BONE_LIGHT, 1);
        pane.fill(left + unit, bottom + 4f * unit, 3f * unit, unit, UiPalette.BONE_LIGHT, 1);
    }
}
