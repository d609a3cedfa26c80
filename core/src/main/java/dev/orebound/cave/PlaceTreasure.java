package dev.orebound.cave;

import dev.orebound.chance.RandomStream;
import dev.orebound.content.floor.CaveRules.Treasure;
import dev.orebound.grid.BitLayer;
import dev.orebound.grid.IntLayer;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Sets a chest into each of a few rooms: on the centre, or at the end of a nook.
 *
 * <p>Rooms are taken in random order, so that no side is favoured; for each chest a draw says which of the two it shall be,
 * and the first room that offers it has it, else the first that offers the other. A centre will do that does not touch its
 * border: there a chest stands free and shuts nothing. The start's room has none, nor has the boss's hall. A chest faces its
 * way out: out of its nook, or the first step of the shortest way to a doorway.
 *
 * <p>Guarantees: as many chests as drawn within the rules' range, at least its lowest. Gives up on the attempt with fewer.
 */
final class PlaceTreasure implements Pass {
    private static final int LEAST_CENTRE_DISTANCE = 2;

    @Override
    public List<Key<?>> reads() {
        return List.of(
                Keys.STRUCTURE,
                Keys.ROOM,
                Keys.BORDER_DISTANCE,
                Keys.REGIONS,
                Keys.NOOKS,
                Keys.DOORWAYS,
                Keys.START,
                Keys.EXITS);
    }

    @Override
    public List<Key<?>> writes() {
        return List.of(Keys.CHESTS);
    }

    @Override
    public Outcome run(FloorBuilder floor, RandomStream stream) {
        Treasure rules = floor.content().cave().treasure();
        List<Region> rooms = new ArrayList<>(floor.get(Keys.REGIONS));
        rooms.removeIf(region -> isTaken(region, floor));
        stream.shuffle(rooms);
        WayOut wayOut = new WayOut(floor.memory());
        List<Chest> chests = new ArrayList<>();
        int wanted = stream.between(rules.rooms().lowest(), rules.rooms().highest());
        while (chests.size() < wanted) {
            boolean wantsNook = stream.chance(rules.nookPercent());
            Chest chest = firstOf(rooms, wantsNook, floor, wayOut);
            chest = chest == null ? firstOf(rooms, !wantsNook, floor, wayOut) : chest;
            if (chest == null) {
                break;
            }
            int taken = chest.room();
            rooms.removeIf(region -> region.id() == taken);
            chests.add(chest);
            floor.show(Round.CHEST_SET, Keys.CHESTS, chests);
        }
        if (chests.size() < rules.rooms().lowest()) {
            return Outcome.missed("only " + chests.size() + " rooms can hold a chest");
        }
        chests.sort(Comparator.comparingInt(Chest::room));
        floor.put(Keys.CHESTS, List.copyOf(chests));
        return Outcome.DONE;
    }

    private static boolean isTaken(Region region, FloorBuilder floor) {
        IntLayer room = floor.get(Keys.ROOM);
        return room.at(floor.get(Keys.START)) == region.id() || BossHall.isIn(region, floor);
    }

    private static @Nullable Chest firstOf(List<Region> rooms, boolean inNook, FloorBuilder floor, WayOut wayOut) {
        for (Region region : rooms) {
            Chest chest = inNook ? inNook(region, floor) : onCentre(region, floor, wayOut);
            if (chest != null) {
                return chest;
            }
        }
        return null;
    }

    private static @Nullable Chest inNook(Region region, FloorBuilder floor) {
        BitLayer structure = floor.get(Keys.STRUCTURE);
        for (Nook nook : floor.get(Keys.NOOKS)) {
            if (floor.get(Keys.ROOM).at(nook.end()) == region.id() && isFree(nook, floor)) {
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
        return floor.get(Keys.EXITS).stream().noneMatch(exit -> nook.cells().contains(exit.at()));
    }

    private static @Nullable Chest onCentre(Region region, FloorBuilder floor, WayOut wayOut) {
        int centre = region.centre();
        boolean isFree = floor.get(Keys.BORDER_DISTANCE).at(centre) >= LEAST_CENTRE_DISTANCE
                && floor.get(Keys.EXITS).stream().noneMatch(exit -> exit.at() == centre);
        if (!isFree) {
            return null;
        }
        List<Doorway> doorways = floor.get(Keys.DOORWAYS).get(region.id() - 1);
        return new Chest(centre, region.id(), Chest.Mode.CENTRE, wayOut.firstStep(region, doorways), 0, null, null);
    }
}
