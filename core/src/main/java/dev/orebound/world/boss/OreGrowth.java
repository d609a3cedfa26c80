package dev.orebound.world.boss;

import static dev.orebound.world.component.ComponentMappers.BODIES;

import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.cave.floor.Floor;
import dev.orebound.chance.RandomStream;
import dev.orebound.content.Content;
import dev.orebound.content.arena.BossKind;
import dev.orebound.grid.ArcCount;
import dev.orebound.grid.Cells;
import dev.orebound.grid.Direction;
import dev.orebound.grid.Grid;
import dev.orebound.grid.MutableBitLayer;
import dev.orebound.world.arena.Arena;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.DoorComponent;
import dev.orebound.world.element.HazardMap;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.TickEvents;
import dev.orebound.world.state.FloorChanges;
import dev.orebound.world.state.FloorState;
import dev.orebound.world.state.PartRegistry;
import dev.orebound.world.state.WorldStreams;
import java.util.List;

/**
 * Lets ore grow on the floor of a boss's hall. A crystal grows neither on a body, nor beside a doorway, an exit or
 * other ore, nor where it would cut the floor in two: the walkable neighbours of its cell stay joined
 * ({@link ArcCount#canShut}), so that every place that could be reached can still be reached.
 */
final class OreGrowth {
    /** The distance between a body's edge and the middle of a crystal's cell, in cells: half a cell's diagonal. */
    private static final float CLEARANCE = 0.75f;

    private final Content content;
    private final Grid grid;
    private final FloorState state;
    private final FloorChanges changes;
    private final HazardMap hazards;
    private final TickEvents events;
    private final RandomStream chance;
    private final MutableBitLayer open;
    private final boolean[] isKeptClear;

    OreGrowth(PartRegistry parts) {
        Floor floor = parts.get(Floor.class);
        content = parts.get(Content.class);
        grid = floor.grid();
        state = parts.get(FloorState.class);
        changes = parts.get(FloorChanges.class);
        hazards = parts.get(HazardMap.class);
        events = parts.get(TickEvents.class);
        chance = parts.get(WorldStreams.class).boss();
        open = new MutableBitLayer(grid);
        isKeptClear = new boolean[grid.size()];
        floor.exits().forEach(exit -> keepClearAround(exit.at()));
        floor.chests().forEach(chest -> keepClearAround(chest.at()));
        floor.fixtures().forEach(fixture -> keepClearAround(fixture.at()));
    }

    /** Keeps a cell and its neighbours free of ore. */
    private void keepClearAround(int cell) {
        isKeptClear[cell] = true;
        for (int i = 0; i < Direction.ALL.size(); i++) {
            int beside = grid.neighbour(cell, Direction.ALL.get(i));
            if (beside != Grid.NONE) {
                isKeptClear[beside] = true;
            }
        }
    }

    /** Lets ore grow until the wanted number of crystals stands or there is no place left. */
    void grow(Boss boss, Arena arena, BossKind.HallGrowth growth, ImmutableArray<Entity> all) {
        keepDoorsClear(arena.doors());
        findOpenCells(arena.doors());
        Cells cells = arena.room().cells();
        int from = boss.crystals.size;
        for (int count = from; count < growth.count(); count++) {
            int cell = find(cells, all);
            if (cell == Grid.NONE) {
                return;
            }
            int kind = content.ores()
                    .indexOf(growth.ores().get(count % growth.ores().size()));
            changes.growOre(cell, kind);
            open.set(cell, false);
            boss.crystals.add(cell);
            events.ore(EventType.ORE_GREW, grid.x(cell) + 0.5f, grid.y(cell) + 0.5f, cell, kind, 0);
        }
    }

    private void keepDoorsClear(List<DoorComponent> doors) {
        for (int i = 0; i < doors.size(); i++) {
            keepClearAround(doors.get(i).cell);
        }
    }

    /**
     * Finds the cells that stay walkable when every ground has ended, so that none grows on ice; the hall's doorways
     * count as open, whether or not they are shut.
     */
    private void findOpenCells(List<DoorComponent> doors) {
        for (int cell = 0; cell < grid.size(); cell++) {
            open.set(cell, state.firm().at(cell));
        }
        for (int i = 0; i < doors.size(); i++) {
            open.set(doors.get(i).cell, true);
        }
    }

    /** Returns the first suitable cell in a scattered order that starts at a random cell. */
    private int find(Cells cells, ImmutableArray<Entity> all) {
        int first = chance.below(cells.size());
        // A stride that shares no divisor with the count visits all of them, scattered.
        int stride = strideFor(cells.size());
        int index = first;
        for (int i = 0; i < cells.size(); i++) {
            if (suits(cells.at(index), all)) {
                return cells.at(index);
            }
            index = (index + stride) % cells.size();
        }
        return Grid.NONE;
    }

    private static int strideFor(int size) {
        int stride = Math.max(1, size * 5 / 13);
        while (divisor(stride, size) != 1) {
            stride++;
        }
        return stride;
    }

    private static int divisor(int one, int other) {
        return other == 0 ? one : divisor(other, one % other);
    }

    private boolean suits(int cell, ImmutableArray<Entity> all) {
        return open.at(cell)
                && !isKeptClear[cell]
                && !hazards.hurts(cell, -1)
                && state.paceAt(cell) == 1
                && !isBesideOre(cell)
                && ArcCount.canShut(open, cell)
                && isClear(cell, all);
    }

    private boolean isBesideOre(int cell) {
        for (int i = 0; i < Direction.ALL.size(); i++) {
            int beside = grid.neighbour(cell, Direction.ALL.get(i));
            if (beside != Grid.NONE && state.ore(beside) != null) {
                return true;
            }
        }
        return false;
    }

    private boolean isClear(int cell, ImmutableArray<Entity> all) {
        for (int i = 0; i < all.size(); i++) {
            BodyComponent body = BODIES.get(all.get(i));
            float dx = grid.x(cell) + 0.5f - body.x;
            float dy = grid.y(cell) + 0.5f - body.y;
            float clear = body.radius + CLEARANCE;
            if (dx * dx + dy * dy < clear * clear) {
                return false;
            }
        }
        return true;
    }
}
