package dev.orebound.content.item;

import dev.orebound.content.reading.Field;
import dev.orebound.content.reading.IntRange;
import dev.orebound.content.reading.Meaning;
import dev.orebound.content.reading.TableEntry;
import dev.orebound.content.terrain.LightSource;
import org.jspecify.annotations.Nullable;

/**
 * A kind of ore, one for each element. Its name is the text {@code ore.<id>.name}, what it does in any mixture the text
 * {@code ore.<id>.does}.
 */
@Meaning("""
        Ores, one for each element and at most four; their order is that of the flasks on the screen. Texts: \
        ore.<id>.name, and
        ore.<id>.does for what it does in any mixture. A second has 60 ticks.""")
public record Ore(
        String id,

        @Field("picture of standing ore; each frame is another shape")
        String sprite,

        @Field("optional: pictures of the spires of a crystal of several cells, the greatest first; without it each "
                + "cell shows its sprite")
        @Nullable
        String crystalSprite,

        @Field("picture of a shard") String shardSprite,

        @Field("1..999: damage of the pick that breaks it") int hardness,

        @Field("1..12, default 1: the most cells of one crystal; larger pieces of ore are divided into several")
        int crystalCells,

        @Field("1..9, default 1: a crystal breaks at the hardness of its cells together, divided by this")
        int crystalDivisor,

        @Field("1..20: shards, each one measure in a flask; ore_yield of depths.json scales it")
        IntRange yield,

        @Field("1..60: shards that a warden drops on a floor whose primary ore it is; scaled likewise")
        IntRange wardenYield,

        @Field("its glow") LightSource light)
        implements TableEntry {

    /** No more kinds than this: one for each of the alchemist's flasks. */
    public static final int MOST_KINDS = 4;

    public static final String FILE = "content/ores.json";

    /** Returns the damage that breaks a crystal of so many cells, at least 1. */
    public int crystalHardness(int cells) {
        return (hardness * cells + crystalDivisor - 1) / crystalDivisor;
    }
}
