package dev.orebound.content.floor;

import dev.orebound.content.item.Loot;
import dev.orebound.content.reading.Checked;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.content.reading.ContentTables;
import dev.orebound.content.reading.Field;
import dev.orebound.content.reading.IntRange;
import dev.orebound.content.reading.JsonEntry;
import dev.orebound.content.reading.Meaning;
import dev.orebound.content.reading.QuotedText;
import dev.orebound.content.terrain.Terrain;
import java.util.List;

/**
 * Every number of the generator, one record for each pass that has any. The file's manual says what each does to a
 * cave.
 */
@Meaning("""
        All numbers of the generator, by the pass that uses them. Where a number is drawn at random it is an object: \
        lowest,
        highest.

        A count by depth is intercept + depth * slope in hundredths, at least 0 and at most 100 * most; the rest \
        below a whole
        number is the chance of one more: intercept -10000..10000, slope -1000..1000, most 0..100. What spreads \
        reaches each
        neighbour with start_percent, 0..100, which falls by fall_percent, 1..100, with each generation.""")
public record CaveRules(
        @Field("32..256 cells: width of a floor") int width,
        @Field("32..256 cells: height of a floor") int height,

        @Field("0..100 %, default 0: share of floors that are taller than wide: width and height change places on them")
        int tallPercent,

        @Field("1..8: times that a floor that misses an invariant is made again")
        int attempts,

        @Field("CarveCaves") Carving carving,
        @Field("DrillCorridors") Corridors corridors,
        @Field("PlaceTreasure, DrawHappenings") Treasure treasure,
        @Field("PlaceTraps") Traps traps,

        @Field("OreField, once for all depths of a run, and GrowOre")
        VeinRules veins,

        @Field("ScatterLoot") ScatterRules loot,
        @Field("FloodLakes") LakeRules lakes,

        @Field("SpreadTerrain: bridges over deep liquid") BridgeRules bridges,

        @Field("SpreadTerrain: torches on rock") TorchRules torches,

        @Field("FloodLakes, SpreadTerrain: patches of one terrain or liquid; earlier entries choose their ground first")
        List<PatchRules> patches,

        @Field("PlaceVignettes") VignetteCounts vignettes,

        @Field("PlaceHordes") Hordes hordes,

        @Field("0..100 %, default 0: PlaceLandmarks: share of the rooms with nothing but a horde that have a landmark "
                + "too")
        int landmarkPercent) {

    public static final String FILE = "content/cave.json";

    /** For {@code CarveCaves}. */
    public record Carving(
            @Field("1..16 cells: rock at each edge of the floor")
            int edgeCells,

            @Field("1..60: points about which caves grow") IntRange hearts,

            @Field("2..60 cells: reach of a heart to east and west")
            IntRange heartBreadth,

            @Field("2..60 cells: reach of a heart to north and south")
            IntRange heartHeight,

            @Field("0..100 %: rock in the first fill at a heart; less gives wider caves that run together")
            int heartRockPercent,

            @Field("0..100 %: rock half-way between two hearts; more gives crumbs")
            int betweenRockPercent,

            @Field("1..12: rounds of smoothing") int rounds,
            @Field("4..200 cells: smaller caves are filled") int leastRoomCells,

            @Field("10..100 %: a room with a larger share of all room cells is split by rock")
            int largestRoomPercent,

            @Field("2..60: least number of rooms") IntRange rooms,

            @Field("widening of narrow caves") Widening widening,

            @Field("blind ends of rooms") Nooks nooks,

            @Field("small chambers off rooms, for vignettes")
            Chambers chambers,

            @Field("the hall of the boss") BossHallRules bossHall,

            @Field("the halls of guardians, at the depths of their arenas")
            GuardianHallRules guardianHall) {}

    /** For {@code RoomWidener}: how many caves, how far from the middle, and how ragged. */
    public record Widening(
            @Field("0..60: narrow caves that are widened") IntRange count,
            @Field("1..6 cells: distance from their middle") int reachCells,

            @Field("0..100 %: share of the cells beyond that are opened too")
            int bulgePercent) {}

    /** For {@code BlindEnds} and {@code NookDigger}: how many at least, how long, and how often dug ones bend. */
    public record Nooks(
            @Field("0..60: blind ends") IntRange count,
            @Field("3..12 cells: length of one") IntRange cells,

            @Field("0..100 %: share of its cells at which it bends")
            int bendPercent) {}

    /** For {@code ChamberDigger}: how many, and how large. */
    public record Chambers(
            @Field("0..20: chambers") IntRange count,

            @Field("2..7 cells: breadth and length of one") IntRange side) {}

    /** For {@code PlaceVignettes}: how many of a floor's vignettes lie in chambers, and how many on open ground. */
    public record VignetteCounts(
            @Field("1..8: in chambers") IntRange chambers,

            @Field("0..6: on open ground, besides those that every floor has")
            IntRange patches,

            @Field("0..100 %: floors on which a lock with a key is tried first")
            int keyPercent,

            @Field("1..60 steps: least distance from the start to one on open ground")
            int leastStepsFromStart,

            @Field("1..40 cells: least distance between two on open ground")
            int leastApart) {}

    /** For {@code BossHallRules}: its size in cells, and how many rooms there are at least, itself among them. */
    public record BossHallRules(
            @Field("9..120 cells: breadth of the hall") IntRange breadth,
            @Field("9..120 cells: height of the hall") IntRange height,

            @Field("2..60: rooms on its floor, itself among them")
            int leastRooms) {}

    /** For {@code GuardianHallRules}: its size in cells, and the caves before and behind it. */
    public record GuardianHallRules(
            @Field("9..120 cells: breadth of the hall, to east and west")
            IntRange breadth,

            @Field("9..120 cells: height of the hall, to north and south; less where exits need rooms beside it")
            IntRange height,

            @Field("1..60: points about which the caves before it grow, as many as if they had the whole floor")
            IntRange hearts,

            @Field("10..100 %: a cave before it with a larger share of all cells there is split by rock")
            int largestRoomPercent,

            @Field("2..60: least number of rooms on its floor, itself among them")
            int leastRooms,

            @Field("4..12 cells: breadth and length of the two rooms behind it, for exits or chests")
            IntRange roomsBehind) {}

    /** For {@code DrillCorridors}: what a step costs, and how many corridors lie on loops. */
    public record Corridors(
            @Field("1..100: cost of a step on floor") int floorCost,

            @Field("1..100: cost of a step on rock") int rockCost,

            @Field("0..100: largest random extra cost of rock, so that corridors wind")
            int rockRoughness,

            @Field("0..100: extra cost of a room's wall; too little, and corridors run along walls and open them")
            int borderCost,

            @Field("0..100: extra cost of rock where no corridor two cells wide fits")
            int narrowCost,

            @Field("0..1000: extra cost of other rooms, nooks and the rock beside other corridors")
            int sparedCost,

            @Field("0..20: corridors that should close a loop; more makes a maze, less a tree")
            IntRange loops,

            @Field("0..20: corridors that must close a loop, or the floor is made again")
            int leastLoops,

            @Field("1..200 steps: least length of a way round")
            int leastDetour,

            @Field("0..20: rooms that no other room is reached through; trap rooms need them")
            IntRange sideRooms) {}

    /**
     * For {@code PlaceTreasure} and {@code DrawHappenings}: how many rooms hold a chest, what a chest holds, and what
     * may happen when it is opened.
     */
    public record Treasure(
            @Field("1..10: rooms with a chest") IntRange rooms,
            @Field("0..100 %: share of chests in nooks") int nookPercent,
            @Field("3..12 cells: depth of such a nook") int leastNookDepth,

            @Field("contents of a chest") List<Loot> chest,

            @Field("DrawHappenings: what opening a chest outside trap rooms may set off, one a chest at most. "
                    + "Text: happening.<id>.told")
            ContentTable<ChestHappening> happenings)
            implements Checked {

        @Override
        public void check(JsonEntry entry, ContentTables tables) {
            int percent = 0;
            for (ChestHappening happening : happenings) {
                percent += happening.percent();
            }
            if (percent > 100) {
                entry.complain("happenings", "come to " + percent + " percent; give at most 100 together");
            }
        }
    }

    /** For {@code PlaceTraps}. */
    public record Traps(
            @Field("1..10: trap rooms") IntRange rooms,

            @Field("1..8: most doorways of a trap room that is no treasure room")
            int mostDoorways,

            @Field("9..400: smallest trap room") int leastCells,
            @Field("31..4000: largest trap room") int mostCells,

            @Field("2..8: distance from its centre to its border")
            int leastCentreDistance,

            @Field("0..100 %: share of treasure rooms that are traps")
            int treasureTrapPercent) {}

    /** For {@code PlaceHordes}. */
    public record Hordes(
            @Field("0..40: hordes at depth 1") IntRange count,

            @Field("1..17: one horde more for every so many depths below")
            int depthsAHorde,

            @Field("1..500: places tried for a horde") int tries,

            @Field("0..500, default 0: first of these tries, which take only rooms that hold nothing else")
            int emptyRoomTries,

            @Field("0..50: other kinds drawn when one finds no place")
            int redraws,

            @Field("0..100 %: share of hordes drawn for a greater depth")
            int outOfDepthPercent,

            @Field("0..60 steps: distance of a horde from the entrance")
            int leastStepsFromStart,

            @Field("1..20: steps between leader and member") int mostMemberSteps,

            @Field("0..20: steps from the doorways of trap rooms, if there is room elsewhere")
            int leastStepsFromTraps,

            @Field("1..400: swimmers lie only in a lake with so many cells of deep water outside trap rooms")
            int leastWaterCells) {

        /**
         * Returns the number of hordes on a floor of a depth: {@code count}, and one more for every so many depths
         * below the first.
         */
        public IntRange countAt(int depth) {
            int more = (depth - 1) / depthsAHorde;
            return new IntRange(count.lowest() + more, count.highest() + more);
        }
    }

    /** For {@code Bridges}. The file's manual says what each number does. */
    public record BridgeRules(
            @Field("id in terrains.json: terrain that carries walkers")
            String terrain,

            @Field("1..40 cells: length of a bridge") IntRange length,

            @Field("1..500 steps: by which the way round is longer")
            int leastSavedSteps,

            @Field("0..40: bridges on a floor") int most,
            @Field("0..500: places tried") int tries)
            implements Checked {

        @Override
        public void check(JsonEntry entry, ContentTables tables) {
            ContentTable<Terrain> terrains = tables.of(Terrain.class);
            if (terrains.has(terrain) && terrains.get(terrain).passability() != Terrain.Passability.CARRIES) {
                entry.complain("terrain", QuotedText.inQuotes(terrain) + " carries nobody; give what does");
            }
        }
    }

    /** For {@code Torches}. The file's manual says what each number does. */
    public record TorchRules(
            @Field("id in terrains.json: terrain that glows on rock")
            String terrain,

            @Field("number of torches") CountByDepth count,
            @Field("1..60 cells: distance between two") int leastApart,
            @Field("1..200: places tried for one") int tries)
            implements Checked {

        @Override
        public void check(JsonEntry entry, ContentTables tables) {
            Terrain.requireLayer(entry, "terrain", terrain, Terrain.TerrainLayer.TERRAIN, tables);
        }
    }
}
