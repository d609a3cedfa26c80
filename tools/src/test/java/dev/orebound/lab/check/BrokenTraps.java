package dev.orebound.lab.check;

import static dev.orebound.lab.check.SoundFloor.arena;
import static dev.orebound.lab.check.SoundFloor.beside;
import static dev.orebound.lab.check.SoundFloor.cell;
import static dev.orebound.lab.check.SoundFloor.ground;
import static dev.orebound.lab.check.SoundFloor.replace;
import static dev.orebound.lab.check.SoundFloor.withArena;
import static dev.orebound.lab.check.SoundFloor.withCells;
import static dev.orebound.lab.check.SoundFloor.withCentre;
import static dev.orebound.lab.check.SoundFloor.withDoorways;
import static dev.orebound.lab.check.SoundFloor.withDraw;
import static dev.orebound.lab.check.SoundFloor.withTrap;

import dev.orebound.cave.floor.Exit;
import dev.orebound.cave.floor.HordeSpot;
import dev.orebound.cave.floor.HordeSpot.MonsterSpot;
import dev.orebound.cave.floor.OreSpot;
import dev.orebound.grid.Cells;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Breaks promises about trap rooms, including the boss's hall. */
final class BrokenTraps {
    static final int GUARDIANS_DEPTH = 4;

    private static final String GUARDIANS_HALL = "timber_hall";

    static final List<FloorBreakage> ALL = List.of(
            new FloorBreakage("pages lie beside rock", "two pages", floor -> {
                floor.loot.addAll(Collections.nCopies(2, page(besideRock(floor))));
            }),
            new FloorBreakage("pages lie beside rock", "a page off all rock", floor -> {
                floor.loot.removeIf(piece -> piece.item().equals("page"));
                int place = cell(
                        floor,
                        cell -> floor.room[cell] != 0
                                && floor.rooms.stream().noneMatch(room -> room.id() == floor.room[cell] && room.trap())
                                && beside(floor, cell).stream().allMatch(near -> isAmidFloor(floor, near)));
                floor.loot.add(page(place));
            }),
            new FloorBreakage("pages lie beside rock", "a page in a trap room", floor -> {
                floor.loot.removeIf(piece -> piece.item().equals("page"));
                int place = besideRock(floor);
                floor.rooms.replaceAll(room -> room.id() == floor.room[place] ? withTrap(room, true) : room);
                floor.loot.add(page(place));
            }),
            new FloorBreakage("traps seal", "a way out that does not shut", floor -> {
                DumpedFloor.DumpedRoom trap = arena(floor);
                replace(floor, trap, withDoorways(trap, List.of()));
            }),
            new FloorBreakage("trap insides are whole", "ore round the centre", floor -> {
                beside(floor, arena(floor).centre()).forEach(cell -> addOre(floor, cell));
            }),
            new FloorBreakage("trap insides are whole", "lava round the centre", floor -> {
                beside(floor, arena(floor).centre()).forEach(cell -> floor.liquid[cell] = ground(floor, "lava"));
            }),
            new FloorBreakage("trap insides are whole", "ore behind a doorway", floor -> {
                DumpedFloor.DumpedRoom trap = arena(floor);
                trap.doorways().get(0).stream()
                        .forEach(door -> beside(floor, door).stream()
                                .filter(cell -> floor.room[cell] == trap.id())
                                .forEach(cell -> addOre(floor, cell)));
            }),
            new FloorBreakage("traps fit their rooms", "three doorways", floor -> {
                DumpedFloor.DumpedRoom trap = arena(floor);
                Cells doorway = trap.doorways().get(0);
                replace(floor, trap, withDoorways(trap, List.of(doorway, doorway, doorway)));
            }),
            new FloorBreakage("traps fit their rooms", "thirty cells", floor -> {
                replace(floor, arena(floor), withCells(arena(floor), 30));
            }),
            new FloorBreakage("traps fit their rooms", "too narrow", floor -> {
                DumpedFloor.DumpedRoom trap = arena(floor);
                int cell = cell(floor, each -> floor.room[each] == trap.id() && floor.borderDistance[each] == 2);
                replace(floor, trap, withCentre(trap, cell));
            }),
            new FloorBreakage("treasure traps are drawn", "a draw for a room without treasure", floor -> {
                replace(floor, arena(floor), withDraw(arena(floor), true));
            }),
            new FloorBreakage("treasure traps are drawn", "a small treasure trap without a draw", floor -> {
                DumpedFloor.DumpedRoom room = smallTreasure(floor);
                replace(floor, room, withTrap(withDraw(room, null), true));
            }),
            new FloorBreakage("treasure traps are drawn", "a trap against its draw", floor -> {
                DumpedFloor.DumpedRoom room = smallTreasure(floor);
                replace(floor, room, withTrap(withDraw(room, false), true));
            }),
            new FloorBreakage("treasure traps are drawn", "no trap against its draw", floor -> {
                DumpedFloor.DumpedRoom room = smallTreasure(floor);
                replace(floor, room, withTrap(withDraw(room, true), false));
            }),
            new FloorBreakage("treasure traps are drawn", "a draw for a room without doorways", floor -> {
                DumpedFloor.DumpedRoom room = smallTreasure(floor);
                replace(floor, room, withDoorways(withTrap(withDraw(room, false), false), List.of()));
            }),
            new FloorBreakage("treasure traps are drawn", "a draw for a room on the way", floor -> {
                DumpedFloor.DumpedRoom room = smallTreasure(floor);
                replace(floor, room, withTrap(withDraw(room, false), false));
                floor.exits.set(0, new Exit(room.centre(), "r6c0"));
            }),
            new FloorBreakage(
                    "traps can be refused",
                    "the start in a trap",
                    floor -> floor.start = arena(floor).centre()),
            new FloorBreakage("traps can be refused", "the start in the doorway of a trap", floor -> {
                floor.start = arena(floor).doorways().get(0).at(0);
            }),
            new FloorBreakage("traps can be refused", "an exit in a trap", floor -> {
                floor.exits.set(0, new Exit(arena(floor).centre(), "r6c0"));
            }),
            new FloorBreakage("traps can be refused", "an exit in the doorway of a trap", floor -> {
                floor.exits.set(0, new Exit(arena(floor).doorways().get(0).at(0), "r6c0"));
            }),
            new FloorBreakage("traps can be refused", "traps all the way", floor -> {
                for (DumpedFloor.DumpedRoom room : List.copyOf(floor.rooms)) {
                    boolean isEnd = floor.room[floor.start] == room.id()
                            || floor.exits.stream().anyMatch(exit -> floor.room[exit.at()] == room.id());
                    if (!isEnd) {
                        replace(floor, room, withTrap(room, true));
                    }
                }
            }),
            new FloorBreakage("traps share no doorway", "a doorway of two", floor -> {
                List<DumpedFloor.DumpedRoom> traps = traps(floor);
                replace(
                        floor,
                        traps.get(0),
                        withDoorways(traps.get(0), traps.get(1).doorways()));
            }),
            new FloorBreakage("no horde sleeps in a trap", "a minion does", floor -> {
                HordeSpot horde = floor.hordes.get(floor.hordes.size() - 1);
                MonsterSpot sleeper = new MonsterSpot("slime", arena(floor).centre());
                floor.hordes.set(
                        floor.hordes.size() - 1,
                        new HordeSpot(horde.type(), horde.drawnFor(), horde.leader(), List.of(sleeper), false));
            }),
            new FloorBreakage("traps and treasures are counted", "two traps", floor -> {
                replace(floor, arena(floor), withTrap(arena(floor), false));
            }),
            new FloorBreakage("traps and treasures are counted", "six traps", floor -> {
                List<DumpedFloor.DumpedRoom> others = new ArrayList<>(floor.rooms);
                others.removeIf(DumpedFloor.DumpedRoom::trap);
                others.subList(0, 3).forEach(room -> replace(floor, room, withTrap(room, true)));
            }),
            new FloorBreakage("traps and treasures are counted", "one treasure", floor -> {
                List<DumpedFloor.DumpedRoom> treasures = new ArrayList<>(floor.rooms);
                treasures.removeIf(room -> !room.treasure());
                floor.rooms.removeAll(treasures.subList(1, treasures.size()));
            }),
            new FloorBreakage("the guardian bars the exits", "no hall", floor -> floor.depth = GUARDIANS_DEPTH),
            new FloorBreakage("the guardian bars the exits", "a hall at another depth", floor -> {
                replace(floor, arena(floor), withArena(arena(floor), GUARDIANS_HALL));
            }),
            new FloorBreakage("the guardian bars the exits", "a way past the hall", floor -> {
                floor.depth = GUARDIANS_DEPTH;
                replace(floor, arena(floor), withArena(arena(floor), GUARDIANS_HALL));
            }),
            new FloorBreakage("guardians' halls have three doorways", "two doorways", floor -> {
                DumpedFloor.DumpedRoom hall = arena(floor);
                Cells doorway = hall.doorways().get(0);
                replace(floor, hall, withDoorways(withArena(hall, GUARDIANS_HALL), List.of(doorway, doorway)));
            }),
            new FloorBreakage("traps can be refused", "a guardian's hall that is not reached", floor -> {
                floor.depth = GUARDIANS_DEPTH;
                DumpedFloor.DumpedRoom hall = arena(floor);
                replace(floor, hall, withDoorways(withArena(hall, GUARDIANS_HALL), List.of()));
            }),
            new FloorBreakage("the boss bars the exit", "no hall", floor -> floor.kind = "boss"),
            new FloorBreakage("the boss bars the exit", "an exit beside the hall", floor -> {
                floor.kind = "boss";
                DumpedFloor.DumpedRoom hall = arena(floor);
                floor.exits.add(new Exit(hall.centre(), "out"));
            }),
            new FloorBreakage("the boss bars the exit", "a hall that does not shut", floor -> {
                floor.kind = "boss";
                DumpedFloor.DumpedRoom hall = arena(floor);
                floor.exits.clear();
                floor.exits.add(new Exit(hall.centre(), "out"));
                replace(floor, hall, withDoorways(hall, List.of()));
            }),
            new FloorBreakage("no chasm where it is forbidden", "in a trap", floor -> {
                floor.liquid[arena(floor).centre()] = ground(floor, "chasm");
            }),
            new FloorBreakage("no chasm where it is forbidden", "on a battle floor", floor -> {
                floor.kind = "battle";
                floor.liquid[floor.start] = ground(floor, "chasm");
            }),
            new FloorBreakage("no chasm where it is forbidden", "on row 15", floor -> {
                floor.depth = 16;
                floor.liquid[floor.start] = ground(floor, "chasm");
            }),
            new FloorBreakage("no chasm where it is forbidden", "on the boss's floor", floor -> {
                floor.kind = "boss";
                floor.liquid[floor.start] = ground(floor, "chasm");
            }));

    private BrokenTraps() {}

    private static List<DumpedFloor.DumpedRoom> traps(DumpedFloor floor) {
        return floor.rooms.stream().filter(DumpedFloor.DumpedRoom::trap).toList();
    }

    static void addOre(DumpedFloor floor, int cell) {
        floor.ores.add(new OreSpot(cell, "fire", floor.vein[cell], floor.veinDistance[cell]));
    }

    /** Returns its first treasure room, as if it had only 20 cells. */
    private static DumpedFloor.DumpedRoom smallTreasure(DumpedFloor floor) {
        DumpedFloor.DumpedRoom room = floor.rooms.stream()
                .filter(DumpedFloor.DumpedRoom::treasure)
                .findFirst()
                .orElseThrow();
        DumpedFloor.DumpedRoom small = withCells(room, 20);
        replace(floor, room, small);
        return small;
    }

    private static DumpedFloor.DumpedLoot page(int at) {
        return new DumpedFloor.DumpedLoot(at, "page", false);
    }

    private static boolean isAmidFloor(DumpedFloor floor, int cell) {
        return floor.structure[cell] && beside(floor, cell).stream().allMatch(near -> floor.structure[near]);
    }

    private static int besideRock(DumpedFloor floor) {
        return cell(
                floor,
                cell -> floor.structure[cell]
                        && floor.room[cell] != 0
                        && floor.rooms.stream().noneMatch(room -> room.id() == floor.room[cell] && room.trap())
                        && beside(floor, cell).stream().anyMatch(near -> !floor.structure[near]));
    }
}
