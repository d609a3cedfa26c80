package dev.orebound.cave.corridor;

import dev.orebound.cave.floor.Corridor;
import dev.orebound.cave.floor.FloorKey;
import dev.orebound.cave.floor.FloorKeys;
import dev.orebound.cave.floor.RoomRegion;
import dev.orebound.cave.pass.FloorBuilder;
import dev.orebound.cave.pass.FloorPass;
import dev.orebound.cave.pass.PassOutcome;
import dev.orebound.cave.pass.PassRound;
import dev.orebound.chance.RandomStream;
import dev.orebound.content.floor.CaveRules.Corridors;
import dev.orebound.content.floor.FloorKind;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Joins the rooms by corridors two cells wide: a tree, {@link SideRooms side rooms} as its leaves, and loops, each drilled
 * from centre to centre.
 *
 * <p>Source: {@link RoomTree} plans which rooms; {@link CorridorDrill} finds and opens the way.
 *
 * <p>Guarantees: all floor is one piece by four-way steps; the outermost ring stays rock, and no corridor reaches beyond the
 * first or the last room; at most six cells outside rooms hang together in no 2x2 block of floor; at least the configured
 * number of corridors lie on loops, the boss's floor apart. Gives up on the attempt where this cannot be had.
 */
public final class DrillCorridors implements FloorPass {
    /** So many of the nearest rooms are tried before a side room's corridor may run into another. */
    private static final int HOSTS_TRIED = 4;

    @Override
    public List<FloorKey<?>> reads() {
        return List.of(FloorKeys.CARVED, FloorKeys.ROOM, FloorKeys.REGIONS, FloorKeys.BORDER_DISTANCE, FloorKeys.NOOKS);
    }

    @Override
    public List<FloorKey<?>> writes() {
        return List.of(FloorKeys.STRUCTURE, FloorKeys.CORRIDORS);
    }

    @Override
    public PassOutcome run(FloorBuilder floor, RandomStream stream) {
        Corridors rules = floor.content().cave().corridors();
        List<RoomRegion> sideRooms = SideRooms.draw(floor, stream);
        List<RoomRegion> others = new ArrayList<>(floor.get(FloorKeys.REGIONS));
        others.removeAll(sideRooms);
        RoomTree tree = new RoomTree(floor.grid(), others, sideRooms.size(), rules.leastDetour());
        CorridorDrill drill = new CorridorDrill(floor, stream);
        List<Corridor> corridors = new ArrayList<>();
        for (RoomTree.Edge edge : tree.edges()) {
            if (!add(drill.join(edge, true), corridors, drill, floor)) {
                return PassOutcome.missed("no corridor fits between two rooms");
            }
        }
        for (RoomRegion sideRoom : sideRooms) {
            RoomRegion host = hang(sideRoom, tree.hosts(sideRoom), corridors, drill, floor);
            if (host == null) {
                return PassOutcome.missed("no corridor fits to a side room");
            }
            tree.hang(sideRoom, host);
        }
        int wanted = stream.between(rules.loops().lowest(), rules.loops().highest());
        int onLoops = addLoops(tree, wanted, corridors, drill, floor);
        if (onLoops < rules.leastLoops() && floor.request().kind() != FloorKind.BOSS) {
            return PassOutcome.missed("only " + onLoops + " corridors lie on loops");
        }
        floor.put(FloorKeys.STRUCTURE, drill.structure());
        floor.put(FloorKeys.CORRIDORS, List.copyOf(corridors));
        return PassOutcome.DONE;
    }

    /** The room that a side room was joined to, or null if it could be joined to none. */
    private static @Nullable RoomRegion hang(
            RoomRegion sideRoom,
            List<RoomRegion> hosts,
            List<Corridor> corridors,
            CorridorDrill drill,
            FloorBuilder floor) {
        for (RoomRegion host : hosts.subList(0, Math.min(HOSTS_TRIED, hosts.size()))) {
            if (add(drill.join(new RoomTree.Edge(host, sideRoom), false), corridors, drill, floor)) {
                return host;
            }
        }
        RoomRegion nearest = hosts.get(0);
        boolean isJoined = add(drill.join(new RoomTree.Edge(nearest, sideRoom), true), corridors, drill, floor);
        return isJoined ? nearest : null;
    }

    /** Adds loops until enough corridors lie on one, or no more fits. Returns how many do. */
    private static int addLoops(
            RoomTree tree, int wanted, List<Corridor> corridors, CorridorDrill drill, FloorBuilder floor) {
        LoopCounter count =
                new LoopCounter(floor, floor.content().cave().corridors().leastDetour());
        int onLoops = 0;
        boolean withSideRooms = false;
        while (onLoops < wanted) {
            RoomTree.Edge loop = tree.nextLoop(withSideRooms);
            if (loop == null && withSideRooms) {
                return count.count(drill.soFar(), wanted);
            } else if (loop == null) {
                withSideRooms = true;
            } else if (add(drill.join(loop, false), corridors, drill, floor)) {
                tree.close(loop);
                onLoops = tree.corridorsOnLoops() >= wanted ? count.count(drill.soFar(), wanted) : 0;
            }
        }
        return onLoops;
    }

    /** Returns whether there is a corridor. */
    private static boolean add(
            @Nullable Corridor corridor, List<Corridor> corridors, CorridorDrill drill, FloorBuilder floor) {
        if (corridor == null) {
            return false;
        }
        corridors.add(corridor);
        floor.show(PassRound.CORRIDOR_DRILLED, FloorKeys.STRUCTURE, drill.soFar(), FloorKeys.CORRIDORS, corridors);
        return true;
    }
}
