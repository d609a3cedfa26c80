package dev.orebound.cave.floor;

import dev.orebound.chance.RandomStream;
import dev.orebound.chance.RandomStreams;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.content.biome.Biome;
import dev.orebound.content.floor.CaveRules;
import dev.orebound.content.floor.FloorKind;
import dev.orebound.grid.Grid;
import java.util.ArrayList;
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
 * @param danger 1 to 3 marks, which make hordes more numerous
 * @param features words of what the floor must have, whatever its kind
 */
public record FloorRequest(
        Seed seed,
        String node,
        int depth,
        FloorKind kind,
        List<String> waysOn,
        boolean hasFirstRoom,
        int danger,
        List<String> features) {
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
        features = List.copyOf(features);
    }

    /** Creates a request for a floor with an ordinary entrance, one mark of danger and no features. */
    public FloorRequest(Seed seed, String node, int depth, FloorKind kind, List<String> waysOn) {
        this(seed, node, depth, kind, waysOn, false, 1, List.of());
    }

    /** Returns a request for the same floor, with the hand-made first room. */
    public FloorRequest withFirstRoom() {
        return new FloorRequest(seed, node, depth, kind, waysOn, true, danger, features);
    }

    /** Returns a request for the same floor, with danger and features. */
    public FloorRequest promising(int marks, List<String> words) {
        return new FloorRequest(seed, node, depth, kind, waysOn, hasFirstRoom, marks, words);
    }

    /**
     * Returns the shape of the floor. A draw of its own for each node of a run decides whether the floor is taller than
     * wide; those with the hall of a guardian or the boss, or with the hand-made first room, never are.
     */
    public Grid grid(Content content) {
        CaveRules rules = content.cave();
        boolean isTall = mayBeTall(content)
                && new RandomStreams(seed).stream("cave.FloorShape", node).chance(rules.tallPercent());
        Grid wide = new Grid(rules.width(), rules.height());
        return isTall ? wide.turned() : wide;
    }

    /** Returns true if a draw decides whether the floor is taller than wide. */
    public boolean mayBeTall(Content content) {
        return kind != FloorKind.BOSS && !hasFirstRoom && content.guardianHallOf(depth, kind) == null;
    }

    /**
     * Returns true if a page of the story lies on the floor: draws of their own choose depths of each region of a run,
     * as many as the content says.
     */
    public boolean hasPage(Content content) {
        Biome region = Biome.at(content.biomes(), seed, depth);
        List<Integer> depths = new ArrayList<>();
        for (int each = 1; each <= DEEPEST; each++) {
            if (Biome.at(content.biomes(), seed, each).id().equals(region.id())) {
                depths.add(each);
            }
        }
        RandomStream stream = new RandomStreams(seed).stream("cave.Page", region.id());
        for (int page = 0; page < content.cave().loot().pagesARegion() && !depths.isEmpty(); page++) {
            if (depths.remove(stream.below(depths.size())) == depth) {
                return true;
            }
        }
        return false;
    }

    /** Returns true if the floor must have a feature. */
    public boolean promises(String feature) {
        return features.contains(feature);
    }
}
