package dev.orebound.world.state;

import com.badlogic.ashley.core.Entity;
import dev.orebound.cave.floor.Chest;
import dev.orebound.cave.floor.OreSpot;
import dev.orebound.cave.floor.Room;
import dev.orebound.cave.floor.VignetteSpot.PropSpot;
import dev.orebound.content.Content;
import dev.orebound.grid.Cells;
import dev.orebound.grid.FieldOfView;
import dev.orebound.grid.Grid;
import dev.orebound.world.component.ChestComponent;
import dev.orebound.world.component.DoorComponent;
import dev.orebound.world.component.KeyComponent;
import dev.orebound.world.component.LockComponent;
import dev.orebound.world.component.OreComponent;
import dev.orebound.world.component.PropComponent;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Changes a {@link FloorState}, as its only writer: adds and removes ore, chests, doors, locks and things of vignettes,
 * and keeps the layers that follow from them up to date. Only the world's own systems hold it.
 */
@ChangedBy({"arena", "boss", "combat", "element", "gear", "gift", "help", "player", "vignette", "world"})
public final class FloorChanges {
    private final FloorState state;
    private final EntitySpawner spawner;
    private final FieldOfView fieldOfView;

    public FloorChanges(FloorState state, EntitySpawner spawner) {
        this.state = state;
        this.spawner = spawner;
        this.fieldOfView = new FieldOfView(state.floor.grid());
    }

    /**
     * Creates the ore, chests, doors, locks, keys and things of vignettes of the floor, in this order: doors by the ids
     * of the trap rooms and, within a room, by its doorways, all others as the floor lists them. Must be called once.
     */
    public void furnish(Content content) {
        for (OreSpot spot : state.floor.ores()) {
            state.standing[spot.at()] = spawner.ore(spot);
        }
        new CrystalDivision(state, content.ores()).divide();
        for (Chest chest : state.floor.chests()) {
            Entity entity = spawner.chest(state.allChests.size(), chest);
            state.standing[chest.at()] = entity;
            state.allChests.add(entity.getComponent(ChestComponent.class));
        }
        for (Room room : state.floor.rooms()) {
            if (room.arena() != null) {
                room.doorways().forEach(doorway -> doorway.cells().stream().forEach(cell -> hangDoor(cell, room.id())));
            }
        }
        furnishVignettes(content);
    }

    private void furnishVignettes(Content content) {
        VignetteFurniture furniture = new VignetteFurniture(state.floor, content, spawner);
        for (int number = 0; number < state.floor.locks().size(); number++) {
            Entity lock = furniture.lock(number);
            state.floor.locks().get(number).cells().stream().forEach(cell -> state.standing[cell] = lock);
            state.allLocks.add(lock.getComponent(LockComponent.class));
        }
        for (int number = 0; number < state.floor.keys().size(); number++) {
            state.allKeys.add(furniture.key(number).getComponent(KeyComponent.class));
        }
        for (int vignette = 0; vignette < state.floor.vignettes().size(); vignette++) {
            List<PropSpot> props = state.floor.vignettes().get(vignette).props();
            for (int number = 0; number < props.size(); number++) {
                if (VignetteFurniture.isEntity(props.get(number).kind())) {
                    placeProp(furniture.prop(vignette, number));
                }
            }
        }
    }

    private void placeProp(Entity entity) {
        PropComponent prop = entity.getComponent(PropComponent.class);
        (prop.kind.isSolid() ? state.standing : state.flat)[prop.cell] = entity;
        state.allProps.add(prop);
    }

    /** Opens a lock for good, which makes its cells walkable. */
    public void openLock(LockComponent lock) {
        lock.isOpen = true;
        lock.isHidden = false;
        Cells cells = state.floor.locks().get(lock.number).cells();
        for (int i = 0; i < cells.size(); i++) {
            lower(cells.at(i));
        }
    }

    /** Removes a thing of a vignette; the cell of a solid one becomes walkable. */
    public void removeProp(PropComponent prop) {
        @Nullable Entity[] there = prop.kind.isSolid() ? state.standing : state.flat;
        Entity entity = Objects.requireNonNull(there[prop.cell], "no such thing lies there");
        there[prop.cell] = null;
        state.allProps.remove(prop);
        if (prop.kind.isSolid()) {
            state.clear(prop.cell);
        }
        spawner.remove(entity);
    }

    /** Makes a cell rock for good, and removes the thing of a vignette that stands there. */
    public void collapse(int cell) {
        PropComponent prop = state.prop(cell);
        if (prop != null) {
            removeProp(prop);
        }
        raise(cell);
    }

    private void hangDoor(int cell, int room) {
        Entity entity = spawner.door(cell, room);
        state.standing[cell] = entity;
        state.allDoors.add(entity.getComponent(DoorComponent.class));
    }

    /**
     * Damages a crystal of ore, at all its cells.
     *
     * @param ore one of its cells
     * @return the damage that it still takes to break; 0 when it breaks now
     */
    public int damageOre(OreComponent ore, int damage) {
        int left = Math.max(0, ore.health - damage);
        OreComponent each = ore;
        for (int i = 0; i < ore.cells; i++) {
            each.health = left;
            each = Objects.requireNonNull(state.ore(each.next), "a crystal breaks as one");
        }
        return left;
    }

    /** Lets ore of no vein grow on a walkable cell. */
    public void growOre(int cell, int kind) {
        state.standing[cell] = spawner.ore(cell, kind, 0);
        state.block(cell);
    }

    /** Removes broken ore from one cell, which becomes walkable; all cells of a crystal go in the same tick. */
    public void removeOre(int cell) {
        spawner.remove(Objects.requireNonNull(state.standing[cell], "no ore stands there"));
        state.standing[cell] = null;
        state.clear(cell);
    }

    /** Removes the fixture of a cell, which becomes walkable. */
    public void removeFixture(int cell) {
        state.clear(cell);
    }

    public void openChest(ChestComponent chest) {
        chest.isOpen = true;
    }

    /** Shuts a chest and fills it again. */
    public void shutChest(ChestComponent chest) {
        chest.isOpen = false;
        chest.isFull = true;
    }

    /** Marks a chest as empty. */
    void emptyChest(ChestComponent chest) {
        chest.isFull = false;
    }

    /** Shuts a door, which then blocks movement and view. */
    public void shutDoor(DoorComponent door) {
        door.isSealed = true;
        state.opaque.set(door.cell, true);
        state.veil(door.cell);
        state.block(door.cell);
    }

    public void openDoor(DoorComponent door) {
        door.isSealed = false;
        state.opaque.set(door.cell, false);
        state.veil(door.cell);
        state.clear(door.cell);
    }

    /** Moves the leaf of a door, from 0, open, to 1, shut; this does not change what is solid. */
    public void moveLeaf(DoorComponent door, float shut) {
        door.shut = Math.max(0, Math.min(1, shut));
    }

    /**
     * Sets whether something in the air of a cell blocks the view; within it, only the neighbouring cells are visible.
     */
    public void veil(int cell, boolean isVeiled) {
        state.steam.set(cell, isVeiled);
        state.veil(cell);
    }

    /** Raises a solid ground on a walkable cell, which then blocks movement and view. */
    public void raise(int cell) {
        state.opaque.set(cell, true);
        state.veil(cell);
        state.block(cell);
    }

    /** Removes a solid ground. */
    public void lower(int cell) {
        state.opaque.set(cell, false);
        state.veil(cell);
        state.clear(cell);
    }

    /** Lets a ground carry bodies over the liquid of a cell, or ends that. */
    public void cover(int cell, boolean isCovered) {
        state.cover(cell, isCovered);
    }

    /** Makes a liquid that floods a cell slow walkers. */
    public void flood(int cell, int liquid) {
        state.setPace(cell, liquid);
    }

    /** Restores the walking speed of a cell whose flood has drained off. */
    public void drain(int cell) {
        state.setPace(cell, state.floor.liquid().at(cell));
    }

    /** Updates the field of view from a cell, and the seen cells. */
    public void look(int from, int radiusCells) {
        fieldOfView.look(state.veiled, from, state.steam.at(from) ? 1 : radiusCells, state.inSight);
        for (int cell = 0; cell < state.floor.grid().size(); cell++) {
            if (state.inSight.at(cell)) {
                state.seen.set(cell, true);
            }
        }
        state.sightVersion++;
    }

    /** Marks the cells within a distance of a place, in cells, as seen. */
    public void reveal(float x, float y, int cells) {
        Grid grid = state.floor.grid();
        for (int cell = 0; cell < grid.size(); cell++) {
            float dx = grid.x(cell) + 0.5f - x;
            float dy = grid.y(cell) + 0.5f - y;
            if (dx * dx + dy * dy <= cells * cells) {
                state.seen.set(cell, true);
            }
        }
        state.sightVersion++;
    }

    /**
     * Marks every cell as seen.
     *
     * @return the number of cells that were not seen before
     */
    public int reveal() {
        int before = state.seen.count();
        for (int cell = 0; cell < state.floor.grid().size(); cell++) {
            state.seen.set(cell, true);
        }
        state.sightVersion++;
        return state.floor.grid().size() - before;
    }
}
