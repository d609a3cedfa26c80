package dev.orebound.workbench.overlay;

import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.Room;
import dev.orebound.content.element.GroundKind.GroundSlot;
import dev.orebound.grid.Grid;
import dev.orebound.grid.MutableBitLayer;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.workbench.overlay.draw.CaveViewport;
import dev.orebound.workbench.overlay.draw.CellCorner;
import dev.orebound.workbench.overlay.draw.CellPainter;
import dev.orebound.workbench.overlay.draw.OverlayColors;
import dev.orebound.world.element.GroundEffects;

/**
 * Overlays that show a fact about each cell of the floor: rooms, borders, distances, light and the state of the ground.
 */
final class FloorOverlays {
    private static final float ROOM_ALPHA = 0.3f;
    private static final float BORDER_ALPHA = 0.18f;
    private static final int DEEP = 6;
    private static final float PERCENT = 100;

    private FloorOverlays() {}

    /** Tints the rooms and shows each room's id near its centre. */
    static void drawRooms(CaveViewport viewport, CellPainter painter) {
        Floor floor = viewport.world().floor();
        viewport.eachCell(cell -> {
            int room = floor.room().at(cell);
            if (room > 0) {
                painter.tint(cell, OverlayColors.ofRoom(room), ROOM_ALPHA);
            }
        });
        for (Room room : floor.rooms()) {
            int spot = viewport.labelCell(room);
            if (spot != Grid.NONE) {
                painter.number(
                        viewport.middleX(spot),
                        viewport.middleY(spot),
                        room.id(),
                        2 * painter.grain(),
                        UiPalette.BONE_LIGHT);
            }
        }
    }

    /** Outlines the borders of all rooms: the rock around them before anything was drilled. */
    static void drawBorders(CaveViewport viewport, CellPainter painter) {
        MutableBitLayer border = new MutableBitLayer(viewport.grid());
        for (Room room : viewport.world().floor().rooms()) {
            room.border().stream().forEach(cell -> border.set(cell, true));
        }
        viewport.eachCell(cell -> {
            if (border.at(cell)) {
                painter.tint(cell, UiPalette.LEAF_LIGHT, BORDER_ALPHA);
                painter.outline(cell, border::at, UiPalette.LEAF_LIGHT);
            }
        });
    }

    /** Shows the distance of each room cell from the border. */
    static void drawDistances(CaveViewport viewport, CellPainter painter) {
        viewport.eachCell(cell -> {
            int distance = viewport.world().floor().borderDistance().at(cell);
            if (distance > 0) {
                float share = Math.min(1, (distance - 1f) / DEEP);
                int rgb = UiPalette.mix(UiPalette.BONE_LIGHT, UiPalette.GOLD, share);
                painter.number(cell, CellCorner.SOUTH_WEST, distance, rgb);
            }
        });
    }

    /** Shows the light on each cell in hundredths, as monsters perceive it; the lamp does not count. */
    static void drawLight(CaveViewport viewport, CellPainter painter) {
        viewport.eachCell(cell -> {
            if (viewport.world().floor().structure().at(cell)) {
                int percent = viewport.world().insight().lightPercent(cell);
                float share = percent / PERCENT;
                painter.tint(cell, UiPalette.mix(UiPalette.NIGHT, UiPalette.GOLD, share), 0.45f);
                int rgb = UiPalette.mix(UiPalette.BONE, UiPalette.GOLD_LIGHT, share);
                painter.number(cell, CellCorner.MIDDLE, percent, rgb);
            }
        });
    }

    /**
     * Shows the state of the ground, each ground in its colour: surfaces as a tint with an edge, fire as a filled
     * square, air as a frame, charge as lightning; ash as hatching, and a cross on cells that careful walkers avoid.
     */
    static void drawGround(CaveViewport viewport, CellPainter painter) {
        GroundEffects ground = viewport.world().part(GroundEffects.class);
        viewport.eachCell(cell -> {
            if (ground.isBurnt(cell)) {
                painter.hatch(cell, UiPalette.BONE_DARK, 0.8f);
            }
            if (ground.isFlooded(cell)) {
                painter.tint(cell, UiPalette.WATER, 0.4f);
            }
            if (viewport.world().floorState().isPeril(cell)) {
                painter.cross(cell, 0.3f, UiPalette.BLOOD, 1);
            }
            for (GroundSlot slot : GroundSlot.values()) {
                int kind = ground.kindAt(slot, cell);
                if (kind != GroundEffects.NONE) {
                    int rgb = viewport.world().content().grounds().at(kind).rgb();
                    drawGround(slot, cell, rgb, viewport, painter);
                }
            }
        });
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
