package dev.orebound.lab.picture;

import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.HordeSpot;
import dev.orebound.cave.floor.Room;
import dev.orebound.content.Content;
import dev.orebound.content.item.Ore;
import dev.orebound.content.terrain.Terrain;
import dev.orebound.grid.Grid;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntUnaryOperator;

/**
 * The characters that stand for the content of a cell in each layer of a picture.
 *
 * <table>
 * <caption>Glyphs</caption>
 * <tr><td>{@code # .}</td><td>rock, floor</td></tr>
 * <tr><td>{@code + ^}</td><td>doorway, doorway of a trap room</td></tr>
 * <tr><td>{@code V X}</td><td>something of a vignette, lock</td></tr>
 * <tr><td>{@code K L}</td><td>key, lever</td></tr>
 * <tr><td>{@code $}</td><td>chest</td></tr>
 * <tr><td>{@code F *}</td><td>fixture, loot</td></tr>
 * <tr><td>{@code H h}</td><td>leader and minion of a horde</td></tr>
 * <tr><td>{@code @ >}</td><td>start, exit</td></tr>
 * <tr><td>{@code f w a e}</td><td>ore, by the first letter of its id</td></tr>
 * <tr><td>0 to 9, a to z</td><td>a number in a layer of numbers, 1 to 35, then from 0 again; 0 shows nothing</td></tr>
 * </table>
 *
 * <p>Terrain and liquid have the glyphs that content gives them.
 */
public final class FloorGlyphs {
    /** Stands for nothing, so that lower layers show. */
    public static final char NONE = 0;

    /** The meanings of the glyphs that content does not choose. */
    private static final Map<Character, String> OWN = Map.ofEntries(
            Map.entry('#', "rock"),
            Map.entry('.', "floor"),
            Map.entry('+', "a doorway"),
            Map.entry('^', "the doorway of a trap room"),
            Map.entry('$', "a chest"),
            Map.entry('F', "a fixture"),
            Map.entry('*', "loot"),
            Map.entry('H', "the leader of a horde"),
            Map.entry('h', "a minion"),
            Map.entry('@', "the start"),
            Map.entry('V', "something of a vignette"),
            Map.entry('X', "a lock"),
            Map.entry('K', "a key"),
            Map.entry('L', "a lever"));

    private static final char EXIT = '>';

    private final Floor floor;
    private final Content content;

    public FloorGlyphs(Floor floor, Content content) {
        this.floor = floor;
        this.content = content;
    }

    /**
     * Adds a complaint for each terrain and each ore whose glyph means something else already. The first terrain is
     * never shown.
     */
    public static void check(Content content, List<String> complaints) {
        for (int i = 1; i < content.terrains().size(); i++) {
            Terrain terrain = content.terrains().at(i);
            String other = meaningOf(terrain.glyph());
            if (!other.isEmpty()) {
                complaints.add(Terrain.FILE + ": " + terrain.id() + ".glyph: '" + terrain.glyph() + "' stands for "
                        + other + " in dumps; give another character, no lower-case letter or digit");
            }
        }
        Map<Character, String> ores = new TreeMap<>();
        for (Ore ore : content.ores()) {
            char letter = ore.id().charAt(0);
            String other = OWN.getOrDefault(letter, ores.getOrDefault(letter, ""));
            if (!other.isEmpty()) {
                complaints.add(Ore.FILE + ": " + ore.id() + ": '" + letter + "', its first letter, stands for " + other
                        + " in dumps; give an id with another");
            }
            ores.put(letter, "the ore " + ore.id());
        }
    }

    private static String meaningOf(char glyph) {
        if (glyph == EXIT) {
            return "an exit";
        }
        boolean isNumber = (glyph >= '0' && glyph <= '9') || (glyph >= 'a' && glyph <= 'z');
        return OWN.getOrDefault(glyph, isNumber ? "a number or an ore" : "");
    }

    /** Returns the glyph of each cell, {@link #NONE} where the layer has none. */
    public char[] of(PictureLayer layer) {
        char[] glyphs = new char[floor.grid().size()];
        switch (layer) {
            case GROWN -> fill(glyphs, cell -> floor.grown().at(cell) ? '.' : '#');
            case CARVED -> fill(glyphs, cell -> floor.carved().at(cell) ? '.' : '#');
            case STRUCTURE -> fill(glyphs, cell -> floor.structure().at(cell) ? '.' : '#');
            case ROOM -> fill(glyphs, cell -> digit(floor.room().at(cell)));
            case BORDER_DISTANCE ->
                fill(glyphs, cell -> digit(floor.borderDistance().at(cell)));
            case TERRAIN -> fill(glyphs, cell -> terrain(floor.terrain().at(cell)));
            case LIQUID -> fill(glyphs, cell -> terrain(floor.liquid().at(cell)));
            case VEIN -> fill(glyphs, cell -> digit(floor.vein().at(cell)));
            case VEIN_DISTANCE ->
                fill(glyphs, cell -> digit(floor.veinDistance().at(cell)));
            case ARCS -> fill(glyphs, this::arcs);
            case DOORWAYS -> floor.rooms().forEach(room -> markDoorways(room, '+', glyphs));
            case TRAPS -> floor.rooms().stream().filter(Room::isTrap).forEach(room -> markDoorways(room, '^', glyphs));
            case VIGNETTES -> {
                floor.vignettes().forEach(vignette -> vignette.props().forEach(prop -> glyphs[prop.at()] = 'V'));
                floor.levers().forEach(lever -> glyphs[lever.at()] = 'L');
                floor.keys().forEach(key -> glyphs[key.at()] = 'K');
            }
            case LOCKS -> floor.locks().forEach(lock -> lock.cells().stream().forEach(cell -> glyphs[cell] = 'X'));
            case ORES ->
                floor.ores().forEach(ore -> glyphs[ore.at()] = ore.ore().charAt(0));
            case LOOT -> floor.loot().forEach(loot -> glyphs[loot.at()] = '*');
            case FIXTURES -> floor.fixtures().forEach(fixture -> glyphs[fixture.at()] = 'F');
            case CHESTS -> floor.chests().forEach(chest -> glyphs[chest.at()] = '$');
            case HORDES -> {
                for (HordeSpot horde : floor.hordes()) {
                    horde.members().forEach(member -> glyphs[member.at()] = 'h');
                    glyphs[horde.leader().at()] = 'H';
                }
            }
            case START -> {
                if (floor.start() != Grid.NONE) {
                    glyphs[floor.start()] = '@';
                }
            }
            case EXITS -> floor.exits().forEach(exit -> glyphs[exit.at()] = EXIT);
        }
        return glyphs;
    }

    private static void fill(char[] glyphs, IntUnaryOperator glyphOfCell) {
        for (int cell = 0; cell < glyphs.length; cell++) {
            glyphs[cell] = (char) glyphOfCell.applyAsInt(cell);
        }
    }

    private static char digit(int number) {
        return number == 0 ? NONE : Character.forDigit(number % 36, 36);
    }

    /** Unlike in other layers, a 0 on floor is shown. */
    private char arcs(int cell) {
        int arcs = floor.arcs().at(cell);
        return arcs == 0 && floor.structure().at(cell) ? '0' : digit(arcs);
    }

    private char terrain(int kind) {
        return kind == 0 ? NONE : content.terrains().at(kind).glyph();
    }

    private static void markDoorways(Room room, char glyph, char[] glyphs) {
        room.doorways().forEach(doorway -> doorway.cells().stream().forEach(cell -> glyphs[cell] = glyph));
    }
}
