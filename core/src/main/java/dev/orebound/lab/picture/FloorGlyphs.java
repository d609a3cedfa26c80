package dev.orebound.lab.picture;

import dev.orebound.cave.floor.Doorway;
import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.HordeSpot;
import dev.orebound.cave.floor.Room;
import dev.orebound.content.Content;
import dev.orebound.grid.BitLayer;
import dev.orebound.grid.Cells;
import dev.orebound.grid.Grid;
import dev.orebound.grid.IntLayer;

/**
 * The characters with which each layer of a picture stands for what is on a cell.
 *
 * <table>
 * <caption>Glyphs</caption>
 * <tr><td>{@code # .}</td><td>rock, floor</td></tr>
 * <tr><td>{@code + ^}</td><td>doorway, doorway of a trap room</td></tr>
 * <tr><td>{@code $}</td><td>chest</td></tr>
 * <tr><td>{@code F *}</td><td>fixture, loot</td></tr>
 * <tr><td>{@code H h}</td><td>leader and minion of a horde</td></tr>
 * <tr><td>{@code @ >}</td><td>start, exit</td></tr>
 * <tr><td>{@code f w a e}</td><td>ore, by the first letter of its id</td></tr>
 * <tr><td>0 to 9, a to z</td><td>a number in a layer of numbers, 1 to 35; then it begins again at 0; 0 shows nothing</td></tr>
 * </table>
 *
 * <p>Terrain and liquid have the glyphs that content gives them.
 */
public final class FloorGlyphs {
    /** Stands for nothing, so that lower layers show. */
    public static final char NONE = 0;

    private final Floor floor;
    private final Content content;

    public FloorGlyphs(Floor floor, Content content) {
        this.floor = floor;
        this.content = content;
    }

    /** Returns the glyph of each cell, {@link #NONE} where the layer has none. */
    public char[] of(PictureLayer layer) {
        return switch (layer) {
            case CARVED -> rock(floor.carved());
            case STRUCTURE -> rock(floor.structure());
            case ROOM -> numbers(floor.room());
            case BORDER_DISTANCE -> numbers(floor.borderDistance());
            case TERRAIN -> terrain(floor.terrain());
            case LIQUID -> terrain(floor.liquid());
            case VEIN -> numbers(floor.vein());
            case VEIN_DISTANCE -> numbers(floor.veinDistance());
            case ARCS -> arcs();
            case DOORWAYS -> doorways();
            case TRAPS -> traps();
            case ORES -> ores();
            case LOOT -> loot();
            case FIXTURES -> fixtures();
            case CHESTS -> chests();
            case HORDES -> hordes();
            case START -> start();
            case EXITS -> exits();
        };
    }

    private char[] blank() {
        return new char[floor.grid().size()];
    }

    private char[] rock(BitLayer layer) {
        char[] glyphs = blank();
        for (int cell = 0; cell < glyphs.length; cell++) {
            glyphs[cell] = layer.at(cell) ? '.' : '#';
        }
        return glyphs;
    }

    private char[] numbers(IntLayer layer) {
        char[] glyphs = blank();
        for (int cell = 0; cell < glyphs.length; cell++) {
            int number = layer.at(cell);
            glyphs[cell] = number == 0 ? NONE : Character.forDigit(number % 36, 36);
        }
        return glyphs;
    }

    /** Unlike in other layers, a 0 on floor is shown. */
    private char[] arcs() {
        char[] glyphs = numbers(floor.arcs());
        for (int cell = 0; cell < glyphs.length; cell++) {
            glyphs[cell] = floor.structure().at(cell) && floor.arcs().at(cell) == 0 ? '0' : glyphs[cell];
        }
        return glyphs;
    }

    private char[] terrain(IntLayer layer) {
        char[] glyphs = blank();
        for (int cell = 0; cell < glyphs.length; cell++) {
            int kind = layer.at(cell);
            glyphs[cell] = kind == 0 ? NONE : content.terrains().at(kind).glyph();
        }
        return glyphs;
    }

    private char[] doorways() {
        char[] glyphs = blank();
        for (Room room : floor.rooms()) {
            markDoorways(room, '+', glyphs);
        }
        return glyphs;
    }

    private char[] traps() {
        char[] glyphs = blank();
        for (Room room : floor.rooms()) {
            if (room.isTrap()) {
                markDoorways(room, '^', glyphs);
            }
        }
        return glyphs;
    }

    private static void markDoorways(Room room, char glyph, char[] glyphs) {
        for (Doorway doorway : room.doorways()) {
            Cells cells = doorway.cells();
            for (int i = 0; i < cells.size(); i++) {
                glyphs[cells.at(i)] = glyph;
            }
        }
    }

    private char[] ores() {
        char[] glyphs = blank();
        floor.ores().forEach(ore -> glyphs[ore.at()] = ore.ore().charAt(0));
        return glyphs;
    }

    private char[] loot() {
        char[] glyphs = blank();
        floor.loot().forEach(loot -> glyphs[loot.at()] = '*');
        return glyphs;
    }

    private char[] fixtures() {
        char[] glyphs = blank();
        floor.fixtures().forEach(fixture -> glyphs[fixture.at()] = 'F');
        return glyphs;
    }

    private char[] chests() {
        char[] glyphs = blank();
        floor.chests().forEach(chest -> glyphs[chest.at()] = '$');
        return glyphs;
    }

    private char[] hordes() {
        char[] glyphs = blank();
        for (HordeSpot horde : floor.hordes()) {
            horde.members().forEach(member -> glyphs[member.at()] = 'h');
            glyphs[horde.leader().at()] = 'H';
        }
        return glyphs;
    }

    private char[] start() {
        char[] glyphs = blank();
        if (floor.start() != Grid.NONE) {
            glyphs[floor.start()] = '@';
        }
        return glyphs;
    }

    private char[] exits() {
        char[] glyphs = blank();
        floor.exits().forEach(exit -> glyphs[exit.at()] = '>');
        return glyphs;
    }
}
