package dev.orebound.content.behaviour;

import dev.orebound.content.reading.JsonEntry;
/**
 * What hordes do when they are not fighting: search, mourn, wander, arrive.
 *
 * @param followTicks for which hunters who see the player no longer still come after it, 0 to 3600
 * @param settleTicks for which who has begun to search is not called home, 0 to 600
 * @param stallTicks within which a leader comes a step nearer to where it goes, or gives up on it, 30 to 1200
 * @param turnAims by which a formation turns in a tick at most, 1 to 512
 * @param legTicks within which a horde reaches a waypoint or a place that it searches, or gives up on it, 60 to 7200
 * @param searchCells about where the player was last in which the places lie that are searched, 2 to 20
 * @param routTicks for which a horde that lost its leader runs, 60 to 3600
 * @param rallyPercent of its monsters that come back to fight on, each alone, 0 to 100
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

    /** No more waypoints than this: which were visited is one number's bits. */
    public static final int MOST_WAYPOINTS = 40;

    static HordeRules read(JsonEntry entry) {
        HordeRules rules = new HordeRules(
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
                entry.whole("waypoint_cells", 3, 30));
        entry.rejectUnknownFields();
        return rules;
    }
}
