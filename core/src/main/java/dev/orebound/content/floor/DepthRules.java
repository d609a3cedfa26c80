package dev.orebound.content.floor;

import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.JsonEntry;
import java.util.List;

/**
 * The changes that a floor's depth makes to its contents, in percent of the values of each kind.
 *
 * @param monsterHealth of every monster that is born there
 * @param monsterDamage of every blow of theirs, and of what they leave burning
 * @param oreYield shards that a cell of ore drops, and a warden
 * @param lootAmount of every item that is picked up and fills or heals
 * @param golemHealth of every companion
 * @param golemDamage of every blow of theirs
 */
public record DepthRules(
        DepthScaling monsterHealth,
        DepthScaling monsterDamage,
        DepthScaling oreYield,
        DepthScaling lootAmount,
        DepthScaling golemHealth,
        DepthScaling golemDamage) {

    public static final String FILE = "content/depths.json";

    public static DepthRules read(Assets assets, List<String> complaints) {
        JsonEntry entry = JsonEntry.root(assets, FILE, complaints);
        return entry.complete(new DepthRules(
                DepthScaling.read(entry, "monster_health"),
                DepthScaling.read(entry, "monster_damage"),
                DepthScaling.read(entry, "ore_yield"),
                DepthScaling.read(entry, "loot_amount"),
                DepthScaling.read(entry, "golem_health"),
                DepthScaling.read(entry, "golem_damage")));
    }

    /**
     * A percentage that grows with depth: {@code first} at depth 1, {@code aDepth} more for each depth below, at most
     * {@code most}.
     *
     * @param first 1 to 1000
     * @param aDepth 0 to 200
     * @param most 1 to 5000
     */
    public record DepthScaling(int first, int aDepth, int most) {
        /** Returns the percentage at a depth from 1 on. */
        public int percentAt(int depth) {
            return Math.min(most, first + (depth - 1) * aDepth);
        }

        /** Returns the share of an amount at a depth; at least 1 if the amount is at least 1. */
        public int of(int amount, int depth) {
            int share = (int) ((long) amount * percentAt(depth) / 100);
            return amount > 0 ? Math.max(1, share) : share;
        }

        private static DepthScaling read(JsonEntry entry, String field) {
            JsonEntry curve = entry.object(field);
            return curve.complete(new DepthScaling(
                    curve.whole("first", 1, 1000), curve.whole("a_depth", 0, 200), curve.whole("most", 1, 5000)));
        }
    }
}
