package dev.orebound.lab.check;

import dev.orebound.grid.Cells;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The contents of a floor's dump, named as in {@code docs/formats.md}: plain fields that the reader of a dump fills. A cell
 * is an int, {@code x + y * width}; every layer has a value for each cell.
 */
public final class DumpedFloor {
    public final int width;
    public final int height;

    public String seed = "";
    public int depth;
    public String node = "";
    public String kind = "";

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
    public final List<DumpedCorridor> corridors = new ArrayList<>();
    public final List<DumpedChest> chests = new ArrayList<>();
    public String primaryOre = "";
    public final List<DumpedVein> veins = new ArrayList<>();
    public final List<DumpedOre> ores = new ArrayList<>();
    public final List<DumpedHorde> hordes = new ArrayList<>();
    public int start;
    public final List<DumpedExit> exits = new ArrayList<>();
    public final List<DumpedThing> loot = new ArrayList<>();
    public final List<DumpedThing> fixtures = new ArrayList<>();

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
            @Nullable String arena) {}

    public record DumpedCorridor(int from, int to, Cells cells) {}

    /** {@code mode} and {@code facing} are words of the format. */
    public record DumpedChest(int at, int room, String mode, String facing, int nookDepth) {}

    /** {@code cells} is a count. */
    public record DumpedVein(int id, String ore, int cells) {}

    public record DumpedOre(int at, String ore, int vein, int distance) {}

    public record DumpedMonster(String monster, int at) {}

    public record DumpedHorde(String type, int drawnFor, DumpedMonster leader, List<DumpedMonster> members) {}

    public record DumpedExit(int at, String to) {}

    /** Loot, whose {@code what} is an item, or a fixture, whose {@code what} is its type. */
    public record DumpedThing(int at, String what) {}

    /** Creates a floor of rock without anything on it. */
    public DumpedFloor(int width, int height) {
        this.width = width;
        this.height = height;
        int size = width * height;
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

    /** Returns a cell as complaints name it. */
    String place(int cell) {
        return "[" + x(cell) + ", " + y(cell) + "]";
    }
}
