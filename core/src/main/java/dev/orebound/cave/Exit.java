package dev.orebound.cave;

/**
 * A way down.
 *
 * @param at its cell
 * @param to the node that it leads to
 */
public record Exit(int at, String to) {
    /** Leads out of the mine: the end of a won run. */
    public static final String OUT = "out";
}
