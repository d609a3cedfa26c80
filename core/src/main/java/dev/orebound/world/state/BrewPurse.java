package dev.orebound.world.state;

import dev.orebound.content.Content;
import dev.orebound.content.gear.StandingRule;
import dev.orebound.content.item.Brew.BrewUse;
import dev.orebound.content.item.BrewBook;
import dev.orebound.world.component.GearComponent;

/**
 * Tells what brews cost the player and what its flasks hold, with the relics and equipment of the moment; takes prices
 * and adds ore.
 */
public final class BrewPurse {
    private final BrewBook book;
    private final Player player;
    private final int usualMeasures;

    public BrewPurse(Content content, Player player) {
        usualMeasures = content.player().flaskMeasures();
        book = content.brews();
        this.player = player;
    }

    /** Returns the size of a flask, in measures. */
    public int flaskMeasures() {
        return usualMeasures + player.gear().standing(StandingRule.FLASK_SIZE);
    }

    /** Returns how many of so many measures of an ore have room in its flask. */
    public int room(int ore, int measures) {
        return Math.max(0, Math.min(measures, flaskMeasures() - player.component().flasks[ore]));
    }

    /** Fills the flask of an ore; returns how many measures had room. */
    public int fill(int ore, int measures) {
        int filled = room(ore, measures);
        player.component().flasks[ore] += filled;
        return filled;
    }

    /** Returns the price of a use of a brew, in measures of each of its ores. */
    public int measures(int brew, BrewUse use) {
        return player.gear().component().freeBrews > 0 ? 0 : cheaper(book.measures(brew, use));
    }

    /** Returns the price of a brew's lay, in measures of its ore; the brew must have one. */
    public int layMeasures(int brew) {
        return cheaper(book.layOf(brew).measures());
    }

    private int cheaper(int measures) {
        return Math.max(1, measures - player.gear().standing(StandingRule.CHEAPER_BREWS));
    }

    /** Returns true if there is such a brew and the player can pay for a use of it. */
    public boolean affords(int brew, BrewUse use) {
        return brew != BrewBook.NONE && canPay(brew, measures(brew, use));
    }

    /** Returns true if the player can pay for any use of a brew. */
    public boolean affordsAny(int brew) {
        return affords(brew, BrewUse.BOLT) || affords(brew, BrewUse.FLASK) || affords(brew, BrewUse.BURST);
    }

    /** Returns true if the player has learnt the lay of a brew and can pay for it. */
    public boolean canLay(int brew) {
        return book.knowsLay(brew, player.component().brews) && canPay(brew, layMeasures(brew));
    }

    private boolean canPay(int brew, int measures) {
        int missing = missing(brew, measures);
        return missing == 0 || (healthFor(missing) > 0 && healthFor(missing) < player.health().health);
    }

    private int healthFor(int missing) {
        return missing * player.gear().standing(StandingRule.HEALTH_FOR_ORE);
    }

    private int missing(int brew, int measures) {
        int missing = 0;
        int[] flasks = player.component().flasks;
        for (int ore = 0; ore < flasks.length; ore++) {
            missing += BrewBook.has(book.oresOf(brew), ore) ? Math.max(0, measures - flasks[ore]) : 0;
        }
        return missing;
    }

    /** Takes the price of a use. */
    public void pay(int brew, BrewUse use) {
        GearComponent gear = player.gear().component();
        int measures = measures(brew, use);
        gear.freeBrews = Math.max(0, gear.freeBrews - 1);
        take(brew, measures);
    }

    /** Takes the price of a lay. */
    public void payLay(int brew) {
        take(brew, layMeasures(brew));
    }

    /** A thief may have emptied a flask since the use was begun; then what is there is taken. */
    private void take(int brew, int measures) {
        int health = Math.min(healthFor(missing(brew, measures)), player.health().health - 1);
        player.health().health -= Math.max(0, health);
        int[] flasks = player.component().flasks;
        for (int ore = 0; ore < flasks.length; ore++) {
            if (BrewBook.has(book.oresOf(brew), ore)) {
                flasks[ore] = Math.max(0, flasks[ore] - measures);
            }
        }
    }

    /** Returns the measures of all ores together. */
    public int allOre() {
        int all = 0;
        for (int measures : player.component().flasks) {
            all += measures;
        }
        return all;
    }

    /** Takes ore of any kind, each measure from the fullest flask. */
    public void payAny(int measures) {
        int[] flasks = player.component().flasks;
        for (int paid = 0; paid < measures; paid++) {
            int fullest = 0;
            for (int ore = 1; ore < flasks.length; ore++) {
                fullest = flasks[ore] > flasks[fullest] ? ore : fullest;
            }
            flasks[fullest]--;
        }
    }
}
