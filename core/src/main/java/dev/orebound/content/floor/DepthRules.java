package dev.orebound.content.floor;

import dev.orebound.content.reading.Field;
import dev.orebound.content.reading.Meaning;

/** The changes that a floor's depth makes to its contents, in percent of the values of each kind. */
@Meaning("""
        Scaling of the numbers of each kind by depth.""")
public record DepthRules(
        @Field("health of every monster at its birth") DepthScaling monsterHealth,

        @Field("damage of monsters, and of fires that they leave")
        DepthScaling monsterDamage,

        @Field("shards of a cell of ore, and of a warden") DepthScaling oreYield,

        @Field("measures of every item that fills") DepthScaling lootAmount,

        @Field("health that draughts give back") DepthScaling draughtHealth,

        @Field("health of every companion") DepthScaling golemHealth,
        @Field("damage of companions") DepthScaling golemDamage) {

    public static final String FILE = "content/depths.json";

    /**
     * A percentage that grows with depth: {@code first} at depth 1, {@code aDepth} more for each depth below, and
     * {@code deepADepth} besides for each depth below {@code deepBelow}; at most {@code most}.
     */
    public record DepthScaling(
            @Field("1..1000 %: at depth 1") int first,
            @Field("0..200 %: more for each depth below") int aDepth,

            @Field("1..17, default 17: depth below which it grows faster")
            int deepBelow,

            @Field("0..200 %, default 0: more besides for each depth below that one")
            int deepADepth,

            @Field("1..5000 %: at most, at any depth") int most) {
        /** Returns the percentage at a depth from 1 on. */
        public int percentAt(int depth) {
            int deep = Math.max(0, depth - deepBelow) * deepADepth;
            return Math.min(most, first + (depth - 1) * aDepth + deep);
        }

        /** Returns the share of an amount at a depth; at least 1 if the amount is at least 1. */
        public int of(int amount, int depth) {
            int share = (int) ((long) amount * percentAt(depth) / 100);
            return amount > 0 ? Math.max(1, share) : share;
        }
    }
}
