package dev.orebound.lab.picture;

/**
 * A mark of 8 by 8 pixels for something that stands on a cell.
 *
 * @param colour 0xRRGGBB of its body
 * @param drawing its rows from the top: {@code o} body, {@code #} outline, {@code *} a gleam, anything else see-through
 */
public record CellStamp(int colour, String drawing) {
    /** Pixels along a side. */
    public static final int SIZE = 8;

    private static final int OUTLINE = 0x0E0B0A;

    private static final String SLAB = """
            ........
            .oooooo.
            .oooooo.
            .oooooo.
            .oooooo.
            .oooooo.
            .oooooo.
            ........""";
    private static final String CHEST = """
            ........
            .######.
            #oo**oo#
            #oooooo#
            ###**###
            #oo**oo#
            #oooooo#
            .######.""";
    private static final String CRYSTAL = """
            ...##...
            ..#o*#..
            .#oo*o#.
            .#o**o#.
            #oo*ooo#
            #ooo*oo#
            .#oooo#.
            ..####..""";
    private static final String LEADER = """
            .#....#.
            #o#..#o#
            #oo##oo#
            #oooooo#
            #o*oo*o#
            #oooooo#
            .#oooo#.
            ..####..""";
    private static final String MINION = """
            ........
            ........
            ..####..
            .#oooo#.
            .#*oo*#.
            .#oooo#.
            ..####..
            ........""";
    private static final String PERSON = """
            ..####..
            .#oooo#.
            .#o**o#.
            .##oo##.
            #oooooo#
            #oooooo#
            .#o##o#.
            .##..##.""";
    private static final String STAIRS = """
            ########
            #oooooo#
            #oooooo#
            ##*****#
            ##ooooo#
            ####***#
            ####ooo#
            ########""";
    private static final String SPECKLE = """
            ........
            .o....o.
            ...o....
            ......o.
            .o..o...
            ........
            ...o..o.
            .o......""";
    private static final String TUFTS = """
            ........
            .o...o..
            .oo.oo..
            .o..o...
            ....o.o.
            .o.oo.oo
            .oo...o.
            .o....o.""";
    private static final String PEBBLES = """
            ........
            .oo.....
            .oo..oo.
            .....oo.
            ..ooo...
            ..ooo.o.
            .......o
            .o......""";
    private static final String BONE = """
            ........
            .o....o.
            ooo..ooo
            ..oooo..
            ..oooo..
            ooo..ooo
            .o....o.
            ........""";
    private static final String CAPS = """
            ........
            ..oo....
            .oooo...
            ..**..o.
            ..**.ooo
            ......*.
            ......*.
            ........""";

    private static final String POOL = """
            oooooooo
            oo**oooo
            oooooooo
            oooooooo
            ooooo**o
            oooooooo
            oooooooo
            oooooooo""";
    private static final String PIT = """
            ########
            ########
            ########
            ###oo###
            ########
            ########
            ########
            ########""";
    private static final String CRACKS = """
            o..o...o
            .oo..oo.
            ..o.o...
            .o.oo..o
            o...oo..
            .oo...o.
            ..o.oo.o
            o..o...o""";
    private static final String PLANKS = """
            ########
            oooooooo
            o*oooo*o
            ########
            oooooooo
            o*oooo*o
            ########
            oooooooo""";
    private static final String FLAME = """
            ...oo...
            ..oo....
            ..o*oo..
            .oo**oo.
            .o***oo.
            ..o**o..
            ...##...
            ...##...""";
    private static final String STATUE = """
            ..####..
            .#o**o#.
            .#oooo#.
            .#o*oo#.
            .#o*oo#.
            .#oooo#.
            #oooooo#
            ########""";
    private static final String POUCH = """
            ........
            ...##...
            ..#oo#..
            .#o**o#.
            .#o*oo#.
            .#oooo#.
            ..####..
            ........""";

    /** Returns the mark for a glyph; for unknown glyphs, speckles in a colour of their own. */
    public static CellStamp of(char glyph) {
        return switch (glyph) {
            case '+' -> new CellStamp(0xB08A4E, SLAB);
            case '^' -> new CellStamp(0xC8413A, SLAB);
            case '$' -> new CellStamp(0xE2B13C, CHEST);
            case 'H' -> new CellStamp(0xD8467A, LEADER);
            case 'h' -> new CellStamp(0xB4567E, MINION);
            case '@' -> new CellStamp(0x7FD36B, PERSON);
            case '>' -> new CellStamp(0x9AD8E8, STAIRS);
            case '"' -> new CellStamp(0x5E8A45, TUFTS);
            case ',' -> new CellStamp(0x94897B, PEBBLES);
            case '%' -> new CellStamp(0xCFC7AE, BONE);
            case ':' -> new CellStamp(0x9A6BB0, CAPS);
            case '~' -> new CellStamp(0x2A5C96, POOL);
            case '-' -> new CellStamp(0x6C9FB8, POOL);
            case '&' -> new CellStamp(0xD8521C, POOL);
            case '_' -> new CellStamp(0x2C2634, PIT);
            case '\'' -> new CellStamp(0x3B2F28, CRACKS);
            case '=' -> new CellStamp(0xA87C44, PLANKS);
            case '!' -> new CellStamp(0xFFA04C, FLAME);
            case 'F' -> new CellStamp(0xD9D2F0, STATUE);
            case '*' -> new CellStamp(0xE8D26A, POUCH);
            default -> new CellStamp(ColourMixer.ofNumber(glyph), SPECKLE);
        };
    }

    /** Returns the mark for ore of a colour. */
    static CellStamp ofOre(int colour) {
        return new CellStamp(colour, CRYSTAL);
    }

    /** Returns the colour of a pixel of the mark, drawn over a colour below. */
    int over(int below, int column, int row) {
        return switch (drawing.charAt(column + row * (SIZE + 1))) {
            case 'o' -> colour;
            case '#' -> OUTLINE;
            case '*' -> ColourMixer.mix(colour, 0xFFFFFF, 60);
            default -> below;
        };
    }
}
