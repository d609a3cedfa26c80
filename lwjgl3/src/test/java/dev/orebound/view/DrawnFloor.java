package dev.orebound.view;

import dev.orebound.cave.Chest;
import dev.orebound.cave.Doorway;
import dev.orebound.cave.Exit;
import dev.orebound.cave.Floor;
import dev.orebound.cave.FloorRequest;
import dev.orebound.cave.HordeSpot;
import dev.orebound.cave.OreSpot;
import dev.orebound.cave.Room;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.content.FloorKind;
import dev.orebound.grid.Cells;
import dev.orebound.grid.Direction;
import dev.orebound.grid.Grid;
import dev.orebound.grid.MutableBitLayer;
import dev.orebound.grid.MutableIntLayer;
import java.util.ArrayList;
import java.util.List;

/**
 * A floor drawn as text, the north row first: {@code #} rock, {@code @ 2 3} where one can start, {@code >} an exit, {@code $} a chest,
 * {@code F W A E} ore, {@code g c s} monsters, {@code " , % :} what lies on the ground, {@code +} a doorway of the trap
 * room, whose ground is {@code t}.
 */
final class DrawnFloor {
    static final String CAVE = """
            ##################################################
            ####......###########......#######################
            ###..........#####............####..........######
            ##............###......""......##............#####
            ##..F..........................#....A....$....####
            ##.FF..##..................,,..#..............####
            ##..F..##......................#...........:..####
            ##.F..####......g..............#..........::..####
            ###............gc.....................s........###
            ##......@.........g..2W............s...........###
            ##...........,,......WW........#..............####
            ###....:.............W.........##......E......####
            ####..::......................####...........#####
            #####.........%%..............#####..3......######
            #######..........>.........#########......########
            #########......%.........########tt+++##++########
            ###########...........##########tttttttttt########
            ############........###########ttttttttttttt######
            ###########........############tttttttttttttt#####
            #########...........###########ttttttttttttt######
            ########.....s........##########ttttttttttt#######
            #######................##########ttttttttt########
            ########.....F.F......##############ttttt#########
            ##########...........#############################
            ##################################################
            """;

    private final Grid grid;
    private final List<String> rows;

    private DrawnFloor(String drawing) {
        rows = drawing.strip().lines().toList();
        grid = new Grid(rows.get(0).length(), rows.size());
    }

    /** @param startsAt the character that stands for the start */
    static Floor of(String drawing, char startsAt, Content content) {
        return new DrawnFloor(drawing).floor(startsAt, content);
    }

    private char at(int cell) {
        return rows.get(rows.size() - 1 - grid.y(cell)).charAt(grid.x(cell));
    }

    private Floor floor(char startsAt, Content content) {
        MutableBitLayer open = new MutableBitLayer(grid);
        MutableIntLayer terrain = new MutableIntLayer(grid);
        MutableIntLayer room = new MutableIntLayer(grid);
        List<OreSpot> ores = new ArrayList<>();
        List<Chest> chests = new ArrayList<>();
        List<HordeSpot> hordes = new ArrayList<>();
        List<Exit> exits = new ArrayList<>();
        List<Integer> trap = new ArrayList<>();
        List<Integer> doorway = new ArrayList<>();
        int start = 0;
        for (int cell = 0; cell < grid.size(); cell++) {
            char glyph = at(cell);
            open.set(cell, glyph != '#');
            for (int i = 0; i < content.terrains().size(); i++) {
                if (content.terrains().at(i).glyph() == glyph) {
                    terrain.set(cell, i);
                }
            }
            if (glyph == startsAt) {
                start = cell;
            }
            switch (glyph) {
                case '>' -> exits.add(new Exit(cell, "out"));
                case '$' -> chests.add(new Chest(cell, 1, Chest.Mode.CENTRE, Direction.SOUTH, 0, null));
                case 'F' -> ores.add(new OreSpot(cell, "fire", 1, 1));
                case 'W' -> ores.add(new OreSpot(cell, "water", 1, 1));
                case 'A' -> ores.add(new OreSpot(cell, "air", 1, 1));
                case 'E' -> ores.add(new OreSpot(cell, "earth", 1, 1));
                case 'g' -> hordes.add(new HordeSpot("x", 1, new HordeSpot.Place("goblin", cell), List.of()));
                case 'c' -> hordes.add(new HordeSpot("x", 1, new HordeSpot.Place("goblin_captain", cell), List.of()));
                case 's' -> hordes.add(new HordeSpot("x", 1, new HordeSpot.Place("slime", cell), List.of()));
                case 't' -> {
                    room.set(cell, 1);
                    trap.add(cell);
                }
                case '+' -> doorway.add(cell);
                default -> {}
            }
        }
        Room only = new Room(
                1,
                Cells.of(trap.stream().mapToInt(i -> i).toArray()),
                trap.get(trap.size() / 2),
                Cells.of(doorway.stream().mapToInt(i -> i).toArray()),
                List.of(new Doorway(
                        Cells.of(doorway.stream().mapToInt(i -> i).toArray()))),
                false,
                "ambush");
        MutableIntLayer none = new MutableIntLayer(grid);
        FloorRequest request = new FloorRequest(Seed.of("view"), "r0c0", 1, FloorKind.values()[0], List.of("out"));
        return new Floor(
                request, 1, grid, open, open, room, none, terrain, none, none, none, none, List.of(only), List.of(),
                chests, "fire", List.of(), ores, hordes, start, exits);
    }
}
