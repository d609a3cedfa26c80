package dev.orebound.screen;

import dev.orebound.cave.floor.Exit;
import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.FloorData;
import dev.orebound.cave.floor.FloorKeys;
import dev.orebound.cave.floor.FloorRequest;
import dev.orebound.cave.floor.HordeSpot;
import dev.orebound.cave.floor.OreSpot;
import dev.orebound.cave.floor.Room;
import dev.orebound.cave.floor.Vein;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.content.floor.FloorKind;
import dev.orebound.grid.Cells;
import dev.orebound.grid.Grid;
import dev.orebound.grid.IntLayer;
import dev.orebound.grid.MutableBitLayer;
import dev.orebound.grid.MutableIntLayer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;

/**
 * A floor for a film, drawn as text, with one horde: {@code #} is rock, {@code t} a torch on rock, {@code @} the
 * player, {@code o} fire ore, {@code %} bones, and a digit a member of the horde, 1 its leader.
 */
final class DrawnHall {
    private static final Map<Character, String> TERRAIN = Map.of('t', "torch", '"', "grass", '%', "bones");
    private static final Map<Character, String> LIQUIDS =
            Map.of('^', "lava", '_', "chasm", '-', "shallow_water", '~', "deep_water");

    private final Content content;
    private final Grid grid;
    private final MutableBitLayer structure;
    private final MutableIntLayer terrain;
    private final MutableIntLayer liquid;
    private final Map<Character, Integer> labels = new TreeMap<>();
    private final List<OreSpot> ores = new ArrayList<>();
    private int depth = 3;

    DrawnHall(Content content, String drawing) {
        this.content = content;
        List<String> lines = drawing.strip().lines().toList();
        grid = new Grid(lines.get(0).length(), lines.size());
        structure = new MutableBitLayer(grid);
        terrain = new MutableIntLayer(grid);
        liquid = new MutableIntLayer(grid);
        for (int cell = 0; cell < grid.size(); cell++) {
            read(cell, lines.get(grid.height() - 1 - grid.y(cell)).charAt(grid.x(cell)));
        }
    }

    private void read(int cell, char glyph) {
        structure.set(cell, glyph != '#' && glyph != 't');
        labels.put(glyph, cell);
        String lies = TERRAIN.get(glyph);
        String flows = LIQUIDS.get(glyph);
        if (lies != null) {
            terrain.set(cell, content.terrains().indexOf(lies));
        } else if (flows != null) {
            liquid.set(cell, content.terrains().indexOf(flows));
        } else if (glyph == 'o') {
            ores.add(new OreSpot(cell, "fire", 1, 1));
        }
    }

    /** Puts the hall at a depth, which decides its biome. */
    DrawnHall depth(int below) {
        depth = below;
        return this;
    }

    /** Returns the cells at which fire is thrown so that it runs through the grass; empty if there is no grass. */
    int[] grass() {
        int grass = content.terrains().indexOf("grass");
        return IntStream.range(0, grid.size())
                .filter(cell -> terrain.at(cell) == grass && grid.x(cell) % 3 == 0 && grid.y(cell) % 3 == 2)
                .limit(4)
                .toArray();
    }

    /** Returns the floor, with this horde on it, the leader first. */
    Floor floor(String horde, boolean isCaptive, List<String> monsters) {
        List<HordeSpot.MonsterSpot> places = new ArrayList<>();
        for (String monster : monsters) {
            char label = (char) ('1' + places.size());
            places.add(new HordeSpot.MonsterSpot(monster, labels.getOrDefault(label, Grid.NONE)));
        }
        HordeSpot spot = new HordeSpot(horde, 1, places.get(0), places.subList(1, places.size()), isCaptive);
        IntLayer none = new MutableIntLayer(grid);
        int start = labels.getOrDefault('@', Grid.NONE);
        Cells cells =
                Cells.of(IntStream.range(0, grid.size()).filter(structure::at).toArray());
        FloorData data = new FloorData()
                .put(FloorKeys.CARVED, structure)
                .put(FloorKeys.STRUCTURE, structure)
                .put(FloorKeys.ROOM, none)
                .put(FloorKeys.BORDER_DISTANCE, none)
                .put(FloorKeys.TERRAIN, terrain)
                .put(FloorKeys.LIQUID, liquid)
                .put(FloorKeys.VEIN, none)
                .put(FloorKeys.VEIN_DISTANCE, none)
                .put(FloorKeys.ARCS, none)
                .put(FloorKeys.ROOMS, List.of(new Room(1, cells, start, Cells.of(), List.of(), false, null, null)))
                .put(FloorKeys.PRIMARY_ORE, "fire")
                .put(FloorKeys.VEINS, List.of(new Vein(1, "fire", 1)))
                .put(FloorKeys.ORES, ores)
                .put(FloorKeys.HORDES, List.of(spot))
                .put(FloorKeys.START, start)
                .put(FloorKeys.EXITS, List.of(new Exit(cells.at(0), "r1c0")));
        return new Floor(
                new FloorRequest(Seed.of("drawn"), "r0c0", depth, FloorKind.BATTLE, List.of("r1c0")), 1, grid, data);
    }
}
