package dev.orebound.lab.check;

import dev.orebound.content.Content;
import java.util.ArrayList;
import java.util.List;

/** Checks floors against everything that is promised of each. Keeps its working memory; one is for one thread. */
public final class FloorChecks {
    /** In the order of the invariants, after what the table of keys promises. */
    static final List<FloorCheck> ALL = List.of(
            new CorridorsOpenRock(),
            new ArcsAreCounted(),
            new VeinsAreMeasured(),
            new FloorIsOnePiece(),
            new DryCellsAreOnePiece(),
            new TheOutermostRingIsRock(),
            new ThingsStandDry(),
            new ThingsShareNoCell(),
            new RoomsAreRegions(),
            new BordersSurroundRooms(),
            new CentresLieDeepest(),
            new NoRoomIsTooLarge(),
            new DoorwaysOpenBorders(),
            new TrapsSeal(),
            new TrapInsidesAreWhole(),
            new TrapsFitTheirRooms(),
            new TrapsCanBeRefused(),
            new TrapsShareNoDoorway(),
            new NoHordeSleepsInATrap(),
            new TrapsAndTreasuresAreCounted(),
            new ChestsStandInTreasureRooms(),
            new CentreChestsFaceTheirWayOut(),
            new NookChestsStandInNooks(),
            new OreStandsInItsVein(),
            new OreLeavesWaysOpen(),
            new LeadersStandWell(),
            new LeadersAreOutOfSight(),
            new HordesAreDrawnForTheirDepth(),
            new TheStartLiesFirst(),
            new ExitsLieApart(),
            new ExitsLeadOn(),
            new TheBossBarsTheExit(),
            new NoChasmWhereItIsForbidden(),
            new LoopsAreWorthHaving(),
            new CorridorsAreWide(),
            new TheStartLiesInARoom(),
            new TreasureTrapsAreDrawn());

    private final CheckedContent rules;
    private int width;
    private int height;
    private NeighbourTable beside = new NeighbourTable(0, 0);
    private BreadthFirstSearch search = new BreadthFirstSearch(beside, 0);
    private int loops;

    public FloorChecks(Content content) {
        rules = CheckedContent.of(content);
    }

    /**
     * Every promise that a floor breaks, in the order of the invariants.
     *
     * @param waysOn the nodes that the graph leads to from the floor's, in the order of their columns
     */
    public List<FloorComplaint> complaints(DumpedFloor dump, List<String> waysOn) {
        if (dump.width != width || dump.height != height) {
            width = dump.width;
            height = dump.height;
            beside = new NeighbourTable(width, height);
            search = new BreadthFirstSearch(beside, dump.size());
        }
        CheckedFloor floor = new CheckedFloor(dump, rules, waysOn, beside, search);
        List<FloorComplaint> complaints = new ArrayList<>();
        for (FloorCheck check : ALL) {
            String fault = check.fault(floor);
            if (fault != null) {
                complaints.add(new FloorComplaint(check.given(), promise(check), fault));
            }
        }
        loops = floor.loops();
        return complaints;
    }

    /** How many corridors make loops worth having, on the floor that was checked last. */
    public int loops() {
        return loops;
    }

    /** The name of the check as words. */
    private static String promise(FloorCheck check) {
        String name = check.getClass().getSimpleName();
        StringBuilder words = new StringBuilder();
        for (int i = 0; i < name.length(); i++) {
            char letter = name.charAt(i);
            words.append(Character.isUpperCase(letter) && i > 0 ? " " : "").append(Character.toLowerCase(letter));
        }
        return words.toString();
    }
}
