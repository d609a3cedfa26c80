package dev.orebound.world.element;

import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.Room;
import dev.orebound.content.Content;
import dev.orebound.content.element.GroundKind;
import dev.orebound.content.element.GroundKind.GroundSlot;
import dev.orebound.content.element.GroundKind.GroundTrait;
import dev.orebound.content.terrain.Terrain;
import dev.orebound.grid.ArcCount;
import dev.orebound.grid.Direction;
import dev.orebound.grid.Grid;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.state.ActorColumns;
import dev.orebound.world.state.FloorContext;
import dev.orebound.world.state.FloorState;

/**
 * Decides where a ground can form and when it can end, so that none ever shuts anybody in: what is solid never forms on a body or where
 * it could cut a way off, and what carries bodies over deep liquid holds as long as somebody stands on it.
 */
final class GroundPlaces {
    /** Distance from a body within which a cell counts as stood on, in cells beyond the body's radius. */
    private static final float MARGIN = 0.1f;

    private final GroundEffects ground;
    private final Content content;
    private final Floor floor;
    private final FloorState state;
    private final Grid grid;
    private final ActorColumns actors;

    /** Whether a cell or one beside it is a doorway, the start, an exit, a chest or a fixture. */
    private final boolean[] isKeptClear;

    private final int[] sheet;
    private final boolean[] isInSheet;

    GroundPlaces(FloorContext context, GroundEffects ground) {
        this.ground = ground;
        content = context.content();
        floor = context.floor();
        state = context.state();
        actors = context.columns();
        grid = floor.grid();
        isKeptClear = new boolean[grid.size()];
        sheet = new int[content.elements().mostCells()];
        isInSheet = new boolean[grid.size()];
        keepClear(floor.start());
        floor.exits().forEach(exit -> keepClear(exit.at()));
        floor.chests().forEach(chest -> keepClear(chest.at()));
        floor.fixtures().forEach(fixture -> keepClear(fixture.at()));
        for (Room room : floor.rooms()) {
            room.doorways().forEach(doorway -> doorway.cells().stream().forEach(this::keepClear));
        }
    }

    private void keepClear(int cell) {
        isKeptClear[cell] = true;
        for (Direction direction : Direction.ALL) {
            int beside = grid.neighbour(cell, direction);
            if (beside != Grid.NONE) {
                isKeptClear[beside] = true;
            }
        }
    }

    /** Returns whether a ground, by its index, can form on a cell. */
    boolean canForm(int kind, int cell) {
        GroundKind made = content.grounds().at(kind);
        if (state.opaque().at(cell)) {
            return false;
        }
        if (made.slot() != GroundSlot.SURFACE) {
            return true;
        }
        if (isOverLiquid(cell)) {
            return isCoveredBy(made, cell);
        }
        return state.isWalkable(cell) && ground.flood[cell] == 0 && (!made.is(GroundTrait.SOLID) || canRise(cell));
    }

    /** Returns whether a liquid lies on a cell that no bridge crosses. */
    boolean isOverLiquid(int cell) {
        Terrain terrain = content.terrains().at(floor.terrain().at(cell));
        return floor.liquid().at(cell) != 0 && terrain.passability() != Terrain.Passability.CARRIES;
    }

    private boolean isCoveredBy(GroundKind made, int cell) {
        String liquid = content.terrains().at(floor.liquid().at(cell)).id();
        for (int i = 0; i < made.covers().size(); i++) {
            if (made.covers().get(i).equals(liquid)) {
                return true;
            }
        }
        return false;
    }

    private boolean canRise(int cell) {
        return !isKeptClear[cell] && state.firm().at(cell) && ArcCount.canShut(state.firm(), cell) && !isStoodOn(cell);
    }

    private boolean isStoodOn(int cell) {
        int x = grid.x(cell);
        int y = grid.y(cell);
        for (int i = 0; i < actors.size(); i++) {
            BodyComponent body = actors.bodies.get(i);
            float dx = Math.max(0, Math.abs(body.x - x - 0.5f) - 0.5f);
            float dy = Math.max(0, Math.abs(body.y - y - 0.5f) - 0.5f);
            float near = body.radius + MARGIN;
            if (dx * dx + dy * dy < near * near && actors.healths.get(i).health > 0) {
                return true;
            }
        }
        return false;
    }

    /**
     * Returns whether a ground over deep liquid must hold, because a body stands on a cell of its sheet, the cells of that
     * ground that hang together.
     */
    boolean holdsSomebody(int kind, int cell) {
        if (!isOverDeep(cell)) {
            return false;
        }
        int count = 0;
        sheet[count++] = cell;
        isInSheet[cell] = true;
        boolean holds = false;
        for (int next = 0; next < count; next++) {
            holds |= isStoodOn(sheet[next]);
            for (int i = 0; i < Direction.ALL.size(); i++) {
                int beside = grid.neighbour(sheet[next], Direction.ALL.get(i));
                if (beside != Grid.NONE
                        && !isInSheet[beside]
                        && count < sheet.length
                        && ground.kindAt(GroundSlot.SURFACE, beside) == kind) {
                    isInSheet[beside] = true;
                    sheet[count++] = beside;
                }
            }
        }
        for (int i = 0; i < count; i++) {
            isInSheet[sheet[i]] = false;
        }
        return holds;
    }

    private boolean isOverDeep(int cell) {
        return isOverLiquid(cell)
                && content.terrains().at(floor.liquid().at(cell)).isDeep();
    }
}
