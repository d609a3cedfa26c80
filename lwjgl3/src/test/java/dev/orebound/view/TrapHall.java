package dev.orebound.view;

import dev.orebound.cave.floor.Doorway;
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
import dev.orebound.grid.Grid;
import dev.orebound.grid.MutableBitLayer;
import dev.orebound.grid.MutableIntLayer;
import dev.orebound.world.World;
import dev.orebound.world.state.Party;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Two bare halls and a doorway two cells high between them. The player stands in the western one, before the doorway;
 * the eastern one is a trap room.
 */
final class TrapHall {
    static final int WIDTH = 34;
    static final int HEIGHT = 16;
    static final int WALL = 14;
    static final int DOORWAY = 7;

    final Grid grid = new Grid(WIDTH, HEIGHT);
    private final Content content;
    private final @Nullable String arena;
    private final List<HordeSpot> hordes = new ArrayList<>();
    private final MutableBitLayer structure = new MutableBitLayer(grid);
    private final MutableBitLayer carved = new MutableBitLayer(grid);
    private final MutableIntLayer room = new MutableIntLayer(grid);

    /** @param arena the kind of arena of the eastern hall, or null for an ordinary room */
    TrapHall(Content content, @Nullable String arena) {
        this.content = content;
        this.arena = arena;
        dig(2, WALL - 1, 1);
        dig(WALL + 1, WIDTH - 3, 2);
        structure.set(grid.cell(WALL, DOORWAY), true);
        structure.set(grid.cell(WALL, DOORWAY + 1), true);
    }

    private void dig(int left, int right, int id) {
        for (int y = 3; y < HEIGHT - 3; y++) {
            for (int x = left; x <= right; x++) {
                structure.set(grid.cell(x, y), true);
                carved.set(grid.cell(x, y), true);
                room.set(grid.cell(x, y), id);
            }
        }
    }

    /** Adds a sleeping monster of a kind, without a horde. */
    TrapHall monster(String kind, int x, int y) {
        HordeSpot.MonsterSpot place = new HordeSpot.MonsterSpot(kind, grid.cell(x, y));
        hordes.add(new HordeSpot(content.hordes().at(0).id(), 1, place, List.of(), false));
        return this;
    }

    World world() {
        return new World(floor(), content, Party.fresh(content));
    }

    Floor floor() {
        MutableIntLayer none = new MutableIntLayer(grid);
        int start = grid.cell(WALL - 5, DOORWAY);
        FloorData data = new FloorData()
                .put(FloorKeys.CARVED, carved)
                .put(FloorKeys.STRUCTURE, structure)
                .put(FloorKeys.ROOM, room)
                .put(FloorKeys.BORDER_DISTANCE, none)
                .put(FloorKeys.TERRAIN, none)
                .put(FloorKeys.LIQUID, none)
                .put(FloorKeys.VEIN, none)
                .put(FloorKeys.VEIN_DISTANCE, none)
                .put(FloorKeys.ARCS, none)
                .put(FloorKeys.ROOMS, List.of(room(1, null), room(2, arena)))
                .put(FloorKeys.PRIMARY_ORE, "fire")
                .put(FloorKeys.HORDES, hordes)
                .put(FloorKeys.START, start)
                .put(FloorKeys.EXITS, List.of(new Exit(grid.cell(3, 4), "r1c0")));
        return new Floor(
                new FloorRequest(Seed.of("trap hall"), "r0c0", 1, FloorKind.BATTLE, List.of("r1c0")), 1, grid, data);
    }

    private Room room(int id, @Nullable String kind) {
        int[] cells = IntStream.range(0, grid.size())
                .filter(cell -> room.at(cell) == id)
                .toArray();
        Cells doorway = Cells.of(grid.cell(WALL, DOORWAY), grid.cell(WALL, DOORWAY + 1));
        return new Room(
                id,
                Cells.of(cells),
                cells[cells.length / 2],
                Cells.of(),
                List.of(new Doorway(doorway)),
                false,
                null,
                kind);
    }
}
