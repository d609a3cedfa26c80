package dev.orebound.content.behaviour;

import dev.orebound.content.ai.TreeSpec;
import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.content.reading.IntRange;
import dev.orebound.content.reading.JsonEntry;
import java.util.List;

/**
 * Numbers for hordes: noticing, following and giving up.
 *
 * @param noticePercent chance at each look that a monster notices the player in sight, 1 to 100
 * @param lookTicks from one look to the next, 1 to 240
 * @param noiseCells within which a breaking ore, a blow or a slamming door wakes a horde, 0 to 40
 * @param searchTicks for which a horde that sees no enemy goes on searching, 0 to 3600
 * @param apartCells that bodies keep from each other beyond touching, 0 to 1
 * @param partSpeed with which bodies that overlap part, in cells a second for each cell of overlap, 0 to 30
 * @param steering how bodies make way for each other
 * @param pressing when a stuck monster pushes through the others
 * @param patienceTicks within which a shot or a lob must be ready again for its owner to stand and wait for it, 0
 *     to 600
 * @param harmlessTicks after its birth for which a summoned monster does not attack, 0 to 600
 * @param steadyAfterTicks after a stagger within which a body is not staggered again, 0 to 600
 * @param followCells from the alchemist at which a companion stands still, 0.5 to 6
 * @param callDistanceCells the least distance from the player at which a summoned monster appears, in eight-way
 *     steps, 3 to 10
 * @param callReachCells the greatest distance from the summoner at which it appears, 1 to 12
 * @param mostCalled summoned monsters that may live on a floor at a time, whichever monster summoned them, 1 to 60
 * @param mind the id of the tree of hordes whose kind the content lacks
 * @param notice the distances from which the player is noticed
 * @param hordes numbers for hordes that are not fighting
 * @param marching numbers for hordes that follow their leader
 * @param arrivals the times and places at which hordes arrive later
 */
public record MindRules(
        int noticePercent,
        int lookTicks,
        int noiseCells,
        int searchTicks,
        float apartCells,
        float partSpeed,
        SteerRules steering,
        PressRules pressing,
        int patienceTicks,
        int harmlessTicks,
        int steadyAfterTicks,
        float followCells,
        int callDistanceCells,
        int callReachCells,
        int mostCalled,
        String mind,
        NoticeRules notice,
        HordeRules hordes,
        MarchRules marching,
        ArrivalRules arrivals) {

    public static final String FILE = "content/minds.json";

    public static MindRules read(Assets assets, ContentTable<TreeSpec> trees, List<String> complaints) {
        JsonEntry entry = JsonEntry.root(assets, FILE, complaints);
        return entry.complete(new MindRules(
                entry.whole("notice_percent", 1, 100),
                entry.whole("look_ticks", 1, 240),
                entry.whole("noise_cells", 0, 40),
                entry.whole("search_ticks", 0, 3600),
                entry.number("apart_cells", 0, 1),
                entry.number("part_speed", 0, 30),
                SteerRules.read(entry.object("steering")),
                PressRules.read(entry.object("pressing")),
                entry.whole("patience_ticks", 0, 600),
                entry.whole("harmless_ticks", 0, 600),
                entry.whole("steady_after_ticks", 0, 600),
                entry.number("follow_cells", 0.5f, 6),
                entry.whole("call_distance_cells", 3, 10),
                entry.whole("call_reach_cells", 1, 12),
                entry.whole("most_called", 1, 60),
                entry.reference("mind", trees),
                NoticeRules.read(entry.object("notice")),
                HordeRules.read(entry.object("hordes")),
                MarchRules.read(entry.object("marching")),
                ArrivalRules.read(entry.object("arrivals"))));
    }

    /**
     * The distances from which the player is noticed.
     *
     * @param darkCells if nothing but the lamp glows, 0.5 to 20
     * @param litCells in the brightest light, 0.5 to 30
     * @param stillPercent of that, for a player that stands still, 1 to 100; a slow walk lies between the two
     * @param sneakPercent of that, for a player who sneaks, 1 to 100
     * @param dashPercent of that, for a player who dashes, 100 to 400
     * @param awakePercent of that, for monsters that are awake and look about, 100 to 400
     * @param steamCells the greatest distance if steam surrounds either of the two, 0 to 10
     * @param fireCells how far a burning cell shines, 0 to 8
     */
    public record NoticeRules(
            float darkCells,
            float litCells,
            int stillPercent,
            int sneakPercent,
            int dashPercent,
            int awakePercent,
            float steamCells,
            int fireCells) {

        private static NoticeRules read(JsonEntry entry) {
            return entry.complete(new NoticeRules(
                    entry.number("dark_cells", 0.5f, 20),
                    entry.number("lit_cells", 0.5f, 30),
                    entry.whole("still_percent", 1, 100),
                    entry.whole("sneak_percent", 1, 100),
                    entry.whole("dash_percent", 100, 400),
                    entry.whole("awake_percent", 100, 400),
                    entry.number("steam_cells", 0, 10),
                    entry.whole("fire_cells", 0, 8)));
        }
    }

    /**
     * Numbers for the steering of bodies around each other.
     *
     * @param mostLookedAt the most neighbours that a body considers, the nearest first, 1 to 60
     * @param waryCells beyond touching within which a walker makes way, 0 to 3
     * @param sidePercent of its speed with which it goes aside at most, 0 to 100
     * @param squeezePercent of its speed that it keeps while it squeezes past, 1 to 100
     * @param mostPush with which others push it at most, in cells a second, 0 to 10
     * @param hastePercent of its speed that it comes to at most, pushed and all, 100 to 300
     */
    public record SteerRules(
            int mostLookedAt, float waryCells, int sidePercent, int squeezePercent, float mostPush, int hastePercent) {

        private static SteerRules read(JsonEntry entry) {
            return entry.complete(new SteerRules(
                    entry.whole("most_looked_at", 1, 60),
                    entry.number("wary_cells", 0, 3),
                    entry.whole("side_percent", 0, 100),
                    entry.whole("squeeze_percent", 1, 100),
                    entry.number("most_push", 0, 10),
                    entry.whole("haste_percent", 100, 300)));
        }
    }

    /**
     * The conditions under which a stuck monster pushes through the others, so that no crowd stands still for good.
     *
     * @param watchTicks over which a monster's progress is measured, 10 to 600
     * @param leastCells that it must have moved in that time, or it is stuck, 0.1 to 5
     * @param pressTicks for which it then ignores the others, 1 to 600
     * @param offCells from the player within which no monster pushes, because a crowd there is a fight, 0 to 20
     */
    public record PressRules(int watchTicks, float leastCells, int pressTicks, float offCells) {

        private static PressRules read(JsonEntry entry) {
            return entry.complete(new PressRules(
                    entry.whole("watch_ticks", 10, 600),
                    entry.number("least_cells", 0.1f, 5),
                    entry.whole("press_ticks", 1, 600),
                    entry.number("off_cells", 0, 20)));
        }
    }

    /**
     * Numbers for hordes that are not fighting: searching, losing their leader, wandering.
     *
     * @param followTicks for which hunters still follow the player after losing sight, 0 to 3600
     * @param settleTicks for which a horde that has begun to search is not called home, 0 to 600
     * @param stallTicks within which a leader must come a step nearer to its goal, or gives it up, 30 to 1200
     * @param turnAims by which a formation turns in a tick at most, 1 to 512
     * @param legTicks within which a horde must reach a waypoint or a searched place, or gives it up, 60 to 7200
     * @param searchCells from the player's last known place within which a horde searches, 2 to 20
     * @param routTicks for which a horde that lost its leader runs, 60 to 3600
     * @param rallyPercent of its monsters that then return to fight, each alone, 0 to 100
     * @param surroundCells from the player at which hunters surround it, 0.8 to 4
     * @param mostWaypoints on a floor, 2 to 40
     * @param waypointCells from one waypoint to the next, at least, 3 to 30
     */
    public record HordeRules(
            int followTicks,
            int settleTicks,
            int stallTicks,
            int turnAims,
            int legTicks,
            int searchCells,
            int routTicks,
            int rallyPercent,
            float surroundCells,
            int mostWaypoints,
            int waypointCells) {

        /** The most waypoints, because one number's bits hold those that were visited. */
        public static final int MOST_WAYPOINTS = 40;

        private static HordeRules read(JsonEntry entry) {
            return entry.complete(new HordeRules(
                    entry.whole("follow_ticks", 0, 3600),
                    entry.whole("settle_ticks", 0, 600),
                    entry.whole("stall_ticks", 30, 1200),
                    entry.whole("turn_aims", 1, 512),
                    entry.whole("leg_ticks", 60, 7200),
                    entry.whole("search_cells", 2, 20),
                    entry.whole("rout_ticks", 60, 3600),
                    entry.whole("rally_percent", 0, 100),
                    entry.number("surround_cells", 0.8f, 4),
                    entry.whole("most_waypoints", 2, MOST_WAYPOINTS),
                    entry.whole("waypoint_cells", 3, 30)));
        }
    }

    /**
     * Numbers for hordes that follow their leader in formation.
     *
     * @param thereCells from the middle of a cell within which a leader has arrived, 0.5 to 3
     * @param backSteps from its start beyond which a stopped leader turns back, 0 to 20
     * @param homeSteps within which a horde that cannot reach its home looks for another, 2 to 60
     * @param aheadSteps of the way along which a formation looks, 1 to 12
     * @param heldUpTicks without a step nearer after which a leader counts as held up, and all take its path, 1 to 1200
     * @param restCells from a resting leader within which the others stay in a hallway, 0 to 12
     * @param chooseTicks between two choices of the sides from which hunters approach the player, 1 to 240
     * @param keepTicks between two updates of those sides to the player's place, 1 to 60
     */
    public record MarchRules(
            float thereCells,
            int backSteps,
            int homeSteps,
            int aheadSteps,
            int heldUpTicks,
            float restCells,
            int chooseTicks,
            int keepTicks) {

        private static MarchRules read(JsonEntry entry) {
            return entry.complete(new MarchRules(
                    entry.number("there_cells", 0.5f, 3),
                    entry.whole("back_steps", 0, 20),
                    entry.whole("home_steps", 2, 60),
                    entry.whole("ahead_steps", 1, 12),
                    entry.whole("held_up_ticks", 1, 1200),
                    entry.number("rest_cells", 0, 12),
                    entry.whole("choose_ticks", 1, 240),
                    entry.whole("keep_ticks", 1, 60)));
        }
    }

    /**
     * The times and places at which hordes arrive later.
     *
     * @param ticks from one arrival to the next, of those in which no arena is sealed: 60 to 36000
     * @param leastSteps from the player at which they appear, 6 to 200
     * @param mostMonsters alive at which another horde may still arrive, 1 to 400
     * @param mostHordes alive at which another may still arrive, 1 to 60
     * @param mostAtOnce hordes that arrived and are alive at a time, 1 to 12
     * @param againTicks until the next attempt if no horde could arrive, 1 to 3600
     * @param tries for a place at each attempt, 1 to 400
     * @param aboutSteps from the leader within which its minions appear, 1 to 20
     * @param offSightCells the least distance from visible cells at which they appear, 0 to 6
     */
    public record ArrivalRules(
            IntRange ticks,
            int leastSteps,
            int mostMonsters,
            int mostHordes,
            int mostAtOnce,
            int againTicks,
            int tries,
            int aboutSteps,
            int offSightCells) {

        private static ArrivalRules read(JsonEntry entry) {
            return entry.complete(new ArrivalRules(
                    IntRange.read(entry, "ticks", 60, 36_000),
                    entry.whole("least_steps", 6, 200),
                    entry.whole("most_monsters", 1, 400),
                    entry.whole("most_hordes", 1, 60),
                    entry.whole("most_at_once", 1, 12),
                    entry.whole("again_ticks", 1, 3600),
                    entry.whole("tries", 1, 400),
                    entry.whole("about_steps", 1, 20),
                    entry.whole("off_sight_cells", 0, 6)));
        }
    }
}
