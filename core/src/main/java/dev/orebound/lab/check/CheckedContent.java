package dev.orebound.lab.check;

import dev.orebound.content.Content;
import dev.orebound.content.monster.Horde;

/**
 * What the promises leave to content.
 *
 * @param leastRoomCells of a room
 */
record CheckedContent(int leastRoomCells, Content content) {
    static CheckedContent of(Content content) {
        return new CheckedContent(content.cave().carving().leastRoomCells(), content);
    }

    /** True if there is such a kind of horde and it comes at a depth. */
    boolean comesAt(String type, int depth) {
        return content.hordes().has(type) && content.hordes().get(type).depths().holds(depth);
    }

    /** True if there is such a kind of monster and it lives in deep water. */
    boolean swims(String monster) {
        return content.monsters().has(monster)
                && content.monsters().get(monster).swims();
    }

    /** True if the leader of a kind of horde may lie where a terrain and a liquid of these names are. */
    boolean mayLieOn(String type, String terrain, String liquid) {
        Horde kind = content.hordes().get(type);
        return !kind.asksForTerrain()
                || kind.terrain().contains(terrain)
                || kind.terrain().contains(liquid);
    }
}
