package dev.orebound.cave.floor;

/**
 * Something that stands fast on a cell.
 *
 * @param at its cell
 * @param type the id of its kind
 */
public record Fixture(int at, String type) {}
