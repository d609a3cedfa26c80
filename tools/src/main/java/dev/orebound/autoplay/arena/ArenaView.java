package dev.orebound.autoplay.arena;

import static dev.orebound.world.component.ComponentMappers.BODIES;
import static dev.orebound.world.component.ComponentMappers.SPAWNS;

import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.autoplay.ExploringTasks;
import dev.orebound.autoplay.MonsterSearch;
import dev.orebound.autoplay.NearestSearch;
import dev.orebound.cave.floor.Room;
import dev.orebound.grid.Cells;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.Grid;
import dev.orebound.grid.StepKind;
import dev.orebound.walker.WalkerView;
import dev.orebound.world.World;
import dev.orebound.world.arena.Arena;
import dev.orebound.world.component.ChestComponent;
import dev.orebound.world.component.DoorComponent;
import dev.orebound.world.component.MindState;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The view of a bot in or near one trap room. */
public final class ArenaView extends WalkerView {
    /** A number above every squared distance on a floor. */
    private static final float BEHIND_HEADS = 1e6f;

    /** The factor on the squared distance of monsters that go for a ward. */
    private static final float BESIEGERS = 0.4f;

    private final int room;
    /** A cell outside, in front of a doorway. */
    private final int outside;

    private Arena arena;

    /**
     * Creates the view of one trap room of a world.
     *
     * @param room id of the room
     */
    public ArenaView(World world, int room) {
        super(world);
        this.room = room;
        arena = arenaOf(world, room);
        outside = world.player().body().cell;
    }

    private static Arena arenaOf(World world, int room) {
        for (Arena each : world.arenas()) {
            if (each.room().id() == room) {
                return each;
            }
        }
        throw new IllegalArgumentException("room " + room + " is no trap room");
    }

    @Override
    public void lookAt(World other) {
        super.lookAt(other);
        arena = arenaOf(other, room);
    }

    public Arena arena() {
        return arena;
    }

    /** Returns the cell in front of a doorway from which the player came. */
    int outside() {
        return outside;
    }

    /** Returns true for a cell of the room that is not a doorway. */
    boolean isInside(int cell) {
        return world().floor().room().at(cell) == room;
    }

    boolean isInside() {
        return isInside(self().cell);
    }

    boolean isDoor(int cell) {
        return NearestSearch.any(arena.doors(), door -> door.cell == cell);
    }

    /** Returns the doorway cell nearest to the player. */
    int nearestDoor() {
        return nearestDoor(self().cell);
    }

    int nearestDoor(int cell) {
        List<DoorComponent> doors = arena.doors();
        int nearest = NearestSearch.nearestIndex(
                doors.size(), i -> true, i -> grid().steps4(doors.get(i).cell, cell), Integer.MAX_VALUE);
        return doors.get(nearest).cell;
    }

    /** Returns the free cell of the room with the most steps from its doorways. */
    int farthestNook() {
        DistanceMap steps = new DistanceMap(grid());
        for (DoorComponent door : arena.doors()) {
            steps.addSource(door.cell);
        }
        steps.spread(walls(), StepKind.FOUR_WAY);
        Cells cells = arena.room().cells();
        int farthest = arena.room().centre();
        int most = -1;
        for (int i = 0; i < cells.size(); i++) {
            int far = steps.at(cells.at(i));
            if (far != DistanceMap.UNREACHED && far > most) {
                farthest = cells.at(i);
                most = far;
            }
        }
        return farthest;
    }

    /** Returns the free cell of the room nearest to its middle. */
    int middle() {
        Room around = arena.room();
        return ExploringTasks.freeMiddle(this, around, around.cells().at(0));
    }

    /** Returns the free cell of the room next to a doorway, or the doorway's own cell if there is none. */
    int justInside(int door) {
        Cells cells = arena.room().cells();
        int found = NearestSearch.nearestIndex(
                cells.size(), i -> grid().steps4(cells.at(i), door) == 1 && !walls().at(cells.at(i)), i -> 0, 1);
        return found == NearestSearch.NONE ? door : cells.at(found);
    }

    /** Returns the cell of the room's chest while it is shut, or {@link Grid#NONE}. */
    int shutChest() {
        ChestComponent shut = NearestSearch.first(
                world().chests(), chest -> chest.room == arena.room().id() && !chest.isOpen);
        return shut == null ? Grid.NONE : shut.cell;
    }

    /** Returns the nearest living monster that the arena counts, heads before all others; null if there is none. */
    @Nullable
    Entity nearestCounted() {
        return nearest(true);
    }

    /** Returns the nearest living monster that hunts or is counted; null if there is none. */
    @Nullable
    Entity nearestFoe() {
        return nearest(false);
    }

    private @Nullable Entity nearest(boolean countedOnly) {
        return MonsterSearch.nearest(
                this,
                each -> isCounted(each) || (!countedOnly && isHunting(each)),
                each -> {
                    boolean isHead = countedOnly && arena.isHead(SPAWNS.get(each).spawnId);
                    float factor = MonsterSearch.isBesieging(arena, each) ? BESIEGERS : 1;
                    return squaredTo(each) * factor + (isHead ? 0 : BEHIND_HEADS);
                },
                Float.MAX_VALUE);
    }

    boolean isCounted(Entity monster) {
        return MonsterSearch.isCounted(arena, monster);
    }

    boolean isHunting(Entity monster) {
        return MonsterSearch.isIn(monster, MindState.HUNTING);
    }

    /** Returns the nearest sleeping monster that can be reached, or null. */
    @Nullable
    Entity nearestSleeper(DistanceMap fromSelf) {
        return NearestSearch.nearest(
                world().monsters(),
                each -> MonsterSearch.isIn(each, MindState.ASLEEP),
                each -> fromSelf.at(BODIES.get(each).cell),
                DistanceMap.UNREACHED);
    }

    /** Returns the number of hunting monsters that the arena does not count. */
    int hunters() {
        ImmutableArray<Entity> all = world().monsters();
        int hunters = 0;
        for (int i = 0; i < all.size(); i++) {
            hunters += isHunting(all.get(i)) && !isCounted(all.get(i)) ? 1 : 0;
        }
        return hunters;
    }
}
