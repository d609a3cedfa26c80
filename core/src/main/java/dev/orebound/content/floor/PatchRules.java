package dev.orebound.content.floor;

import dev.orebound.content.reading.Checked;
import dev.orebound.content.reading.ContentTables;
import dev.orebound.content.reading.Field;
import dev.orebound.content.reading.JsonEntry;
import dev.orebound.content.reading.Meaning;
import dev.orebound.content.reading.QuotedText;
import dev.orebound.content.terrain.Terrain;
import org.jspecify.annotations.Nullable;

/** For {@code FloodLakes} and {@code SpreadTerrain}: patches of one terrain or liquid. */
public record PatchRules(
        @Field("id in terrains.json: passable terrain or liquid")
        String terrain,

        @Field("number of patches") CountByDepth count,
        SpreadRules spread,
        @Field("ground to which it keeps") PatchGround ground,
        @Field("optional: each begins near this") @Nullable Near near)
        implements Checked {

    @Override
    public void check(JsonEntry entry, ContentTables tables) {
        Terrain.requirePassable(entry, "terrain", terrain, tables);
        boolean isPuddle = Terrain.isLiquid(terrain, tables);
        if (near != null && isPuddle && !Terrain.isLiquid(near.terrain, tables)) {
            // Liquids come first: a puddle cannot ask for terrain that will only lie on it.
            entry.complain(
                    "near.terrain", QuotedText.inQuotes(near.terrain) + " is not a liquid; give one for a puddle");
        }
    }

    /** The ground to which a patch keeps. */
    public enum PatchGround {
        ANY,
        @Meaning("touches no rock")
        OPEN,
        BY_ROCK
    }

    /** Nearness to something. */
    public record Near(
            @Field("id in terrains.json: for a puddle a liquid")
            String terrain,

            @Field("1..10 steps: greatest distance, straight or diagonal, whatever lies between")
            int steps) {}

    /**
     * The spread of terrain from its first cell, generation by generation, to each neighbouring cell with a chance that
     * falls.
     */
    public record SpreadRules(
            @Field("0..100 %: chance that it reaches each neighbour of its first cell")
            int startPercent,

            @Field("1..100 %: by which the chance falls with each generation")
            int fallPercent) {}
}
