package dev.orebound.content.monster;

import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.content.reading.JsonEntry;
import dev.orebound.content.reading.TableEntry;
import java.util.List;

/**
 * A fighting style: numbers and flags that compose. A monster refers to one by its id; its attacks are its own.
 *
 * @param keeps the distance that it wants to keep from its foe
 * @param withdrawTicks for which it draws back after each of its blows, 0 to 600
 * @param apartCells that it keeps from its friends, 0 to 8
 * @param queueTicks for which it waits in the open rather than stand in line in a corridor, 0 to 3600; 0: it stands in line
 * @param leashCells from its post beyond which it follows nobody, as the crow flies, 0 to 60; 0: it follows anywhere
 * @param flight when it runs for its life, and when it comes back
 * @param theft what it takes from whom it hits, and how it gets away
 * @param fears what it shrinks from
 * @param habits what else is true of it
 */
public record FightingStyle(
        String id,
        KeptDistance keeps,
        int withdrawTicks,
        float apartCells,
        int queueTicks,
        int leashCells,
        EscapeRules flight,
        Theft theft,
        List<Fear> fears,
        List<Habit> habits)
        implements TableEntry {

    public static final String FILE = "content/manners.json";

    /** The things that monsters can shrink from. */
    public enum Fear {
        /** Ground that is brightly lit by anything but the alchemist's lamp. */
        LIGHT,
        /** Ground that burns, and whoever is on fire. */
        FIRE
    }

    /** Further habits of a fighting style. */
    public enum Habit {
        /** Comes at its foe from a side of its own, not all from the same. */
        SURROUNDS,
        /** Keeps behind its friends, away from the foe. */
        STAYS_BEHIND,
        /** Looks for a straight way on which it can run its foe down. */
        TAKES_LANES,
        /** Goes round its foe while it keeps its distance. */
        CIRCLES,
        /** Runs for its life, too, when it is the last of its horde. */
        RUNS_ALONE
    }

    /**
     * The wanted distance from the enemy, between {@code nearestCells} and {@code farthestCells}, 0 to 20 cells; both
     * 0: close up.
     *
     * @param backTicks for which it backs off at a stretch, 0 to 1200
     * @param restTicks for which it then stands its ground, 0 to 1200
     */
    public record KeptDistance(float nearestCells, float farthestCells, int backTicks, int restTicks) {
        static final KeptDistance NONE = new KeptDistance(0, 0, 0, 0);

        private static KeptDistance read(JsonEntry entry) {
            KeptDistance keeping = new KeptDistance(
                    entry.number("nearest_cells", 0.5f, 20),
                    entry.number("farthest_cells", 0.5f, 20),
                    entry.whole("back_ticks", 1, 1200),
                    entry.whole("rest_ticks", 1, 1200));
            if (keeping.farthestCells < keeping.nearestCells) {
                entry.complain(
                        "farthest_cells",
                        keeping.farthestCells + " is below nearest_cells, " + keeping.nearestCells
                                + "; give at least as much");
            }
            entry.rejectUnknownFields();
            return keeping;
        }
    }

    /**
     * The conditions under which a monster flees and returns.
     *
     * @param belowPercent of its health at which it runs, 0 to 99; 0: never
     * @param abovePercent at which it comes back, 1 to 100
     * @param mendTicks in which, running and unseen, it gets a hundredth of its health back, 1 to 600
     */
    public record EscapeRules(int belowPercent, int abovePercent, int mendTicks) {
        static final EscapeRules NONE = new EscapeRules(0, 100, 1);

        private static EscapeRules read(JsonEntry entry) {
            EscapeRules flight = new EscapeRules(
                    entry.whole("below_percent", 1, 99),
                    entry.whole("above_percent", 1, 100),
                    entry.whole("mend_ticks", 1, 600));
            if (flight.abovePercent <= flight.belowPercent) {
                entry.complain(
                        "above_percent",
                        flight.abovePercent + " is not above below_percent, " + flight.belowPercent + "; give more");
            }
            entry.rejectUnknownFields();
            return flight;
        }
    }

    /**
     * The loot that a thief takes with a hit.
     *
     * @param measures of ore from the fullest flask, 0 to 99; 0: it steals nothing
     * @param hiddenTicks out of sight with it, after which it is gone for good, 1 to 3600
     */
    public record Theft(int measures, int hiddenTicks) {
        static final Theft NONE = new Theft(0, 1);

        private static Theft read(JsonEntry entry) {
            return entry.complete(new Theft(entry.whole("measures", 1, 99), entry.whole("hidden_ticks", 1, 3600)));
        }
    }

    public FightingStyle {
        fears = List.copyOf(fears);
        habits = List.copyOf(habits);
    }

    public boolean fears(Fear fear) {
        return fears.contains(fear);
    }

    public boolean has(Habit habit) {
        return habits.contains(habit);
    }

    /** Returns true if it keeps a distance at all. */
    public boolean keepsDistance() {
        return keeps.farthestCells > 0;
    }

    /** Returns true if it steals from those it hits. */
    public boolean steals() {
        return theft.measures > 0;
    }

    /** Returns true if it ever flees. */
    public boolean flees() {
        return flight.belowPercent > 0;
    }

    public static ContentTable<FightingStyle> readAll(Assets assets, List<String> complaints) {
        return ContentTable.read(assets, FILE, complaints, entry -> read(entry));
    }

    private static FightingStyle read(JsonEntry entry) {
        return entry.complete(new FightingStyle(
                entry.name(),
                entry.has("keeps") ? KeptDistance.read(entry.object("keeps")) : KeptDistance.NONE,
                entry.wholeOr("withdraw_ticks", 0, 600, 0),
                entry.numberOr("apart_cells", 0, 8, 0),
                entry.wholeOr("queue_ticks", 0, 3600, 0),
                entry.wholeOr("leash_cells", 0, 60, 0),
                entry.has("flight") ? EscapeRules.read(entry.object("flight")) : EscapeRules.NONE,
                entry.has("theft") ? Theft.read(entry.object("theft")) : Theft.NONE,
                entry.has("fears") ? entry.choices("fears", Fear.class) : List.of(),
                entry.has("habits") ? entry.choices("habits", Habit.class) : List.of()));
    }
}
