package dev.orebound.content.combat;

import dev.orebound.content.Entry;

/**
 * What an attack does to each whom it hits.
 *
 * @param damage health taken, before armour, 0 to 999
 * @param knockBack speed given, in cells a second, 0 to 30
 * @param staggerTicks for which whom it hits can do nothing, 0 to 240
 */
public record Harm(int damage, float knockBack, int staggerTicks) {

    /** Of attacks that hurt nobody. */
    public static final Harm NONE = new Harm(0, 0, 0);

    static Harm read(Entry entry) {
        return new Harm(
                entry.whole("damage", 0, 999), entry.number("knock_back", 0, 30), entry.whole("stagger_ticks", 0, 240));
    }
}
