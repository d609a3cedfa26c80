package dev.orebound.world.vignette;

import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.LockSpot;
import dev.orebound.content.vignette.LockWay;
import dev.orebound.world.component.KeyComponent;
import dev.orebound.world.component.KeyState;
import dev.orebound.world.component.LockComponent;
import dev.orebound.world.event.EventType;
import dev.orebound.world.state.FloorChanges;
import dev.orebound.world.state.FloorState;
import dev.orebound.world.state.NoiseQueue;
import dev.orebound.world.state.PartRegistry;
import java.util.List;

/** Finds and opens locks. */
final class LockOpening {
    /** No such way. */
    static final int NONE = -1;

    private final Floor floor;
    private final FloorState state;
    private final FloorChanges changes;
    private final NoiseQueue noises;
    private final FloorVignettes vignettes;

    LockOpening(PartRegistry parts) {
        floor = parts.get(Floor.class);
        state = parts.get(FloorState.class);
        changes = parts.get(FloorChanges.class);
        noises = parts.get(NoiseQueue.class);
        vignettes = parts.get(FloorVignettes.class);
    }

    /** Returns the number of the way of a kind among those of a lock, or {@link #NONE}. */
    int way(LockComponent lock, Class<? extends LockWay.Kind> kind) {
        List<LockSpot.WaySpot> ways = ways(lock);
        for (int i = 0; i < ways.size(); i++) {
            if (kind.isInstance(ways.get(i).by())) {
                return i;
            }
        }
        return NONE;
    }

    List<LockSpot.WaySpot> ways(LockComponent lock) {
        return floor.locks().get(lock.number).ways();
    }

    /** Lets a lock be seen that looked like rock. */
    void find(LockComponent lock) {
        if (lock.isHidden) {
            lock.isHidden = false;
            vignettes.tellOfLock(EventType.LOCK_FOUND, lock.number, lock.cell);
        }
    }

    /** Adds progress to a way of a lock that is shut, and opens the lock when that is enough. */
    void progress(LockComponent lock, int way, int wanted) {
        if (++lock.progress[way] >= wanted) {
            open(lock);
        }
    }

    /** Opens a lock for good; its key is of no more use. */
    void open(LockComponent lock) {
        if (lock.isOpen) {
            return;
        }
        changes.openLock(lock);
        List<KeyComponent> keys = state.keys();
        for (int i = 0; i < keys.size(); i++) {
            if (keys.get(i).lock == lock.number) {
                keys.get(i).state = KeyState.USED;
                keys.get(i).carrierSpawnId = 0;
            }
        }
        noises.make(floor.grid().x(lock.cell) + 0.5f, floor.grid().y(lock.cell) + 0.5f);
        vignettes.tellOfLock(EventType.LOCK_OPENED, lock.number, lock.cell);
    }
}
