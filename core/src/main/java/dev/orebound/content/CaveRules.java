package dev.orebound.content;

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
            Range hearts,
            int heartRockPercent,
            int betweenRockPercent,
            int rounds,
            int leastRoomCells,
            int largestRoomPercent,
            Range rooms,
            Widening widening,
            Nooks nooks,
            BossHall bossHall) {}

    /** For {@code RoomWidener}: how many caves, how far from the middle, and how ragged. */
    public record Widening(Range count, int reachCells, int bulgePercent) {}

    /** For {@code NookDigger}: how many, how long, and how often they bend. */
    public record Nooks(Range count, Range cells, int bendPercent) {}

    /** For {@code BossHall}: its size in cells, and how many rooms there are at least, itself among them. */
    public record BossHall(Range breadth, Range height, int leastRooms) {}

    /** For {@code DrillCorridors}: what a step costs, and how many corridors lie on loops. */
    public record Corridors(
            int floorCost,
            int rockCost,
            int rockRoughness,
            int borderCost,
            int narrowCost,
            int sparedCost,
            Range loops,
            int leastLoops,
            int leastDetour,
            Range sideRooms) {}

    /**
     * For {@code PlaceTreasure} and {@code DrawHappenings}: how many rooms hold a chest, what a chest holds, and what may
     * happen when it is opened.
     */
    public record Treasure(
            Range rooms, int nookPercent, int leastNookDepth, List<Loot> chest, Table<ChestHappening> happenings) {}

    /** For {@code PlaceTraps}. */
    public record Traps(
            Range rooms,
            int mostDoorways,
            int leastCells,
            int mostCells,
            int leastCentreDistance,
            int treasureTrapPercent) {}

    /** For {@code PlaceHordes}. */
    public record Hordes(
            Range count,
            int depthsAHorde,
            int tries,
            int redraws,
            int outOfDepthPercent,
            int leastStepsFromStart,
            int mostMemberSteps,
            int leastStepsFromTraps,
            int leastWaterCells) {

        /** How many hordes a floor of a depth has: {@code count}, and one more for every so many depths below the first. */
        public Range countAt(int depth) {
            int more = (depth - 1) / depthsAHorde;
            return new Range(count.lowest() + more, count.highest() + more);
        }
    }

    static CaveRules read(Assets assets, Table<Terrain> terrains, Table<Item> items, List<String> complaints) {
        Entry entry = Entry.root(assets, FILE, complaints);
        CaveRules rules = new CaveRules(
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
                readHordes(entry.object("hordes")));
        entry.rejectUnknownFields();
        return rules;
    }

    private static Carving readCarving(Entry entry) {
        Carving carving = new Carving(
                Range.read(entry, "hearts", 1, 60),
                entry.whole("heart_rock_percent", 0, 100),
                entry.whole("between_rock_percent", 0, 100),
                entry.whole("rounds", 1, 12),
                entry.whole("least_room_cells", 4, 200),
                entry.whole("largest_room_percent", 10, 100),
                Range.read(entry, "rooms", 2, 60),
                readWidening(entry.object("widening")),
                readNooks(entry.object("nooks")),
                readBossHall(entry.object("boss_hall")));
        entry.rejectUnknownFields();
        return carving;
    }

    private static Widening readWidening(Entry entry) {
        Widening widening = new Widening(
                Range.read(entry, "count", 0, 60),
                entry.whole("reach_cells", 1, 6),
                entry.whole("bulge_percent", 0, 100));
        entry.rejectUnknownFields();
        return widening;
    }

    private static Nooks readNooks(Entry entry) {
        Nooks nooks = new Nooks(
                Range.read(entry, "count", 0, 60),
                Range.read(entry, "cells", 3, 12),
                entry.whole("bend_percent", 0, 100));
        entry.rejectUnknownFields();
        return nooks;
    }

    private static BossHall readBossHall(Entry entry) {
        BossHall hall = new BossHall(
                Range.read(entry, "breadth", 9, 120),
                Range.read(entry, "height", 9, 120),
                entry.whole("least_rooms", 2, 60));
        entry.rejectUnknownFields();
        return hall;
    }

    private static Corridors readCorridors(Entry entry) {
        Corridors corridors = new Corridors(
                entry.whole("floor_cost", 1, 100),
                entry.whole("rock_cost", 1, 100),
                entry.whole("rock_roughness", 0, 100),
                entry.whole("border_cost", 0, 100),
                entry.whole("narrow_cost", 0, 100),
                entry.whole("spared_cost", 0, 1000),
                Range.read(entry, "loops", 0, 20),
                entry.whole("least_loops", 0, 20),
                entry.whole("least_detour", 1, 200),
                Range.read(entry, "side_rooms", 0, 20));
        entry.rejectUnknownFields();
        return corridors;
    }

    private static Treasure readTreasure(Entry entry, Table<Item> items, Table<Terrain> terrains) {
        Treasure treasure = new Treasure(
                Range.read(entry, "rooms", 1, 10),
                entry.whole("nook_percent", 0, 100),
                entry.whole("least_nook_depth", 3, 12),
                Loot.readAll(entry, "chest", items),
                ChestHappening.readAll(entry.object("happenings"), terrains));
        entry.rejectUnknownFields();
        return treasure;
    }

    private static Traps readTraps(Entry entry) {
        Traps traps = new Traps(
                Range.read(entry, "rooms", 1, 10),
                entry.whole("most_doorways", 1, 8),
                entry.whole("least_cells", 9, 400),
                entry.whole("most_cells", 31, 4000),
                entry.whole("least_centre_distance", 2, 8),
                entry.whole("treasure_trap_percent", 0, 100));
        entry.rejectUnknownFields();
        return traps;
    }

    private static Hordes readHordes(Entry entry) {
        Hordes hordes = new Hordes(
                Range.read(entry, "count", 0, 40),
                entry.whole("depths_a_horde", 1, 17),
                entry.whole("tries", 1, 500),
                entry.whole("redraws", 0, 50),
                entry.whole("out_of_depth_percent", 0, 100),
                entry.whole("least_steps_from_start", 0, 60),
                entry.whole("most_member_steps", 1, 20),
                entry.whole("least_steps_from_traps", 0, 20),
                entry.whole("least_water_cells", 1, 400));
        entry.rejectUnknownFields();
        return hordes;
    }
}
