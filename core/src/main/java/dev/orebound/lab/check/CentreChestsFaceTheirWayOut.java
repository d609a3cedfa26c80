package dev.orebound.lab.check;

import org.jspecify.annotations.Nullable;

/** A chest in mode centre stands on its room's centre and faces the first step of a shortest way to a doorway. */
final class CentreChestsFaceTheirWayOut implements FloorCheck {
    @Override
    public String given() {
        return "invariant 6";
    }

    @Override
    public @Nullable String fault(CheckedFloor floor) {
        for (DumpedFloor.DumpedChest chest : floor.dump.chests) {
            if (chest.mode().equals("centre")) {
                boolean isOnCentre = floor.dump.rooms.stream()
                        .anyMatch(room -> room.id() == chest.room() && room.centre() == chest.at());
                if (!isOnCentre || chest.nookDepth() != 0) {
                    return "the chest " + floor.place(chest.at()) + " is not on the centre of room " + chest.room();
                }
                if (!facesDoorway(floor, chest, floor.dump.carved) || !facesDoorway(floor, chest, floor.dry)) {
                    return "the chest " + floor.place(chest.at()) + " does not face its way out";
                }
            } else if (!chest.mode().equals("nook")) {
                return "the chest " + floor.place(chest.at()) + " has the mode " + chest.mode();
            }
        }
        return null;
    }

    /** A way over the whole room, or over what is dry of it: the chest faces one of either kind. */
    private static boolean facesDoorway(CheckedFloor floor, DumpedFloor.DumpedChest chest, boolean[] ground) {
        floor.search.begin();
        floor.dump.rooms.stream()
                .filter(room -> room.id() == chest.room())
                .flatMap(room -> room.doorways().stream())
                .forEach(doorway -> doorway.stream().forEach(floor.search::add));
        floor.search.walk(ground);
        int way = FacingWords.way(chest.facing());
        int before = way == NeighbourTable.NONE ? NeighbourTable.NONE : floor.beside.of(chest.at(), way);
        return before != NeighbourTable.NONE
                && floor.search.isReached(before)
                && floor.search.steps(before) == floor.search.steps(chest.at()) - 1;
    }
}
