package dev.orebound.cave;

import dev.orebound.AsciiMap;
import dev.orebound.Glyphs;
import dev.orebound.TestContent;
import dev.orebound.cave.corridor.RoomWayOut;
import dev.orebound.cave.floor.Chest;
import dev.orebound.cave.floor.Doorway;
import dev.orebound.cave.floor.Exit;
import dev.orebound.cave.floor.FloorKeys;
import dev.orebound.cave.floor.FloorRequest;
import dev.orebound.cave.floor.RoomRegion;
import dev.orebound.cave.floor.TrapRoom;
import dev.orebound.cave.pass.FloorBuilder;
import dev.orebound.chance.RandomStream;
import dev.orebound.chance.RandomStreams;
import dev.orebound.chance.Seed;
import dev.orebound.content.floor.FloorKind;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.content.terrain.Terrain;
import dev.orebound.grid.ArcCount;
import dev.orebound.grid.Cells;
import dev.orebound.grid.ConnectedRegions;
import dev.orebound.grid.Direction;
import dev.orebound.grid.Grid;
import dev.orebound.grid.IntLayer;
import dev.orebound.grid.MutableBitLayer;
import dev.orebound.grid.MutableIntLayer;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * An unfinished floor drawn by hand, as the passes about terrain receive it: each piece of floor off the doorways is a
 * room, and one with a T is a trap. Digits are floor.
 */
public final class DrawnCave {
    private static final ContentTable<Terrain> KINDS = TestContent.BUILT_IN.terrains();

    private final AsciiMap map;
    private final Grid grid;

    public DrawnCave(String drawing) {
        map = AsciiMap.of(drawing);
        grid = map.grid();
    }

    public Grid grid() {
        return grid;
    }

    /** Returns every cell with a glyph, in ascending order. */
    public int[] cells(char glyph) {
        return IntStream.range(0, grid.size())
                .filter(cell -> map.glyph(cell) == glyph)
                .toArray();
    }

    public static RandomStream chance(int seed) {
        return new RandomStreams(Seed.of(seed)).stream("test.terrain");
    }

    /** Returns the liquid as drawn. */
    IntLayer liquid() {
        MutableIntLayer liquid = new MutableIntLayer(grid);
        for (Terrain kind : KINDS) {
            for (int cell : kind.isLiquid() ? cells(kind.glyph()) : new int[0]) {
                liquid.set(cell, KINDS.indexOf(kind.id()));
            }
        }
        return liquid;
    }

    /** Returns the floor as the passes before terrain would leave it. */
    public FloorBuilder floor() {
        FloorRequest request = new FloorRequest(Seed.of("drawn"), "r4c0", 5, FloorKind.GOLEM, List.of("r5c0", "r5c1"));
        FloorBuilder floor = new FloorBuilder(request, TestContent.BUILT_IN, 1, grid);
        MutableBitLayer structure = map.floor();
        MutableBitLayer carved = structure.copy();
        for (int doorway : cells(Glyphs.DOORWAY)) {
            carved.set(doorway, false);
        }
        ConnectedRegions regions = new ConnectedRegions(carved);
        List<RoomRegion> rooms = new ArrayList<>();
        List<List<Doorway>> doorways = new ArrayList<>();
        List<TrapRoom> traps = new ArrayList<>();
        for (int id = 1; id <= regions.count(); id++) {
            Cells cells = regions.cells(id);
            rooms.add(new RoomRegion(id, cells, cells.at(0), Cells.EMPTY));
            doorways.add(doorways(cells));
            if (cells.stream().anyMatch(cell -> map.glyph(cell) == Glyphs.TRAP)) {
                traps.add(new TrapRoom(id, "ambush"));
            }
        }
        floor.put(FloorKeys.STRUCTURE, structure);
        floor.put(FloorKeys.ARCS, ArcCount.layer(structure));
        floor.put(FloorKeys.ROOM, regions.regionOfCell());
        floor.put(FloorKeys.REGIONS, rooms);
        floor.put(FloorKeys.DOORWAYS, doorways);
        floor.put(FloorKeys.TRAPS, traps);
        floor.put(FloorKeys.START, map.cell(Glyphs.START));
        floor.put(FloorKeys.EXITS, exits());
        floor.put(FloorKeys.PLACED_CHESTS, chests(floor));
        floor.put(FloorKeys.LIQUID, liquid());
        floor.put(FloorKeys.CHAMBERS, List.of());
        floor.put(FloorKeys.GUARDIAN_ROOMS, List.of());
        floor.put(FloorKeys.VIGNETTES, List.of());
        floor.put(FloorKeys.PLANNED_LOCKS, List.of());
        floor.put(FloorKeys.VIGNETTE_HORDES, List.of());
        return floor;
    }

    private List<Doorway> doorways(Cells room) {
        List<Doorway> doorways = new ArrayList<>();
        for (int doorway : cells(Glyphs.DOORWAY)) {
            if (Direction.ALL.stream().anyMatch(way -> room.contains(grid.neighbour(doorway, way)))) {
                doorways.add(new Doorway(Cells.of(doorway)));
            }
        }
        return doorways;
    }

    private List<Exit> exits() {
        List<Exit> exits = new ArrayList<>();
        for (int cell : cells(Glyphs.EXIT)) {
            exits.add(new Exit(cell, "r5c" + exits.size()));
        }
        return exits;
    }

    /** Returns chests that face a shortest way out, as all that stand on a centre do. */
    private List<Chest> chests(FloorBuilder floor) {
        List<Chest> chests = new ArrayList<>();
        for (int cell : cells(Glyphs.CHEST)) {
            int room = floor.get(FloorKeys.ROOM).at(cell);
            Direction facing = new RoomWayOut(floor.memory())
                            .firstSteps(
                                    floor.get(FloorKeys.REGIONS).get(room - 1),
                                    floor.get(FloorKeys.DOORWAYS).get(room - 1))
                            .stream()
                            .findFirst()
                            .orElse(Direction.SOUTH);
            chests.add(new Chest(cell, room, Chest.Mode.CENTRE, facing, 0, null, null));
        }
        return chests;
    }

    /** Draws a layer of terrain over the liquid of a floor. */
    public static String draw(FloorBuilder floor, IntLayer terrain, IntLayer liquid) {
        return AsciiMap.draw(floor.grid(), cell -> {
            int kind = terrain.at(cell) == 0 ? liquid.at(cell) : terrain.at(cell);
            boolean isBareRock = kind == 0 && !floor.get(FloorKeys.STRUCTURE).at(cell);
            return isBareRock ? Glyphs.ROCK : KINDS.at(kind).glyph();
        });
    }
}
