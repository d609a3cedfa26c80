package dev.orebound.autoplay.arena;

import dev.orebound.grid.Cells;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.Grid;
import dev.orebound.grid.StepKind;
import dev.orebound.world.component.ChestComponent;
import dev.orebound.world.component.DoorComponent;
import java.util.List;

/** The places of a trap room that somebody who is up to something asks for. */
final class Places {
    private final ArenaView sight;

    Places(ArenaView sight) {
        this.sight = sight;
    }

    boolean isDoor(int cell) {
        List<DoorComponent> doors = sight.arena().doors();
        for (int i = 0; i < doors.size(); i++) {
            if (doors.get(i).cell == cell) {
                return true;
            }
        }
        return false;
    }

    /** The doorway cell nearest to the player. */
    int nearestDoor() {
        return nearestDoor(sight.self().cell);
    }

    int nearestDoor(int cell) {
        List<DoorComponent> doors = sight.arena().doors();
        int nearest = doors.get(0).cell;
        for (int i = 1; i < doors.size(); i++) {
            int door = doors.get(i).cell;
            if (sight.grid().steps4(door, cell) < sight.grid().steps4(nearest, cell)) {
                nearest = door;
            }
        }
        return nearest;
    }

    /** The cell of the room with the most steps from its doorways, of those that are free. */
    int farthestNook() {
        DistanceMap steps = new DistanceMap(sight.grid());
        for (DoorComponent door : sight.arena().doors()) {
            steps.addSource(door.cell);
        }
        steps.spread(sight.walls(), StepKind.FOUR_WAY);
        Cells cells = sight.arena().room().cells();
        int farthest = sight.arena().room().centre();
        int most = -1;
        for (int i = 0; i < cells.size(); i++) {
            int far = steps.at(cells.at(i));
            if (far != DistanceMap.UNREACHED && far > most) {
                farthest = cells.at(i);
                most = far;
            }
        }
        return farthest;
    }

    /** The free cell of the room that is nearest to its middle. */
    int middle() {
        Cells cells = sight.arena().room().cells();
        int middle = cells.at(0);
        for (int i = 0; i < cells.size(); i++) {
            boolean isNearer =
                    sight.grid().steps4(cells.at(i), sight.arena().room().centre())
                            < sight.grid().steps4(middle, sight.arena().room().centre());
            if (!sight.walls().at(cells.at(i)) && (isNearer || sight.walls().at(middle))) {
                middle = cells.at(i);
            }
        }
        return middle;
    }

    /** The free cell of the room beside a doorway, just off it; the doorway's own cell where there is none. */
    int justInside(int door) {
        Cells cells = sight.arena().room().cells();
        for (int i = 0; i < cells.size(); i++) {
            if (sight.grid().steps4(cells.at(i), door) == 1 && !sight.walls().at(cells.at(i))) {
                return cells.at(i);
            }
        }
        return door;
    }

    /** The cell of the room's chest, while that is shut; else {@link Grid#NONE}. */
    int shutChest() {
        List<ChestComponent> chests = sight.world().chests();
        for (int i = 0; i < chests.size(); i++) {
            if (chests.get(i).room == sight.arena().room().id() && !chests.get(i).isOpen) {
                return chests.get(i).cell;
            }
        }
        return Grid.NONE;
    }
}
