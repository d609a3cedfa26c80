package dev.orebound.cave.floor;

/**
 * Something that lies about.
 *
 * @param at its cell
 * @param item the id of its item
 */
public record LootSpot(int at, String item) {}
