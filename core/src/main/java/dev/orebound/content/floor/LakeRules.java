package dev.orebound.content.floor;

import dev.orebound.content.floor.PatchRules.SpreadRules;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.content.reading.JsonEntry;
import dev.orebound.content.terrain.Terrain;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * For {@code FloodLakes}. The file's manual says what each number does.
 *
 * @param tries for a place, with each shape
 * @param leastCells of a lake
 * @param mostRoomPercent of a room's cells that lakes cover
 * @param longestWayRound between two cells of a shore, in steps
 * @param kinds in the order in which they are flooded
 */
public record LakeRules(
        LakeShape shape, int tries, int leastCells, int mostRoomPercent, int longestWayRound, List<LakeKind> kinds) {
    public LakeRules {
        kinds = List.copyOf(kinds);
    }

    /**
     * The shape of a lake: the largest blob of a cellular automaton on a canvas, which shrinks until a place is found.
     *
     * @param canvases how many are tried
     */
    public record LakeShape(
            int width, int height, int shrink, int canvases, int fillPercent, int rounds, int birth, int survival) {}

    /**
     * One kind of lake.
     *
     * @param liquid the id of what fills it
     * @param wreath what lies round it, or null
     */
    public record LakeKind(
            String liquid,
            CountByDepth count,
            Where where,
            @Nullable Wreath wreath) {}

    /** The terrain round a lake. */
    public record Wreath(String terrain, SpreadRules spread) {}

    /** The floors and rooms in which a lake may lie. */
    public enum Where {
        ANYWHERE,
        /** No battle floor, not the last row, not the boss's floor, no trap room. */
        OUT_OF_BATTLES
    }

    static LakeRules read(JsonEntry entry, ContentTable<Terrain> terrains) {
        return entry.complete(new LakeRules(
                readShape(entry.object("shape")),
                entry.whole("tries", 1, 100),
                entry.whole("least_cells", 1, 400),
                entry.whole("most_room_percent", 0, 80),
                entry.whole("longest_way_round", 2, 500),
                readKinds(entry.objects("kinds"), terrains)));
    }

    private static LakeShape readShape(JsonEntry entry) {
        LakeShape shape = new LakeShape(
                entry.whole("width", 3, 40),
                entry.whole("height", 3, 40),
                entry.whole("shrink", 1, 10),
                entry.whole("canvases", 1, 10),
                entry.whole("fill_percent", 20, 90),
                entry.whole("rounds", 0, 12),
                entry.whole("birth", 1, 9),
                entry.whole("survival", 1, 9));
        int smallest = Math.min(shape.width, shape.height) - shape.shrink * (shape.canvases - 1);
        if (smallest < 3) {
            entry.complain("canvases", shape.canvases + " end at " + smallest + " cells; give fewer, or shrink less");
        }
        entry.rejectUnknownFields();
        return shape;
    }

    private static List<LakeKind> readKinds(List<JsonEntry> entries, ContentTable<Terrain> terrains) {
        List<LakeKind> kinds = new ArrayList<>();
        for (JsonEntry entry : entries) {
            kinds.add(entry.complete(new LakeKind(
                    Terrain.reference(entry, "liquid", terrains, Terrain.TerrainLayer.LIQUID),
                    CountByDepth.read(entry, "count"),
                    entry.choice("where", Where.class),
                    entry.has("wreath") ? readWreath(entry.object("wreath"), terrains) : null)));
        }
        return kinds;
    }

    private static Wreath readWreath(JsonEntry entry, ContentTable<Terrain> terrains) {
        return entry.complete(new Wreath(PatchRules.readPassable(entry, terrains), SpreadRules.read(entry)));
    }
}
