package dev.orebound.cave.floor;

import dev.orebound.chance.Seed;
import dev.orebound.content.floor.FloorKind;
import java.util.List;

/**
 * A request to the generator. Together with the content it decides every cell of the floor.
 *
 * @param seed of the run
 * @param node of the descent, {@code r0c3} or {@code boss}
 * @param depth 1 to 17
 * @param kind what the floor is for
 * @param waysOn the nodes that the exits lead to, in the order of their columns; {@code out} ends the run
 * @param hasFirstRoom true if the start lies in the hand-made room of a player's first run
 */
public record FloorRequest(
        Seed seed, String node, int depth, FloorKind kind, List<String> waysOn, boolean hasFirstRoom) {
    /** The depth of the boss's floor, below which there is none. */
    public static final int DEEPEST = 17;

    public FloorRequest {
        if (depth < 1 || depth > DEEPEST) {
            throw new IllegalArgumentException("depth " + depth + " is outside 1.." + DEEPEST);
        }
        if (waysOn.isEmpty()) {
            throw new IllegalArgumentException("floor " + node + " has no way on");
        }
        waysOn = List.copyOf(waysOn);
    }

    /** Creates a request for a floor with an ordinary entrance. */
    public FloorRequest(Seed seed, String node, int depth, FloorKind kind, List<String> waysOn) {
        this(seed, node, depth, kind, waysOn, false);
    }

    /** Returns a request for the same floor, with the hand-made first room. */
    public FloorRequest withFirstRoom() {
        return new FloorRequest(seed, node, depth, kind, waysOn, true);
    }
}
