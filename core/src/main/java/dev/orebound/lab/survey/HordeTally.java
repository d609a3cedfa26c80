package dev.orebound.lab.survey;

import dev.orebound.lab.check.DumpedFloor;
import dev.orebound.lab.figure.IntHistogram;
import java.util.Map;
import java.util.TreeMap;

/** Which hordes are met over many floors, at which depths, and how their leaders lie. */
final class HordeTally {
    private final TreeMap<String, IntHistogram> depthsOfType = new TreeMap<>();
    private final IntHistogram hordes = new IntHistogram();
    private final IntHistogram monsters = new IntHistogram();
    private final IntHistogram arcs = new IntHistogram();
    private final IntHistogram outOfDepth = new IntHistogram();

    void add(DumpedFloor floor) {
        hordes.add(floor.hordes.size());
        for (DumpedFloor.DumpedHorde horde : floor.hordes) {
            depthsOfType.computeIfAbsent(horde.type(), type -> new IntHistogram()).add(floor.depth);
            monsters.add(1 + horde.members().size());
            arcs.add(floor.arcs[horde.leader().at()]);
            outOfDepth.add(horde.drawnFor() > floor.depth ? 1 : 0);
        }
    }

    void addAll(HordeTally other) {
        other.depthsOfType.forEach((type, depths) ->
                depthsOfType.computeIfAbsent(type, any -> new IntHistogram()).addAll(depths));
        hordes.addAll(other.hordes);
        monsters.addAll(other.monsters);
        arcs.addAll(other.arcs);
        outOfDepth.addAll(other.outOfDepth);
    }

    /** How often each type was met at each depth, in the order of the types' ids. */
    Map<String, IntHistogram> depthsOfType() {
        return depthsOfType;
    }

    /** Hordes on a floor. */
    IntHistogram hordes() {
        return hordes;
    }

    /** Monsters in a horde. */
    IntHistogram monsters() {
        return monsters;
    }

    /** The arc counts of the leaders' cells. */
    IntHistogram arcs() {
        return arcs;
    }

    /** The share of hordes that were drawn for more than their floor's depth. */
    double outOfDepthShare() {
        return outOfDepth.mean();
    }
}
