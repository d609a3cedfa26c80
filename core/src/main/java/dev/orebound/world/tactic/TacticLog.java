package dev.orebound.world.tactic;

import com.badlogic.gdx.utils.LongMap;

/**
 * Which tactic each hunter last went by, for whoever looks on. Nothing in the simulation reads it, so it is neither hashed nor
 * kept.
 */
public final class TacticLog {
    /** No tactic had anything to say. */
    public static final String NONE = "none";

    /** More than ever hunt on a floor; once there were so many, it begins anew. */
    private static final int MOST = 1024;

    private final LongMap<String> bySpawnId = new LongMap<>(MOST);

    void put(long spawnId, String tactic) {
        if (bySpawnId.size >= MOST) {
            bySpawnId.clear();
        }
        bySpawnId.put(spawnId, tactic);
    }

    /** The name of the tactic that somebody last hunted by, or {@link #NONE}. */
    public String of(long spawnId) {
        return bySpawnId.get(spawnId, NONE);
    }
}
