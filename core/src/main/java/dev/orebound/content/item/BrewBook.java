package dev.orebound.content.item;

import dev.orebound.content.combat.Attack;
import dev.orebound.content.item.Brew.BrewUse;
import dev.orebound.content.reading.ContentTable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;

/**
 * Looks up brews by their ores, what they do at each level, and what they cost. A set of ores is a bit mask of their
 * indices.
 */
public final class BrewBook {
    /** No brew. */
    public static final int NONE = -1;

    private static final int USES = BrewUse.values().length;

    private final BrewRules rules;
    private final ContentTable<Brew> brews;
    private final int[] masks;
    private final int[] byMask = new int[1 << Ore.MOST_KINDS];
    private final List<Attack> attacks = new ArrayList<>();

    public BrewBook(BrewRules rules, ContentTable<Ore> ores) {
        this.rules = rules;
        brews = rules.brews();
        masks = new int[brews.size()];
        Arrays.fill(byMask, NONE);
        for (int brew = 0; brew < masks.length; brew++) {
            for (String ore : brews.at(brew).ores()) {
                masks[brew] |= 1 << Math.max(0, ores.indexOf(ore)) % Ore.MOST_KINDS;
            }
            if (byMask[masks[brew]] == NONE) {
                byMask[masks[brew]] = brew;
            }
            for (BrewUse use : BrewUse.values()) {
                for (int level = 1; level <= BrewRules.MOST_LEVELS; level++) {
                    attacks.add(rules.raised(brews.at(brew).dose(use).attack(), level));
                }
            }
        }
    }

    /** Returns all brews, in the order of their file. */
    public ContentTable<Brew> all() {
        return brews;
    }

    public int size() {
        return brews.size();
    }

    public Brew at(int brew) {
        return brews.at(brew);
    }

    /** Returns the index of the brew of a set of ores, or {@link #NONE}. */
    public int of(int ores) {
        return ores > 0 && ores < byMask.length ? byMask[ores] : NONE;
    }

    /** Returns the set of ores of a brew. */
    public int oresOf(int brew) {
        return masks[brew];
    }

    /** Returns whether an ore, by its index, is in a set of ores. */
    public static boolean has(int ores, int ore) {
        return (ores >> ore & 1) != 0;
    }

    /** Returns what a use of a brew does at a level, 1 to {@value BrewRules#MOST_LEVELS}. */
    public Attack attack(int brew, BrewUse use, int level) {
        return attacks.get((brew * USES + use.ordinal()) * BrewRules.MOST_LEVELS + level - 1);
    }

    /**
     * Returns the lay of a brew.
     *
     * @throws NullPointerException if it has none
     */
    public BrewLay layOf(int brew) {
        return Objects.requireNonNull(brews.at(brew).lay());
    }

    /** Returns the ticks for which a cell of a brew's lay lasts at a level. */
    public int layTicks(int brew, int level) {
        return layOf(brew).ticks() * rules.timePercent(level) / 100;
    }

    /** Returns true if the alchemist has learnt the lay of a brew, or false if there is none. */
    public boolean knowsLay(int brew, int[] levels) {
        BrewLay lay = brew == NONE ? null : brews.at(brew).lay();
        return lay != null && levels[brew] >= lay.level();
    }

    /** Returns the price of a use of a brew, in measures of each of its ores. */
    public int measures(int brew, BrewUse use) {
        return brews.at(brew).dose(use).measures();
    }
}
