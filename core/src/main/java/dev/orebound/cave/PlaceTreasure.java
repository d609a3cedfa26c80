package dev.orebound.cave;

import dev.orebound.chance.Stream;
import dev.orebound.content.Range;
import dev.orebound.grid.BitLayer;
import dev.orebound.grid.Direction;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.IntLayer;
import dev.orebound.grid.MutableBitLayer;
import dev.orebound.grid.Walk;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Sets a chest on the centres of a few rooms.
 *
 * <p>Rooms are drawn at random, so that no side is favoured, among those whose centre does not touch their border: there a
 * chest stands free and shuts nothing. The start's room has none. A chest faces the first step of the shortest way to a
 * doorway.
 *
 * <p>Guarantees: as many chests as drawn within the rules' range, at least its lowest. Gives up on the attempt with fewer.
 */
final class PlaceTreasure implements Pass {
    private static final int LEAST_CENTRE_DISTANCE = 2;

    @Override
    public List<Key<?>> reads() {
        return List.of(
                Keys.STRUCTURE, Keys.ROOM, Keys.BORDER_DISTANCE, Keys.REGIONS, Keys.DOORWAYS, Keys.START, Keys.EXITS);
    }

    @Override
    public List<Key<?>> writes() {
        return List.of(Keys.CHESTS);
    }

    @Override
    public Outcome run(FloorBuilder floor, Stream stream) {
        Range wanted = floor.content().cave().treasure().rooms();
        List<Region> rooms = new ArrayList<>();
        for (Region region : floor.get(Keys.REGIONS)) {
            if (canHoldChest(region, floor)) {
                rooms.add(region);
            }
        }
        if (rooms.size() < wanted.lowest()) {
            return Outcome.missed("only " + rooms.size() + " rooms can hold a chest");
        }
        stream.shuffle(rooms);
        int count = Math.min(rooms.size(), stream.between(wanted.lowest(), wanted.highest()));
        List<Region> drawn = new ArrayList<>(rooms.subList(0, count));
        drawn.sort(Comparator.comparingInt(Region::id));
        floor.put(
                Keys.CHESTS, drawn.stream().map(region -> chest(region, floor)).toList());
        return Outcome.DONE;
    }

    private static boolean canHoldChest(Region region, FloorBuilder floor) {
        IntLayer room = floor.get(Keys.ROOM);
        int centre = region.centre();
        return floor.get(Keys.BORDER_DISTANCE).at(centre) >= LEAST_CENTRE_DISTANCE
                && room.at(floor.get(Keys.START)) != region.id()
                && floor.get(Keys.EXITS).stream().noneMatch(exit -> exit.at() == centre);
    }

    private static Chest chest(Region region, FloorBuilder floor) {
        Direction facing = wayOut(
                region, floor.get(Keys.STRUCTURE), floor.get(Keys.DOORWAYS).get(region.id() - 1));
        return new Chest(region.centre(), region.id(), Chest.Mode.CENTRE, facing, 0, null);
    }

    private static Direction wayOut(Region region, BitLayer structure, List<Doorway> doorways) {
        MutableBitLayer blocked = new MutableBitLayer(structure.grid());
        blocked.fill(true);
        region.cells().stream().forEach(cell -> blocked.set(cell, false));
        DistanceMap toDoorway = new DistanceMap(structure.grid());
        for (Doorway doorway : doorways) {
            doorway.cells().stream().forEach(toDoorway::addSource);
        }
        toDoorway.spread(blocked, Walk.FOUR_WAY);
        Direction best = Direction.EAST;
        for (Direction way : Direction.STRAIGHT) {
            int here = structure.grid().neighbour(region.centre(), way);
            if (toDoorway.at(here) < toDoorway.at(structure.grid().neighbour(region.centre(), best))) {
                best = way;
            }
        }
        return best;
    }
}
