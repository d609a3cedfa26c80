package dev.orebound.content.monster;

import dev.orebound.content.reading.Checked;
import dev.orebound.content.reading.ContentTables;
import dev.orebound.content.reading.Field;
import dev.orebound.content.reading.JsonEntry;
import dev.orebound.content.reading.Meaning;
import dev.orebound.content.reading.TableEntry;
import java.util.List;

/** A fighting style: numbers and flags that compose. A monster refers to one by its id; its attacks are its own. */
@Meaning("""
        Manners: ways of fighting, named by monsters. The attacks are the monster's own; a manner says how it moves \
        about. In a
        sealed arena no monster flees, waits or vanishes. A second has 60 ticks.""")
public record FightingStyle(
        String id,

        @Field("optional: distance that it keeps; left out: it closes in")
        KeptDistance keeps,

        @Field("0..600 ticks, default 0: time for which it draws back after each blow; a swimmer, to the far end "
                + "of its water")
        int withdrawTicks,

        @Field("0..8 cells, default 0: distance that it keeps from its friends")
        float apartCells,

        @Field("0..3600 ticks, default 0: time for which it waits in the open instead of queueing in a corridor; "
                + "0: it queues")
        int queueTicks,

        @Field("0..60 cells, default 0: distance from its post beyond which it follows nobody; 0: it follows anywhere")
        int leashCells,

        @Field("optional: when it flees; left out: never") EscapeRules flight,

        @Field("0..3600 ticks, default 0: time out of sight after which a thief is gone for good; for those that steal")
        int escapeTicks,

        @Field("optional: what it keeps away from") List<Fear> fears,

        @Field("optional: further habits") List<Habit> habits)
        implements TableEntry {

    public static final String FILE = "content/manners.json";

    /** The things that monsters can shrink from. */
    public enum Fear {
        @Meaning("ground that is brightly lit by anything but the alchemist's lamp")
        LIGHT,
        @Meaning("ground that burns, and whoever is on fire")
        FIRE
    }

    /** Further habits of a fighting style. */
    public enum Habit {
        @Meaning("comes at its foe from a side of its own, not all from the same")
        SURROUNDS,
        @Meaning("keeps behind its friends, away from the foe")
        STAYS_BEHIND,
        @Meaning("looks for a straight way on which it can run its foe down")
        TAKES_LANES,
        @Meaning("goes round its foe while it keeps its distance")
        CIRCLES,
        @Meaning("runs for its life, too, when it is the last of its horde")
        RUNS_ALONE
    }

    /**
     * The wanted distance from the enemy, between {@code nearestCells} and {@code farthestCells}, 0 to 20 cells; both
     * 0: close up.
     */
    public record KeptDistance(
            @Field("0.5..20 cells: nearer than that it backs off; cornered, it fights")
            float nearestCells,

            @Field("0.5..20 cells: farther than that it comes closer")
            float farthestCells,

            @Field("1..1200 ticks: time for which it backs off without a pause")
            int backTicks,

            @Field("1..1200 ticks: time for which it then stands; long back and short rest make it uncatchable")
            int restTicks)
            implements Checked {
        static final KeptDistance NONE = new KeptDistance(0, 0, 0, 0);

        @Override
        public void check(JsonEntry entry, ContentTables tables) {
            if (farthestCells < nearestCells) {
                entry.complain(
                        "farthest_cells",
                        farthestCells + " is below nearest_cells, " + nearestCells + "; give at least as much");
            }
        }
    }

    /** The conditions under which a monster flees and returns. */
    public record EscapeRules(
            @Field("1..99 %: health below which it flees") int belowPercent,
            @Field("1..100 %: health at which it returns") int abovePercent,

            @Field("1..600 ticks: time in which it regains a hundredth of its health while it flees unseen")
            int mendTicks)
            implements Checked {
        static final EscapeRules NONE = new EscapeRules(0, 100, 1);

        @Override
        public void check(JsonEntry entry, ContentTables tables) {
            if (abovePercent <= belowPercent) {
                entry.complain(
                        "above_percent", abovePercent + " is not above below_percent, " + belowPercent + "; give more");
            }
        }
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

    /** Returns true if it ever flees. */
    public boolean flees() {
        return flight.belowPercent > 0;
    }
}
