package dev.orebound.content.floor;

import dev.orebound.content.reading.Checked;
import dev.orebound.content.reading.ContentTables;
import dev.orebound.content.reading.Field;
import dev.orebound.content.reading.JsonEntry;
import dev.orebound.content.reading.Meaning;
import dev.orebound.content.reading.QuotedText;
import dev.orebound.grid.ConnectedRegions;
import dev.orebound.grid.Grid;
import dev.orebound.grid.MutableBitLayer;
import java.util.List;

/**
 * The hand-made room in which the first run of a player begins. The file's manual explains the characters of its map.
 */
@Meaning("""
        The hand-made room in which the first run of a player begins. It takes the place of the entrance on the first \
        floor;
        the rest of that floor is generated as usual, but nothing else is placed in the room.

        The map is drawn with north above and west to the left: # is rock, T rock with a torch above floor, . floor, \
        S the
        start, alone in the westmost column with floor, o ore, g grass, C the chest, r a sleeping monster, the leader \
        of the horde.

        Rock surrounds the floor, except at the way on: two or more open cells, one below the other, in the last \
        column. A floor
        with less than three times the room's columns or twice its rows has an ordinary entrance.""")
public record FirstRoom(
        @Field("5..24: the map, a text for each row, all of the same length")
        List<String> rows,

        @Field("id in ores.json: the ore in the room, of which the player has some already")
        String ore,

        @Field("0..999: measures of that ore in the player's flask at the start")
        int measures,

        @Field("id in hordes.json: the horde whose leader sleeps in the room, alone")
        String horde,

        @Field("id in terrains.json: the grass") String grass)
        implements Checked {
    public static final String FILE = "content/first_room.json";

    public static final char ROCK = '#';
    public static final char TORCH = 'T';
    public static final char START = 'S';
    public static final char ORE = 'o';
    public static final char GRASS = 'g';
    public static final char CHEST = 'C';
    public static final char SLEEPER = 'r';

    private static final String KNOWN = "#T.SogCr";
    private static final int LEAST_COLUMNS = 5;
    private static final int MOST_COLUMNS = 40;
    private static final int LEAST_WAY_ON = 2;

    /** Returns the number of columns. */
    public int width() {
        return rows.get(0).length();
    }

    /** Returns the number of rows. */
    public int height() {
        return rows.size();
    }

    /** Returns the character of a cell; row 0 is the northmost. */
    public char at(int column, int row) {
        return rows.get(row).charAt(column);
    }

    /** Returns true for every cell that is not rock. */
    public boolean isFloor(int column, int row) {
        return at(column, row) != ROCK && at(column, row) != TORCH;
    }

    @Override
    public void check(JsonEntry entry, ContentTables tables) {
        if (isRectangle(entry) && hasKnownCharacters(entry)) {
            requireOne(entry, START, "start");
            requireOne(entry, CHEST, "chest");
            requireOne(entry, SLEEPER, "sleeping monster");
            if (count(ORE) == 0) {
                entry.complain("rows", "the map has no ore; draw an 'o' or more");
            }
            checkStart(entry);
            checkRim(entry);
            checkTorches(entry);
            checkIsOnePiece(entry);
        }
    }

    private boolean isRectangle(JsonEntry entry) {
        if (rows.isEmpty() || width() < LEAST_COLUMNS || width() > MOST_COLUMNS) {
            entry.complain(
                    "rows", "the map has no " + LEAST_COLUMNS + ".." + MOST_COLUMNS + " columns; give that many");
            return false;
        }
        for (int row = 1; row < height(); row++) {
            if (rows.get(row).length() != width()) {
                entry.complain(
                        field(row), rows.get(row).length() + " characters; give " + width() + " as in the first row");
                return false;
            }
        }
        return true;
    }

    private boolean hasKnownCharacters(JsonEntry entry) {
        for (int row = 0; row < height(); row++) {
            for (int column = 0; column < width(); column++) {
                if (KNOWN.indexOf(at(column, row)) < 0) {
                    String unknown = String.valueOf(at(column, row));
                    entry.complain(
                            field(row),
                            QuotedText.inQuotes(unknown) + " in column " + (column + 1)
                                    + " stands for nothing; give one of " + KNOWN);
                    return false;
                }
            }
        }
        return true;
    }

    private void requireOne(JsonEntry entry, char character, String what) {
        int count = count(character);
        if (count != 1) {
            entry.complain("rows", "the map has '" + character + "' " + count + " times; draw one " + what);
        }
    }

    private int count(char character) {
        return (int) rows.stream()
                .flatMapToInt(String::chars)
                .filter(each -> each == character)
                .count();
    }

    private void checkStart(JsonEntry entry) {
        int column = 0;
        int cells = 0;
        boolean hasStart = false;
        while (cells == 0 && column < width()) {
            for (int row = 0; row < height(); row++) {
                cells += isFloor(column, row) ? 1 : 0;
                hasStart |= at(column, row) == START;
            }
            column++;
        }
        if (!hasStart || cells != 1) {
            entry.complain("rows", "column " + column + " is the first with floor; draw 'S' there, and rock else");
        }
    }

    private void checkRim(JsonEntry entry) {
        int last = width() - 1;
        for (int row = 0; row < height(); row++) {
            for (int column = 0; column < width(); column++) {
                boolean isRim = row == 0 || row == height() - 1 || column == 0;
                if (isRim && isFloor(column, row)) {
                    entry.complain(
                            field(row), "floor at the edge in column " + (column + 1) + "; draw rock round the room");
                    return;
                }
            }
        }
        int open = 0;
        int gaps = 0;
        for (int row = 1; row < height(); row++) {
            open += isFloor(last, row) ? 1 : 0;
            gaps += isFloor(last, row) && !isFloor(last, row - 1) ? 1 : 0;
        }
        if (open < LEAST_WAY_ON || gaps != 1) {
            entry.complain(
                    "rows",
                    "the last column has " + open + " open cells in " + gaps + " places; draw one way on, "
                            + LEAST_WAY_ON + " or more cells wide");
        }
    }

    private void checkTorches(JsonEntry entry) {
        for (int row = 0; row < height(); row++) {
            for (int column = 0; column < width(); column++) {
                if (at(column, row) == TORCH && (row == height() - 1 || !isFloor(column, row + 1))) {
                    entry.complain(
                            field(row),
                            "the torch in column " + (column + 1) + " has no floor below; draw floor there");
                }
            }
        }
    }

    /** Complains if ore or the chest bars a way: the rest of the floor must be one piece by straight steps. */
    private void checkIsOnePiece(JsonEntry entry) {
        Grid grid = new Grid(width(), height());
        MutableBitLayer walkable = new MutableBitLayer(grid);
        for (int cell = 0; cell < grid.size(); cell++) {
            char drawn = at(grid.x(cell), grid.y(cell));
            walkable.set(cell, isFloor(grid.x(cell), grid.y(cell)) && drawn != ORE && drawn != CHEST);
        }
        ConnectedRegions pieces = new ConnectedRegions(grid);
        pieces.find(walkable);
        if (pieces.count() != 1) {
            entry.complain(
                    "rows", "the floor without ore and chest falls into " + pieces.count() + " pieces; draw it in one");
        }
    }

    private static String field(int row) {
        return "rows[" + row + "]";
    }
}
