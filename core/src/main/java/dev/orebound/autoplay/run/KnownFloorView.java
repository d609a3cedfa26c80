package dev.orebound.autoplay.run;

import dev.orebound.autoplay.BotView;
import dev.orebound.cave.floor.Room;
import dev.orebound.grid.BitLayer;
import dev.orebound.grid.MutableBitLayer;
import dev.orebound.world.World;
import dev.orebound.world.arena.Arena;
import dev.orebound.world.element.GroundEffects;
import java.util.List;

/**
 * The outlook of somebody who knows no more of a floor than was seen of it: what was not seen is a wall, and so is what burns,
 * and a trap room that is not over and that nobody dares to step into.
 */
final class KnownFloorView extends BotView {
    /** Larger than any number that is put together with others. */
    private static final long APART = 1_000_003;

    private final MutableBitLayer walls;
    private long version = -1;
    private boolean dares;

    KnownFloorView(World world) {
        super(world);
        walls = new MutableBitLayer(world.floor().grid());
    }

    /** Says whether trap rooms are walked into from now on. */
    void dare(boolean isDaring) {
        dares = isDaring;
    }

    boolean dares() {
        return dares;
    }

    @Override
    public BitLayer walls() {
        long now = wallsVersion();
        if (now != version) {
            version = now;
            measure();
        }
        return walls;
    }

    private void measure() {
        BitLayer unwalkable = super.walls();
        GroundEffects ground = world().ground();
        for (int cell = 0; cell < grid().size(); cell++) {
            boolean isBad = ground.isBurning(cell) || ground.isCharged(cell);
            walls.set(cell, isBad || unwalkable.at(cell) || !floor().isSeen(cell));
        }
        List<Arena> arenas = world().arenas();
        for (int i = 0; i < arenas.size(); i++) {
            if (isShunned(arenas.get(i))) {
                shun(arenas.get(i).room());
            }
        }
    }

    private boolean isShunned(Arena arena) {
        return !dares && !arena.state().isOver() && roomOfSelf() != arena.room().id();
    }

    private int roomOfSelf() {
        return world().floor().room().at(self().cell);
    }

    private void shun(Room room) {
        walls.set(room.cells(), true);
        for (int i = 0; i < room.doorways().size(); i++) {
            walls.set(room.doorways().get(i).cells(), true);
        }
    }

    @Override
    public long wallsVersion() {
        List<Arena> arenas = world().arenas();
        long states = dares ? 1 : 0;
        for (int i = 0; i < arenas.size(); i++) {
            states = states * 2 + (isShunned(arenas.get(i)) ? 1 : 0);
        }
        long grounds = world().ground().version();
        return ((super.wallsVersion() * APART + floor().sightVersion()) * APART + grounds) * 1024 + states;
    }

    /** True if the player has seen what lies on a cell. */
    boolean isKnown(int cell) {
        return floor().isSeen(cell);
    }

    /** The player's health in percent. */
    int healthPercent() {
        return 100 * world().player().health().health / world().player().health().most;
    }
}
