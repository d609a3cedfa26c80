package dev.orebound.content.arena;

import dev.orebound.content.item.Loot;
import dev.orebound.content.reading.IntRange;
import dev.orebound.content.reading.TableEntry;
import java.util.List;

/**
 * A kind of arena: in which rooms it lies in wait, how its doors shut, what comes, how it is won, what it pays. Its name is
 * the text {@code arena.<id>.name}.
 *
 * @param spring what sets it off
 * @param goal how it is won
 * @param needs the rooms that it is drawn for
 * @param depths at which it is drawn, within 1 to 17
 * @param frequency tickets in the raffle among the kinds that suit a room, 1 to 1000
 * @param doors how its doors warn, shut and open
 * @param pace how its waves follow each other, and how long anything may take
 * @param comesFrom where its monsters appear
 * @param waves one for each wave, in order
 * @param holdOutTicks from the seal until it is won; 0 unless the goal is {@link Goal#HOLD_OUT}
 * @param reward what lies in the middle when it is won
 * @param lesserReward what lies there when the watchdog opened it
 */
public record ArenaKind(
        String id,
        Spring spring,
        Goal goal,
        Needs needs,
        IntRange depths,
        int frequency,
        Doors doors,
        Pace pace,
        ComesFrom comesFrom,
        List<Wave> waves,
        int holdOutTicks,
        List<Loot> reward,
        List<Loot> lesserReward)
        implements TableEntry {

    /** How many monsters an arena ever holds at once. */
    public static final int MOST_MONSTERS = 40;

    /** The bounds of how many cells the room of an arena may need. */
    public static final int FEWEST_CELLS = 9;

    public static final int MOST_CELLS = 4000;

    /** The bounds of how long a cell is marked before somebody comes up on it, 0.8 to 1.2 seconds. */
    public static final int FEWEST_MARK_TICKS = 48;

    public static final int MOST_MARK_TICKS = 72;

    public static final String FILE = "content/arenas.json";

    /** What sets an arena off. */
    public enum Spring {
        /** Being in the room, off its doorways. */
        STEPPING_IN,
        /** Opening the chest that stands in it. */
        OPENING_CHEST
    }

    /** How an arena is won. */
    public enum Goal {
        /** All waves are dead. */
        BEAT_WAVES,
        /** All heads are dead; the others fall with the last. */
        SLAY_HEADS,
        /** The time is up; who is left falls. Waves keep coming until then. */
        HOLD_OUT
    }

    /** The places out of which the monsters of an arena appear. */
    public enum ComesFrom {
        /** On a cell of the room that was marked. */
        FLOOR,
        /** Out of a marked cell of rock in the room's border, onto a cell of the room beside it. */
        WALLS
    }

    /** What a trap room can be. */
    public enum RoomSort {
        /** Has no chest. */
        PLAIN,
        /** Has a chest. */
        TREASURE,
        /** Holds the exit of the boss's floor. */
        BOSS_HALL
    }

    /**
     * The rooms that a kind is drawn for.
     *
     * @param cells how many the room has, 9 to 4000
     * @param leastCentreDistance from its centre to its border, at least, 1 to 20
     * @param rooms of which sort, one or more
     */
    public record Needs(IntRange cells, int leastCentreDistance, List<RoomSort> rooms) {
        public Needs {
            rooms = List.copyOf(rooms);
        }
    }

    /**
     * How the doors warn, shut and open.
     *
     * @param warnCells from a doorway in sight within which the player is warned, 1 to 10
     * @param closingTicks from the first sound of the doors until they meet, 10 to 240
     * @param pushSpeed with which closing doors push inwards who stands in them, in cells a second, 0 to 5
     * @param pushTicks for which they go on pushing once they should have met, before who is still there is set down, 0 to 120
     * @param pushCells from the door within which that is done, 1 to 30; where there is no room, the arena is off
     * @param openingTicks until the doors are seen to be open again, 1 to 240
     * @param stormTicks for which doors that are thrown open for a storm stand open before they shut again, 30 to 600; 0
     *     where nobody throws them open
     */
    public record Doors(
            int warnCells,
            int closingTicks,
            float pushSpeed,
            int pushTicks,
            int pushCells,
            int openingTicks,
            int stormTicks) {}

    /**
     * How waves follow each other, and how long anything may take.
     *
     * @param markTicks for which a cell is marked before a monster comes up on it, 48 to 72
     * @param markDistanceCells the least distance from the player to a mark, in steps of eight ways, 3 to 10
     * @param harmlessTicks for which who came up strikes nobody, 60 to 240
     * @param pauseTicks between the end of a wave and the marks of the next, 0 to 600
     * @param waveTicks after which the next wave comes though the last lives, 60 to 7200; 0 for never
     * @param astrayTicks for which who counts may be where the player cannot come, 30 to 1200
     * @param watchdogTicks without any progress after which the doors open all the same, 600 to 36000
     */
    public record Pace(
            int markTicks,
            int markDistanceCells,
            int harmlessTicks,
            int pauseTicks,
            int waveTicks,
            int astrayTicks,
            int watchdogTicks) {}

    /**
     * Monsters that come at once: heads, and guards bought from those of the depth's hordes.
     *
     * @param budget threat at depth 1, 0 to 200; below 1 only where heads come
     * @param budgetADepth threat more for each depth below, 0 to 20
     * @param most monsters at once beside the heads, 0 to 40
     * @param heads who leads the wave
     */
    public record Wave(int budget, int budgetADepth, int most, List<Head> heads) {
        public Wave {
            heads = List.copyOf(heads);
        }

        /** How many heads it has at a depth. */
        public int headsAt(int depth) {
            int sum = 0;
            for (int i = 0; i < heads.size(); i++) {
                sum += heads.get(i).depths().holds(depth) ? heads.get(i).count() : 0;
            }
            return sum;
        }
    }

    /**
     * Whom to slay.
     *
     * @param monster the id of one
     * @param depths at which it comes, within 1 to 17
     * @param count how many, 1 to 5
     * @param healthPercent of its kind's health, 10 to 1000
     */
    public record Head(String monster, IntRange depths, int count, int healthPercent) {}

    public ArenaKind {
        waves = List.copyOf(waves);
        reward = List.copyOf(reward);
        lesserReward = List.copyOf(lesserReward);
    }

    /** True if a room of this sort and shape, at this depth, will do. */
    public boolean suits(RoomSort sort, int cells, int centreDistance, int depth) {
        return needs.rooms().contains(sort)
                && needs.cells().holds(cells)
                && centreDistance >= needs.leastCentreDistance()
                && depths.holds(depth);
    }
}
