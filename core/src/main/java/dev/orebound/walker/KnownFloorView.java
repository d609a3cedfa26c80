package dev.orebound.walker;

import dev.orebound.grid.BitLayer;
import dev.orebound.grid.MutableBitLayer;
import dev.orebound.world.World;
import dev.orebound.world.arena.Arena;
import dev.orebound.world.element.GroundEffects;
import java.util.List;

/**
 * The view of a walker that knows only what was seen of a floor. Unseen cells count as walls, and so do hazards and
 * unfinished trap rooms that the walker does not dare to enter. It enters a guardian's hall last.
 */
public class KnownFloorView extends WalkerView {
    /** A factor above every number that is combined into a version. */
    private static final long APART = 1_000_003;

    private final MutableBitLayer walls;
    /** Cells on which the walker does not step unless it is at a loss. */
    private final MutableBitLayer shunned;

    private long shunnedVersion;
    private long version = -1;
    private boolean dares;
    private boolean isReadyForGuardian;
    private boolean isAtALoss;

    public KnownFloorView(World world) {
        super(world);
        walls = new MutableBitLayer(world.floor().grid());
        shunned = new MutableBitLayer(world.floor().grid());
    }

    /**
     * Sets what the walker dares from now on.
     *
     * @param isDaring whether it enters trap rooms
     * @param isReady whether it enters a guardian's hall
     * @param stepsAnywhere whether it steps on whatever it shuns, because nothing else leads on
     */
    public void dare(boolean isDaring, boolean isReady, boolean stepsAnywhere) {
        dares = isDaring;
        isReadyForGuardian = isReady;
        isAtALoss = stepsAnywhere;
    }

    /** Lets the walker keep off a cell. */
    public void shun(int cell) {
        shunned.set(cell, true);
        shunnedVersion++;
    }

    public boolean dares() {
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
        GroundEffects ground = world().part(GroundEffects.class);
        for (int cell = 0; cell < grid().size(); cell++) {
            walls.set(cell, ground.isHarmful(cell) || unwalkable.at(cell) || !floor().isSeen(cell) || isShunned(cell));
        }
        List<Arena> arenas = world().arenas();
        for (int i = 0; i < arenas.size(); i++) {
            if (isShunned(arenas.get(i))) {
                wallUp(arenas.get(i).room(), walls);
            }
        }
        narrow(walls);
    }

    /** Adds walls of a walker's own, after all others. */
    protected void narrow(MutableBitLayer narrowed) {}

    private boolean isShunned(int cell) {
        return !isAtALoss && shunned.at(cell);
    }

    private boolean isShunned(Arena arena) {
        boolean enters = arena.kind().isGuardianHall() ? isReadyForGuardian : dares;
        return !enters
                && !arena.state().isOver()
                && roomOfSelf() != arena.room().id();
    }

    private int roomOfSelf() {
        return world().floor().room().at(self().cell);
    }

    @Override
    public long wallsVersion() {
        List<Arena> arenas = world().arenas();
        long states = 2 * shunnedVersion + (isAtALoss ? 1 : 0);
        states = 2 * states + (dares ? 1 : 0);
        for (int i = 0; i < arenas.size(); i++) {
            states = states * 2 + (isShunned(arenas.get(i)) ? 1 : 0);
        }
        long grounds = world().part(GroundEffects.class).version();
        return ((super.wallsVersion() * APART + floor().sightVersion()) * APART + grounds) * APART + states;
    }

    @Override
    public boolean isKnown(int cell) {
        return isExplored(cell);
    }

    @Override
    public final boolean isExplored(int cell) {
        return floor().isSeen(cell);
    }

    /** Returns the player's health in percent. */
    public int healthPercent() {
        return 100 * world().player().health().health / world().player().health().most;
    }
}
