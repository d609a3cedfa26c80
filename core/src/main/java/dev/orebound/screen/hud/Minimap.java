package dev.orebound.screen.hud;

import com.badlogic.gdx.utils.Disposable;
import dev.orebound.screen.layout.LayoutBox;
import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.view.ui.FloorMap;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;
import dev.orebound.world.World;
import dev.orebound.world.component.BodyComponent;

/** The map in its two sizes: a part of it about the player in a corner, and the whole of it over everything. */
final class Minimap implements Disposable {
    private static final float BLINK_SECONDS = 0.9f;
    private static final int MARGIN_CELLS = 2;
    private static final int LARGEST_CELL_GRAINS = 5;

    private final World world;
    private final FloorMap map;
    private final MapWindow window;
    private float seconds;

    Minimap(World world) {
        this.world = world;
        this.map = new FloorMap(world);
        this.window = new MapWindow(map);
    }

    void update(float frameSeconds) {
        seconds += frameSeconds;
        map.refresh();
    }

    /** The part about the player. */
    void drawSmall(UiPane pane, HudLayout layout) {
        LayoutBox box = layout.minimap();
        int grain = layout.grain();
        pane.panel(box.x(), box.y(), box.width(), box.height(), grain, UiPalette.NIGHT, UiPalette.STONE_DARK, 0.82f);
        BodyComponent body = world.player().body();
        window.at(box.x() + grain, box.y() + grain, grain)
                .about(body.x, body.y, box.width() / grain - 2, box.height() / grain - 2)
                .draw(pane, world, playerRgb());
    }

    /** All that was seen, as large as whole pixels allow, over a dimmed cave. */
    void drawLarge(UiPane pane, HudLayout layout, InterfaceSize size) {
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
                .draw(pane, world, playerRgb());
    }

    private int playerRgb() {
        return seconds % BLINK_SECONDS < BLINK_SECONDS / 2 ? UiPalette.GOLD_LIGHT : UiPalette.GOLD;
    }

    @Override
    public void dispose() {
        map.dispose();
    }
}
