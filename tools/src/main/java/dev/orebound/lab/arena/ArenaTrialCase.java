package dev.orebound.lab.arena;

import dev.orebound.autoplay.arena.ArenaScheme;
import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.Room;

/**
 * A trial to be played: one trap room of a floor, and the party that enters it.
 *
 * @param floor as generated
 * @param room one of its trap rooms
 * @param scheme what the player is up to
 * @param isMortal whether the player has the usual health; else nearly nothing kills, so that the arena runs to its end
 * @param companions how many come along, 0 to 2
 */
public record ArenaTrialCase(Floor floor, Room room, ArenaScheme scheme, boolean isMortal, int companions) {
    /** Describes the trial so that it can be repeated. */
    @Override
    public String toString() {
        return "seed " + floor.request().seed().text() + ", depth "
                + floor.request().depth() + ", room " + room.id() + " (" + room.arena() + "), scheme " + scheme.id()
                + (isMortal ? ", mortal" : "") + ", companions " + companions;
    }
}
