package dev.orebound.content.ai;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Every word that a tree can be made of. Nothing else is understood, and none of them names a class. */
public enum TaskWord {
    /** The first child whose guards hold, asked anew each tick; the one under way is broken off for one before it. */
    GUARDED(TaskSort.BRANCH),
    /** Its children one after the other, until one succeeds. */
    SELECTOR(TaskSort.BRANCH),
    /** Its children one after the other, until one fails. */
    SEQUENCE(TaskSort.BRANCH),

    /** The player is seen, or was a little while ago. */
    KNOWS_PLAYER(TaskSort.CONDITION),
    /** It is known where the player was last. */
    HAS_TRACE(TaskSort.CONDITION),
    /** No more of the horde are left than this share of those who were born. */
    FEW_LEFT(TaskSort.CONDITION, "percent", 1, 99),
    /** The living have no more than this share of their health, taken together. */
    BADLY_HURT(TaskSort.CONDITION, "percent", 1, 99),
    /** It is not fleeing, and has not for so many ticks, or it is fleeing now. */
    UNBROKEN(TaskSort.CONDITION, "ticks", 0, 36_000),
    /** Its leader is farther from home than this, as the crow flies. */
    IS_AWAY(TaskSort.CONDITION, "cells", 1, 60),
    /** It is one of the restless, so many in a hundred; who arrived from afar always is. */
    IS_RESTLESS(TaskSort.CONDITION, "percent", 0, 100),

    /** Comes for the player. */
    HUNT(TaskSort.ACTION),
    /** Goes where the player was last, then to so many places about it; ends with the trace forgotten. */
    SEARCH(TaskSort.ACTION, "places", 0, 9),
    /** Runs for so many ticks. */
    FLEE(TaskSort.ACTION, "ticks", 30, 3_600),
    /** Goes from waypoint to waypoint and rests at each for so many ticks. */
    WANDER(TaskSort.ACTION, "rest_ticks", 0, 3_600),
    /** Stands by its home, awake. */
    GUARD(TaskSort.ACTION),
    /** Goes home. */
    RETURN_HOME(TaskSort.ACTION),
    /** Sleeps where it is. */
    SLEEP(TaskSort.ACTION);

    /** The sorts of words. */
    public enum TaskSort {
        /** Chooses among its children. */
        BRANCH,
        /** A question, written in the brackets before a task. */
        CONDITION,
        /** Something that the horde does. */
        ACTION
    }

    private final TaskSort sort;
    private final String amount;
    private final int lowest;
    private final int highest;

    TaskWord(TaskSort sort) {
        this(sort, "", 0, 0);
    }

    TaskWord(TaskSort sort, String amount, int lowest, int highest) {
        this.sort = sort;
        this.amount = amount;
        this.lowest = lowest;
        this.highest = highest;
    }

    public TaskSort sort() {
        return sort;
    }

    /** Returns the name of its number, or an empty text if it has none. */
    public String amount() {
        return amount;
    }

    /** Returns the least that its number may be. */
    public int lowest() {
        return lowest;
    }

    /** Returns the most that its number may be. */
    public int highest() {
        return highest;
    }

    /** Returns the word as it is written in a tree's file. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    static List<String> ids() {
        List<String> ids = new ArrayList<>();
        for (TaskWord word : values()) {
            ids.add(word.id());
        }
        return ids;
    }
}
