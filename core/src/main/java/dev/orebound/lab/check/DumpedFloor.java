package dev.orebound.lab.check;

import dev.orebound.grid.Cells;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a dump of a floor holds, named as in {@code docs/formats.md}: plain fields, which whoever reads a dump fills and
 * nobody else changes. A cell is an int, {@code x + y * width}; every layer has a value for each cell.
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

    public final List<Ground> legend = new ArrayList<>();
    public final List<Room> rooms = new ArrayList<>();
    public final List<Corridor> corridors = new ArrayList<>();
    public final List<Chest> chests = new ArrayList<>();
    public String primaryOre = "";
    public final List<Vein> veins = new ArrayList<>();
    public final List<Ore> ores = new ArrayList<>();
    public final List<Horde> hordes = new ArrayList<>();
    public int start;
    public final List<Exit> exits = new ArrayList<>();
    public final List<Thing> loot = new ArrayList<>();
    public final List<Thing> fixtures = new ArrayList<>();

    /** What a character of the layers terrain and liquid stands for. */
    public record Ground(String name, boolean passable) {}

    /** {@code cells} is a count. */
    public record Room(
            int id,
            int cells,
            int centre,
            Cells border,
            List<Cells> doorways,
            boolean treasure,
            boolean trap,
            @Nullable Boolean trapDrawn,
            @Nullable String arena) {}

    public record Corridor(int from, int to, Cells cells) {}

    /** {@code mode} and {@code facing} are words of the format. */
    public record Chest(int at, int room, String mode, String facing, int nookDepth) {}

    /** {@code cells} is a count. */
    public record Vein(int id, String ore, int cells) {}

    public record Ore(int at, String ore, int vein, int distance) {}

    public record Monster(String monster, int at) {}

    public record Horde(String type, int drawnFor, Monster leader, List<Monster> members) {}

    public record Exit(int at, String to) {}

    /** Loot, whose {@code what} is an item, or a fixture, whose {@code what} is its type. */
    public record Thing(int at, String what) {}

    /** A floor of rock, on which nothing is. */
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

    /** How many cells there are. */
    public int size() {
        return carved.length;
    }

    public int x(int cell) {
        return cell % width;
    }

    public int y(int cell) {
        return cell / width;
    }

    /** True on the last floor of a run, for which some promises are others. */
    public boolean isBossFloor() {
        return kind.equals("boss");
    }

    /** A place as complaints name it. */
    String place(int cell) {
        return "[" + x(cell) + ", " + y(cell) + "]";
    }
}
