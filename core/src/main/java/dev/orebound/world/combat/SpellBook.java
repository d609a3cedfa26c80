package dev.orebound.world.combat;

import dev.orebound.content.Content;
import dev.orebound.content.item.Ore;
import dev.orebound.content.item.Spell;
import dev.orebound.content.item.Spell.SpellUse;
import dev.orebound.world.component.PlayerComponent;
import java.util.Arrays;

/** Looks up the spells of each ore, and whether the player knows and can cast them. */
public final class SpellBook {
    /** No spell. */
    public static final int NONE = -1;

    private static final int USES = SpellUse.values().length;

    private final Content content;
    private final int[] spells = new int[Ore.MOST_KINDS * USES];

    public SpellBook(Content content) {
        this.content = content;
        Arrays.fill(spells, NONE);
        for (int spell = 0; spell < content.spells().size(); spell++) {
            Spell each = content.spells().at(spell);
            spells[content.ores().indexOf(each.ore()) * USES + each.use().ordinal()] = spell;
        }
    }

    /** Returns the index of the spell of an ore, or {@link #NONE}. */
    public int of(int ore, SpellUse use) {
        return spells[ore * USES + use.ordinal()];
    }

    /** Returns the measures of ore that a cast takes, 0 for {@link #NONE}. */
    public int measures(int spell) {
        return spell == NONE ? 0 : content.spells().at(spell).measures();
    }

    /** Returns whether the player has learned a spell. */
    public boolean isKnown(PlayerComponent alchemist, int spell) {
        return spell != NONE && alchemist.spells[spell] > 0;
    }

    /** Returns whether the player knows a spell of an ore and has enough of that ore. */
    public boolean canCast(PlayerComponent alchemist, int ore, int spell) {
        return isKnown(alchemist, spell) && alchemist.flasks[ore] >= measures(spell);
    }
}
