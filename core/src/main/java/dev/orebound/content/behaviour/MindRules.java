package dev.orebound.content.behaviour;

import dev.orebound.content.reading.Field;
import dev.orebound.content.reading.IntRange;
import dev.orebound.content.reading.Meaning;

/** Numbers for hordes: noticing, following and giving up. */
@Meaning("""
        The senses and patience of hordes, and the rules by which companions follow. A second has 60 ticks.""")
public record MindRules(
        @Field("1..100 %: chance at each look that a body in sight is noticed")
        int noticePercent,

        @Field("1..240 ticks: time between two looks") int lookTicks,

        @Field("0..40 cells: distance at which breaking ore, a blow or a slamming door wakes a horde")
        int noiseCells,

        @Field("0..3600 ticks: longest search of a horde that sees nobody")
        int searchTicks,

        @Field("0..1 cells: distance that bodies keep beyond touching")
        float apartCells,

        @Field("0..30: speed at which overlapping bodies part, in cells/s for each cell of overlap")
        float partSpeed,

        @Field("how bodies make way for each other") SteerRules steering,

        @Field("when a body that does not get on pushes through the others")
        PressRules pressing,

        @Field("0..600 ticks: a shot or a lob that is ready again within it is waited for; more keeps shooters at "
                + "a distance")
        int patienceTicks,

        @Field("0..600 ticks: time after its birth in which a summoned monster attacks nobody")
        int harmlessTicks,

        @Field("0..600 ticks: time after a stagger in which no stagger happens")
        int steadyAfterTicks,

        @Field("0.5..6 cells: distance from the player at which a companion stops")
        float followCells,

        @Field("3..10 steps: least distance from the player at which summoned monsters come up")
        int callDistanceCells,

        @Field("1..12 cells: distance from the caller within which they come up")
        int callReachCells,

        @Field("1..60: summoned monsters that live on a floor at once; no summon in monsters.json has more as its most")
        int mostCalled,

        @Field("id in ai: tree of hordes whose own tree the content lacks")
        String mind,

        @Field("distance at which the player is noticed") NoticeRules notice,
        @Field("what hordes do while they do not fight") HordeRules hordes,
        @Field("how hordes travel and keep their places") MarchRules marching,
        @Field("hordes that arrive from afar, awake") ArrivalRules arrivals) {

    public static final String FILE = "content/minds.json";

    /** The distances from which the player is noticed. */
    public record NoticeRules(
            @Field("0.5..20 cells: distance where nothing but the lamp shines")
            float darkCells,

            @Field("0.5..30 cells: distance in the brightest light")
            float litCells,

            @Field("1..100 %: share of the distance while the player stands still")
            int stillPercent,

            @Field("1..100 %: share of it while the player sneaks")
            int sneakPercent,

            @Field("100..400 %: share of it while the player dashes")
            int dashPercent,

            @Field("100..400 %: share of it for monsters that are awake")
            int awakePercent,

            @Field("0..10 cells: greatest distance if steam surrounds either")
            float steamCells,

            @Field("0..8 cells: distance that a burning cell lights")
            int fireCells) {}

    /** Numbers for the steering of bodies around each other. */
    public record SteerRules(
            @Field("1..60: neighbours that a body heeds, the nearest by cells first")
            int mostLookedAt,

            @Field("0..3 cells: distance beyond touching within which a walker makes way")
            float waryCells,

            @Field("0..100 %: share of its speed with which it steps aside")
            int sidePercent,

            @Field("1..100 %: share of its speed that it keeps while it squeezes past")
            int squeezePercent,

            @Field("0..10 cells/s: largest push by others") float mostPush,

            @Field("100..300 %: largest speed when pushed, of its own")
            int hastePercent) {}

    /** The conditions under which a stuck monster pushes through the others, so that no crowd stands still for good. */
    public record PressRules(
            @Field("10..600 ticks: time over which it is watched")
            int watchTicks,

            @Field("0.1..5 cells: distance that it must have covered")
            float leastCells,

            @Field("1..600 ticks: time for which it then heeds nobody")
            int pressTicks,

            @Field("0..20 cells: distance from the player within which nobody pushes through")
            float offCells) {}

    /** Numbers for hordes that are not fighting: searching, losing their leader, wandering. */
    public record HordeRules(
            @Field("0..3600 ticks: time for which hunters still follow a player out of sight")
            int followTicks,

            @Field("0..600 ticks: time after the start of a search in which nobody is called home")
            int settleTicks,

            @Field("30..1200 ticks: a leader that comes no step nearer within it gives up its goal")
            int stallTicks,

            @Field("1..512: largest turn of a formation in a tick; 1024 are a full turn")
            int turnAims,

            @Field("60..7200 ticks: a horde that does not arrive within it gives up its goal")
            int legTicks,

            @Field("2..20 cells: radius of the search about the last trace")
            int searchCells,

            @Field("60..3600 ticks: time for which members flee after their leader's death")
            int routTicks,

            @Field("0..100 %: share of them that then returns")
            int rallyPercent,

            @Field("0.8..4 cells: distance from the player at which hunters surround it")
            float surroundCells,

            @Field("2.." + HordeRules.MOST_WAYPOINTS + ": waypoints of a floor")
            int mostWaypoints,

            @Field("3..30 cells: distance between two") int waypointCells) {

        /** The most waypoints, because one number's bits hold those that were visited. */
        public static final int MOST_WAYPOINTS = 40;
    }

    /** Numbers for hordes that follow their leader in formation. */
    public record MarchRules(
            @Field("0.5..3 cells: distance from the middle of a cell at which a leader has arrived")
            float thereCells,

            @Field("0..20 steps: distance from its start beyond which a blocked leader turns back")
            int backSteps,

            @Field("2..60 steps: radius in which a horde that cannot get home looks for another home")
            int homeSteps,

            @Field("1..12 steps: length of the way ahead that a formation faces")
            int aheadSteps,

            @Field("1..1200 ticks: a leader that comes no step nearer within it is held up, and all take its way")
            int heldUpTicks,

            @Field("0..12 cells: distance from a resting leader within which the others stay in a hallway")
            float restCells,

            @Field("1..240 ticks: time between two choices of sides about the player")
            int chooseTicks,

            @Field("1..60 ticks: time between two moves of those sides with the player")
            int keepTicks) {}

    /** The times and places at which hordes arrive later. */
    public record ArrivalRules(
            @Field("60..36000 ticks: time between two, while no arena is sealed")
            IntRange ticks,

            @Field("6..200 steps: distance from the player") int leastSteps,

            @Field("1..400: monsters that may live for another horde to come")
            int mostMonsters,

            @Field("1..60: hordes that may live for another to come")
            int mostHordes,

            @Field("1..12: arrived hordes that may live at once")
            int mostAtOnce,

            @Field("1..3600 ticks: time until the next try after a failed one")
            int againTicks,

            @Field("1..400: places tried each time") int tries,

            @Field("1..20 steps: distance from the leader within which the others arrive")
            int aboutSteps,

            @Field("0..6 cells: least distance from cells in sight")
            int offSightCells,

            @Field("the horde that comes early, towards the player, after a quiet time")
            StirRules stir) {}

    /**
     * The conditions under which a horde comes early because nothing happens. The lower bound of the quiet time is the
     * rest that every player has after a fight.
     */
    public record StirRules(
            @Field("600..36000 ticks: time since the player was last hunted, hurt or shut in, or a monster died")
            int quietTicks,

            @Field("60..3600 ticks: time for which the player then walks on without seeing new ground")
            int knownWayTicks,

            @Field("16..200 steps: distance from the player")
            IntRange steps) {}
}
