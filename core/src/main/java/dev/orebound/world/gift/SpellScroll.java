package dev.orebound.world.gift;

/**
 * A scroll that teaches or raises a spell.
 *
 * @param spell index into the content's spells
 * @param level of the spell after reading; 1 teaches it
 */
public record SpellScroll(int spell, int level) {}
