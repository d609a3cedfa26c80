package dev.orebound.world.horde;

import com.badlogic.ashley.core.Entity;

/** Sets who leads a horde, as play would. */
public final class HordeBrush {
    private HordeBrush() {}

    /** Lets somebody lead a horde of so many, itself among them. */
    public static void lead(HordeMind horde, Entity leader, long spawnId, int size) {
        horde.leaderSpawnId = spawnId;
        while (horde.size() < size) {
            horde.enlist(leader);
        }
    }
}
