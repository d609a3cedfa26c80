package dev.orebound.cave.treasure;

import dev.orebound.cave.corridor.RoomWayOut;
import dev.orebound.cave.floor.Chest;
import dev.orebound.cave.floor.FloorKey;
import dev.orebound.cave.floor.FloorKeys;
import dev.orebound.cave.floor.Nook;
import dev.orebound.cave.floor.RoomRegion;
import dev.orebound.cave.pass.FloorBuilder;
import dev.orebound.cave.pass.FloorPass;
import dev.orebound.cave.pass.FloorQueries;
import dev.orebound.cave.pass.PassOutcome;
import dev.orebound.cave.pass.PassRound;
import dev.orebound.cave.pass.PlacedRoom;
import dev.orebound.chance.RandomStream;
import dev.orebound.content.floor.CaveRules.Treasure;
import dev.orebound.content.floor.FirstRoom;
import dev.orebound.grid.BitLayer;
import dev.orebound.grid.Direction;
import dev.orebound.grid.IntLayer;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Sets a chest into each of a few rooms: on the centre, or at the end of a nook.
 *
 * <p>Rooms are taken in random order, so that no side is favoured; for each chest a draw says which of the two it shall
 * be, and the first room that offers it has it, else the first that offers the other. Nooks that the cave has made come
 * before those that were dug, in every room. The way that a chest on a centre shall face is drawn too; if none can, the
 * chest stands in a nook. A centre will do that does not touch its border: there a chest stands free and shuts nothing.
 * The start's room has none, unless it is the hand-made first room, nor has the hall of the boss or of a guardian. A
 * room behind a guardian's hall that has no exit comes first. A chest faces its way out: out of its nook, or the first
 * step of a shortest way to a doorway.
 *
 * <p>Guarantees: as many chests as drawn within the rules' range, at least its lowest. Gives up on the attempt with
 * fewer.
 */
public final class PlaceTreasure implements FloorPass {
    private static final int LEAST_CENTRE_DISTANCE = 2;

    @Override
    public List<FloorKey<?>> reads() {
        return List.of(
                FloorKeys.GROWN,
                FloorKeys.STRUCTURE,
                FloorKeys.ROOM,
                FloorKeys.BORDER_DISTANCE,
                FloorKeys.REGIONS,
                FloorKeys.NOOKS,
                FloorKeys.DOORWAYS,
                FloorKeys.START,
                FloorKeys.EXITS,
                FloorKeys.GUARDIAN_ROOMS);
    }

    @Override
    public List<FloorKey<?>> writes() {
        return List.of(FloorKeys.PLACED_CHESTS);
    }

    @Override
    public PassOutcome run(FloorBuilder floor, RandomStream stream) {
        Treasure rules = floor.content().cave().treasure();
        List<RoomRegion> rooms = new ArrayList<>(floor.get(FloorKeys.REGIONS));
        rooms.removeIf(region -> isTaken(region, floor));
        List<RoomRegion> guardianRooms = FloorQueries.guardianRooms(floor);
        rooms.removeAll(guardianRooms);
        stream.shuffle(rooms);
        guardianRooms.stream()
                .skip(1)
                .filter(region -> !hasExit(region, floor))
                .forEach(region -> rooms.add(0, region));
        List<Nook> nooks = drawNookOrder(floor, stream);
        RoomWayOut wayOut = new RoomWayOut(floor.memory());
        List<Chest> chests = new ArrayList<>();
        PlacedRoom firstRoom = floor.firstRoom();
        if (firstRoom != null) {
            chests.add(inFirstRoom(firstRoom, floor, wayOut, stream));
        }
        int wanted = stream.between(rules.rooms().lowest(), rules.rooms().highest());
        while (chests.size() < wanted) {
            boolean wantsNook = stream.chance(rules.nookPercent());
            Chest chest = wantsNook ? null : facingDrawnWay(rooms, floor, wayOut, stream);
            chest = chest == null ? inFirstNook(rooms, nooks, floor) : chest;
            chest = chest == null ? onFirstCentre(rooms, floor, wayOut, stream) : chest;
            if (chest == null) {
                break;
            }
            int taken = chest.room();
            rooms.removeIf(region -> region.id() == taken);
            chests.add(chest);
            floor.show(PassRound.CHEST_SET, FloorKeys.PLACED_CHESTS, chests);
        }
        if (chests.size() < rules.rooms().lowest()) {
            return PassOutcome.missed("only " + chests.size() + " rooms can hold a chest");
        }
        chests.sort(Comparator.comparingInt(Chest::room));
        floor.put(FloorKeys.PLACED_CHESTS, List.copyOf(chests));
        return PassOutcome.DONE;
    }

    private static boolean isTaken(RoomRegion region, FloorBuilder floor) {
        IntLayer room = floor.get(FloorKeys.ROOM);
        return room.at(floor.get(FloorKeys.START)) == region.id() || FloorQueries.isBossHall(region, floor);
    }

    private static boolean hasExit(RoomRegion region, FloorBuilder floor) {
        return floor.get(FloorKeys.EXITS).stream()
                .anyMatch(exit -> region.cells().contains(exit.at()));
    }

    /** Returns all nooks in random order, those that the cave has made before those that were dug. */
    private static List<Nook> drawNookOrder(FloorBuilder floor, RandomStream stream) {
        BitLayer grown = floor.get(FloorKeys.GROWN);
        List<Nook> nooks = new ArrayList<>(floor.get(FloorKeys.NOOKS));
        stream.shuffle(nooks);
        nooks.sort(Comparator.comparing(nook -> !Nook.isNook(grown, nook.end()))); // keeps the order of equals
        return nooks;
    }

    /** Looks into each room for a nook that the cave has made, and only then for one that was dug. */
    private static @Nullable Chest inFirstNook(List<RoomRegion> rooms, List<Nook> nooks, FloorBuilder floor) {
        int dug = 0;
        while (dug < nooks.size()
                && Nook.isNook(floor.get(FloorKeys.GROWN), nooks.get(dug).end())) {
            dug++;
        }
        for (List<Nook> sort : List.of(nooks.subList(0, dug), nooks.subList(dug, nooks.size()))) {
            for (RoomRegion region : rooms) {
                Chest chest = inNook(region, sort, floor);
                if (chest != null) {
                    return chest;
                }
            }
        }
        return null;
    }

    /**
     * Draws a way to face, and sets a chest on the first centre on which it can. Rooms are wider than high, so on the
     * first centre at hand most chests would face north or south.
     */
    private static @Nullable Chest facingDrawnWay(
            List<RoomRegion> rooms, FloorBuilder floor, RoomWayOut wayOut, RandomStream stream) {
        Direction wanted = Direction.STRAIGHT.get(stream.below(Direction.STRAIGHT.size()));
        List<RoomRegion> behindHall = FloorQueries.guardianRooms(floor);
        for (RoomRegion region : rooms) {
            List<Direction> firstSteps = isCentreFree(region, floor) ? firstSteps(region, floor, wayOut) : List.of();
            if (firstSteps.contains(wanted)) {
                return centreChest(region, wanted);
            }
            if (!firstSteps.isEmpty() && behindHall.contains(region)) {
                return centreChest(region, draw(firstSteps, stream));
            }
        }
        return null;
    }

    private static @Nullable Chest onFirstCentre(
            List<RoomRegion> rooms, FloorBuilder floor, RoomWayOut wayOut, RandomStream stream) {
        for (RoomRegion region : rooms) {
            if (isCentreFree(region, floor)) {
                return centreChest(region, draw(firstSteps(region, floor, wayOut), stream));
            }
        }
        return null;
    }

    private static Chest inFirstRoom(PlacedRoom firstRoom, FloorBuilder floor, RoomWayOut wayOut, RandomStream stream) {
        int at = firstRoom.cellsOf(FirstRoom.CHEST).at(0);
        RoomRegion region =
                floor.get(FloorKeys.REGIONS).get(floor.get(FloorKeys.ROOM).at(at) - 1);
        Direction facing = draw(firstSteps(region, floor, wayOut), stream);
        return new Chest(at, region.id(), Chest.Mode.CENTRE, facing, 0, null, null);
    }

    private static @Nullable Chest inNook(RoomRegion region, List<Nook> nooks, FloorBuilder floor) {
        BitLayer structure = floor.get(FloorKeys.STRUCTURE);
        for (Nook nook : nooks) {
            if (floor.get(FloorKeys.ROOM).at(nook.end()) == region.id() && isFree(nook, floor)) {
                int depth = Nook.depth(structure, nook.end());
                if (depth >= floor.content().cave().treasure().leastNookDepth()) {
                    return new Chest(
                            nook.end(),
                            region.id(),
                            Chest.Mode.NOOK,
                            Nook.wayOut(structure, nook.end()),
                            depth,
                            null,
                            null);
                }
            }
        }
        return null;
    }

    private static boolean isFree(Nook nook, FloorBuilder floor) {
        return floor.get(FloorKeys.EXITS).stream()
                .noneMatch(exit -> nook.cells().contains(exit.at()));
    }

    private static boolean isCentreFree(RoomRegion region, FloorBuilder floor) {
        int centre = region.centre();
        return floor.get(FloorKeys.BORDER_DISTANCE).at(centre) >= LEAST_CENTRE_DISTANCE
                && floor.get(FloorKeys.EXITS).stream().noneMatch(exit -> exit.at() == centre);
    }

    private static Chest centreChest(RoomRegion region, Direction facing) {
        return new Chest(region.centre(), region.id(), Chest.Mode.CENTRE, facing, 0, null, null);
    }

    private static List<Direction> firstSteps(RoomRegion region, FloorBuilder floor, RoomWayOut wayOut) {
        return wayOut.firstSteps(region, floor.get(FloorKeys.DOORWAYS).get(region.id() - 1));
    }

    private static Direction draw(List<Direction> ways, RandomStream stream) {
        return ways.get(stream.below(ways.size()));
    }
}
