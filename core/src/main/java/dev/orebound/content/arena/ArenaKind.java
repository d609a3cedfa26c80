package dev.orebound.content.arena;

import dev.orebound.content.item.Item;
import dev.orebound.content.item.Loot;
import dev.orebound.content.monster.Monster;
import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.content.reading.IntRange;
import dev.orebound.content.reading.JsonEntry;
import dev.orebound.content.reading.TableEntry;
import java.util.ArrayList;
import java.util.List;

/**
 * A kind of arena: the rooms that suit it, its doors, its waves, its goal and its reward. Its name is the text {@code
 * arena.<id>.name}.
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
        ArenaPacing pace,
        ComesFrom comesFrom,
        List<ArenaWave> waves,
        int holdOutTicks,
        List<Loot> reward,
        List<Loot> lesserReward)
        implements TableEntry {

    /** The most monsters that an arena holds at once. */
    public static final int MOST_MONSTERS = 40;

    /** The bounds of how many cells the room of an arena may need. */
    public static final int FEWEST_CELLS = 9;

    public static final int MOST_CELLS = 4000;

    /** The bounds of how long a cell is marked before somebody comes up on it, 0.8 to 1.2 seconds. */
    public static final int FEWEST_MARK_TICKS = 48;

    public static final int MOST_MARK_TICKS = 72;

    public static final String FILE = "content/arenas.json";

    /** The triggers of arenas. */
    public enum Spring {
        /** Being in the room, off its doorways. */
        STEPPING_IN,
        /** Opening the chest that stands in it. */
        OPENING_CHEST
    }

    /** The goals of arenas. */
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

    /** The sorts of trap rooms. */
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
     * The warning, closing and opening of the doors.
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
     * The rhythm of the waves, and the time limits.
     *
     * @param markTicks for which a cell is marked before a monster comes up on it, 48 to 72
     * @param markDistanceCells the least distance from the player to a mark, in steps of eight ways, 3 to 10
     * @param harmlessTicks for which who came up strikes nobody, 60 to 240
     * @param pauseTicks between the end of a wave and the marks of the next, 0 to 600
     * @param waveTicks after which the next wave comes though the last lives, 60 to 7200; 0 for never
     * @param astrayTicks for which who counts may be where the player cannot come, 30 to 1200
     * @param watchdogTicks without any progress after which the doors open all the same, 600 to 36000
     */
    public record ArenaPacing(
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
    public record ArenaWave(int budget, int budgetADepth, int most, List<Head> heads) {
        public ArenaWave {
            heads = List.copyOf(heads);
        }

        /** Returns the number of heads at a depth. */
        public int headsAt(int depth) {
            int sum = 0;
            for (int i = 0; i < heads.size(); i++) {
                sum += heads.get(i).depths().holds(depth) ? heads.get(i).count() : 0;
            }
            return sum;
        }
    }

    /**
     * A target that must be killed.
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

    /** Returns true if the kind suits a room of this sort and shape at this depth. */
    public boolean suits(RoomSort sort, int cells, int centreDistance, int depth) {
        return needs.rooms().contains(sort)
                && needs.cells().holds(cells)
                && centreDistance >= needs.leastCentreDistance()
                && depths.holds(depth);
    }

    /** Reads all kinds of arena. */
    public static ContentTable<ArenaKind> readAll(
            Assets assets, ContentTable<Item> items, ContentTable<Monster> monsters, List<String> complaints) {
        return ContentTable.read(assets, FILE, complaints, entry -> read(entry, items, monsters));
    }

    private static ArenaKind read(JsonEntry entry, ContentTable<Item> items, ContentTable<Monster> monsters) {
        Goal goal = entry.choice("goal", Goal.class);
        return entry.complete(new ArenaKind(
                entry.name(),
                entry.choice("spring", Spring.class),
                goal,
                readNeeds(entry.object("needs")),
                IntRange.read(entry, "depths", 1, 17),
                entry.whole("frequency", 1, 1000),
                readDoors(entry.object("doors")),
                readPace(entry.object("pace")),
                entry.has("comes_from") ? entry.choice("comes_from", ComesFrom.class) : ComesFrom.FLOOR,
                readWaves(entry, monsters),
                goal == Goal.HOLD_OUT ? entry.whole("hold_out_ticks", 600, 18000) : 0,
                Loot.readAll(entry, "reward", items),
                Loot.readAll(entry, "lesser_reward", items)));
    }

    private static Needs readNeeds(JsonEntry entry) {
        return entry.complete(new Needs(
                IntRange.read(entry, "cells", FEWEST_CELLS, MOST_CELLS),
                entry.whole("least_centre_distance", 1, 20),
                entry.choices("rooms", RoomSort.class)));
    }

    private static Doors readDoors(JsonEntry entry) {
        return entry.complete(new Doors(
                entry.whole("warn_cells", 1, 10),
                entry.whole("closing_ticks", 10, 240),
                entry.number("push_speed", 0, 5),
                entry.whole("push_ticks", 0, 120),
                entry.whole("push_cells", 1, 30),
                entry.whole("opening_ticks", 1, 240),
                entry.wholeOr("storm_ticks", 30, 600, 0)));
    }

    private static ArenaPacing readPace(JsonEntry entry) {
        return entry.complete(new ArenaPacing(
                entry.whole("mark_ticks", FEWEST_MARK_TICKS, MOST_MARK_TICKS),
                entry.whole("mark_distance_cells", 3, 10),
                entry.whole("harmless_ticks", 60, 240),
                entry.whole("pause_ticks", 0, 600),
                entry.wholeOr("wave_ticks", 60, 7200, 0),
                entry.whole("astray_ticks", 30, 1200),
                entry.whole("watchdog_ticks", 600, 36000)));
    }

    private static List<ArenaWave> readWaves(JsonEntry entry, ContentTable<Monster> monsters) {
        List<ArenaWave> waves = new ArrayList<>();
        for (JsonEntry wave : entry.objects("waves")) {
            waves.add(readWave(wave, monsters));
        }
        if (waves.isEmpty()) {
            entry.complain("waves", "is empty; give at least one wave");
        }
        return waves;
    }

    private static ArenaWave readWave(JsonEntry entry, ContentTable<Monster> monsters) {
        List<Head> heads = entry.has("heads") ? readHeads(entry, monsters) : List.of();
        int least = heads.isEmpty() ? 1 : 0;
        return entry.complete(new ArenaWave(
                entry.whole("budget", least, 200),
                entry.whole("budget_a_depth", 0, 20),
                entry.whole("most", least, MOST_MONSTERS),
                heads));
    }

    private static List<Head> readHeads(JsonEntry wave, ContentTable<Monster> monsters) {
        List<Head> heads = new ArrayList<>();
        for (JsonEntry entry : wave.objects("heads")) {
            heads.add(entry.complete(new Head(
                    entry.reference("monster", monsters),
                    IntRange.read(entry, "depths", 1, 17),
                    entry.whole("count", 1, 5),
                    entry.whole("health_percent", 10, 1000))));
        }
        return heads;
    }
}
