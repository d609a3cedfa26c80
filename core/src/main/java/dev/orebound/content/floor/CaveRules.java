package dev.orebound.content.floor;

import dev.orebound.content.item.Item;
import dev.orebound.content.item.Loot;
import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.content.reading.IntRange;
import dev.orebound.content.reading.JsonEntry;
import dev.orebound.content.reading.QuotedText;
import dev.orebound.content.terrain.Terrain;
import java.util.List;

/**
 * Every number of the generator, one record for each pass that has any. The file's manual says what each does to a cave.
 */
public record CaveRules(
        int width,
        int height,
        int attempts,
        Carving carving,
        Corridors corridors,
        Treasure treasure,
        Traps traps,
        VeinRules veins,
        ScatterRules loot,
        LakeRules lakes,
        BridgeRules bridges,
        TorchRules torches,
        List<PatchRules> patches,
        Hordes hordes) {

    public static final String FILE = "content/cave.json";

    public CaveRules {
        patches = List.copyOf(patches);
    }

    /** For {@code CarveCaves}. */
    public record Carving(
            IntRange hearts,
            int heartRockPercent,
            int betweenRockPercent,
            int rounds,
            int leastRoomCells,
            int largestRoomPercent,
            IntRange rooms,
            Widening widening,
            Nooks nooks,
            BossHallRules bossHall) {}

    /** For {@code RoomWidener}: how many caves, how far from the middle, and how ragged. */
    public record Widening(IntRange count, int reachCells, int bulgePercent) {}

    /** For {@code NookDigger}: how many, how long, and how often they bend. */
    public record Nooks(IntRange count, IntRange cells, int bendPercent) {}

    /** For {@code BossHallRules}: its size in cells, and how many rooms there are at least, itself among them. */
    public record BossHallRules(IntRange breadth, IntRange height, int leastRooms) {}

    /** For {@code DrillCorridors}: what a step costs, and how many corridors lie on loops. */
    public record Corridors(
            int floorCost,
            int rockCost,
            int rockRoughness,
            int borderCost,
            int narrowCost,
            int sparedCost,
            IntRange loops,
            int leastLoops,
            int leastDetour,
            IntRange sideRooms) {}

    /**
     * For {@code PlaceTreasure} and {@code DrawHappenings}: how many rooms hold a chest, what a chest holds, and what may
     * happen when it is opened.
     */
    public record Treasure(
            IntRange rooms,
            int nookPercent,
            int leastNookDepth,
            List<Loot> chest,
            ContentTable<ChestHappening> happenings) {}

    /** For {@code PlaceTraps}. */
    public record Traps(
            IntRange rooms,
            int mostDoorways,
            int leastCells,
            int mostCells,
            int leastCentreDistance,
            int treasureTrapPercent) {}

    /** For {@code PlaceHordes}. */
    public record Hordes(
            IntRange count,
            int depthsAHorde,
            int tries,
            int redraws,
            int outOfDepthPercent,
            int leastStepsFromStart,
            int mostMemberSteps,
            int leastStepsFromTraps,
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

    public static CaveRules read(
            Assets assets, ContentTable<Terrain> terrains, ContentTable<Item> items, List<String> complaints) {
        JsonEntry entry = JsonEntry.root(assets, FILE, complaints);
        return entry.complete(new CaveRules(
                entry.whole("width", 32, 256),
                entry.whole("height", 32, 256),
                entry.whole("attempts", 1, 8),
                readCarving(entry.object("carving")),
                readCorridors(entry.object("corridors")),
                readTreasure(entry.object("treasure"), items, terrains),
                readTraps(entry.object("traps")),
                VeinRules.read(entry.object("veins")),
                ScatterRules.read(entry.object("loot"), items),
                LakeRules.read(entry.object("lakes"), terrains),
                BridgeRules.read(entry.object("bridges"), terrains),
                TorchRules.read(entry.object("torches"), terrains),
                PatchRules.readAll(entry.objects("patches"), terrains),
                readHordes(entry.object("hordes"))));
    }

    private static Carving readCarving(JsonEntry entry) {
        return entry.complete(new Carving(
                IntRange.read(entry, "hearts", 1, 60),
                entry.whole("heart_rock_percent", 0, 100),
                entry.whole("between_rock_percent", 0, 100),
                entry.whole("rounds", 1, 12),
                entry.whole("least_room_cells", 4, 200),
                entry.whole("largest_room_percent", 10, 100),
                IntRange.read(entry, "rooms", 2, 60),
                readWidening(entry.object("widening")),
                readNooks(entry.object("nooks")),
                readBossHall(entry.object("boss_hall"))));
    }

    private static Widening readWidening(JsonEntry entry) {
        return entry.complete(new Widening(
                IntRange.read(entry, "count", 0, 60),
                entry.whole("reach_cells", 1, 6),
                entry.whole("bulge_percent", 0, 100)));
    }

    private static Nooks readNooks(JsonEntry entry) {
        return entry.complete(new Nooks(
                IntRange.read(entry, "count", 0, 60),
                IntRange.read(entry, "cells", 3, 12),
                entry.whole("bend_percent", 0, 100)));
    }

    private static BossHallRules readBossHall(JsonEntry entry) {
        return entry.complete(new BossHallRules(
                IntRange.read(entry, "breadth", 9, 120),
                IntRange.read(entry, "height", 9, 120),
                entry.whole("least_rooms", 2, 60)));
    }

    private static Corridors readCorridors(JsonEntry entry) {
        return entry.complete(new Corridors(
                entry.whole("floor_cost", 1, 100),
                entry.whole("rock_cost", 1, 100),
                entry.whole("rock_roughness", 0, 100),
                entry.whole("border_cost", 0, 100),
                entry.whole("narrow_cost", 0, 100),
                entry.whole("spared_cost", 0, 1000),
                IntRange.read(entry, "loops", 0, 20),
                entry.whole("least_loops", 0, 20),
                entry.whole("least_detour", 1, 200),
                IntRange.read(entry, "side_rooms", 0, 20)));
    }

    private static Treasure readTreasure(JsonEntry entry, ContentTable<Item> items, ContentTable<Terrain> terrains) {
        return entry.complete(new Treasure(
                IntRange.read(entry, "rooms", 1, 10),
                entry.whole("nook_percent", 0, 100),
                entry.whole("least_nook_depth", 3, 12),
                Loot.readAll(entry, "chest", items),
                ChestHappening.readAll(entry.object("happenings"), terrains)));
    }

    private static Traps readTraps(JsonEntry entry) {
        return entry.complete(new Traps(
                IntRange.read(entry, "rooms", 1, 10),
                entry.whole("most_doorways", 1, 8),
                entry.whole("least_cells", 9, 400),
                entry.whole("most_cells", 31, 4000),
                entry.whole("least_centre_distance", 2, 8),
                entry.whole("treasure_trap_percent", 0, 100)));
    }

    private static Hordes readHordes(JsonEntry entry) {
        return entry.complete(new Hordes(
                IntRange.read(entry, "count", 0, 40),
                entry.whole("depths_a_horde", 1, 17),
                entry.whole("tries", 1, 500),
                entry.whole("redraws", 0, 50),
                entry.whole("out_of_depth_percent", 0, 100),
                entry.whole("least_steps_from_start", 0, 60),
                entry.whole("most_member_steps", 1, 20),
                entry.whole("least_steps_from_traps", 0, 20),
                entry.whole("least_water_cells", 1, 400)));
    }

    /**
     * For {@code Bridges}. The file's manual says what each number does.
     *
     * @param terrain the id of what carries
     * @param length of a bridge, in cells
     * @param leastSavedSteps by which the way round is longer
     * @param most on a floor
     * @param tries to find them
     */
    public record BridgeRules(String terrain, IntRange length, int leastSavedSteps, int most, int tries) {
        private static BridgeRules read(JsonEntry entry, ContentTable<Terrain> terrains) {
            String terrain = Terrain.reference(entry, "terrain", terrains, Terrain.TerrainLayer.TERRAIN);
            if (terrains.has(terrain) && terrains.get(terrain).passability() != Terrain.Passability.CARRIES) {
                entry.complain("terrain", QuotedText.inQuotes(terrain) + " carries nobody; give what does");
            }
            return entry.complete(new BridgeRules(
                    terrain,
                    IntRange.read(entry, "length", 1, 40),
                    entry.whole("least_saved_steps", 1, 500),
                    entry.whole("most", 0, 40),
                    entry.whole("tries", 0, 500)));
        }
    }

    /**
     * For {@code Torches}. The file's manual says what each number does.
     *
     * @param terrain the id of what burns on the rock
     * @param leastApart between two, in cells
     * @param tries for a place of one
     */
    public record TorchRules(String terrain, CountByDepth count, int leastApart, int tries) {
        private static TorchRules read(JsonEntry entry, ContentTable<Terrain> terrains) {
            return entry.complete(new TorchRules(
                    Terrain.reference(entry, "terrain", terrains, Terrain.TerrainLayer.TERRAIN),
                    CountByDepth.read(entry, "count"),
                    entry.whole("least_apart", 1, 60),
                    entry.whole("tries", 1, 200)));
        }
    }
}
