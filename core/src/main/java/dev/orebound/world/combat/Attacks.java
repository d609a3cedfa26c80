package dev.orebound.world.combat;

import dev.orebound.content.Content;
import dev.orebound.content.PlayerRules;
import dev.orebound.content.combat.Attack;
import dev.orebound.content.combat.Form;

/**
 * Which attack a number means. A monster's number is an index into its kind's list. The player's are the blows of the
 * rhythm, from 0, and after them the throws, one for each ore.
 */
public final class Attacks {
    /** The number of the player's first throw; the ore's index is added to it. */
    public static final int FIRST_THROW = PlayerRules.STRIKES;

    private final Content content;

    public Attacks(Content content) {
        this.content = content;
    }

    /**
     * What an attack is.
     *
     * @param monster index of its owner's kind into the content's monsters, or -1 for the player
     * @param attack its number
     */
    public Attack of(int monster, int attack) {
        if (monster >= 0) {
            return content.monsters().at(monster).attacks().get(attack);
        }
        return attack < FIRST_THROW
                ? content.player().strikes().get(attack)
                : content.ores().at(attack - FIRST_THROW).thrown();
    }

    /** True if an attack of the player's is the throw of a flask. */
    public static boolean isThrow(int attack) {
        return attack >= FIRST_THROW;
    }

    /** The ore in the flask that an attack of the player's throws. */
    public static int oreOf(int attack) {
        return attack - FIRST_THROW;
    }

    /** The slot of {@link StrikerComponent#cooldownTicks} that an attack uses. */
    static int cooldownOf(int attack) {
        return Math.min(attack, StrikerComponent.COOLDOWNS - 1);
    }

    /** How far an attack's blast or burst reaches, in cells; 0 for other forms. */
    public static float blastCells(Attack attack) {
        if (attack.form() instanceof Form.Burst burst) {
            return burst.radiusCells();
        }
        return attack.form() instanceof Form.Lob lob ? lob.blastCells() : 0;
    }
}
