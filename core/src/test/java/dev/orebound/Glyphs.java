package dev.orebound;

/** The table of the characters of drawn maps, for all tests. */
public final class Glyphs {
    /** Rock. */
    public static final char ROCK = '#';
    /** Floor. */
    public static final char FLOOR = '.';
    /** Floor, where the player starts. */
    public static final char START = '@';
    /** A doorway's cell. */
    public static final char DOORWAY = '+';
    /** Fire ore, standing on floor. */
    public static final char ORE = 'o';
    /** A chest that faces south. */
    public static final char CHEST = 'C';
    /** A pinch of fire ore that lies on the ground. */
    public static final char LOOT = '*';
    /** A shrine of scrolls. */
    public static final char FIXTURE = '&';
    /** An exit. */
    public static final char EXIT = '>';
    /** A sleeping goblin that forms a horde of its own. */
    public static final char GOBLIN = 'g';
    /** A sleeping slime that forms a horde of its own. */
    public static final char SLIME = 's';
    /** A goblin held captive by all kobolds of the drawing. */
    public static final char CAPTIVE = 'p';
    /** A sleeping kobold, one of the captors. */
    public static final char CAPTOR = 'k';
    /** The centre of a trap room. */
    public static final char TRAP = 'T';

    /** Deep water. */
    public static final char DEEP_WATER = '~';
    /** Shallow water. */
    public static final char SHALLOW_WATER = '-';
    /** Grass. */
    public static final char GRASS = '"';
    /** Mushrooms. */
    public static final char MUSHROOMS = ':';
    /** Lava. */
    public static final char LAVA = '^';
    /** A chasm. */
    public static final char CHASM = '_';
    /** A bridge over deep water. */
    public static final char BRIDGE = '=';

    private Glyphs() {}
}
