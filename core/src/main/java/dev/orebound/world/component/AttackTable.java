package dev.orebound.world.component;

import dev.orebound.content.Content;
import dev.orebound.content.combat.Attack;
import dev.orebound.content.combat.AttackForm;
import dev.orebound.content.gear.Equipment;
import dev.orebound.content.gear.PowerBook;
import dev.orebound.content.item.Brew.BrewUse;
import dev.orebound.content.item.BrewRules;
import dev.orebound.content.monster.Monster;

/**
 * Maps attack numbers to attacks. A monster's number is an index into the list of its kind. The player's numbers are
 * the strikes of each piece of equipment, of which only picks have any, then each brew in each use at each level.
 */
public final class AttackTable {
    /** The number of the player's first cast: the first brew as a bolt at level 1. */
    public static final int FIRST_CAST = PowerBook.MOST_EQUIPMENT * Equipment.STRIKES;

    private static final BrewUse[] USES = BrewUse.values();

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
        return isCast(attack)
                ? content.brews().attack(brewOf(attack), useOf(attack), levelOf(attack))
                : content.powers().equipment().at(pickOf(attack)).strikes().get(strikeOf(attack));
    }

    /** Returns whether a number of the player's is a use of a brew. */
    public static boolean isCast(int attack) {
        return attack >= FIRST_CAST;
    }

    /** Returns whether a number of the player's is the throw of a flask. */
    public static boolean isThrow(int attack) {
        return isCast(attack) && useOf(attack) == BrewUse.FLASK;
    }

    /** Returns the number of a strike of a pick. */
    public static int strike(int pick, int strike) {
        return pick * Equipment.STRIKES + strike;
    }

    /** Returns the index of the pick of a strike of the player's; it must be no cast. */
    public static int pickOf(int attack) {
        return attack / Equipment.STRIKES;
    }

    /** Returns which strike of the rhythm an attack of the player's is, from 0; it must be no cast. */
    public static int strikeOf(int attack) {
        return attack % Equipment.STRIKES;
    }

    /** Returns an attack of the player's as assets count them: the strikes of any pick from 0, then all casts. */
    public static int mannerOf(int attack) {
        return isCast(attack) ? Equipment.STRIKES + attack - FIRST_CAST : strikeOf(attack);
    }

    /** Returns the number of a use of a brew at a level. */
    public static int cast(int brew, BrewUse use, int level) {
        return FIRST_CAST + (brew * USES.length + use.ordinal()) * BrewRules.MOST_LEVELS + level - 1;
    }

    /** Returns the index of the brew of an attack of the player's. */
    public static int brewOf(int attack) {
        return (attack - FIRST_CAST) / (USES.length * BrewRules.MOST_LEVELS);
    }

    /** Returns the use of the brew of an attack of the player's. */
    public static BrewUse useOf(int attack) {
        return USES[(attack - FIRST_CAST) / BrewRules.MOST_LEVELS % USES.length];
    }

    /** Returns the level of the brew of an attack of the player's. */
    public static int levelOf(int attack) {
        return (attack - FIRST_CAST) % BrewRules.MOST_LEVELS + 1;
    }

    /** Returns the colour of a cast of the player's. */
    public int colourOf(int attack) {
        return content.brews().at(brewOf(attack)).rgb();
    }

    /**
     * Returns the slot of {@link StrikerComponent#cooldownTicks} that an attack uses.
     *
     * @param monster as for {@link #of}
     */
    public int cooldownOf(int monster, int attack) {
        return monster < 0 && isCast(attack)
                ? cooldownOf(useOf(attack))
                : Math.min(monster < 0 ? strikeOf(attack) : attack, THROW_COOLDOWN);
    }

    /** Returns the slot of {@link StrikerComponent#cooldownTicks} that a use of the player's brews uses. */
    public static int cooldownOf(BrewUse use) {
        return switch (use) {
            case BOLT -> BOLT_COOLDOWN;
            case BURST -> BURST_COOLDOWN;
            case FLASK -> THROW_COOLDOWN;
        };
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
