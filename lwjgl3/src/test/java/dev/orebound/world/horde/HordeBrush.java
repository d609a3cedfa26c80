package dev.orebound.world.horde;

/** Sets who leads a horde, as play would. */
public final class HordeBrush {
    private HordeBrush() {}

    public static void lead(HordeMind horde, long leaderSpawnId) {
        horde.leaderSpawnId = leaderSpawnId;
    }
}
