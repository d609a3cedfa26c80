package dev.orebound.cave.corridor;

import dev.orebound.cave.floor.Corridor;
import dev.orebound.cave.floor.FloorKey;
import dev.orebound.cave.floor.FloorKeys;
import dev.orebound.cave.floor.RoomRegion;
import dev.orebound.cave.pass.FloorBuilder;
import dev.orebound.cave.pass.FloorPass;
import dev.orebound.cave.pass.FloorQueries;
import dev.orebound.cave.pass.PassOutcome;
import dev.orebound.cave.pass.PassRound;
import dev.orebound.chance.RandomStream;
import dev.orebound.content.floor.CaveRules;
import dev.orebound.content.floor.CaveRules.Corridors;
import dev.orebound.content.floor.FloorKind;
import dev.orebound.grid.Grid;
import dev.orebound.grid.IntLayer;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Joins the rooms by corridors two cells wide: a tree, {@link SideRooms side rooms} as its leaves, and loops, each
 * drilled from centre to centre.
 *
 * <p>Source: {@link RoomTree} plans which rooms; {@link CorridorDrill} finds and opens the way.
 *
 * <p>Guarantees: all floor is one piece by four-way steps; the outermost ring stays rock, and no corridor reaches
 * beyond the first or the last room; at most six cells outside rooms hang together in no 2x2 block of floor; at least
 * the configured number of corridors lie on loops, the floors of the boss and of guardians apart. A guardian's hall has
 * one corridor to the rooms before it, and each room behind it one to the hall. Gives up on the attempt where this
 * cannot be had.
 */
public final class DrillCorridors implements FloorPass {
    /** The number of nearest rooms that are tried before a side room's corridor may run into another. */
    private static final int HOSTS_TRIED = 4;

    @Override
    public List<FloorKey<?>> reads() {
        return List.of(
                FloorKeys.CARVED,
                FloorKeys.ROOM,
                FloorKeys.REGIONS,
                FloorKeys.BORDER_DISTANCE,
                FloorKeys.NOOKS,
                FloorKeys.CHAMBERS,
                FloorKeys.GUARDIAN_ROOMS);
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
        List<RoomRegion> guardianRooms = FloorQueries.guardianRooms(floor);
        others.removeAll(guardianRooms);
        RoomTree tree = new RoomTree(floor.grid(), others, sideRooms.size(), rules.leastDetour());
        CorridorDrill drill = new CorridorDrill(floor, stream);
        List<Corridor> corridors = new ArrayList<>();
        for (RoomTree.RoomPair edge : tree.edges()) {
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
        if (!guardianRooms.isEmpty() && !joinHall(guardianRooms, tree, corridors, drill, floor)) {
            return PassOutcome.missed("no corridor fits to the guardian's hall, or behind it");
        }
        int wanted = stream.between(rules.loops().lowest(), rules.loops().highest());
        int onLoops = addLoops(tree, wanted, corridors, drill, floor);
        if (onLoops < rules.leastLoops() && floor.request().kind() != FloorKind.BOSS && guardianRooms.isEmpty()) {
            return PassOutcome.missed("only " + onLoops + " corridors lie on loops");
        }
        floor.put(FloorKeys.STRUCTURE, drill.structure());
        floor.put(FloorKeys.CORRIDORS, List.copyOf(corridors));
        return PassOutcome.DONE;
    }

    /** Joins a side room to another; returns that room, or null if none could be joined. */
    private static @Nullable RoomRegion hang(
            RoomRegion sideRoom,
            List<RoomRegion> hosts,
            List<Corridor> corridors,
            CorridorDrill drill,
            FloorBuilder floor) {
        for (RoomRegion host : hosts.subList(0, Math.min(HOSTS_TRIED, hosts.size()))) {
            if (add(drill.join(new RoomTree.RoomPair(host, sideRoom), false), corridors, drill, floor)) {
                return host;
            }
        }
        RoomRegion nearest = hosts.get(0);
        boolean isJoined = add(drill.join(new RoomTree.RoomPair(nearest, sideRoom), true), corridors, drill, floor);
        return isJoined ? nearest : null;
    }

    /** Joins a guardian's hall to the nearest room before it, and the rooms behind to the hall. No loop leads there. */
    private static boolean joinHall(
            List<RoomRegion> rooms, RoomTree tree, List<Corridor> corridors, CorridorDrill drill, FloorBuilder floor) {
        RoomRegion hall = rooms.get(0);
        boolean isJoined = hang(hall, tree.hosts(hall), corridors, drill, floor) != null;
        for (RoomRegion behind : rooms.subList(1, rooms.size())) {
            RoomTree.RoomPair way = new RoomTree.RoomPair(hall, behind);
            isJoined = isJoined && add(drill.join(way, false), corridors, drill, floor);
        }
        return isJoined;
    }

    /** Adds loops until enough corridors lie on one, or no more fits. Returns how many do. */
    private static int addLoops(
            RoomTree tree, int wanted, List<Corridor> corridors, CorridorDrill drill, FloorBuilder floor) {
        LoopCounter count =
                new LoopCounter(floor, floor.content().cave().corridors().leastDetour());
        int onLoops = 0;
        boolean withSideRooms = false;
        while (onLoops < wanted) {
            RoomTree.RoomPair loop = tree.nextLoop(withSideRooms);
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

    /**
     * Draws the side rooms: rooms that no other room is reached through. A trap must seal, and a player must be able to
     * refuse it; with a few side rooms there are always enough rooms that allow both.
     *
     * <p>They are drawn at random among the rooms with {@link RoomRegion#suitsArena}. The rooms at both ends of the
     * floor are never drawn, because start and exit lie there; on the boss's floor the hall always is one. On a
     * guardian's floor neither its hall nor the rooms behind it are.
     */
    static final class SideRooms {
        /** Rooms that are no side rooms, on any floor: those of start and exit, and one between. */
        private static final int LEAST_OTHERS = 3;

        private SideRooms() {}

        /** The rooms drawn, in random order. */
        static List<RoomRegion> draw(FloorBuilder floor, RandomStream stream) {
            CaveRules rules = floor.content().cave();
            IntLayer borderDistance = floor.get(FloorKeys.BORDER_DISTANCE);
            List<RoomRegion> regions = new ArrayList<>(floor.get(FloorKeys.REGIONS));
            List<RoomRegion> guardianRooms = FloorQueries.guardianRooms(floor);
            regions.removeAll(guardianRooms);
            RoomRegion first = outermost(regions, floor.grid(), 1);
            RoomRegion last = outermost(regions, floor.grid(), -1);
            boolean isBossFloor = floor.request().kind() == FloorKind.BOSS;
            List<RoomRegion> suited = new ArrayList<>();
            for (RoomRegion region : regions) {
                if (region.id() != first.id()
                        && (region.id() != last.id() || !guardianRooms.isEmpty())
                        && region.suitsArena(borderDistance, rules.traps())) {
                    suited.add(region);
                }
            }
            stream.shuffle(suited);
            int drawn = stream.between(
                    rules.corridors().sideRooms().lowest(),
                    rules.corridors().sideRooms().highest());
            int exits = guardianRooms.isEmpty() ? floor.request().waysOn().size() : 0;
            int most = Math.max(0, regions.size() - LEAST_OTHERS - exits);
            List<RoomRegion> sideRooms =
                    new ArrayList<>(suited.subList(0, Math.min(suited.size(), Math.min(drawn, most))));
            if (isBossFloor) {
                sideRooms.add(last);
            }
            return sideRooms;
        }

        /** The region that reaches farthest to the end of the start (1) or of the exit (-1). */
        private static RoomRegion outermost(List<RoomRegion> regions, Grid grid, int side) {
            boolean isWide = grid.width() >= grid.height();
            RoomRegion outermost = regions.get(0);
            int least = Integer.MAX_VALUE;
            for (RoomRegion region : regions) {
                for (int i = 0; i < region.cells().size(); i++) {
                    int cell = region.cells().at(i);
                    int along = isWide ? side * grid.x(cell) : -side * grid.y(cell);
                    if (along < least) {
                        least = along;
                        outermost = region;
                    }
                }
            }
            return outermost;
        }
    }
}
