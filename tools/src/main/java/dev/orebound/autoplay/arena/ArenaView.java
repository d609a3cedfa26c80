package dev.orebound.autoplay.arena;

import static dev.orebound.world.component.ComponentMappers.BODIES;
import static dev.orebound.world.component.ComponentMappers.HEALTHS;
import static dev.orebound.world.component.ComponentMappers.MINDS;
import static dev.orebound.world.component.ComponentMappers.MONSTERS;
import static dev.orebound.world.component.ComponentMappers.SPAWNS;

import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.grid.Cells;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.Grid;
import dev.orebound.grid.StepKind;
import dev.orebound.walker.WalkerView;
import dev.orebound.world.World;
import dev.orebound.world.arena.Arena;
import dev.orebound.world.arena.ArenaWard;
import dev.orebound.world.component.ChestComponent;
import dev.orebound.world.component.DoorComponent;
import dev.orebound.world.component.MindState;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The view of a bot in or near one trap room. */
public final class ArenaView extends WalkerView {
    private final int room;
    /** A cell outside, in front of a doorway. */
    private final int outside;

    private final RoomPlaces places = new RoomPlaces(this);
    private final RoomFoes foes = new RoomFoes(this);
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

    RoomPlaces places() {
        return places;
    }

    /** Returns the monsters in and near the room. */
    RoomFoes foes() {
        return foes;
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

    /** Finds places in a trap room. */
    static final class RoomPlaces {
        private final ArenaView view;

        RoomPlaces(ArenaView view) {
            this.view = view;
        }

        boolean isDoor(int cell) {
            List<DoorComponent> doors = view.arena().doors();
            for (int i = 0; i < doors.size(); i++) {
                if (doors.get(i).cell == cell) {
                    return true;
                }
            }
            return false;
        }

        /** Returns the doorway cell nearest to the player. */
        int nearestDoor() {
            return nearestDoor(view.self().cell);
        }

        int nearestDoor(int cell) {
            List<DoorComponent> doors = view.arena().doors();
            int nearest = doors.get(0).cell;
            for (int i = 1; i < doors.size(); i++) {
                int door = doors.get(i).cell;
                if (view.grid().steps4(door, cell) < view.grid().steps4(nearest, cell)) {
                    nearest = door;
                }
            }
            return nearest;
        }

        /** Returns the free cell of the room with the most steps from its doorways. */
        int farthestNook() {
            DistanceMap steps = new DistanceMap(view.grid());
            for (DoorComponent door : view.arena().doors()) {
                steps.addSource(door.cell);
            }
            steps.spread(view.walls(), StepKind.FOUR_WAY);
            Cells cells = view.arena().room().cells();
            int farthest = view.arena().room().centre();
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
            Cells cells = view.arena().room().cells();
            int middle = cells.at(0);
            for (int i = 0; i < cells.size(); i++) {
                boolean isNearer =
                        view.grid().steps4(cells.at(i), view.arena().room().centre())
                                < view.grid().steps4(middle, view.arena().room().centre());
                if (!view.walls().at(cells.at(i)) && (isNearer || view.walls().at(middle))) {
                    middle = cells.at(i);
                }
            }
            return middle;
        }

        /** Returns the free cell of the room next to a doorway, or the doorway's own cell if there is none. */
        int justInside(int door) {
            Cells cells = view.arena().room().cells();
            for (int i = 0; i < cells.size(); i++) {
                if (view.grid().steps4(cells.at(i), door) == 1 && !view.walls().at(cells.at(i))) {
                    return cells.at(i);
                }
            }
            return door;
        }

        /** Returns the cell of the room's chest while it is shut, or {@link Grid#NONE}. */
        int shutChest() {
            List<ChestComponent> chests = view.world().chests();
            for (int i = 0; i < chests.size(); i++) {
                if (chests.get(i).room == view.arena().room().id() && !chests.get(i).isOpen) {
                    return chests.get(i).cell;
                }
            }
            return Grid.NONE;
        }
    }

    /** Finds the monsters in and near a trap room. */
    static final class RoomFoes {
        /** A number above every squared distance on a floor. */
        private static final float BEHIND_HEADS = 1e6f;

        /** The factor on the squared distance of monsters that go for a ward. */
        private static final float BESIEGERS = 0.4f;

        private final ArenaView view;

        RoomFoes(ArenaView view) {
            this.view = view;
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
            ImmutableArray<Entity> all = view.world().monsters();
            Entity nearest = null;
            float least = Float.MAX_VALUE;
            for (int i = 0; i < all.size(); i++) {
                Entity each = all.get(i);
                boolean isMeant = isCounted(each) || (!countedOnly && isHunting(each));
                float squared = view.squaredTo(each) * (isBesieging(each) ? BESIEGERS : 1)
                        + (countedOnly && view.arena().isHead(SPAWNS.get(each).spawnId) ? 0 : BEHIND_HEADS);
                if (isMeant && HEALTHS.get(each).health > 0 && squared < least && !view.isUnderWater(each)) {
                    nearest = each;
                    least = squared;
                }
            }
            return nearest;
        }

        /** Returns true for a monster that goes for what the arena protects. */
        private boolean isBesieging(Entity monster) {
            ArenaWard ward = view.arena().ward();
            return ward != null && isCounted(monster) && ward.isWantedBy(SPAWNS.get(monster).spawnId);
        }

        boolean isCounted(Entity monster) {
            return MONSTERS.get(monster).arenaRoom == view.arena().room().id();
        }

        boolean isHunting(Entity monster) {
            return MINDS.get(monster).state == MindState.HUNTING;
        }

        /** Returns the nearest sleeping monster that can be reached, or null. */
        @Nullable
        Entity nearestSleeper(DistanceMap fromSelf) {
            ImmutableArray<Entity> all = view.world().monsters();
            Entity nearest = null;
            int least = DistanceMap.UNREACHED;
            for (int i = 0; i < all.size(); i++) {
                int steps = fromSelf.at(BODIES.get(all.get(i)).cell);
                if (MINDS.get(all.get(i)).state == MindState.ASLEEP && steps < least) {
                    nearest = all.get(i);
                    least = steps;
                }
            }
            return nearest;
        }

        /** Returns the number of hunting monsters that the arena does not count. */
        int hunters() {
            ImmutableArray<Entity> all = view.world().monsters();
            int hunters = 0;
            for (int i = 0; i < all.size(); i++) {
                hunters += isHunting(all.get(i)) && !isCounted(all.get(i)) ? 1 : 0;
            }
            return hunters;
        }
    }
}
