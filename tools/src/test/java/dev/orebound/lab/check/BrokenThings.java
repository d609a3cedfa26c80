package dev.orebound.lab.check;

import static dev.orebound.lab.check.SoundFloor.beside;
import static dev.orebound.lab.check.SoundFloor.cell;
import static dev.orebound.lab.check.SoundFloor.ground;
import static dev.orebound.lab.check.SoundFloor.withTrap;

import dev.orebound.cave.floor.Exit;
import dev.orebound.cave.floor.Fixture;
import dev.orebound.cave.floor.HordeSpot;
import dev.orebound.cave.floor.HordeSpot.MonsterSpot;
import dev.orebound.cave.floor.OreSpot;
import dev.orebound.cave.floor.Vein;
import dev.orebound.lab.check.DumpedVignettes.DumpedVignette;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.UnaryOperator;

/** Breaks promises about start and exits, chests, ore and hordes. */
final class BrokenThings {
    static final List<FloorBreakage> ALL = List.of(
            new FloorBreakage("things stand dry", "the start in lava", floor -> {
                floor.liquid[floor.start] = ground(floor, "lava");
            }),
            new FloorBreakage("things stand dry", "a doorway in deep water", floor -> {
                floor.liquid[floor.rooms.get(0).doorways().get(0).at(0)] = ground(floor, "deep_water");
            }),
            new FloorBreakage("things stand dry", "loot in rock", floor -> {
                floor.loot.add(new DumpedFloor.DumpedLoot(0, "coin", false));
            }),
            new FloorBreakage("things share no cell", "a fixture on the start", floor -> {
                floor.fixtures.add(new Fixture(floor.start, "shrine"));
            }),
            new FloorBreakage("things share no cell", "loot on ore", floor -> {
                floor.loot.add(new DumpedFloor.DumpedLoot(floor.ores.get(0).at(), "coin", false));
            }),
            new FloorBreakage("chests stand in treasure rooms", "a chest taken away", floor -> floor.chests.remove(0)),
            new FloorBreakage("chests stand in treasure rooms", "a second chest", floor -> {
                floor.chests.add(floor.chests.get(0));
            }),
            new FloorBreakage("chests stand in treasure rooms", "a chest of another room", floor -> {
                DumpedFloor.DumpedChest chest = floor.chests.get(0);
                floor.chests.set(
                        0,
                        new DumpedFloor.DumpedChest(
                                chest.at(),
                                chest.room() + 1,
                                chest.mode(),
                                chest.nookNatural(),
                                chest.facing(),
                                chest.nookDepth()));
            }),
            new FloorBreakage("chests stand in treasure rooms", "a trap without an arena", floor -> {
                DumpedFloor.DumpedRoom room = withTrap(floor.rooms.get(0), true);
                floor.rooms.set(
                        0,
                        new DumpedFloor.DumpedRoom(
                                room.id(),
                                room.cells(),
                                room.centre(),
                                room.border(),
                                room.doorways(),
                                floor.rooms.get(0).treasure(),
                                true,
                                room.trapDrawn(),
                                null));
            }),
            chest(
                    "facing away",
                    chest -> new DumpedFloor.DumpedChest(
                            chest.at(), chest.room(), "centre", null, opposite(chest.facing()), 0)),
            chest(
                    "facing nowhere",
                    chest -> new DumpedFloor.DumpedChest(chest.at(), chest.room(), "centre", null, "up", 0)),
            chest(
                    "off the centre",
                    chest -> new DumpedFloor.DumpedChest(
                            chest.at() + 1, chest.room(), "centre", null, chest.facing(), 0)),
            chest(
                    "with a nook",
                    chest -> new DumpedFloor.DumpedChest(chest.at(), chest.room(), "centre", null, chest.facing(), 3)),
            chest(
                    "in another mode",
                    chest -> new DumpedFloor.DumpedChest(chest.at(), chest.room(), "corner", null, chest.facing(), 0)),
            new FloorBreakage("nook chests stand in nooks", "in the middle of a room", floor -> {
                DumpedFloor.DumpedChest chest = floor.chests.get(centreChest(floor));
                floor.chests.add(
                        new DumpedFloor.DumpedChest(chest.at(), chest.room(), "nook", false, chest.facing(), 3));
            }),
            new FloorBreakage("natural nooks have grown", "a centre that says so", floor -> {
                int number = centreChest(floor);
                DumpedFloor.DumpedChest chest = floor.chests.get(number);
                floor.chests.set(
                        number,
                        new DumpedFloor.DumpedChest(chest.at(), chest.room(), "centre", false, chest.facing(), 0));
            }),
            new FloorBreakage("natural nooks have grown", "a nook that was rock", floor -> {
                int number = naturalNookChest(floor);
                floor.grown[floor.chests.get(number).at()] = false;
            }),
            new FloorBreakage("natural nooks have grown", "a nook that was dug, it says", floor -> {
                int number = naturalNookChest(floor);
                DumpedFloor.DumpedChest chest = floor.chests.get(number);
                floor.chests.set(
                        number,
                        new DumpedFloor.DumpedChest(
                                chest.at(), chest.room(), "nook", false, chest.facing(), chest.nookDepth()));
            }),
            ore("of another vein", ore -> new OreSpot(ore.at(), ore.ore(), ore.vein() + 1, ore.distance())),
            ore("of another kind", ore -> new OreSpot(ore.at(), "tin", ore.vein(), ore.distance())),
            ore("at another distance", ore -> new OreSpot(ore.at(), ore.ore(), ore.vein(), ore.distance() + 1)),
            new FloorBreakage("ore stands in its vein", "in a doorway", floor -> {
                int doorway = cell(floor, cell -> floor.vein[cell] != 0 && isDoorway(floor, cell));
                BrokenTraps.addOre(floor, doorway);
                OreSpot ore = floor.ores.remove(floor.ores.size() - 1);
                String kind = Vein.withId(floor.veins, floor.vein[doorway]).ore();
                floor.ores.add(new OreSpot(doorway, kind, ore.vein(), ore.distance()));
            }),
            new FloorBreakage("ore leaves ways open", "round the start", floor -> {
                beside(floor, floor.start).forEach(cell -> BrokenTraps.addOre(floor, cell));
            }),
            new FloorBreakage("hordes stand well", "in a passage", floor -> {
                moveLeader(floor, cell(floor, cell -> floor.arcs[cell] == 2 && floor.room[cell] == 0));
            }),
            new FloorBreakage("hordes stand well", "in a corridor that is wide", floor -> {
                moveLeader(
                        floor,
                        cell(
                                floor,
                                cell -> floor.structure[cell]
                                        && floor.room[cell] == 0
                                        && floor.arcs[cell] < 2
                                        && !isDoorway(floor, cell)));
            }),
            new FloorBreakage("hordes stand well", "in deep water", floor -> {
                floor.liquid[floor.hordes.get(floor.hordes.size() - 1).leader().at()] = ground(floor, "deep_water");
            }),
            new FloorBreakage("hordes stand well", "an eel on dry land", floor -> {
                HordeSpot horde = floor.hordes.get(floor.hordes.size() - 1);
                MonsterSpot eel = new MonsterSpot("eel", horde.leader().at());
                floor.hordes.set(
                        floor.hordes.size() - 1,
                        new HordeSpot(horde.type(), horde.drawnFor(), eel, horde.members(), false, horde.isElite()));
            }),
            new FloorBreakage("hordes stand well", "on ore", floor -> {
                int ore = floor.ores.stream()
                        .mapToInt(OreSpot::at)
                        .filter(cell -> floor.arcs[cell] < 2)
                        .findFirst()
                        .orElseThrow();
                moveLeader(floor, ore);
            }),
            new FloorBreakage(
                    "hordes stand well",
                    "on a fixture",
                    floor -> floor.fixtures.add(new Fixture(
                            floor.hordes.get(floor.hordes.size() - 1).leader().at(), "shrine_scroll"))),
            new FloorBreakage("hordes stand well", "off its ground", floor -> {
                HordeSpot horde = floor.hordes.get(floor.hordes.size() - 1);
                floor.terrain[horde.leader().at()] = 0;
                floor.liquid[horde.leader().at()] = 0;
                floor.hordes.set(
                        floor.hordes.size() - 1,
                        new HordeSpot("leeches", floor.depth, horde.leader(), horde.members(), false, horde.isElite()));
            }),
            new FloorBreakage("hordes stand well", "two on one cell", floor -> {
                HordeSpot horde = floor.hordes.get(floor.hordes.size() - 1);
                floor.hordes.add(horde);
            }),
            new FloorBreakage("hordes stand well", "a member in a passage", floor -> {
                moveMember(floor, cell(floor, cell -> floor.arcs[cell] == 2 && floor.room[cell] == 0));
            }),
            new FloorBreakage("hordes stand well", "a member in a hallway of a room", floor -> {
                moveMember(floor, cell(floor, cell -> floor.arcs[cell] == 2 && floor.room[cell] != 0));
            }),
            new FloorBreakage("hordes stand well", "a member in a corridor that is wide", floor -> {
                moveMember(
                        floor,
                        cell(
                                floor,
                                cell -> floor.structure[cell]
                                        && floor.room[cell] == 0
                                        && floor.arcs[cell] < 2
                                        && !isDoorway(floor, cell)));
            }),
            new FloorBreakage("hordes stand well", "a member off its ground", floor -> {
                HordeSpot horde = floor.hordes.get(floor.hordes.size() - 1);
                int leader = horde.leader().at();
                floor.terrain[leader] = 0;
                floor.liquid[leader] = ground(floor, "shallow_water");
                int dry = cell(
                        floor,
                        cell -> floor.room[cell] != 0
                                && floor.arcs[cell] < 2
                                && cell != leader
                                && floor.liquid[cell] == 0
                                && floor.terrain[cell] == 0);
                floor.hordes.set(
                        floor.hordes.size() - 1,
                        new HordeSpot(
                                "leeches",
                                floor.depth,
                                horde.leader(),
                                List.of(new MonsterSpot("bog_leech", dry)),
                                false,
                                horde.isElite()));
            }),
            new FloorBreakage("hordes keep to their machines", "a wild horde of a vignette's kind", floor -> {
                drawFor(floor, "mimic", floor.depth);
            }),
            new FloorBreakage("hordes keep to their machines", "a vignette with a wild horde", floor -> {
                DumpedVignette first = floor.vignettes.get(0);
                floor.vignettes.set(
                        0,
                        new DumpedVignette(
                                first.id(),
                                first.kind(),
                                first.cells(),
                                first.closes(),
                                floor.hordes.size() - 1,
                                first.cages()));
            }),
            new FloorBreakage("leaders are out of sight", "beside the start", floor -> {
                moveLeader(
                        floor,
                        cell(
                                floor,
                                cell -> floor.structure[cell]
                                        && beside(floor, cell).contains(floor.start)));
            }),
            new FloorBreakage("hordes are drawn for their depth", "above the floor", floor -> {
                drawFor(floor, "slimes", floor.depth - 1);
            }),
            new FloorBreakage("hordes are drawn for their depth", "too far below", floor -> {
                drawFor(floor, "slimes", floor.depth + 4);
            }),
            new FloorBreakage("hordes are drawn for their depth", "of no kind", floor -> {
                drawFor(floor, "tax_collectors", floor.depth);
            }),
            new FloorBreakage("the start lies first", "in a room's middle", floor -> {
                floor.start = floor.rooms.get(0).centre();
            }),
            new FloorBreakage("halls lie on wide floors", "a guardian's on a tall one", floor -> {
                floor.depth = BrokenTraps.GUARDIANS_DEPTH;
                turn(floor);
            }),
            new FloorBreakage("halls lie on wide floors", "the boss's on a tall one", floor -> {
                floor.kind = "boss";
                turn(floor);
            }),
            new FloorBreakage("exits lie apart", "none at the end", floor -> {
                floor.exits.removeIf(exit -> floor.x(exit.at()) == lastColumn(floor));
            }),
            new FloorBreakage("exits lie apart", "two in one room", floor -> {
                moveNearExit(
                        floor,
                        cell(floor, cell -> cell != farExit(floor) && floor.room[cell] == floor.room[farExit(floor)]));
            }),
            new FloorBreakage("exits lie apart", "in a corridor", floor -> {
                moveNearExit(floor, floor.corridors.get(0).cells().at(0));
            }),
            new FloorBreakage("exits lie apart", "near the start", floor -> {
                moveNearExit(
                        floor,
                        beside(floor, floor.start).stream()
                                .filter(cell -> floor.structure[cell])
                                .findFirst()
                                .orElseThrow());
            }),
            new FloorBreakage("exits lead on", "in another order", floor -> Collections.reverse(floor.exits)),
            new FloorBreakage("exits lead on", "one too few", floor -> floor.exits.remove(0)),
            new FloorBreakage("exits lead on", "on from the boss", floor -> floor.kind = "boss"));

    private BrokenThings() {}

    private static int naturalNookChest(DumpedFloor floor) {
        int number = 0;
        while (!Boolean.TRUE.equals(floor.chests.get(number).nookNatural())) {
            number++;
        }
        return number;
    }

    private static FloorBreakage chest(String how, UnaryOperator<DumpedFloor.DumpedChest> change) {
        return new FloorBreakage("centre chests face their way out", how, floor -> {
            int index = centreChest(floor);
            floor.chests.set(index, change.apply(floor.chests.get(index)));
        });
    }

    private static int centreChest(DumpedFloor floor) {
        int index = 0;
        while (!floor.chests.get(index).mode().equals("centre")) {
            index++;
        }
        return index;
    }

    private static String opposite(String facing) {
        return switch (facing) {
            case "east" -> "west";
            case "west" -> "east";
            case "north" -> "south";
            default -> "north";
        };
    }

    private static FloorBreakage ore(String how, UnaryOperator<OreSpot> change) {
        return new FloorBreakage(
                "ore stands in its vein", how, floor -> floor.ores.set(0, change.apply(floor.ores.get(0))));
    }

    private static boolean isDoorway(DumpedFloor floor, int cell) {
        return floor.rooms.stream().anyMatch(room -> room.doorways().stream().anyMatch(door -> door.contains(cell)));
    }

    private static void moveLeader(DumpedFloor floor, int cell) {
        HordeSpot horde = floor.hordes.get(floor.hordes.size() - 1);
        MonsterSpot leader = new MonsterSpot(horde.leader().monster(), cell);
        floor.hordes.set(
                floor.hordes.size() - 1,
                new HordeSpot(horde.type(), horde.drawnFor(), leader, horde.members(), false, horde.isElite()));
    }

    /** Gives the last horde one member, on a cell. */
    private static void moveMember(DumpedFloor floor, int cell) {
        HordeSpot horde = floor.hordes.get(floor.hordes.size() - 1);
        List<MonsterSpot> members = List.of(new MonsterSpot(horde.leader().monster(), cell));
        floor.hordes.set(
                floor.hordes.size() - 1,
                new HordeSpot(horde.type(), horde.drawnFor(), horde.leader(), members, false, horde.isElite()));
    }

    private static void drawFor(DumpedFloor floor, String type, int depth) {
        HordeSpot horde = floor.hordes.get(floor.hordes.size() - 1);
        floor.hordes.set(
                floor.hordes.size() - 1,
                new HordeSpot(type, depth, horde.leader(), horde.members(), false, horde.isElite()));
    }

    private static int lastColumn(DumpedFloor floor) {
        int last = 0;
        for (int cell = 0; cell < floor.size(); cell++) {
            last = floor.structure[cell] ? Math.max(last, floor.x(cell)) : last;
        }
        return last;
    }

    private static int farExit(DumpedFloor floor) {
        int last = lastColumn(floor);
        return floor.exits.stream()
                .mapToInt(Exit::at)
                .filter(cell -> floor.x(cell) == last)
                .findFirst()
                .orElseThrow();
    }

    /** Moves the exit that does not lie at the end. */
    private static void turn(DumpedFloor floor) {
        int width = floor.width;
        floor.width = floor.height;
        floor.height = width;
    }

    private static void moveNearExit(DumpedFloor floor, int cell) {
        List<Exit> exits = new ArrayList<>(floor.exits);
        int far = farExit(floor);
        floor.exits.clear();
        exits.forEach(exit -> floor.exits.add(exit.at() == far ? exit : new Exit(cell, exit.to())));
    }
}
