package dev.orebound.content.arena;

import dev.orebound.content.item.Loot;
import dev.orebound.content.reading.Checked;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.content.reading.ContentTables;
import dev.orebound.content.reading.Field;
import dev.orebound.content.reading.IntRange;
import dev.orebound.content.reading.JsonEntry;
import dev.orebound.content.reading.Meaning;
import dev.orebound.content.reading.QuotedText;
import dev.orebound.content.reading.TableEntry;
import dev.orebound.content.terrain.Terrain;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A kind of arena: the rooms that suit it, its doors, its waves, its goal and its reward. Its name is the text
 * {@code arena.<id>.name}.
 */
@Meaning("""
        Arenas: what a trap room does when it is sprung. Texts: arena.<id>.name, and arena.<id>.waits for what waits \
        there. A
        second has 60 ticks. No more than 40 monsters live in an arena at once.

        The numbers suit a beginner with 100 health at depth 1, a practised player at depth 8 and an expert at depth 16;
        docs/balance.md compares the threat of the kinds.""")
public record ArenaKind(
        String id,

        @Field("what sets it off") Spring spring,

        @Field("how it is won") Goal goal,

        @Field("rooms that it is drawn for") Needs needs,

        @Field("1..17: depths at which it is drawn") IntRange depths,

        @Field("1..1000: weight among the kinds that suit a room")
        int frequency,

        @Field("how its doors warn, shut and open") Doors doors,

        @Field("how its waves follow each other, and how long anything may take")
        ArenaPacing pace,

        @Field("default floor: where its monsters appear") ComesFrom comesFrom,

        @Field("1..20 waves: the waves in order") List<ArenaWave> waves,

        @Field("600..18000 ticks, default 0: time from the seal until it is won; for hold_out only")
        int holdOutTicks,

        @Field("optional: what must be kept alive; for protect only") @Nullable
        WardRules ward,

        @Field("optional: how the hall is laid out; for guardian_hall only") @Nullable
        HallLayout hall,

        @Field("0..100 %, default 0: threat more for each mark of danger of the floor beyond the first")
        int dangerPercent,

        @Field("optional: how else it ends than by a win or a death; left out: not at all") @Nullable
        LossRules loss,

        @Field("optional: what keeps its shut room from giving rest; left out: nothing") @Nullable
        UnrestRules unrest,

        @Field("what lies in the middle after a win") List<Loot> reward,

        @Field("optional: what lies there besides after a win, once for each mark of danger of the floor beyond the "
                + "first")
        List<Loot> dangerReward,

        @Field("what lies there if the watchdog opened the doors")
        List<Loot> lesserReward)
        implements TableEntry, Checked {

    /** The most monsters that an arena holds at once. */
    public static final int MOST_MONSTERS = 40;

    private static final int WHOLE = 100;

    /** The bounds of how many cells the room of an arena may need. */
    public static final int FEWEST_CELLS = 9;

    public static final int MOST_CELLS = 4000;

    /** The bounds of how long a cell is marked before somebody comes up on it, 0.8 to 1.2 seconds. */
    public static final int FEWEST_MARK_TICKS = 48;

    public static final int MOST_MARK_TICKS = 72;

    /** The least time for which a roof that can give way holds at any depth. */
    private static final int LEAST_ROOF_TICKS = 600;

    public static final String FILE = "content/arenas.json";

    /** The triggers of arenas. */
    public enum Spring {
        @Meaning("being in the room, off its doorways")
        STEPPING_IN,
        @Meaning("opening the chest that stands in it")
        OPENING_CHEST
    }

    /** The goals of arenas, each with the class that holds its rules. */
    public enum Goal {
        @Meaning("all waves are dead")
        BEAT_WAVES(new BeatWavesGoal()),
        @Meaning("all heads are dead; the others fall with the last")
        SLAY_HEADS(new SlayHeadsGoal()),
        @Meaning("the time is up; who is left falls. Waves keep coming until then")
        HOLD_OUT(new HoldOutGoal()),
        @Meaning(
                "all waves are dead and the ward stands; lost when the ward falls: nothing is paid, and the doors open")
        PROTECT(new ProtectGoal());

        @SuppressWarnings("ImmutableEnumChecker") // no goal has a field
        private final ArenaGoal rules;

        Goal(ArenaGoal rules) {
            this.rules = rules;
        }

        public ArenaGoal rules() {
            return rules;
        }
    }

    /** The places out of which the monsters of an arena appear. */
    public enum ComesFrom {
        @Meaning("on a cell of the room that was marked")
        FLOOR,
        @Meaning("out of a marked cell of rock in the room's border, onto a cell of the room beside it")
        WALLS
    }

    /** The sorts of trap rooms. */
    public enum RoomSort {
        @Meaning("has no chest")
        PLAIN,
        @Meaning("has a chest")
        TREASURE,
        @Meaning("holds the exit of the boss's floor")
        BOSS_HALL,
        @Meaning("bars the way to the exits of a guardian's floor; its arena has one depth and the goal slay_heads")
        GUARDIAN_HALL
    }

    /** The pillars of rock in a guardian's hall. */
    public enum HallPillars {
        NONE,
        @Meaning("in two rows along it")
        ROWS,
        @Meaning("in a ring about its middle")
        RING,
        @Meaning("here and there")
        SCATTERED
    }

    /** The layout of a guardian's hall. */
    public record HallLayout(
            @Field("default none: pillars of rock") HallPillars pillars,

            @Field("id in terrains.json, optional: liquid of its lakes, no chasm") @Nullable
            String liquid,

            @Field("0..9, default 0: most lakes in it, before those of the floor")
            int lakes)
            implements Checked {
        /** An empty hall. */
        static final HallLayout BARE = new HallLayout(HallPillars.NONE, null, 0);

        @Override
        public void check(JsonEntry entry, ContentTables tables) {
            if (liquid != null) {
                Terrain.requireLayer(entry, "liquid", liquid, Terrain.TerrainLayer.LIQUID, tables);
                ContentTable<Terrain> terrains = tables.of(Terrain.class);
                if (terrains.has(liquid) && terrains.get(liquid).peril() == Terrain.Peril.SWALLOWS) {
                    entry.complain("liquid", QuotedText.inQuotes(liquid) + " is a chasm; give another liquid");
                }
            }
            if ((liquid == null) != (lakes == 0)) {
                entry.complain("lakes", "go with a liquid; give both or neither");
            }
        }
    }

    /** The rooms that a kind is drawn for. */
    public record Needs(
            @Field(ArenaKind.FEWEST_CELLS + ".." + ArenaKind.MOST_CELLS + ": size of the room")
            IntRange cells,

            @Field("1..20 cells: least distance from the centre to the border")
            int leastCentreDistance,

            @Field("1..4 sorts: sorts of room") List<RoomSort> rooms) {}

    /** The warning, closing and opening of the doors. */
    public record Doors(
            @Field("1..10 cells: distance from a doorway in sight at which the player is warned")
            int warnCells,

            @Field("10..240 ticks: time from the first sound of the doors until they meet; leaving in time cancels")
            int closingTicks,

            @Field("0..5 cells/s: speed at which closing doors push bodies inwards")
            float pushSpeed,

            @Field("0..120 ticks: time for which they still push after that; then bodies in the way are set down "
                    + "inside")
            int pushTicks,

            @Field("1..30 cells: distance from the door within which they are set down; without room the arena is off")
            int pushCells,

            @Field("1..240 ticks: time for which the doors are seen to open; they block nothing from its start")
            int openingTicks,

            @Field("30..600 ticks, default 0: time for which doors stand open during a storm (bosses.json); left "
                    + "out without a boss")
            int stormTicks) {}

    /** The rhythm of the waves, and the time limits. */
    public record ArenaPacing(
            @Field(ArenaKind.FEWEST_MARK_TICKS + ".." + ArenaKind.MOST_MARK_TICKS
                    + " ticks: time for which a cell is marked before a monster comes up on it")
            int markTicks,

            @Field("3..10 cells: least distance from the player to a mark; a wave waits until there is such a cell")
            int markDistanceCells,

            @Field("60..240 ticks: time for which a monster that came up attacks nobody")
            int harmlessTicks,

            @Field("0..600 ticks: time before the marks of the first wave, and from the end of a wave to the "
                    + "marks of the next")
            int pauseTicks,

            @Field("60..7200 ticks, default 0: time after which the next wave comes anyway; left out: when the "
                    + "last is dead")
            int waveTicks,

            @Field("30..1200 ticks: time out of the player's reach after which a monster that counts is brought back")
            int astrayTicks,

            @Field("600..36000 ticks: time without progress after which the doors open anyway")
            int watchdogTicks) {}

    /** A body that stands in the room and must be kept alive. */
    public record WardRules(
            @Field("id in monsters.json: its body, one without attacks")
            String monster,

            @Field("0..100 %: part of the monsters that go for it; the others go for the player")
            int sharePercent) {}

    /** The ways in which a sprung trap is lost without a death. */
    public record LossRules(
            @Field("0..7200 ticks, default 0: time from the seal until the roof gives way: the doors burst, the "
                    + "reward is buried, and the monsters are ordinary ones; at every depth 600 or more, and more "
                    + "than hold_out_ticks; 0: it holds")
            int roofTicks,

            @Field("-120..600 ticks, default 0: more for each depth below the first")
            int roofTicksADepth,

            @Field("0..600 ticks, default 0: time by which the roof gives way sooner for each percent of full health "
                    + "that blows and statuses take from the player there")
            int shakeTicks,

            @Field("0..240 ticks, default 0: time for which interact is held at a shut door to break it, which ends "
                    + "the fight unpaid; 0: it cannot be broken")
            int breakTicks,

            @Field("0..100 %, default 0: share of each ore that it costs to break a door")
            int orePercent,

            @Field("0..60 cells, default 0: distance within which every monster hears how it is lost, and comes")
            int noiseCells) {
        /** The rules of an arena that ends by a win or a death only. */
        static final LossRules NONE = new LossRules(0, 0, 0, 0, 0, 0);
    }

    /** Returns how else it ends than by a win or a death. */
    public LossRules losses() {
        return loss == null ? LossRules.NONE : loss;
    }

    /** Returns what keeps its shut room from giving rest. */
    public UnrestRules restlessness() {
        return unrest == null ? UnrestRules.NONE : unrest;
    }

    /** Returns the threat that a wave of it may spend at a depth, on a floor with 1 to 3 marks of danger. */
    public int budget(ArenaWave wave, int depth, int danger) {
        return (wave.budget() + wave.budgetADepth() * (depth - 1)) * (WHOLE + dangerPercent * (danger - 1)) / WHOLE;
    }

    /** Returns the ticks from the seal until the roof gives way at a depth; 0 if it holds. */
    public int roofTicks(int depth) {
        return losses().roofTicks() + losses().roofTicksADepth() * (depth - 1);
    }

    /** Returns true if the kind suits a room of this sort and shape at this depth. */
    public boolean suits(RoomSort sort, int cells, int centreDistance, int depth) {
        return needs.rooms().contains(sort)
                && needs.cells().holds(cells)
                && centreDistance >= needs.leastCentreDistance()
                && depths.holds(depth);
    }

    /** Returns true for the arena of a hall in which a guardian bars the way down. */
    public boolean isGuardianHall() {
        return needs.rooms().contains(RoomSort.GUARDIAN_HALL);
    }

    /** Returns true for the arena of the hall in which the last boss of a run bars the way out. */
    public boolean isBossHall() {
        return needs.rooms().contains(RoomSort.BOSS_HALL);
    }

    /** Returns the layout of its hall; that of an empty hall if none is given. */
    public HallLayout layout() {
        return hall == null ? HallLayout.BARE : hall;
    }

    @Override
    public void check(JsonEntry entry, ContentTables tables) {
        if (hall != null && !isGuardianHall()) {
            entry.complain("hall", "is for a room of the sort guardian_hall only; leave it out");
        }
        boolean isTimed = goal.rules().isTimed();
        checkLosses(entry);
        if (isTimed && holdOutTicks == 0) {
            entry.complain("hold_out_ticks", "is missing; give a whole number within 600..18000");
        } else if (!isTimed && holdOutTicks != 0) {
            entry.complain("hold_out_ticks", "is for the goal hold_out only; leave it out");
        }
        if (!isTimed && restlessness().lullTicks() != 0) {
            entry.complain("unrest.lull_ticks", "are for the goal hold_out only; leave them out");
        }
        if (goal.rules().needsWard() && ward == null) {
            entry.complain("ward", "is missing; give what must be protected");
        } else if (!goal.rules().needsWard() && ward != null) {
            entry.complain("ward", "is for the goal protect only; leave it out");
        }
    }

    private void checkLosses(JsonEntry entry) {
        LossRules rules = losses();
        if (!rules.equals(LossRules.NONE) && (isGuardianHall() || isBossHall())) {
            entry.complain("loss", "is not for a hall, which bars the way until it is won; leave it out");
        }
        if (rules.roofTicks() == 0 && (rules.roofTicksADepth() != 0 || rules.shakeTicks() != 0)) {
            entry.complain("loss.roof_ticks", "is missing, but the roof has other numbers; give all or none");
        }
        int least = Math.min(roofTicks(depths.lowest()), roofTicks(depths.highest()));
        if (rules.roofTicks() != 0 && least < LEAST_ROOF_TICKS) {
            entry.complain(
                    "loss.roof_ticks", "let the roof hold for less than " + LEAST_ROOF_TICKS + " ticks; give more");
        }
        if (rules.roofTicks() != 0 && goal.rules().isTimed() && least <= holdOutTicks) {
            entry.complain("loss.roof_ticks", "are no more than hold_out_ticks; let an unshaken roof hold longer");
        }
        if (rules.breakTicks() == 0 && rules.orePercent() != 0) {
            entry.complain("loss.ore_percent", "is the price of a door that can be broken; give break_ticks too");
        }
    }
}
