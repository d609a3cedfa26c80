package dev.orebound.workbench.overlay;

import dev.orebound.cave.Floor;
import dev.orebound.cave.Room;
import dev.orebound.grid.Direction;
import dev.orebound.grid.Grid;
import dev.orebound.grid.MutableBitLayer;
import dev.orebound.view.pane.Ink;
import dev.orebound.workbench.overlay.FloorOverlays.CellOverlay;
import dev.orebound.workbench.overlay.draw.CaveViewport;
import dev.orebound.workbench.overlay.draw.CellCorner;
import dev.orebound.workbench.overlay.draw.CellPainter;
import dev.orebound.workbench.overlay.draw.OverlayColors;
import dev.orebound.world.World;
import dev.orebound.world.element.GroundEffects;
import dev.orebound.world.state.FloorState;
import org.jspecify.annotations.Nullable;

/** Overlays that show a fact about each cell of the floor: rooms, borders, distances, light and the state of the ground. */
final class FloorOverlays {
    private FloorOverlays() {}

    /** An overlay that draws each visible cell by itself. */
    static abstract class CellOverlay implements CaveOverlay {
        @Override
        public void draw(CaveViewport lens, CellPainter brush) {
            for (int y = lens.south(); y < lens.north(); y++) {
                for (int x = lens.west(); x < lens.east(); x++) {
                    drawCell(lens.grid().cell(x, y), lens, brush);
                }
            }
        }

        abstract void drawCell(int cell, CaveViewport lens, CellPainter brush);
    }

    /** Tints the rooms and shows each room's id near its centre. */
    static final class RoomsOverlay implements CaveOverlay {
        private static final float ALPHA = 0.3f;
        private static final int GRAINS = 2;

        private @Nullable RoomLabelCells spots;

        @Override
        public String name() {
            return "rooms";
        }

        @Override
        public void enter(World world) {
            spots = new RoomLabelCells(world.floor());
        }

        @Override
        public void draw(CaveViewport lens, CellPainter brush) {
            Floor floor = lens.world().floor();
            for (int y = lens.south(); y < lens.north(); y++) {
                for (int x = lens.west(); x < lens.east(); x++) {
                    int cell = lens.grid().cell(x, y);
                    int room = floor.room().at(cell);
                    if (room > 0) {
                        brush.tint(cell, OverlayColors.ofRoom(room), ALPHA);
                    }
                }
            }
            if (spots != null) {
                drawIds(spots, lens, brush);
            }
        }

        private static void drawIds(RoomLabelCells spots, CaveViewport lens, CellPainter brush) {
            spots.look(lens);
            for (int id = 1; id <= lens.world().floor().rooms().size(); id++) {
                int spot = spots.of(id);
                if (spot != Grid.NONE) {
                    brush.number(lens.middleX(spot), lens.middleY(spot), id, brush.grain() * GRAINS, Ink.BONE_LIGHT);
                }
            }
        }
    }

    /** Outlines the borders of all rooms: the rock around them before anything was drilled. */
    static final class BordersOverlay extends CellOverlay {
        private static final float ALPHA = 0.18f;

        private @Nullable MutableBitLayer border;

        @Override
        public String name() {
            return "borders";
        }

        @Override
        public void enter(World world) {
            MutableBitLayer made = new MutableBitLayer(world.floor().grid());
            for (Room room : world.floor().rooms()) {
                room.border().stream().forEach(cell -> made.set(cell, true));
            }
            border = made;
        }

        @Override
        void drawCell(int cell, CaveViewport lens, CellPainter brush) {
            if (border == null || !border.at(cell)) {
                return;
            }
            brush.tint(cell, Ink.LEAF_LIGHT, ALPHA);
            for (int i = 0; i < Direction.STRAIGHT.size(); i++) {
                Direction towards = Direction.STRAIGHT.get(i);
                int beside = lens.grid().neighbour(cell, towards);
                if (beside == Grid.NONE || !border.at(beside)) {
                    brush.edge(cell, towards, Ink.LEAF_LIGHT, 1);
                }
            }
        }
    }

    /** Shows the distance of each room cell from the border. */
    static final class DistancesOverlay extends CellOverlay {
        private static final int DEEP = 6;

        @Override
        public String name() {
            return "distances";
        }

        @Override
        void drawCell(int cell, CaveViewport lens, CellPainter brush) {
            int distance = lens.world().floor().borderDistance().at(cell);
            if (distance > 0) {
                float share = Math.min(1, (distance - 1f) / DEEP);
                brush.number(cell, CellCorner.SOUTH_WEST, distance, Ink.mix(Ink.BONE_LIGHT, Ink.GOLD, share));
            }
        }
    }

    /** Shows the light on each cell in hundredths, as monsters perceive it; the lamp does not count. */
    static final class LightOverlay extends CellOverlay {
        private static final float FULL = 100;

        @Override
        public String name() {
            return "light";
        }

        @Override
        void drawCell(int cell, CaveViewport lens, CellPainter brush) {
            if (!lens.world().floor().structure().at(cell)) {
                return;
            }
            int percent = lens.world().insight().lightPercent(cell);
            float share = percent / FULL;
            brush.tint(cell, Ink.mix(Ink.NIGHT, Ink.GOLD, share), 0.45f);
            brush.number(cell, CellCorner.MIDDLE, percent, Ink.mix(Ink.BONE, Ink.GOLD_LIGHT, share));
        }
    }

    /**
     * Shows the state of the ground: fire as a filled square, steam as a frame, charge as lightning, ash as hatching, and a
     * cross on cells that careful walkers avoid.
     */
    static final class GroundOverlay extends CellOverlay {
        @Override
        public String name() {
            return "ground";
        }

        @Override
        void drawCell(int cell, CaveViewport lens, CellPainter brush) {
            GroundEffects ground = lens.world().ground();
            FloorState state = lens.world().floorState();
            float x = lens.grid().x(cell) + 0.5f;
            float y = lens.grid().y(cell) + 0.5f;
            if (ground.isBurnt(cell)) {
                brush.hatch(cell, Ink.BONE_DARK, 0.8f);
            }
            if (ground.isFlooded(cell)) {
                brush.tint(cell, Ink.WATER, 0.4f);
            }
            if (state.isPeril(cell)) {
                brush.cross(cell, 0.3f, Ink.BLOOD, 1);
            }
            if (ground.isBurning(cell)) {
                brush.spot(x, y, 0.5f, Ink.FLAME, 0.9f);
            }
            if (ground.steamTicks(cell) > 0) {
                brush.frame(cell, lens.side() / 8, Ink.BONE_LIGHT, 1);
            }
            if (ground.isCharged(cell)) {
                brush.line(x - 0.1f, y + 0.4f, x - 0.2f, y, Ink.GOLD_LIGHT, 1);
                brush.line(x - 0.2f, y, x + 0.2f, y, Ink.GOLD_LIGHT, 1);
                brush.line(x + 0.2f, y, x + 0.1f, y - 0.4f, Ink.GOLD_LIGHT, 1);
            }
        }
    }
}
