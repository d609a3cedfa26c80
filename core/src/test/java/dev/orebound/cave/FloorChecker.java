package dev.orebound.cave;

import dev.orebound.content.Content;
import dev.orebound.content.FixtureKind;
import dev.orebound.grid.Direction;
import dev.orebound.grid.Grid;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.IntPredicate;

/**
 * Checks the promises of a floor from outside, by simple code that shares nothing with the passes but the layers and the
 * neighbours of a cell. Each complaint begins with the pass that broke its promise.
 */
final class FloorChecker {
    private final Floor floor;
    private final Content content;
    private final Grid grid;
    private final PlainSearch search;
    private final Set<Integer> ores = new HashSet<>();
    private final Set<Integer> chests = new HashSet<>();
    private final Set<Integer> fixtures = new HashSet<>();
    private final List<String> complaints = new ArrayList<>();

    private FloorChecker(Floor floor, Content content) {
        this.floor = floor;
        this.content = content;
        this.grid = floor.grid();
        this.search = new PlainSearch(grid);
        floor.ores().forEach(ore -> ores.add(ore.at()));
        floor.chests().forEach(chest -> chests.add(chest.at()));
        floor.fixtures().forEach(fixture -> fixtures.add(fixture.at()));
    }

    /** A line for each promise that the floor breaks. */
    static List<String> complaints(Floor floor, Content content) {
        FloorChecker checker = new FloorChecker(floor, content);
        checker.checkPieces();
        checker.checkPlaces();
        checker.checkRooms();
        checker.checkDoorways();
        checker.checkArcs();
        checker.floor.rooms().stream().filter(Room::isTrap).forEach(checker::checkTrap);
        checker.checkTrapsTogether();
        checker.checkChests();
        checker.checkVeins();
        checker.checkOres();
        checker.checkFixtures();
        checker.checkLoot();
        checker.checkHordes();
        checker.checkStartAndExits();
        return checker.complaints;
    }

    private void expect(boolean holds, String pass, String promise) {
        if (!holds) {
            complaints.add(pass + ": " + promise);
        }
    }

    private boolean isDry(int cell) {
        return floor.structure().at(cell)
                && content.terrains().at(floor.terrain().at(cell)).isPassable()
                && content.terrains().at(floor.liquid().at(cell)).isPassable();
    }

    private boolean isWalkable(int cell) {
        return isDry(cell) && !ores.contains(cell) && !chests.contains(cell) && !fixtures.contains(cell);
    }

    private void checkPieces() {
        expect(search.isOnePiece(floor.structure()::at), "DrillCorridors", "the floor is one piece");
        expect(search.isOnePiece(this::isDry), "SpreadTerrain", "the dry cells are one piece");
        expect(
                search.isOnePiece(cell -> isDry(cell) && !ores.contains(cell)),
                "GrowOre",
                "the dry cells without ore are one piece");
        expect(search.isOnePiece(this::isWalkable), "GrowOre", "the dry cells without ore and chests are one piece");
        for (int cell = 0; cell < grid.size(); cell++) {
            boolean isRing = grid.isEdge(cell);
            expect(!isRing || !floor.structure().at(cell), "CarveCaves", "the outermost ring is rock");
            expect(!floor.carved().at(cell) || floor.structure().at(cell), "DrillCorridors", "no cave is filled");
        }
    }

    private void checkPlaces() {
        List<Integer> places = new ArrayList<>(ores);
        places.addAll(chests);
        floor.fixtures().forEach(fixture -> places.add(fixture.at()));
        floor.loot().forEach(loot -> places.add(loot.at()));
        places.add(floor.start());
        floor.exits().forEach(exit -> places.add(exit.at()));
        expect(
                places.stream().allMatch(this::isDry),
                "SpreadTerrain",
                "start, exits and all that stands or lies are dry");
        expect(
                new HashSet<>(places).size() == places.size(),
                "GrowOre",
                "start, exits and all that stands or lies share no cell");
        expect(doorwayCells(floor.rooms()).stream().allMatch(this::isDry), "SpreadTerrain", "doorways are dry");
    }

    private void checkRooms() {
        Set<Integer> roomCells = new HashSet<>();
        for (Room room : floor.rooms()) {
            Set<Integer> cells = cells(room);
            roomCells.addAll(cells);
            expect(cells.size() >= content.cave().carving().leastRoomCells(), "CarveCaves", "no room is too small");
            int first = room.cells().at(0);
            expect(
                    search.reach(first, floor.carved()::at).equals(cells),
                    "FindRooms",
                    "a room is one region of carved");
            expect(cells.stream().allMatch(cell -> floor.room().at(cell) == room.id()), "FindRooms", "cells bear ids");
            expect(borderOf(cells).equals(new HashSet<>(list(room.border().toArray()))), "FindRooms", "border");
            int deepest = cells.stream().mapToInt(this::stepsToRock).max().orElse(0);
            expect(stepsToRock(room.centre()) == deepest && cells.contains(room.centre()), "FindRooms", "centre");
            expect(!room.doorways().isEmpty(), "DrillCorridors", "a room has a doorway");
        }
        for (int cell = 0; cell < grid.size(); cell++) {
            expect(floor.carved().at(cell) == roomCells.contains(cell), "FindRooms", "every region is a room");
            expect(floor.borderDistance().at(cell) == stepsToRock(cell), "FindRooms", "border distance");
        }
        int most = floor.rooms().stream()
                .mapToInt(room -> room.cells().size())
                .max()
                .orElse(0);
        expect(most * 3 <= roomCells.size(), "CarveCaves", "no room holds over a third");
    }

    private Set<Integer> borderOf(Set<Integer> cells) {
        Set<Integer> border = new HashSet<>();
        for (int cell : cells) {
            for (Direction way : Direction.ALL) {
                int beside = grid.neighbour(cell, way);
                if (!floor.carved().at(beside)) {
                    border.add(beside);
                }
            }
        }
        return border;
    }

    /** How far the nearest square of rock is, by widening squares: steps in eight directions. */
    private int stepsToRock(int cell) {
        int steps = 0;
        while (isAllWithin(cell, steps, near -> floor.carved().at(near))) {
            steps++;
        }
        return steps;
    }

    private boolean isAllWithin(int cell, int steps, IntPredicate holds) {
        for (int y = grid.y(cell) - steps; y <= grid.y(cell) + steps; y++) {
            for (int x = grid.x(cell) - steps; x <= grid.x(cell) + steps; x++) {
                if (grid.contains(x, y) && !holds.test(grid.cell(x, y))) {
                    return false;
                }
            }
        }
        return true;
    }

    private void checkDoorways() {
        for (Room room : floor.rooms()) {
            Set<Integer> expected = new HashSet<>(
                    list(room.border().stream().filter(floor.structure()::at).toArray()));
            expect(doorwayCells(List.of(room)).equals(expected), "FindDoorways", "the open cells of the border");
            for (Doorway doorway : room.doorways()) {
                Set<Integer> cells = new HashSet<>(list(doorway.cells().toArray()));
                Set<Integer> touching = search.spread(cells.iterator().next(), expected::contains, Direction.ALL);
                expect(touching.equals(cells), "FindDoorways", "cells that touch are one doorway");
            }
        }
    }

    private void checkArcs() {
        for (int cell = 0; cell < grid.size(); cell++) {
            int changes = 0;
            for (Direction way : Direction.ALL) {
                Direction next = Direction.ALL.get((way.ordinal() + 1) % 8);
                changes += isFloor(cell, way) == isFloor(cell, next) ? 0 : 1;
            }
            int expected = floor.structure().at(cell) ? changes / 2 : 0;
            expect(floor.arcs().at(cell) == expected, "CountArcs", "arcs of each floor cell");
        }
    }

    private boolean isFloor(int cell, Direction way) {
        int beside = grid.neighbour(cell, way);
        return beside != Grid.NONE && floor.structure().at(beside);
    }

    private void checkTrap(Room room) {
        Set<Integer> doors = doorwayCells(List.of(room));
        Set<Integer> inside = cells(room);
        IntPredicate passable = cell -> floor.structure().at(cell) && !doors.contains(cell);
        expect(search.reach(room.centre(), passable).equals(inside), "PlaceTraps", "a trap seals");
        inside.removeIf(cell -> !isWalkable(cell));
        int first = inside.iterator().next();
        expect(search.reach(first, inside::contains).equals(inside), "GrowOre", "the inside of a trap is one piece");
        for (Doorway doorway : room.doorways()) {
            boolean touches = doorway.cells().stream()
                    .anyMatch(cell ->
                            Direction.STRAIGHT.stream().anyMatch(way -> inside.contains(grid.neighbour(cell, way))));
            expect(touches, "GrowOre", "the inside of a trap touches every doorway");
        }
        boolean isArena = room.doorways().size() <= 2
                && room.cells().size() > 30
                && floor.borderDistance().at(room.centre()) >= 3;
        expect(isArena || room.isTreasure(), "PlaceTraps", "a trap is an arena or a treasure room");
        expect(content.arenaKinds().has(String.valueOf(room.arena())), "PlaceTraps", "its arena is known");
        Set<Integer> whole = cells(room);
        whole.addAll(doors);
        expect(!whole.contains(floor.start()), "PlaceTraps", "no trap holds the start");
        expect(
                floor.exits().stream().noneMatch(exit -> whole.contains(exit.at())),
                "PlaceTraps",
                "no trap holds an exit");
    }

    private void checkTrapsTogether() {
        List<Room> traps = floor.rooms().stream().filter(Room::isTrap).toList();
        expect(content.cave().traps().rooms().holds(traps.size()), "PlaceTraps", "number of traps");
        int doors = traps.stream()
                .mapToInt(trap -> doorwayCells(List.of(trap)).size())
                .sum();
        expect(doorwayCells(traps).size() == doors, "PlaceTraps", "two traps share no doorway");
        Set<Integer> inTraps = new HashSet<>();
        traps.forEach(trap -> inTraps.addAll(cells(trap)));
        Set<Integer> refusing = search.reach(floor.start(), cell -> isWalkable(cell) && !inTraps.contains(cell));
        expect(
                floor.exits().stream().allMatch(exit -> refusing.contains(exit.at())),
                "PlaceTraps",
                "traps can be refused");
    }

    private void checkChests() {
        long treasureRooms = floor.rooms().stream().filter(Room::isTreasure).count();
        expect(
                treasureRooms == floor.chests().size(),
                "PlaceTreasure",
                "one chest in each treasure room, none elsewhere");
        expect(content.cave().treasure().rooms().holds(floor.chests().size()), "PlaceTreasure", "number of chests");
        for (Chest chest : floor.chests()) {
            Room room = floor.roomWithId(chest.room());
            expect(room.isTreasure() && chest.at() == room.centre(), "PlaceTreasure", "a chest stands on the centre");
            int before = grid.neighbour(chest.at(), chest.facing());
            int steps = stepsToDoorway(room, chest.at());
            expect(stepsToDoorway(room, before) == steps - 1, "PlaceTreasure", "a chest faces its way out");
            expect(chest.mode() == Chest.Mode.CENTRE && chest.nookDepth() == 0, "PlaceTreasure", "centre only");
        }
    }

    private int stepsToDoorway(Room room, int from) {
        Set<Integer> doors = doorwayCells(List.of(room));
        Set<Integer> inside = cells(room);
        Set<Integer> reached = new HashSet<>(Set.of(from));
        int steps = 0;
        while (reached.stream().noneMatch(doors::contains)) {
            Set<Integer> wider = new HashSet<>(reached);
            for (int cell : reached) {
                Direction.STRAIGHT.forEach(way -> wider.add(grid.neighbour(cell, way)));
            }
            wider.removeIf(cell -> !inside.contains(cell) && !doors.contains(cell));
            reached = wider;
            steps++;
        }
        return steps;
    }

    private void checkVeins() {
        Map<Integer, Integer> sizes = new TreeMap<>();
        for (int cell = 0; cell < grid.size(); cell++) {
            int id = floor.vein().at(cell);
            sizes.merge(id, 1, Integer::sum);
            int steps = 0;
            while (id != 0 && isAllWithin(cell, steps, near -> floor.vein().at(near) == id)) {
                steps++;
            }
            expect(floor.veinDistance().at(cell) == steps, "LayVeins", "vein distance");
        }
        for (Vein vein : floor.veins()) {
            expect(Objects.equals(sizes.remove(vein.id()), vein.cells()), "LayVeins", "cells of a vein");
            expect(content.ores().has(vein.ore()), "LayVeins", "ore of a vein");
        }
        sizes.remove(0);
        expect(sizes.isEmpty(), "LayVeins", "every vein of the layer is listed");
    }

    private void checkOres() {
        Set<Integer> doors = doorwayCells(floor.rooms());
        for (OreSpot ore : floor.ores()) {
            int id = floor.vein().at(ore.at());
            expect(id != 0 && ore.vein() == id, "GrowOre", "ore stands in its vein");
            expect(id != 0 && ore.ore().equals(Vein.withId(floor.veins(), id).ore()), "GrowOre", "ore is its vein's");
            expect(ore.distance() == floor.veinDistance().at(ore.at()), "GrowOre", "distance of ore");
            expect(!doors.contains(ore.at()), "GrowOre", "no ore in a doorway");
        }
    }

    private void checkFixtures() {
        List<String> expected = content.fixtures().asList().stream()
                .filter(kind -> kind.floors().contains(floor.request().kind()))
                .map(FixtureKind::id)
                .toList();
        List<String> there = floor.fixtures().stream().map(Fixture::type).toList();
        expect(there.equals(expected), "PlaceFixtures", "one of each kind that the floor's kind has");
        for (Fixture fixture : floor.fixtures()) {
            int room = floor.room().at(fixture.at());
            expect(room != 0 && !floor.roomWithId(room).isTrap(), "PlaceFixtures", "in a room that is no trap");
            expect(floor.arcs().at(fixture.at()) == 0, "PlaceFixtures", "on open floor");
            expect(
                    Direction.ALL.stream()
                            .map(way -> grid.neighbour(fixture.at(), way))
                            .allMatch(cell -> isDry(cell) && !chests.contains(cell)),
                    "PlaceFixtures",
                    "with room to walk round it");
        }
    }

    private void checkLoot() {
        Set<Integer> doors = doorwayCells(floor.rooms());
        Map<Integer, Integer> inRoom = new TreeMap<>();
        for (LootSpot loot : floor.loot()) {
            expect(content.items().has(loot.item()), "ScatterLoot", "its item is known");
            expect(floor.room().at(loot.at()) != 0, "ScatterLoot", "in a room");
            expect(!doors.contains(loot.at()), "ScatterLoot", "off the doorways");
            inRoom.merge(floor.room().at(loot.at()), 1, Integer::sum);
        }
        int most = content.cave().loot().mostInRoom();
        expect(inRoom.values().stream().allMatch(count -> count <= most), "ScatterLoot", "not too much in a room");
    }

    private void checkHordes() {
        expect(content.cave().hordes().count().holds(floor.hordes().size()), "PlaceHordes", "number of hordes");
        List<Integer> places = new ArrayList<>();
        int depth = floor.request().depth();
        for (HordeSpot horde : floor.hordes()) {
            int leader = horde.leader().at();
            places.add(leader);
            horde.members().forEach(member -> places.add(member.at()));
            expect(floor.arcs().at(leader) < 2, "PlaceHordes", "a leader lies where arcs are below 2");
            expect(!seesAlongLine(floor.start(), leader), "PlaceHordes", "a leader is out of sight of the start");
            expect(horde.drawnFor() >= depth, "PlaceHordes", "drawn for the depth or deeper");
            expect(horde.drawnFor() <= depth + Math.min(5, depth / 2), "PlaceHordes", "not drawn for too deep");
            expect(content.hordes().get(horde.type()).depths().holds(horde.drawnFor()), "PlaceHordes", "its range");
        }
        expect(new HashSet<>(places).size() == places.size(), "PlaceHordes", "each monster has a cell of its own");
        for (int cell : places) {
            int room = floor.room().at(cell);
            expect(isWalkable(cell), "PlaceHordes", "monsters lie on free floor");
            expect(room == 0 || !floor.roomWithId(room).isTrap(), "PlaceHordes", "no horde sleeps in a trap");
        }
    }

    /** Looks along the line between two centres in very small steps. */
    private boolean seesAlongLine(int from, int to) {
        int steps = 400;
        for (int i = 1; i < steps; i++) {
            double share = (double) i / steps;
            double x = grid.x(from) + 0.5 + share * (grid.x(to) - grid.x(from));
            double y = grid.y(from) + 0.5 + share * (grid.y(to) - grid.y(from));
            if (!floor.structure().at(grid.cell((int) x, (int) y))) {
                return false;
            }
        }
        return true;
    }

    private void checkStartAndExits() {
        int first = columnOf(true);
        int last = columnOf(false);
        expect(grid.x(floor.start()) == first, "PlaceStartAndExits", "the start is in the first column");
        List<String> ways = floor.exits().stream().map(Exit::to).toList();
        expect(ways.equals(floor.request().waysOn()), "PlaceStartAndExits", "one exit for each way on, in order");
        List<Integer> others =
                new ArrayList<>(floor.exits().stream().map(Exit::at).toList());
        boolean isLast = others.removeIf(cell -> grid.x(cell) == last);
        expect(isLast, "PlaceStartAndExits", "an exit is in the last column");
        List<Integer> byDistance = byDistance(floor.start());
        for (int cell : others) {
            expect(byDistance.indexOf(cell) >= byDistance.size() / 2, "PlaceStartAndExits", "in the farther half");
        }
        long rooms = floor.exits().stream()
                .map(exit -> floor.room().at(exit.at()))
                .distinct()
                .count();
        expect(rooms == floor.exits().size(), "PlaceStartAndExits", "exits are in different rooms");
    }

    private int columnOf(boolean fromWest) {
        for (int i = 0; i < grid.width(); i++) {
            int x = fromWest ? i : grid.width() - 1 - i;
            for (int y = 0; y < grid.height(); y++) {
                if (isDry(grid.cell(x, y))) {
                    return x;
                }
            }
        }
        throw new AssertionError("no floor at all");
    }

    /** All dry cells, nearest first, by steps in four directions. */
    private List<Integer> byDistance(int from) {
        return search.inOrder(from, this::isDry, Direction.STRAIGHT);
    }

    private static Set<Integer> cells(Room room) {
        return new HashSet<>(list(room.cells().toArray()));
    }

    private static Set<Integer> doorwayCells(List<Room> rooms) {
        Set<Integer> cells = new HashSet<>();
        for (Room room : rooms) {
            room.doorways().forEach(doorway -> cells.addAll(list(doorway.cells().toArray())));
        }
        return cells;
    }

    private static List<Integer> list(int[] cells) {
        List<Integer> list = new ArrayList<>();
        for (int cell : cells) {
            list.add(cell);
        }
        return list;
    }
}
