package dev.orebound.view;

import dev.orebound.cave.floor.Chest;
import dev.orebound.cave.floor.Exit;
import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.FloorData;
import dev.orebound.cave.floor.FloorKeys;
import dev.orebound.cave.floor.FloorRequest;
import dev.orebound.cave.floor.HordeSpot;
import dev.orebound.cave.floor.Room;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.content.floor.FloorKind;
import dev.orebound.grid.Cells;
import dev.orebound.grid.Direction;
import dev.orebound.grid.Grid;
import dev.orebound.grid.IntLayer;
import dev.orebound.grid.MutableBitLayer;
import dev.orebound.grid.MutableIntLayer;
import dev.orebound.world.World;
import dev.orebound.world.state.Party;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** A bare hall with the player in its middle, and terrain, liquid and monsters wherever a test puts them. */
final class Hall {
    static final int WIDTH = 30;
    static final int HEIGHT = 16;

    final Grid grid = new Grid(WIDTH, HEIGHT);
    private final Content content;
    private final List<Chest> chests = new ArrayList<>();
    private final List<HordeSpot> hordes = new ArrayList<>();
    private final MutableBitLayer structure = new MutableBitLayer(grid);
    private final MutableIntLayer terrain = new MutableIntLayer(grid);
    private final MutableIntLayer liquid = new MutableIntLayer(grid);
    private int depth = 1;

    Hall(Content content) {
        this.content = content;
        for (int y = 2; y < HEIGHT - 2; y++) {
            for (int x = 2; x < WIDTH - 2; x++) {
                structure.set(grid.cell(x, y), true);
            }
        }
    }

    /** Puts the hall at a depth, which decides its biome. */
    Hall depth(int below) {
        depth = below;
        return this;
    }

    /** Fills a rectangle, in cells, with a liquid of the content. */
    Hall pool(String id, int left, int bottom, int width, int height) {
        fill(liquid, id, left, bottom, width, height);
        return this;
    }

    /** Lays terrain on a rectangle. */
    Hall lay(String id, int left, int bottom, int width, int height) {
        fill(terrain, id, left, bottom, width, height);
        return this;
    }

    private void fill(MutableIntLayer layer, String id, int left, int bottom, int width, int height) {
        for (int y = bottom; y < bottom + height; y++) {
            for (int x = left; x < left + width; x++) {
                layer.set(grid.cell(x, y), content.terrains().indexOf(id));
            }
        }
    }

    /** Adds a sleeping monster of a kind, without a horde. */
    Hall monster(String kind, int x, int y) {
        HordeSpot.MonsterSpot place = new HordeSpot.MonsterSpot(kind, grid.cell(x, y));
        hordes.add(new HordeSpot(content.hordes().at(0).id(), 1, place, List.of(), false));
        return this;
    }

    /** Adds a chest, in the middle of the hall or at the end of a nook. */
    Hall chest(Chest.Mode mode, Direction facing, int x, int y) {
        chests.add(new Chest(grid.cell(x, y), 1, mode, facing, mode == Chest.Mode.NOOK ? 3 : 0, null, null));
        return this;
    }

    World world() {
        return new World(floor(), content, Party.fresh(content));
    }

    Floor floor() {
        IntLayer none = new MutableIntLayer(grid);
        int start = grid.cell(WIDTH / 2, HEIGHT / 2);
        Cells cells =
                Cells.of(IntStream.range(0, grid.size()).filter(structure::at).toArray());
        Room room = new Room(1, cells, start, Cells.of(), List.of(), false, null, null);
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
                .put(FloorKeys.ROOMS, List.of(room))
                .put(FloorKeys.CHESTS, chests)
                .put(FloorKeys.PRIMARY_ORE, "fire")
                .put(FloorKeys.HORDES, hordes)
                .put(FloorKeys.START, start)
                .put(FloorKeys.EXITS, List.of(new Exit(grid.cell(2, 2), "r1c0")));
        return new Floor(
                new FloorRequest(Seed.of("hall"), "r0c0", depth, FloorKind.BATTLE, List.of("r1c0")), 1, grid, data);
    }
}
