package dev.orebound.screen.hud;

import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import com.badlogic.gdx.utils.Disposable;
import dev.orebound.grid.Grid;
import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.screen.layout.LayoutBox;
import dev.orebound.view.draw.FlashLimiter;
import dev.orebound.view.text.TextLine;
import dev.orebound.view.text.TextStyle;
import dev.orebound.view.ui.FloorMap;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;
import dev.orebound.world.World;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.MindComponent;
import dev.orebound.world.component.MindState;
import dev.orebound.world.component.SpawnComponent;
import dev.orebound.world.gift.FloorGifts;
import java.util.ArrayList;
import java.util.List;

/** Draws the map in its two sizes: the part around the player in a corner, and the whole map over everything. */
final class Minimap implements HudPart, Disposable {
    private static final float BLINK_SECONDS = 0.9f;
    private static final int MARGIN_CELLS = 2;
    private static final int LARGEST_CELL_GRAINS = 5;
    /** Width and height of a padlock, in parts of its own. */
    private static final int LOCK_UNITS = 5;

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

    /**
     * Draws a part of a floor's map in a part of the window, with the actors that move there. Reused in every frame.
     */
    private static final class MapWindow {
        private static final float NOSE_CELLS = 1.3f;
        private static final int GLINT_TICKS = 24;

        private final FloorMap map;
        private int x;
        private int y;
        private float west;
        private float south;
        private int cellsWide;
        private int cellsHigh;
        private int cellPixels;

        MapWindow(FloorMap map) {
            this.map = map;
        }

        /** Places the lower left corner at a point of the window, and sets the number of real pixels per cell. */
        MapWindow at(int left, int bottom, int pixelsACell) {
            x = left;
            y = bottom;
            cellPixels = pixelsACell;
            return this;
        }

        /** Shows a number of cells around a place, even beyond the edge of the map; cells stay on whole pixels. */
        MapWindow about(float middleX, float middleY, int wide, int high) {
            cellsWide = wide;
            cellsHigh = high;
            west = Math.round((middleX - wide / 2f) * cellPixels) / (float) cellPixels;
            south = Math.round((middleY - high / 2f) * cellPixels) / (float) cellPixels;
            return this;
        }

        /**
         * Draws the map with the actors in sight.
         *
         * @param playerRgb the colour of the player's mark
         */
        void draw(UiPane pane, World world, int playerRgb) {
            drawMap(pane);
            ImmutableArray<Entity> monsters = world.monsters();
            for (int i = 0; i < monsters.size(); i++) {
                BodyComponent body = monsters.get(i).getComponent(BodyComponent.class);
                if (world.floorState().isInSight(body.cell) && !world.isUnderWater(monsters.get(i))) {
                    MindComponent mind = monsters.get(i).getComponent(MindComponent.class);
                    mark(
                            pane,
                            body.x,
                            body.y,
                            cellPixels,
                            mind.state == MindState.SHACKLED ? UiPalette.BONE : UiPalette.BLOOD);
                    if (monsters.get(i).getComponent(SpawnComponent.class).spawnId
                            == world.part(FloorGifts.class).wardenSpawnId()) {
                        mark(pane, body.x, body.y, Math.max(1, cellPixels / 2), UiPalette.GOLD_LIGHT);
                    }
                }
            }
            markLocks(pane, world);
            markKey(pane, world);
            BodyComponent body = world.player().body();
            float noseX = body.x + body.facingX * NOSE_CELLS;
            float noseY = body.y + body.facingY * NOSE_CELLS;
            mark(pane, noseX, noseY, Math.max(1, cellPixels * 2 / 3), UiPalette.GOLD);
            mark(pane, body.x, body.y, cellPixels + Math.max(1, cellPixels / 3), playerRgb);
        }

        /** Marks the seen exits while they are locked. */
        private void markLocks(UiPane pane, World world) {
            if (!world.part(FloorGifts.class).areExitsLocked()) {
                return;
            }
            int unit = Math.max(1, Math.round(cellPixels / 3f));
            for (int i = 0; i < world.floor().exits().size(); i++) {
                int cell = world.floor().exits().get(i).at();
                float east = map.grid().x(cell) + 0.5f - west;
                float north = map.grid().y(cell) + 0.5f - south;
                boolean isInside = Math.min(east, north) >= 1 && east <= cellsWide - 1 && north <= cellsHigh - 1;
                if (world.floorState().isSeen(cell) && isInside) {
                    float half = LOCK_UNITS * unit / 2f;
                    float left = x + Math.round(east * cellPixels - half);
                    drawLock(pane, left, y + Math.round(north * cellPixels - half), unit);
                }
            }
        }

        /** Marks the position of the key, whether or not the place was seen. */
        private void markKey(UiPane pane, World world) {
            int cell = world.part(FloorGifts.class).lock().keyCell();
            if (cell != Grid.NONE) {
                boolean glints = world.tick() / GLINT_TICKS % 2 == 0;
                int side = cellPixels + (glints ? Math.max(1, cellPixels / 2) : 0);
                mark(
                        pane,
                        map.grid().x(cell) + 0.5f,
                        map.grid().y(cell) + 0.5f,
                        side,
                        glints ? UiPalette.GOLD_LIGHT : UiPalette.GOLD);
            }
        }

        /** Draws the part of the window that lies on the map. */
        private void drawMap(UiPane pane) {
            float fromX = Math.max(0, west);
            float fromY = Math.max(0, south);
            float wide = Math.min(map.grid().width(), west + cellsWide) - fromX;
            float high = Math.min(map.grid().height(), south + cellsHigh) - fromY;
            if (wide > 0 && high > 0) {
                float left = x + (fromX - west) * cellPixels;
                float bottom = y + (fromY - south) * cellPixels;
                map.draw(pane, left, bottom, fromX, fromY, wide, high, cellPixels);
            }
        }

        /** Draws a square centred on a place of the floor, in cells. */
        private void mark(UiPane pane, float cellX, float cellY, int side, int rgb) {
            float east = cellX - west;
            float north = cellY - south;
            if (east < 0.5f || north < 0.5f || east > cellsWide - 0.5f || north > cellsHigh - 0.5f) {
                return;
            }
            float left = x + Math.round(east * cellPixels - side / 2f);
            float bottom = y + Math.round(north * cellPixels - side / 2f);
            pane.fill(left, bottom, side, side, rgb, 1);
        }
    }

    /** Draws a padlock, which stands out from every ground; its corner is in real pixels. */
    private static void drawLock(UiPane pane, float left, float bottom, int unit) {
        int side = LOCK_UNITS * unit;
        pane.fill(left - unit, bottom - unit, side + 2f * unit, side + 2f * unit, UiPalette.NIGHT, 1);
        pane.fill(left, bottom, side, 3f * unit, FloorMap.EXIT, 1);
        pane.fill(left + 2f * unit, bottom + unit, unit, unit, UiPalette.NIGHT, 1);
        pane.fill(left, bottom + 3f * unit, unit, unit, UiPalette.BONE_LIGHT, 1);
        pane.fill(left + 4f * unit, bottom + 3f * unit, unit, unit, UiPalette.BONE_LIGHT, 1);
        pane.fill(left + unit, bottom + 4f * unit, 3f * unit, unit, UiPalette.BONE_LIGHT, 1);
    }

    /** Explains the marks of the large map, in as few rows as fit into a box. Allocates nothing while it is drawn. */
    private static final class MapLegend {
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
            return new TextLine(
                    context.fonts(), TextStyle.SMALL, context.texts().get("map." + mark));
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
                int unit = Math.max(1, Math.round(side / LOCK_UNITS));
                drawLock(pane, x, y, unit);
            } else {
                pane.fill(x, y, side, side, entry == 0 ? playerRgb : COLOURS[entry - 1], 1);
            }
        }
    }
}
