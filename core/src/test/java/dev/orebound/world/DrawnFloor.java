package dev.orebound.world;

import dev.orebound.Glyphs;
import dev.orebound.TestContent;
import dev.orebound.cave.floor.Chest;
import dev.orebound.cave.floor.Doorway;
import dev.orebound.cave.floor.Exit;
import dev.orebound.cave.floor.Fixture;
import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.FloorData;
import dev.orebound.cave.floor.FloorKeys;
import dev.orebound.cave.floor.FloorRequest;
import dev.orebound.cave.floor.HordeSpot;
import dev.orebound.cave.floor.KeySpot;
import dev.orebound.cave.floor.LeverSpot;
import dev.orebound.cave.floor.LockSpot;
import dev.orebound.cave.floor.LootSpot;
import dev.orebound.cave.floor.OreSpot;
import dev.orebound.cave.floor.Room;
import dev.orebound.cave.floor.Vein;
import dev.orebound.cave.floor.VignetteSpot;
import dev.orebound.chance.Seed;
import dev.orebound.content.arena.ArenaKind;
import dev.orebound.content.floor.FloorKind;
import dev.orebound.content.vignette.VignetteProp.PropKind;
import dev.orebound.grid.ArcCount;
import dev.orebound.grid.Cells;
import dev.orebound.grid.Direction;
import dev.orebound.grid.Grid;
import dev.orebound.grid.IntLayer;
import dev.orebound.grid.MutableBitLayer;
import dev.orebound.grid.MutableIntLayer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * A floor drawn by hand, for tests: each piece of floor off the doorways is a room, and one with a T is a trap, which
 * its chest springs if its kind says so.
 */
public final class DrawnFloor {
    private final ArenaKind arena;
    private final int depth;
    private final Grid grid;
    private final String[] lines;
    private final MutableBitLayer structure;
    private final MutableIntLayer room;
    private final MutableIntLayer terrain;
    private final MutableIntLayer liquid;
    private final Map<Character, Integer> labels = new TreeMap<>();
    private final List<OreSpot> ores = new ArrayList<>();
    private final List<HordeSpot> hordes = new ArrayList<>();
    private final List<LootSpot> loot = new ArrayList<>();
    private final List<Fixture> fixtures = new ArrayList<>();
    private final List<Exit> exits = new ArrayList<>();
    private final List<Integer> chestCells = new ArrayList<>();
    private final List<Integer> trapCells = new ArrayList<>();
    private final List<HordeSpot.MonsterSpot> captors = new ArrayList<>();
    private final List<VignetteSpot> vignettes = new ArrayList<>();
    private final List<LockSpot> locks = new ArrayList<>();
    private final List<KeySpot> keys = new ArrayList<>();
    private final List<LeverSpot> levers = new ArrayList<>();
    private @Nullable String happening;
    private String ahead = "r1c0";
    private String primaryOre = "fire";
    private FloorKind kind = FloorKind.BATTLE;
    private int danger = 1;
    private Direction chestsFace = Direction.SOUTH;
    private int captive = Grid.NONE;
    private int start;

    /** Reads a drawing; its first line is the highest y. */
    public DrawnFloor(String drawing) {
        this(drawing, TestContent.BUILT_IN.arenaKinds().get("waves"), 1);
    }

    /** Reads a drawing with this kind of arena in its traps, at this depth. */
    public DrawnFloor(String drawing, ArenaKind arena, int depth) {
        this.arena = arena;
        this.depth = depth;
        lines = drawing.strip().split("\n");
        grid = new Grid(lines[0].length(), lines.length);
        structure = new MutableBitLayer(grid);
        room = new MutableIntLayer(grid);
        terrain = new MutableIntLayer(grid);
        liquid = new MutableIntLayer(grid);
        for (int cell = 0; cell < grid.size(); cell++) {
            read(cell, glyph(cell));
        }
    }

    /** Returns the cell of a label: any digit, or {@code @}. */
    public int label(char label) {
        return Objects.requireNonNull(labels.get(label), () -> "no cell is labelled " + label);
    }

    /**
     * Adds a horde of a kind that the content has.
     *
     * @param monsters the ids of its members, the leader first, each on the label at the same index
     */
    public DrawnFloor horde(String kind, String labels, String... monsters) {
        List<HordeSpot.MonsterSpot> places = new ArrayList<>();
        for (int i = 0; i < monsters.length; i++) {
            places.add(new HordeSpot.MonsterSpot(monsters[i], label(labels.charAt(i))));
        }
        hordes.add(new HordeSpot(kind, 1, places.get(0), places.subList(1, places.size()), false));
        return this;
    }

    /** Gives the last horde an elite leader. */
    public DrawnFloor withEliteLeader() {
        hordes.set(hordes.size() - 1, hordes.get(hordes.size() - 1).withEliteLeader());
        return this;
    }

    /** Lets its only exit, at the start, lead to a given node of the graph; for drawings without exits. */
    public DrawnFloor leadsTo(String node) {
        ahead = node;
        return this;
    }

    /** Adds an exit on a label that leads to a given node of the graph. */
    public DrawnFloor exit(char label, String node) {
        exits.add(new Exit(label(label), node));
        return this;
    }

    /** Makes it a floor of another kind than battle, so that its exits are open. */
    public DrawnFloor kind(FloorKind other) {
        kind = other;
        return this;
    }

    /** Gives it some marks of danger, 1 to 3. */
    public DrawnFloor danger(int marks) {
        danger = marks;
        return this;
    }

    /** Sets the happening of its chests. */
    public DrawnFloor happening(String kind) {
        happening = kind;
        return this;
    }

    /** Adds a fixture on a label. */
    public DrawnFloor fixture(String kind, char label) {
        fixtures.add(new Fixture(label(label), kind));
        return this;
    }

    /** Lets a terrain lie on a label. */
    public DrawnFloor terrain(String id, char label) {
        terrain.set(label(label), indexOf(id));
        return this;
    }

    /** Adds an item on a label. */
    public DrawnFloor item(String item, char label) {
        loot.add(new LootSpot(label(label), item));
        return this;
    }

    /**
     * Adds a vignette.
     *
     * @param labels of its cells
     * @param heart the label of its heart
     * @param horde the number of its horde, or -1
     * @param closes the labels of the cells on which its roof comes down
     */
    public DrawnFloor vignette(
            String type, String labels, char heart, int horde, String closes, VignetteSpot.PropSpot... props) {
        int[] cells = labels.chars().map(each -> label((char) each)).sorted().toArray();
        List<Integer> closing =
                closes.chars().mapToObj(each -> label((char) each)).toList();
        int id = vignettes.size() + 1;
        vignettes.add(new VignetteSpot(id, type, Cells.of(cells), label(heart), closing, horde, List.of(props)));
        return this;
    }

    /** Returns a thing of a vignette, to be added with it. */
    public VignetteSpot.PropSpot prop(PropKind type, char label, String what) {
        return new VignetteSpot.PropSpot(type, label(label), what, "");
    }

    /** Adds a lock with all ways of its kind; its key or lever has its own number. */
    public DrawnFloor lock(String type, char label) {
        int id = locks.size() + 1;
        List<LockSpot.WaySpot> ways = TestContent.BUILT_IN.locks().get(type).ways().stream()
                .map(way -> new LockSpot.WaySpot(way.by(), id, new TreeMap<>()))
                .toList();
        locks.add(new LockSpot(id, 1, type, Cells.of(label(label)), ways));
        return this;
    }

    /** Adds a key of a lock, which a horde carries, or none if its number is -1. */
    public DrawnFloor key(char label, int lock, int carrier) {
        keys.add(new KeySpot(keys.size() + 1, label(label), lock, carrier));
        return this;
    }

    /** Adds the lever of a lock; it is a thing of a vignette as well. */
    public DrawnFloor lever(char label, int lock) {
        levers.add(new LeverSpot(levers.size() + 1, label(label), lock));
        return this;
    }

    /** Makes most of its veins be of another ore than fire. */
    public DrawnFloor of(String ore) {
        primaryOre = ore;
        return this;
    }

    /** Turns all its chests, which face south by default. */
    public DrawnFloor chestsFace(Direction facing) {
        chestsFace = facing;
        return this;
    }

    public Floor floor() {
        List<Room> rooms = new ArrayList<>();
        for (int cell = 0; cell < grid.size(); cell++) {
            if (isRoom(cell) && room.at(cell) == 0) {
                rooms.add(roomFrom(cell, rooms.size() + 1));
            }
        }
        List<Chest> chests = chestCells.stream()
                .map(cell ->
                        new Chest(cell, room.at(cell), Chest.Mode.CENTRE, chestsFace, 0, triggerAt(cell), happening))
                .toList();
        if (exits.isEmpty()) {
            exits.add(new Exit(start, ahead));
        }
        if (captive != Grid.NONE) {
            hordes.add(new HordeSpot("drawn", 1, new HordeSpot.MonsterSpot("goblin", captive), captors, true));
        }
        IntLayer zero = new MutableIntLayer(grid);
        FloorRequest request = new FloorRequest(
                        Seed.of("drawn"),
                        "r0c0",
                        depth,
                        kind,
                        exits.stream().map(Exit::to).toList())
                .promising(danger, List.of());
        FloorData data = new FloorData()
                .put(FloorKeys.CARVED, structure)
                .put(FloorKeys.STRUCTURE, structure)
                .put(FloorKeys.ROOM, room)
                .put(FloorKeys.BORDER_DISTANCE, zero)
                .put(FloorKeys.TERRAIN, terrain)
                .put(FloorKeys.LIQUID, liquid)
                .put(FloorKeys.VEIN, zero)
                .put(FloorKeys.VEIN_DISTANCE, zero)
                .put(FloorKeys.ARCS, ArcCount.layer(structure))
                .put(FloorKeys.ROOMS, rooms)
                .put(FloorKeys.CHESTS, chests)
                .put(FloorKeys.PRIMARY_ORE, primaryOre)
                .put(FloorKeys.VEINS, List.of(new Vein(1, primaryOre, 1)))
                .put(FloorKeys.ORES, ores)
                .put(FloorKeys.HORDES, hordes)
                .put(FloorKeys.START, start)
                .put(FloorKeys.EXITS, exits)
                .put(FloorKeys.LOOT, loot)
                .put(FloorKeys.FIXTURES, fixtures)
                .put(FloorKeys.VIGNETTES, vignettes)
                .put(FloorKeys.LOCKS, locks)
                .put(FloorKeys.KEYS, keys)
                .put(FloorKeys.LEVERS, levers);
        return new Floor(request, 1, grid, data);
    }

    private @Nullable String triggerAt(int chest) {
        boolean isInTrap = trapCells.stream().anyMatch(trap -> room.at(trap) == room.at(chest));
        return isInTrap && arena.spring() == ArenaKind.Spring.OPENING_CHEST ? arena.id() : null;
    }

    private char glyph(int cell) {
        return lines[grid.height() - 1 - grid.y(cell)].charAt(grid.x(cell));
    }

    private boolean isRoom(int cell) {
        return structure.at(cell) && glyph(cell) != Glyphs.DOORWAY;
    }

    private void read(int cell, char glyph) {
        structure.set(cell, glyph != Glyphs.ROCK);
        switch (glyph) {
            case Glyphs.START -> start = cell;
            case Glyphs.ORE -> ores.add(new OreSpot(cell, "fire", 1, 1));
            case Glyphs.CHEST -> chestCells.add(cell);
            case Glyphs.LOOT -> loot.add(new LootSpot(cell, "fire_pinch"));
            case Glyphs.FIXTURE -> fixtures.add(new Fixture(cell, "scroll_shrine"));
            case Glyphs.EXIT -> exits.add(new Exit(cell, "r1c0"));
            case Glyphs.TRAP -> trapCells.add(cell);
            case Glyphs.GOBLIN -> hordes.add(hordeOf("goblin", cell));
            case Glyphs.SLIME -> hordes.add(hordeOf("slime", cell));
            case Glyphs.SHALLOW_WATER -> liquid.set(cell, indexOf("shallow_water"));
            case Glyphs.DEEP_WATER -> liquid.set(cell, indexOf("deep_water"));
            case Glyphs.GRASS -> terrain.set(cell, indexOf("grass"));
            case Glyphs.MUSHROOMS -> terrain.set(cell, indexOf("mushrooms"));
            case Glyphs.LAVA -> liquid.set(cell, indexOf("lava"));
            case Glyphs.CHASM -> liquid.set(cell, indexOf("chasm"));
            case Glyphs.BRIDGE -> {
                liquid.set(cell, indexOf("deep_water"));
                terrain.set(cell, indexOf("bridge"));
            }
            case Glyphs.CAPTIVE -> captive = cell;
            case Glyphs.CAPTOR -> captors.add(new HordeSpot.MonsterSpot("kobold_cutpurse", cell));
            default -> {}
        }
        labels.put(glyph, cell);
    }

    private static int indexOf(String terrain) {
        return TestContent.BUILT_IN.terrains().indexOf(terrain);
    }

    private static HordeSpot hordeOf(String monster, int cell) {
        return new HordeSpot("drawn", 1, new HordeSpot.MonsterSpot(monster, cell), List.of(), false);
    }

    private Room roomFrom(int first, int id) {
        TreeSet<Integer> cells = new TreeSet<>();
        TreeSet<Integer> border = new TreeSet<>();
        gather(first, cells, border);
        cells.forEach(cell -> room.set(cell, id));
        List<Doorway> doorways = border.stream()
                .filter(structure::at)
                .map(cell -> new Doorway(Cells.of(cell)))
                .toList();
        int trap = trapCells.stream().filter(cells::contains).findFirst().orElse(Grid.NONE);
        return new Room(
                id,
                Cells.of(cells.stream().mapToInt(Integer::intValue).toArray()),
                trap == Grid.NONE ? first : trap,
                Cells.of(border.stream().mapToInt(Integer::intValue).toArray()),
                doorways,
                chestCells.stream().anyMatch(cells::contains),
                null,
                trap == Grid.NONE ? null : arena.id());
    }

    private void gather(int first, Set<Integer> cells, Set<Integer> border) {
        List<Integer> found = new ArrayList<>(List.of(first));
        cells.add(first);
        for (int i = 0; i < found.size(); i++) {
            for (Direction direction : Direction.ALL) {
                int next = grid.neighbour(found.get(i), direction);
                if (next != Grid.NONE && !isRoom(next)) {
                    border.add(next);
                } else if (next != Grid.NONE && !direction.isDiagonal() && cells.add(next)) {
                    found.add(next);
                }
            }
        }
    }
}
