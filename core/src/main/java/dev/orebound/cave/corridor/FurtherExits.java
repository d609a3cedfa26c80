package dev.orebound.cave.corridor;

import dev.orebound.cave.floor.Chamber;
import dev.orebound.cave.floor.FloorKeys;
import dev.orebound.cave.floor.Nook;
import dev.orebound.cave.floor.RoomRegion;
import dev.orebound.cave.pass.FloorBuilder;
import dev.orebound.cave.pass.FloorQueries;
import dev.orebound.chance.RandomStream;
import dev.orebound.content.floor.CaveRules.Traps;
import dev.orebound.grid.ArcCount;
import dev.orebound.grid.BitLayer;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.IntLayer;
import dev.orebound.grid.MutableBitLayer;
import dev.orebound.grid.StepKind;
import java.util.List;

/**
 * Places the exits beyond the first, far from the start and from each other, on open ground. All far cells are tried in
 * random order; those in a room that would make a trap are tried last: there are few such rooms, and a room with an
 * exit cannot be one.
 */
final class FurtherExits {
    /** Somewhat less than half: one may count steps with diagonals or without, and water may lengthen a way. */
    private static final int FARTHEST_PERCENT = 40;

    private static final int LEAST_STEPS_BETWEEN_EXITS = 12;

    private final FloorBuilder floor;
    private final IntLayer room;
    private final MutableBitLayer rock;
    private final DistanceMap steps;
    private final int[] farthest;

    FurtherExits(FloorBuilder floor, int start) {
        this.floor = floor;
        room = floor.get(FloorKeys.ROOM);
        rock = floor.memory().bitLayer();
        rock.copyInverse(floor.get(FloorKeys.STRUCTURE));
        steps = floor.memory().distanceMap();
        steps.spreadFrom(start, rock, StepKind.FOUR_WAY);
        farthest = new int[steps.reachedCount() * FARTHEST_PERCENT / 100];
        for (int i = 0; i < farthest.length; i++) {
            farthest[i] = steps.reached(steps.reachedCount() - 1 - i);
        }
    }

    /** Adds cells until there are so many, or none is left that will do. */
    void addTo(List<Integer> exits, int wanted, RandomStream stream) {
        stream.shuffle(farthest);
        MutableBitLayer open = openGround();
        List<RoomRegion> guardianRooms = FloorQueries.guardianRooms(floor);
        if (!guardianRooms.isEmpty()) {
            MutableBitLayer behind = floor.memory().bitLayer();
            guardianRooms.subList(1, guardianRooms.size()).forEach(room -> behind.set(room.cells(), true));
            open.keepOnly(behind);
        }
        MutableBitLayer beforeArenas = floor.memory().bitLayer();
        beforeArenas.copyFrom(open);
        closeArenas(beforeArenas);
        addFrom(beforeArenas, exits, wanted);
        addFrom(open, exits, wanted);
    }

    private void addFrom(BitLayer ground, List<Integer> exits, int wanted) {
        measureFrom(exits);
        for (int i = 0; i < farthest.length && exits.size() < wanted; i++) {
            int cell = farthest[i];
            if (ground.at(cell) && isInAnotherRoom(cell, exits) && steps.at(cell) >= LEAST_STEPS_BETWEEN_EXITS) {
                exits.add(cell);
                measureFrom(exits);
            }
        }
    }

    private void measureFrom(List<Integer> exits) {
        steps.clear();
        exits.forEach(steps::addSource);
        steps.spread(rock, StepKind.EIGHT_WAY, LEAST_STEPS_BETWEEN_EXITS);
    }

    private boolean isInAnotherRoom(int cell, List<Integer> exits) {
        for (int i = 0; i < exits.size(); i++) {
            if (room.at(exits.get(i)) == room.at(cell)) {
                return false;
            }
        }
        return true;
    }

    /**
     * Returns the cells of rooms on which an exit blocks no way: neither in a hallway nor in a nook, which belongs to a
     * chest.
     */
    private MutableBitLayer openGround() {
        IntLayer arcs = floor.get(FloorKeys.ARCS);
        MutableBitLayer open = floor.memory().bitLayer();
        for (int cell : farthest) {
            open.set(cell, room.at(cell) != 0 && arcs.at(cell) < ArcCount.HALLWAY);
        }
        for (Chamber chamber : floor.get(FloorKeys.CHAMBERS)) {
            open.set(chamber.neck(), false);
            open.set(chamber.cells(), false);
        }
        for (Nook nook : floor.get(FloorKeys.NOOKS)) {
            open.set(nook.cells(), false);
        }
        return open;
    }

    private void closeArenas(MutableBitLayer open) {
        Traps rules = floor.content().cave().traps();
        for (RoomRegion region : floor.get(FloorKeys.REGIONS)) {
            int doorways = floor.get(FloorKeys.DOORWAYS).get(region.id() - 1).size();
            if (doorways <= rules.mostDoorways() && region.suitsArena(floor.get(FloorKeys.BORDER_DISTANCE), rules)) {
                open.set(region.cells(), false);
            }
        }
    }
}
