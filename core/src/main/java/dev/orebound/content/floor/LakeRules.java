package dev.orebound.content.floor;

import dev.orebound.content.floor.PatchRules.SpreadRules;
import dev.orebound.content.reading.Checked;
import dev.orebound.content.reading.ContentTables;
import dev.orebound.content.reading.Field;
import dev.orebound.content.reading.JsonEntry;
import dev.orebound.content.reading.Meaning;
import dev.orebound.content.terrain.Terrain;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** For {@code FloodLakes}. The file's manual says what each number does. */
public record LakeRules(
        @Field("shape of lakes") LakeShape shape,
        @Field("1..100: places tried with each shape") int tries,
        @Field("1..400 cells: smallest lake") int leastCells,
        @Field("0..80 %: share of a room under lakes") int mostRoomPercent,

        @Field("0..100 %: chance that the first lake lies in sight of the start, if a place there will do")
        int inViewPercent,

        @Field("2..500 steps: between two cells of a shore; more lets lakes cut loops, less keeps them small")
        int longestWayRound,

        @Field("kinds of lake, in the order in which they are flooded")
        List<LakeKind> kinds) {

    /**
     * The shape of a lake: the largest blob of a cellular automaton on a canvas, which shrinks until a place is found.
     */
    public record LakeShape(
            @Field("3..40 cells: width of the first canvas") int width,

            @Field("3..40 cells: height of the first canvas")
            int height,

            @Field("1..10 cells: by which each next canvas is smaller")
            int shrink,

            @Field("1..10: canvases tried") int canvases,

            @Field("20..90 %: share of the canvas that is filled at first")
            int fillPercent,

            @Field("0..12: rounds of smoothing") int rounds,

            @Field("1..9: neighbours, the cell included, with which a cell is filled")
            int birth,

            @Field("1..9: neighbours, the cell included, with which a cell stays filled")
            int survival)
            implements Checked {

        @Override
        public void check(JsonEntry entry, ContentTables tables) {
            int smallest = Math.min(width, height) - shrink * (canvases - 1);
            if (smallest < 3) {
                entry.complain("canvases", canvases + " end at " + smallest + " cells; give fewer, or shrink less");
            }
        }
    }

    /** One kind of lake. */
    public record LakeKind(
            @Field("id in terrains.json: a liquid") String liquid,
            @Field("number of lakes") CountByDepth count,
            @Field("floors and rooms in which it may lie") Where where,
            @Field("optional: what lies round it") @Nullable Wreath wreath)
            implements Checked {

        @Override
        public void check(JsonEntry entry, ContentTables tables) {
            Terrain.requireLayer(entry, "liquid", liquid, Terrain.TerrainLayer.LIQUID, tables);
        }
    }

    /** The terrain round a lake. */
    public record Wreath(
            @Field("id in terrains.json: passable terrain or liquid")
            String terrain,

            SpreadRules spread) implements Checked {

        @Override
        public void check(JsonEntry entry, ContentTables tables) {
            Terrain.requirePassable(entry, "terrain", terrain, tables);
        }
    }

    /** The floors and rooms in which a lake may lie. */
    public enum Where {
        ANYWHERE,
        @Meaning("no battle floor, last row, boss floor or trap room")
        OUT_OF_BATTLES
    }
}
