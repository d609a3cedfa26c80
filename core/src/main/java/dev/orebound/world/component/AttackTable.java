package dev.orebound.world.component;

import dev.orebound.content.Content;
import dev.orebound.content.combat.Attack;
import dev.orebound.content.combat.AttackForm;
import dev.orebound.content.item.Ore;
import dev.orebound.content.item.Spell;
import dev.orebound.content.item.Spell.SpellUse;
import dev.orebound.content.monster.Monster;
import dev.orebound.content.player.PlayerRules;

/**
 * Maps attack numbers to attacks. A monster's number is an index into the list of its kind. The player's numbers are the strikes of
 * the combo from 0, then a throw for each possible ore, then each spell at each of its levels.
 */
public final class AttackTable {
    /** The number of the player's first throw, to which the index of the ore is added. */
    public static final int FIRST_THROW = PlayerRules.STRIKES;

    /** The number of the player's first spell at level 1. */
    public static final int FIRST_SPELL = FIRST_THROW + Ore.MOST_KINDS;

    /** The slots of {@link StrikerComponent#cooldownTicks} that the player's throws, bolts and bursts use. */
    public static final int THROW_COOLDOWN = Monster.MOST_ATTACKS - 1;

    public static final int BOLT_COOLDOWN = THROW_COOLDOWN + 1;
    public static final int BURST_COOLDOWN = BOLT_COOLDOWN + 1;

    private final Content content;

    public AttackTable(Content content) {
        this.content = content;
    }

    /**
     * Returns the attack of a number.
     *
     * @param monster index of its owner's kind into the content's monsters, or -1 for the player
     * @param attack its number
     */
    public Attack of(int monster, int attack) {
        if (monster >= 0) {
            return content.monsters().at(monster).attacks().get(attack);
        }
        if (attack < FIRST_THROW) {
            return content.player().strikes().get(attack);
        }
        return attack < FIRST_SPELL
                ? content.ores().at(oreOf(attack)).thrown()
                : content.spells().at(spellOf(attack)).at(levelOf(attack));
    }

    /** Returns whether a number of the player's is the throw of a flask. */
    public static boolean isThrow(int attack) {
        return attack >= FIRST_THROW && attack < FIRST_SPELL;
    }

    /** Returns the ore in the flask that an attack of the player's throws. */
    public static int oreOf(int attack) {
        return attack - FIRST_THROW;
    }

    /** Returns whether a number of the player's is a spell. */
    public static boolean isSpell(int attack) {
        return attack >= FIRST_SPELL;
    }

    public static int cast(int spell, int level) {
        return FIRST_SPELL + spell * Spell.MOST_LEVELS + level - 1;
    }

    /** Returns the index of the spell of an attack of the player's. */
    public static int spellOf(int attack) {
        return (attack - FIRST_SPELL) / Spell.MOST_LEVELS;
    }

    /** Returns the level of the spell of an attack of the player's. */
    public static int levelOf(int attack) {
        return (attack - FIRST_SPELL) % Spell.MOST_LEVELS + 1;
    }

    /** Returns the colour of a throw or spell of the player's, which is the colour of its ore. */
    public int colourOf(int attack) {
        int ore = isSpell(attack)
                ? content.ores().indexOf(content.spells().at(spellOf(attack)).ore())
                : oreOf(attack);
        return content.ores().at(ore).light().rgb();
    }

    /**
     * Returns the slot of {@link StrikerComponent#cooldownTicks} that an attack uses.
     *
     * @param monster as for {@link #of}
     */
    public int cooldownOf(int monster, int attack) {
        if (monster < 0 && isSpell(attack)) {
            return content.spells().at(spellOf(attack)).use() == SpellUse.BOLT ? BOLT_COOLDOWN : BURST_COOLDOWN;
        }
        return Math.min(attack, THROW_COOLDOWN);
    }

    /** Returns the radius of an attack's blast or burst in cells, or 0 for other forms. */
    public static float blastCells(Attack attack) {
        if (attack.form() instanceof AttackForm.Ranged shot) {
            return shot.burstCells();
        }
        if (attack.form() instanceof AttackForm.Burst burst) {
            return burst.radiusCells();
        }
        return attack.form() instanceof AttackForm.Lob lob ? lob.blastCells() : 0;
    }
}
