package dev.orebound.lab.check;

import dev.orebound.cave.floor.Chest;
import dev.orebound.cave.floor.Corridor;
import dev.orebound.cave.floor.Doorway;
import dev.orebound.cave.floor.Exit;
import dev.orebound.cave.floor.Fixture;
import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.HordeSpot;
import dev.orebound.cave.floor.OreSpot;
import dev.orebound.cave.floor.Room;
import dev.orebound.cave.floor.Vein;
import dev.orebound.content.Content;
import dev.orebound.grid.BitLayer;
import dev.orebound.grid.Cells;
import dev.orebound.grid.IntLayer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The contents of a floor's dump, named as in {@code docs/formats.md}: plain fields and the records of a floor, except
 * where a dump could hold more than a floor. A cell is an int, {@code x + y * width}; every layer has a value for each
 * cell.
 */
public final class DumpedFloor {
    public int width;
    public int height;

    public String seed = "";
    public int depth;
    public String node = "";
    public String kind = "";
    public int danger = 1;
    public final List<String> features = new ArrayList<>();

    /** True is floor. */
    public final boolean[] grown;

    /** True is floor. */
    public final boolean[] carved;

    /** True is floor. */
    public final boolean[] structure;

    public final int[] room;
    public final int[] borderDistance;

    /** An index into {@link #legend}. */
    public final int[] terrain;

    /** An index into {@link #legend}. */
    public final int[] liquid;

    public final int[] vein;
    public final int[] veinDistance;
    public final int[] arcs;

    public final List<DumpedGround> legend = new ArrayList<>();
    public final List<DumpedRoom> rooms = new ArrayList<>();
    public final List<Corridor> corridors = new ArrayList<>();
    public final List<DumpedChest> chests = new ArrayList<>();

    /** The happenings of those chests that hold one. */
    public final List<String> happenings = new ArrayList<>();

    public String primaryOre = "";
    public final List<Vein> veins = new ArrayList<>();
    public final List<OreSpot> ores = new ArrayList<>();
    public final List<HordeSpot> hordes = new ArrayList<>();
    public int start;
    public final List<Exit> exits = new ArrayList<>();
    public final List<DumpedLoot> loot = new ArrayList<>();
    public final List<Fixture> fixtures = new ArrayList<>();
    public final List<DumpedVignettes.DumpedVignette> vignettes = new ArrayList<>();
    public final List<DumpedVignettes.DumpedLock> locks = new ArrayList<>();
    public final List<DumpedVignettes.DumpedKey> keys = new ArrayList<>();
    public final List<DumpedVignettes.DumpedLever> levers = new ArrayList<>();

    /** The steps of the certificate. */
    public final List<DumpedVignettes.DumpedStep> steps = new ArrayList<>();

    /** A terrain or liquid of the legend. */
    public record DumpedGround(String name, boolean passable) {}

    /** {@code cells} is a count. */
    public record DumpedRoom(
            int id,
            int cells,
            int centre,
            Cells border,
            List<Cells> doorways,
            boolean treasure,
            boolean trap,
            @Nullable Boolean trapDrawn,
            @Nullable String arena) {
        private DumpedRoom(Room room) {
            this(
                    room.id(),
                    room.cells().size(),
                    room.centre(),
                    room.border(),
                    room.doorways().stream().map(Doorway::cells).toList(),
                    room.isTreasure(),
                    room.isTrap(),
                    room.trapDrawn(),
                    room.arena());
        }
    }

    /** {@code mode} and {@code facing} are words of the format. */
    public record DumpedChest(
            int at, int room, String mode, @Nullable Boolean nookNatural, String facing, int nookDepth) {}

    /** A piece of loot; {@code item} is an id. */
    public record DumpedLoot(int at, String item, boolean small) {}

    /** Creates a floor of rock without anything on it. */
    public DumpedFloor(int width, int height) {
        this.width = width;
        this.height = height;
        int size = width * height;
        grown = new boolean[size];
        carved = new boolean[size];
        structure = new boolean[size];
        room = new int[size];
        borderDistance = new int[size];
        terrain = new int[size];
        liquid = new int[size];
        vein = new int[size];
        veinDistance = new int[size];
        arcs = new int[size];
    }

    /** Returns what {@code inspect --json} would print of a floor. */
    public static DumpedFloor of(Floor floor, Content content) {
        DumpedFloor dump = new DumpedFloor(floor.grid().width(), floor.grid().height());
        dump.seed = floor.request().seed().text();
        dump.depth = floor.request().depth();
        dump.node = floor.request().node();
        dump.kind = floor.request().kind().id();
        dump.danger = floor.request().danger();
        dump.features.addAll(floor.request().features());
        copy(floor.grown(), dump.grown);
        copy(floor.carved(), dump.carved);
        copy(floor.structure(), dump.structure);
        copy(floor.room(), dump.room);
        copy(floor.borderDistance(), dump.borderDistance);
        copy(floor.terrain(), dump.terrain);
        copy(floor.liquid(), dump.liquid);
        copy(floor.vein(), dump.vein);
        copy(floor.veinDistance(), dump.veinDistance);
        copy(floor.arcs(), dump.arcs);
        content.terrains().forEach(terrain -> dump.legend.add(new DumpedGround(terrain.id(), terrain.isPassable())));
        floor.rooms().forEach(room -> dump.rooms.add(new DumpedRoom(room)));
        dump.corridors.addAll(floor.corridors());
        floor.chests().stream().map(Chest::happening).filter(Objects::nonNull).forEach(dump.happenings::add);
        floor.chests()
                .forEach(chest -> dump.chests.add(new DumpedChest(
                        chest.at(),
                        chest.room(),
                        word(chest.mode()),
                        chest.mode() == Chest.Mode.NOOK ? floor.isInNaturalNook(chest) : null,
                        word(chest.facing()),
                        chest.nookDepth())));
        dump.primaryOre = floor.primaryOre();
        dump.veins.addAll(floor.veins());
        dump.ores.addAll(floor.ores());
        dump.hordes.addAll(floor.hordes());
        dump.start = floor.start();
        dump.exits.addAll(floor.exits());
        floor.loot()
                .forEach(piece -> dump.loot.add(new DumpedLoot(
                        piece.at(),
                        piece.item(),
                        content.items().get(piece.item()).isSmall())));
        dump.fixtures.addAll(floor.fixtures());
        DumpedVignettes.copy(floor, dump);
        return dump;
    }

    private static void copy(BitLayer layer, boolean[] values) {
        for (int cell = 0; cell < values.length; cell++) {
            values[cell] = layer.at(cell);
        }
    }

    private static void copy(IntLayer layer, int[] values) {
        for (int cell = 0; cell < values.length; cell++) {
            values[cell] = layer.at(cell);
        }
    }

    private static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }

    /** Returns the number of cells. */
    public int size() {
        return carved.length;
    }

    public int x(int cell) {
        return cell % width;
    }

    public int y(int cell) {
        return cell / width;
    }

    /** Returns true on the last floor of a run, for which some promises differ. */
    public boolean isBossFloor() {
        return kind.equals("boss");
    }

    /**
     * Returns true if the line between the centres of two cells crosses no rock, and no corner with rock on both sides.
     * Both cells are floor. It is walked from cell to cell by comparing, in whole numbers, which side of the cell the
     * line leaves by.
     */
    public boolean sees(int from, int to) {
        int stepX = Integer.signum(x(to) - x(from));
        int stepY = width * Integer.signum(y(to) - y(from));
        int width = Math.abs(x(to) - x(from));
        int height = Math.abs(y(to) - y(from));
        int cell = from;
        int walkedX = 0;
        int walkedY = 0;
        while (cell != to) {
            int leavesBySide = (1 + 2 * walkedX) * height - (1 + 2 * walkedY) * width;
            if (leavesBySide == 0 && !structure[cell + stepX] && !structure[cell + stepY]) {
                return false;
            }
            if (leavesBySide <= 0) {
                cell += stepX;
                walkedX++;
            }
            if (leavesBySide >= 0) {
                cell += stepY;
                walkedY++;
            }
            if (!structure[cell]) {
                return false;
            }
        }
        return true;
    }

    /** Returns a cell as complaints name it. */
    String place(int cell) {
        return "[" + x(cell) + ", " + y(cell) + "]";
    }
}
