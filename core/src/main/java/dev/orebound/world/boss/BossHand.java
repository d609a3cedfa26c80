package dev.orebound.world.boss;

import dev.orebound.world.state.FloorChanges;
import dev.orebound.world.state.FloorState;

/** Lets a boss be forgotten whose hall is laid anew: it comes up there again as if for the first time. */
public final class BossHand {
    private final Boss boss;
    private final FloorState state;
    private final FloorChanges changes;

    public BossHand(FloorState state, Boss boss, FloorChanges changes) {
        this.boss = boss;
        this.state = state;
        this.changes = changes;
    }

    /** Nothing of the boss of a room is left, nor of the ore that has grown for it; nothing happens where it was no boss's. */
    public void forget(int room) {
        if (boss.kind == Boss.NONE || boss.room != room) {
            return;
        }
        for (int i = 0; i < boss.crystals.size; i++) {
            int cell = boss.crystals.get(i);
            if (state.ore(cell) != null) {
                changes.removeOre(cell);
            }
        }
        boss.forget();
    }
}
