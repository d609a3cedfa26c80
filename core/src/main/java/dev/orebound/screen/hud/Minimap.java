package dev.orebound.screen.hud;

import com.badlogic.gdx.utils.Disposable;
import dev.orebound.grid.Grid;
import dev.orebound.screen.layout.Box;
import dev.orebound.view.pane.FloorMap;
import dev.orebound.view.pane.Ink;
import dev.orebound.view.pane.Pane;
import dev.orebound.world.World;
import dev.orebound.world.component.BodyComponent;

/** The map in its two sizes: a part of it about the player in a corner, and the whole of it over everything. */
final class Minimap implements Disposable {
    private static final float BLINK_SECONDS = 0.9f;

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
    void drawSmall(Pane pane, HudLayout layout) {
        Box box = layout.minimap();
        int grain = layout.grain();
        pane.panel(box.x(), box.y(), box.width(), box.height(), grain, Ink.NIGHT, Ink.STONE_DARK, 0.82f);
        BodyComponent body = world.player().body();
        window.at(box.x() + grain, box.y() + grain, grain)
                .about(body.x, body.y, box.width() / grain - 2, box.height() / grain - 2)
                .draw(pane, world, playerRgb());
    }

    /** The whole floor, as large as whole pixels allow. */
    void drawLarge(Pane pane, HudLayout layout) {
        Box box = layout.map();
        Grid grid = map.grid();
        int cellPixels = Math.max(1, Math.min(box.width() / grid.width(), box.height() / grid.height()));
        int width = grid.width() * cellPixels;
        int height = grid.height() * cellPixels;
        int x = box.x() + (box.width() - width) / 2;
        int y = box.y() + (box.height() - height) / 2;
        int rim = layout.grain();
        pane.panel(x - rim, y - rim, width + 2 * rim, height + 2 * rim, rim, Ink.NIGHT, Ink.STONE, 0.94f);
        window.at(x, y, cellPixels).about(0, 0, grid.width(), grid.height()).draw(pane, world, playerRgb());
    }

    private int playerRgb() {
        return seconds % BLINK_SECONDS < BLINK_SECONDS / 2 ? Ink.GOLD_LIGHT : Ink.GOLD;
    }

    @Override
    public void dispose() {
        map.dispose();
    }
}
