package dev.orebound.world.gift;

/**
 * What reading a scroll does.
 *
 * @param spell index into the content's spells
 * @param level how well it is known once read: 1 teaches it, more raises it
 */
public record SpellScroll(int spell, int level) {}
