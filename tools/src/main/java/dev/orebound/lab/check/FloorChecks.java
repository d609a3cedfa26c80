package dev.orebound.lab.check;

import dev.orebound.content.Content;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Checks floors against every promise that is made about each of them. Keeps working memory, so one serves one thread.
 */
public final class FloorChecks {
    /**
     * One promise about every floor.
     *
     * @param given its place in {@code docs/formats.md}: the number of an invariant, or a key
     * @param promise in words, as complaints print it
     * @param fault returns the fault at the first place where the promise is broken, or null if it is kept
     */
    record FloorCheck(String given, String promise, Function<CheckedFloor, @Nullable String> fault) {}

    /**
     * A promise that a floor breaks.
     *
     * @param given its place in {@code docs/formats.md}
     * @param promise in words
     * @param fault the first place where it is broken, and how
     */
    public record FloorComplaint(String given, String promise, String fault) {
        @Override
        public String toString() {
            return given + ", " + promise + ": " + fault;
        }
    }

    /** All checks: those of single keys first, then in the order of the invariants. */
    static final List<FloorCheck> ALL = List.of(
            new FloorCheck("corridors", "corridors open rock", GroundChecks::corridorsOpenRock),
            new FloorCheck("features", "promises are kept", PromiseChecks::promisesAreKept),
            new FloorCheck("features", "nothing is kept back", PromiseChecks::nothingIsKeptBack),
            new FloorCheck("layers.arcs", "arcs are counted", GroundChecks::arcsAreCounted),
            new FloorCheck("layers.vein_distance", "veins are measured", ThingChecks::veinsAreMeasured),
            new FloorCheck("invariant 1", "floor is one piece", GroundChecks::floorIsOnePiece),
            new FloorCheck("invariant 1", "dry cells are one piece", GroundChecks::dryCellsAreOnePiece),
            new FloorCheck("invariant 1", "the outermost ring is rock", GroundChecks::theOutermostRingIsRock),
            new FloorCheck("invariant 1", "things stand dry", ThingChecks::thingsStandDry),
            new FloorCheck("invariant 1", "things share no cell", ThingChecks::thingsShareNoCell),
            new FloorCheck("loot", "pages lie beside rock", ThingChecks::pagesLieBesideRock),
            new FloorCheck("invariant 2", "rooms are regions", RoomChecks::roomsAreRegions),
            new FloorCheck("invariant 2", "borders surround rooms", RoomChecks::bordersSurroundRooms),
            new FloorCheck("invariant 2", "centres lie deepest", RoomChecks::centresLieDeepest),
            new FloorCheck("invariant 2", "no lock shuts off a centre", RoomChecks::noLockShutsOffACentre),
            new FloorCheck("invariant 2", "no room is too large", RoomChecks::noRoomIsTooLarge),
            new FloorCheck("invariant 3", "doorways open borders", RoomChecks::doorwaysOpenBorders),
            new FloorCheck("invariant 3", "doorways lead out", RoomChecks::doorwaysLeadOut),
            new FloorCheck("invariant 3", "no passage has twin doorways", RoomChecks::noPassageHasTwinDoorways),
            new FloorCheck("invariant 4", "traps seal", TrapChecks::trapsSeal),
            new FloorCheck("invariant 4", "trap insides are whole", TrapChecks::trapInsidesAreWhole),
            new FloorCheck("invariant 5", "traps fit their rooms", TrapChecks::trapsFitTheirRooms),
            new FloorCheck("invariants 5 and 10", "traps can be refused", TrapChecks::trapsCanBeRefused),
            new FloorCheck("invariant 5", "traps share no doorway", TrapChecks::trapsShareNoDoorway),
            new FloorCheck("invariant 5", "no horde sleeps in a trap", TrapChecks::noHordeSleepsInATrap),
            new FloorCheck("invariant 5", "traps and treasures are counted", TrapChecks::trapsAndTreasuresAreCounted),
            new FloorCheck("invariant 6", "chests stand in treasure rooms", ThingChecks::chestsStandInTreasureRooms),
            new FloorCheck("invariant 6", "centre chests face their way out", ThingChecks::centreChestsFaceTheirWayOut),
            new FloorCheck("invariant 6", "nook chests stand in nooks", ThingChecks::nookChestsStandInNooks),
            new FloorCheck("nook_natural", "natural nooks have grown", ThingChecks::naturalNooksHaveGrown),
            new FloorCheck("invariant 7", "ore stands in its vein", ThingChecks::oreStandsInItsVein),
            new FloorCheck("invariant 7", "ore leaves ways open", ThingChecks::oreLeavesWaysOpen),
            new FloorCheck("invariant 8", "hordes stand well", HordePlaceChecks::hordesStandWell),
            new FloorCheck("invariant 8", "leaders are out of sight", HordePlaceChecks::leadersAreOutOfSight),
            new FloorCheck(
                    "invariant 8", "hordes are drawn for their depth", HordePlaceChecks::hordesAreDrawnForTheirDepth),
            new FloorCheck("invariant 8", "hordes keep to their machines", HordePlaceChecks::hordesKeepToTheirMachines),
            new FloorCheck("invariant 9", "the start lies first", RouteChecks::theStartLiesFirst),
            new FloorCheck("invariant 9", "halls lie on wide floors", RouteChecks::hallsLieOnWideFloors),
            new FloorCheck("invariant 9", "exits lie apart", RouteChecks::exitsLieApart),
            new FloorCheck("invariant 9", "exits lead on", RouteChecks::exitsLeadOn),
            new FloorCheck("invariant 10", "the boss bars the exit", TrapChecks::theBossBarsTheExit),
            new FloorCheck("invariant 10", "the guardian bars the exits", TrapChecks::theGuardianBarsTheExits),
            new FloorCheck("invariant 10", "guardians' halls have three doorways", TrapChecks::hallsHaveThreeDoorways),
            new FloorCheck("invariant 11", "no chasm where it is forbidden", GroundChecks::noChasmWhereItIsForbidden),
            new FloorCheck("invariant 12", "loops are worth having", RouteChecks::loopsAreWorthHaving),
            new FloorCheck("invariant 12", "corridors are wide", GroundChecks::corridorsAreWide),
            new FloorCheck("invariant 12", "the start lies in a room", RouteChecks::theStartLiesInARoom),
            new FloorCheck("invariant 14", "treasure traps are drawn", TrapChecks::treasureTrapsAreDrawn),
            new FloorCheck("invariant 15", "vignettes lie well", VignetteChecks::vignettesLieWell),
            new FloorCheck("invariant 15", "locks are fair", VignetteChecks::locksAreFair),
            new FloorCheck("invariant 15", "no lock bars the way down", VignetteChecks::noLockBarsTheWayDown),
            new FloorCheck("invariant 15", "the certificate holds", VignetteChecks::theCertificateHolds),
            new FloorCheck("invariant 17", "no room is empty", RoomChecks::noRoomIsEmpty),
            new FloorCheck("invariant 17", "landmarks bar no way", RoomChecks::landmarksBarNoWay));

    private final Content content;
    private int width;
    private int height;
    private NeighbourTable neighbours = new NeighbourTable(0, 0);
    private BreadthFirstSearch search = new BreadthFirstSearch(neighbours, 0);
    private int loops;

    public FloorChecks(Content content) {
        this.content = content;
    }

    /**
     * Returns every promise that a floor breaks, in the order of the checks.
     *
     * @param waysOn the nodes that the graph leads to from the floor's, in the order of their columns
     */
    public List<FloorComplaint> complaints(DumpedFloor dump, List<String> waysOn) {
        if (dump.width != width || dump.height != height) {
            width = dump.width;
            height = dump.height;
            neighbours = new NeighbourTable(width, height);
            search = new BreadthFirstSearch(neighbours, dump.size());
        }
        CheckedFloor floor = new CheckedFloor(dump, content, waysOn, neighbours, search);
        List<FloorComplaint> complaints = new ArrayList<>();
        for (FloorCheck check : ALL) {
            String fault = check.fault().apply(floor);
            if (fault != null) {
                complaints.add(new FloorComplaint(check.given(), check.promise(), fault));
            }
        }
        loops = floor.loops();
        return complaints;
    }

    /** Returns how many corridors of the floor that was checked last count as loops. */
    public int loops() {
        return loops;
    }
}
