package dev.orebound.cave;

import dev.orebound.chance.Seed;
import dev.orebound.content.FloorKind;
import java.util.List;

/**
 * What the generator is asked for. Together with the content it decides every cell of the floor.
 *
 * @param seed of the run
 * @param node of the descent, {@code r0c3} or {@code boss}
 * @param depth 1 to 17
 * @param kind what the floor is for
 * @param waysOn the nodes that the exits lead to, in the order of their columns; {@code out} ends the run
 */
public record FloorRequest(Seed seed, String node, int depth, FloorKind kind, List<String> waysOn) {
    public FloorRequest {
        if (depth < 1 || depth > 17) {
            throw new IllegalArgumentException("depth " + depth + " is outside 1..17");
        }
        if (waysOn.isEmpty()) {
            throw new IllegalArgumentException("floor " + node + " has no way on");
        }
        waysOn = List.copyOf(waysOn);
    }
}
