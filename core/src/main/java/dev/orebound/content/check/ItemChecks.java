package dev.orebound.content.check;

import dev.orebound.content.item.Item;
import dev.orebound.content.item.Item.ItemEffect;
import dev.orebound.content.item.Ore;
import dev.orebound.content.item.Spell;
import dev.orebound.content.item.Spell.SpellUse;
import dev.orebound.content.monster.GolemKind;
import dev.orebound.content.reading.ContentTable;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Checks that each ore has a flask, a bolt and a golem, and that there is one key.
 *
 * @param complaints to which each method adds one line for each fault
 */
public record ItemChecks(
        ContentTable<Ore> ores,
        ContentTable<Spell> spells,
        ContentTable<GolemKind> golems,
        ContentTable<Item> items,
        List<String> complaints) {

    /** Checks that there are no more kinds of ore than the player has flasks. */
    public void everyOreHasAFlask() {
        for (int ore = Ore.MOST_KINDS; ore < ores.size(); ore++) {
            complaints.add(Ore.FILE + ": " + ores.at(ore).id() + ": has no flask; give at most " + Ore.MOST_KINDS
                    + " kinds of ore");
        }
    }

    /** Checks that each ore has one bolt and at most one burst, so that a press means one spell. */
    public void everyOreHasABolt() {
        for (Ore ore : ores) {
            Spell bolt = onlySpell(ore, SpellUse.BOLT);
            onlySpell(ore, SpellUse.BURST);
            if (bolt == null && hasFlasks()) {
                complaints.add(Spell.FILE + ": " + ore.id() + ": has no bolt; give it one");
            }
        }
    }

    /** Returns the first spell of an ore for a press, and complains about any other, which no press would cast. */
    private @Nullable Spell onlySpell(Ore ore, SpellUse use) {
        Spell first = null;
        for (Spell spell : spells) {
            if (spell.use() != use || !spell.ore().equals(ore.id())) {
                continue;
            }
            if (first == null) {
                first = spell;
            } else if (hasFlasks()) {
                complaints.add(Spell.FILE + ": " + spell.id() + ": no press is left for it, since " + first.id()
                        + " is the " + use.name().toLowerCase(Locale.ROOT) + " of " + ore.id()
                        + "; give it another ore or use");
            }
        }
        return first;
    }

    /** Returns false if {@link #everyOreHasAFlask} has complained, which makes further complaints about ores useless. */
    private boolean hasFlasks() {
        return ores.size() <= Ore.MOST_KINDS;
    }

    /** Checks that each ore wakes one kind of golem. */
    public void everyOreHasAGolem() {
        for (Ore ore : ores) {
            int woken = 0;
            for (GolemKind golem : golems) {
                woken += golem.ore().equals(ore.id()) ? 1 : 0;
            }
            if (woken != 1 && hasFlasks()) {
                complaints.add(GolemKind.FILE + ": " + ore.id() + ": wakes " + woken + " kinds of golem; give it one");
            }
        }
    }

    /** Checks that exactly one item is the key that wardens have. */
    public void thereIsOneKey() {
        int keys = 0;
        for (Item item : items) {
            keys += item.effect() == ItemEffect.KEY ? 1 : 0;
        }
        if (keys != 1) {
            complaints.add(Item.FILE + ": effect: " + keys + " items are a key; give one");
        }
    }
}
