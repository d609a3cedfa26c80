package dev.orebound.workbench.overlay;

import dev.orebound.cave.floor.Room;
import dev.orebound.content.element.GroundKind.GroundSlot;
import dev.orebound.grid.Direction;
import dev.orebound.grid.Grid;
import dev.orebound.grid.MutableBitLayer;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.workbench.overlay.FloorOverlays.CellOverlay;
import dev.orebound.workbench.overlay.draw.CaveViewport;
import dev.orebound.workbench.overlay.draw.CellCorner;
import dev.orebound.workbench.overlay.draw.CellPainter;
import dev.orebound.workbench.overlay.draw.OverlayColors;
import dev.orebound.world.World;
import dev.orebound.world.element.GroundEffects;
import dev.orebound.world.state.FloorState;
import org.jspecify.annotations.Nullable;

/**
 * Overlays that show a fact about each cell of the floor: rooms, borders, distances, light and the state of the ground.
 */
final class FloorOverlays {
    private FloorOverlays() {}

    /** An overlay that draws each visible cell by itself. */
    abstract static class CellOverlay implements CaveOverlay {
        @Override
        public void draw(CaveViewport viewport, CellPainter painter) {
            for (int y = viewport.south(); y < viewport.north(); y++) {
                for (int x = viewport.west(); x < viewport.east(); x++) {
                    drawCell(viewport.grid().cell(x, y), viewport, painter);
                }
            }
        }

        abstract void drawCell(int cell, CaveViewport viewport, CellPainter painter);
    }

    /** Tints the rooms and shows each room's id near its centre. */
    static final class RoomsOverlay extends CellOverlay {
        private static final float ALPHA = 0.3f;
        private static final int GRAINS = 2;

        private @Nullable RoomLabelCells spots;

        @Override
        public void enter(World world) {
            spots = new RoomLabelCells(world.floor());
        }

        @Override
        public void draw(CaveViewport viewport, CellPainter painter) {
            super.draw(viewport, painter);
            if (spots != null) {
                drawIds(spots, viewport, painter);
            }
        }

        @Override
        void drawCell(int cell, CaveViewport viewport, CellPainter painter) {
            int room = viewport.world().floor().room().at(cell);
            if (room > 0) {
                painter.tint(cell, OverlayColors.ofRoom(room), ALPHA);
            }
        }

        private static void drawIds(RoomLabelCells spots, CaveViewport viewport, CellPainter painter) {
            spots.look(viewport);
            for (int id = 1; id <= viewport.world().floor().rooms().size(); id++) {
                int spot = spots.of(id);
                if (spot != Grid.NONE) {
                    painter.number(
                            viewport.middleX(spot),
                            viewport.middleY(spot),
                            id,
                            painter.grain() * GRAINS,
                            UiPalette.BONE_LIGHT);
                }
            }
        }
    }

    /** Outlines the borders of all rooms: the rock around them before anything was drilled. */
    static final class BordersOverlay extends CellOverlay {
        private static final float ALPHA = 0.18f;

        private @Nullable MutableBitLayer border;

        @Override
        public void enter(World world) {
            MutableBitLayer made = new MutableBitLayer(world.floor().grid());
            for (Room room : world.floor().rooms()) {
                room.border().stream().forEach(cell -> made.set(cell, true));
            }
            border = made;
        }

        @Override
        void drawCell(int cell, CaveViewport viewport, CellPainter painter) {
            if (border == null || !border.at(cell)) {
                return;
            }
            painter.tint(cell, UiPalette.LEAF_LIGHT, ALPHA);
            for (int i = 0; i < Direction.STRAIGHT.size(); i++) {
                Direction towards = Direction.STRAIGHT.get(i);
                int beside = viewport.grid().neighbour(cell, towards);
                if (beside == Grid.NONE || !border.at(beside)) {
                    painter.edge(cell, towards, UiPalette.LEAF_LIGHT, 1);
                }
            }
        }
    }

    /** Shows the distance of each room cell from the border. */
    static final class DistancesOverlay extends CellOverlay {
        private static final int DEEP = 6;

        @Override
        void drawCell(int cell, CaveViewport viewport, CellPainter painter) {
            int distance = viewport.world().floor().borderDistance().at(cell);
            if (distance > 0) {
                float share = Math.min(1, (distance - 1f) / DEEP);
                painter.number(
                        cell,
                        CellCorner.SOUTH_WEST,
                        distance,
                        UiPalette.mix(UiPalette.BONE_LIGHT, UiPalette.GOLD, share));
            }
        }
    }

    /** Shows the light on each cell in hundredths, as monsters perceive it; the lamp does not count. */
    static final class LightOverlay extends CellOverlay {
        private static final float FULL = 100;

        @Override
        void drawCell(int cell, CaveViewport viewport, CellPainter painter) {
            if (!viewport.world().floor().structure().at(cell)) {
                return;
            }
            int percent = viewport.world().insight().lightPercent(cell);
            float share = percent / FULL;
            painter.tint(cell, UiPalette.mix(UiPalette.NIGHT, UiPalette.GOLD, share), 0.45f);
            painter.number(
                    cell, CellCorner.MIDDLE, percent, UiPalette.mix(UiPalette.BONE, UiPalette.GOLD_LIGHT, share));
        }
    }

    /**
     * Shows the state of the ground, each ground in its colour: surfaces as a tint with an edge, fire as a filled
     * square, air as a frame, charge as lightning; ash as hatching, and a cross on cells that careful walkers avoid.
     */
    static final class GroundOverlay extends CellOverlay {
        private static final GroundSlot[] SLOTS = GroundSlot.values();

        @Override
        void drawCell(int cell, CaveViewport viewport, CellPainter painter) {
            GroundEffects ground = viewport.world().part(GroundEffects.class);
            FloorState state = viewport.world().floorState();
            if (ground.isBurnt(cell)) {
                painter.hatch(cell, UiPalette.BONE_DARK, 0.8f);
            }
            if (ground.isFlooded(cell)) {
                painter.tint(cell, UiPalette.WATER, 0.4f);
            }
            if (state.isPeril(cell)) {
                painter.cross(cell, 0.3f, UiPalette.BLOOD, 1);
            }
            for (int i = 0; i < SLOTS.length; i++) {
                int kind = ground.kindAt(SLOTS[i], cell);
                if (kind != GroundEffects.NONE) {
                    int rgb = viewport.world().content().grounds().at(kind).rgb();
                    drawGround(SLOTS[i], cell, rgb, viewport, painter);
                }
            }
        }

        private static void drawGround(GroundSlot slot, int cell, int rgb, CaveViewport viewport, CellPainter painter) {
            float x = viewport.grid().x(cell) + 0.5f;
            float y = viewport.grid().y(cell) + 0.5f;
            switch (slot) {
                case SURFACE -> {
                    painter.tint(cell, rgb, 0.6f);
                    painter.frame(cell, 1, rgb, 1);
                }
                case FIRE -> painter.spot(x, y, 0.5f, rgb, 0.9f);
                case AIR -> painter.frame(cell, viewport.side() / 5, rgb, 1);
                case CHARGE -> {
                    painter.line(x - 0.1f, y + 0.4f, x - 0.2f, y, rgb, 1);
                    painter.line(x - 0.2f, y, x + 0.2f, y, rgb, 1);
                    painter.line(x + 0.2f, y, x + 0.1f, y - 0.4f, rgb, 1);
                }
            }
        }
    }
}
