package dev.orebound.content.floor;

import dev.orebound.content.reading.Field;
import dev.orebound.content.reading.Meaning;

/** The changes that a floor's depth makes to its contents, in percent of the values of each kind. */
@Meaning("""
        How depth scales the numbers that each kind states for itself. Each entry is a line: first (percent at depth 1,
        1..1000), a_depth (added for each depth below, 0..200), most (upper bound at any depth, 1..5000).""")
public record DepthRules(
        @Field("of every monster that is born there") DepthScaling monsterHealth,

        @Field("of every blow of theirs, and of what they leave burning")
        DepthScaling monsterDamage,

        @Field("shards that a cell of ore drops, and a warden")
        DepthScaling oreYield,

        @Field("of every item that is picked up and fills or heals")
        DepthScaling lootAmount,

        @Field("of every companion") DepthScaling golemHealth,
        @Field("of every blow of theirs") DepthScaling golemDamage) {

    public static final String FILE = "content/depths.json";

    /**
     * A percentage that grows with depth: {@code first} at depth 1, {@code aDepth} more for each depth below, at most
     * {@code most}.
     */
    public record DepthScaling(
            @Field("1..1000: 1 to 1000") int first,
            @Field("0..200: 0 to 200") int aDepth,
            @Field("1..5000: 1 to 5000") int most) {
        /** Returns the percentage at a depth from 1 on. */
        public int percentAt(int depth) {
            return Math.min(most, first + (depth - 1) * aDepth);
        }

        /** Returns the share of an amount at a depth; at least 1 if the amount is at least 1. */
        public int of(int amount, int depth) {
            int share = (int) ((long) amount * percentAt(depth) / 100);
            return amount > 0 ? Math.max(1, share) : share;
        }
    }
}
