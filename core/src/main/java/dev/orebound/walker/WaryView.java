package dev.orebound.walker;

import dev.orebound.grid.BitLayer;
import dev.orebound.grid.MutableBitLayer;
import dev.orebound.world.World;
import dev.orebound.world.arena.Arena;
import java.util.List;

/** A view that treats an unfinished trap room as a wall, unless the walker stands in one or dares to enter. */
public final class WaryView extends WalkerView {
    private final MutableBitLayer walls;
    private long version = -1;
    private boolean isDaring;

    public WaryView(World world) {
        super(world);
        walls = new MutableBitLayer(world.floor().grid());
    }

    /** Sets whether the walker enters traps. */
    public void setDaring(boolean dares) {
        isDaring = dares;
    }

    public boolean isDaring() {
        return isDaring;
    }

    @Override
    public BitLayer walls() {
        long now = wallsVersion();
        if (now != version) {
            version = now;
            walls.copyFrom(super.walls());
            List<Arena> arenas = world().arenas();
            for (int i = 0; i < arenas.size() && !isFree(); i++) {
                if (!arenas.get(i).state().isOver()) {
                    wallUp(arenas.get(i).room(), walls);
                }
            }
        }
        return walls;
    }

    @Override
    public long wallsVersion() {
        List<Arena> arenas = world().arenas();
        int over = 0;
        for (int i = 0; i < arenas.size(); i++) {
            over += arenas.get(i).state().isOver() ? 1 : 0;
        }
        long states = 2L * over + (isFree() ? 1 : 0);
        return super.wallsVersion() * (2L * arenas.size() + 2) + states;
    }

    private boolean isFree() {
        return isDaring || world().isInTrap(self().cell);
    }
}
