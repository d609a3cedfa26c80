package dev.orebound.content;

import java.util.ArrayList;
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
        List<Patches> patches,
        Hordes hordes) {

    static final String FILE = "content/cave.json";

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
            Range rooms) {}

    /** For {@code DrillCorridors}: what a step costs, and how many loops are added. */
    public record Corridors(int floorCost, int rockCost, int rockRoughness, int borderCost, Range loops) {}

    /** For {@code PlaceTreasure}: how many rooms hold a chest, and what a chest holds. */
    public record Treasure(Range rooms, List<Loot> chest) {}

    /** For {@code PlaceTraps}. */
    public record Traps(
            Range rooms, int mostDoorways, int leastCells, int leastCentreDistance, int treasureTrapPercent) {}

    /** For {@code SpreadTerrain}: patches of one terrain. */
    public record Patches(String terrain, Range count, Range cells, Ground ground) {
        /** Where a patch keeps to. */
        public enum Ground {
            ANY,
            OPEN,
            BY_ROCK
        }
    }

    /** For {@code PlaceHordes}. */
    public record Hordes(Range count, int tries, int outOfDepthPercent, int leastStepsFromStart, int mostMemberSteps) {}

    static CaveRules read(Assets assets, Table<Terrain> terrains, Table<Item> items, List<String> complaints) {
        Entry entry = Entry.root(assets, FILE, complaints);
        CaveRules rules = new CaveRules(
                entry.whole("width", 32, 256),
                entry.whole("height", 32, 256),
                entry.whole("attempts", 1, 8),
                readCarving(entry.object("carving")),
                readCorridors(entry.object("corridors")),
                readTreasure(entry.object("treasure"), items),
                readTraps(entry.object("traps")),
                VeinRules.read(entry.object("veins")),
                ScatterRules.read(entry.object("loot"), items),
                readPatches(entry.objects("patches"), terrains),
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
                Range.read(entry, "rooms", 2, 60));
        entry.rejectUnknownFields();
        return carving;
    }

    private static Corridors readCorridors(Entry entry) {
        Corridors corridors = new Corridors(
                entry.whole("floor_cost", 1, 100),
                entry.whole("rock_cost", 1, 100),
                entry.whole("rock_roughness", 0, 100),
                entry.whole("border_cost", 0, 100),
                Range.read(entry, "loops", 0, 20));
        entry.rejectUnknownFields();
        return corridors;
    }

    private static Treasure readTreasure(Entry entry, Table<Item> items) {
        Treasure treasure = new Treasure(Range.read(entry, "rooms", 1, 10), Loot.readAll(entry, "chest", items));
        entry.rejectUnknownFields();
        return treasure;
    }

    private static Traps readTraps(Entry entry) {
        Traps traps = new Traps(
                Range.read(entry, "rooms", 1, 10),
                entry.whole("most_doorways", 1, 8),
                entry.whole("least_cells", 9, 400),
                entry.whole("least_centre_distance", 2, 8),
                entry.whole("treasure_trap_percent", 0, 100));
        entry.rejectUnknownFields();
        return traps;
    }

    private static List<Patches> readPatches(List<Entry> entries, Table<Terrain> terrains) {
        List<Patches> patches = new ArrayList<>();
        for (Entry entry : entries) {
            patches.add(new Patches(
                    entry.reference("terrain", terrains),
                    Range.read(entry, "count", 0, 60),
                    Range.read(entry, "cells", 1, 400),
                    entry.choice("ground", Patches.Ground.class)));
            entry.rejectUnknownFields();
        }
        return patches;
    }

    private static Hordes readHordes(Entry entry) {
        Hordes hordes = new Hordes(
                Range.read(entry, "count", 0, 40),
                entry.whole("tries", 1, 500),
                entry.whole("out_of_depth_percent", 0, 100),
                entry.whole("least_steps_from_start", 0, 60),
                entry.whole("most_member_steps", 1, 20));
        entry.rejectUnknownFields();
        return hordes;
    }
}
