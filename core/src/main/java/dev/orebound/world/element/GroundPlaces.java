package dev.orebound.world.element;

import static dev.orebound.world.component.ComponentMappers.BODIES;

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
import dev.orebound.world.component.KeyComponent;
import dev.orebound.world.component.KeyState;
import dev.orebound.world.component.MonsterComponent;
import dev.orebound.world.state.ActorColumns;
import dev.orebound.world.state.FloorState;
import dev.orebound.world.state.FreeCells;
import dev.orebound.world.state.PartRegistry;
import dev.orebound.world.state.Population;
import dev.orebound.world.state.SpawnOrder;
import java.util.List;

/**
 * Decides where a ground can form and when it can end, so that none ever shuts anybody in: what is solid never forms on
 * a body, on a thing or where it could cut a way off, and what carries bodies over deep liquid holds as long as
 * somebody stands on it.
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
    private final SpawnOrder lying;
    private final FreeCells freeCells;

    /** Whether a cell or one beside it is a doorway, a lock, the start, an exit, a chest or a fixture. */
    private final boolean[] isKeptClear;

    /** Cells over deep liquid whose grounds hang together. */
    private final int[] sheet;

    private final boolean[] isInSheet;

    /** For each cell the number of the tick in which it was last found to hold. */
    private final int[] heldIn;

    private int tick = 1;

    GroundPlaces(PartRegistry parts) {
        ground = parts.get(GroundEffects.class);
        lying = parts.get(Population.class).pickups();
        freeCells = new FreeCells(parts.get(Floor.class).grid(), parts.get(FloorState.class));
        content = parts.get(Content.class);
        floor = parts.get(Floor.class);
        state = parts.get(FloorState.class);
        actors = parts.get(ActorColumns.class);
        grid = floor.grid();
        isKeptClear = new boolean[grid.size()];
        sheet = new int[content.elements().mostCells() * content.grounds().size()];
        heldIn = new int[grid.size()];
        isInSheet = new boolean[grid.size()];
        keepClear(floor.start());
        floor.exits().forEach(exit -> keepClear(exit.at()));
        floor.chests().forEach(chest -> keepClear(chest.at()));
        floor.fixtures().forEach(fixture -> keepClear(fixture.at()));
        floor.locks().forEach(lock -> lock.cells().stream().forEach(this::keepClear));
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
        return !isKeptClear[cell]
                && state.firm().at(cell)
                && ArcCount.canShut(state.firm(), cell)
                && !isWayOffLiquid(cell)
                && !isStoodOn(cell, false)
                && !isLainOn(cell);
    }

    /** Returns whether a body on ice, or in lava, may need a cell to get ashore. */
    private boolean isWayOffLiquid(int cell) {
        for (int i = 0; i < Direction.ALL.size(); i++) {
            int beside = grid.neighbour(cell, Direction.ALL.get(i));
            if (beside != Grid.NONE && !state.firm().at(beside) && !state.isSolid(beside)) {
                return true;
            }
        }
        return false;
    }

    /** @param byItsWeight whether monsters that swim do not count */
    private boolean isStoodOn(int cell, boolean byItsWeight) {
        for (int i = 0; i < actors.size(); i++) {
            if (touches(actors.bodies.get(i), cell)
                    && actors.healths.get(i).health > 0
                    && !(byItsWeight && isSwimmer(i))) {
                return true;
            }
        }
        return false;
    }

    private boolean isLainOn(int cell) {
        for (int i = 0; i < lying.size(); i++) {
            if (touches(BODIES.get(lying.entities().get(i)), cell)) {
                return true;
            }
        }
        return isKeyOn(cell);
    }

    private boolean isKeyOn(int cell) {
        List<KeyComponent> keys = state.keys();
        for (int i = 0; i < keys.size(); i++) {
            if (keys.get(i).state == KeyState.LYING && keys.get(i).cell == cell) {
                return true;
            }
        }
        return false;
    }

    private boolean touches(BodyComponent body, int cell) {
        float dx = Math.max(0, Math.abs(body.x - grid.x(cell) - 0.5f) - 0.5f);
        float dy = Math.max(0, Math.abs(body.y - grid.y(cell) - 0.5f) - 0.5f);
        float near = body.radius + MARGIN;
        return dx * dx + dy * dy < near * near;
    }

    /** Washes the things and keys ashore that lie on a cell whose liquid nothing covers any more. */
    void washAshore(int cell) {
        if (state.isWalkable(cell)) {
            return;
        }
        for (int i = 0; i < lying.size(); i++) {
            BodyComponent thing = BODIES.get(lying.entities().get(i));
            if (touches(thing, cell)) {
                int shore = freeCells.nearest(thing.cell);
                thing.x = grid.x(shore) + 0.5f;
                thing.y = grid.y(shore) + 0.5f;
                thing.cell = shore;
            }
        }
        List<KeyComponent> keys = state.keys();
        for (int i = 0; i < keys.size(); i++) {
            if (keys.get(i).state == KeyState.LYING && keys.get(i).cell == cell) {
                keys.get(i).cell = freeCells.nearest(cell);
            }
        }
    }

    /**
     * Returns whether deep water carries an actor. A body that hovers does not count: deep water stops it like all
     * others.
     */
    private boolean isSwimmer(int actor) {
        MonsterComponent monster = actors.monsters.find(actor);
        return monster != null && content.monsters().at(monster.monster).swims();
    }

    /** Forgets what was found to hold, since bodies have moved. */
    void beginTick() {
        tick++;
    }

    /**
     * Returns whether a ground over deep liquid must hold, because a body stands on a cell of its sheet: the cells with
     * a ground that carries, of any kind, that hang together with it. Otherwise the body would be left on a floe.
     */
    boolean holdsSomebody(int cell) {
        if (!isOverDeep(cell)) {
            return false;
        }
        if (heldIn[cell] == tick) {
            return true;
        }
        int count = 0;
        sheet[count++] = cell;
        isInSheet[cell] = true;
        boolean holds = false;
        for (int next = 0; next < count; next++) {
            holds |= isStoodOn(sheet[next], true);
            for (int i = 0; i < Direction.ALL.size(); i++) {
                int beside = grid.neighbour(sheet[next], Direction.ALL.get(i));
                if (beside != Grid.NONE
                        && !isInSheet[beside]
                        && count < sheet.length
                        && ground.hasSurface(beside, GroundTrait.CARRIES)
                        && isOverDeep(beside)) {
                    isInSheet[beside] = true;
                    sheet[count++] = beside;
                }
            }
        }
        for (int i = 0; i < count; i++) {
            isInSheet[sheet[i]] = false;
            heldIn[sheet[i]] = holds ? tick : 0;
        }
        return holds;
    }

    private boolean isOverDeep(int cell) {
        return isOverLiquid(cell)
                && content.terrains().at(floor.liquid().at(cell)).isDeep();
    }
}
