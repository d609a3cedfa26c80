package dev.orebound.lab.making;

import dev.orebound.cave.floor.Doorway;
import dev.orebound.cave.floor.HordeSpot;
import dev.orebound.cave.floor.Room;
import dev.orebound.grid.Grid;
import dev.orebound.grid.MutableBitLayer;
import dev.orebound.lab.picture.PictureLayer;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.ToIntFunction;

/** Finds which records appeared, went or changed from one step of a generation to the next, and where. */
final class RecordChanges {
    private final FloorRecords before;
    private final FloorRecords now;
    private final MutableBitLayer touched;
    private final EnumSet<PictureLayer> layers = EnumSet.noneOf(PictureLayer.class);

    /** @param touched gets the cells of all that is not as it was */
    RecordChanges(FloorRecords before, FloorRecords now, MutableBitLayer touched) {
        this.before = before;
        this.now = now;
        this.touched = touched;
    }

    /** The layers of a picture that show something else than before. */
    Set<PictureLayer> layers() {
        if (before.equals(now)) {
            return layers;
        }
        compare(PictureLayer.CHESTS, before.chests(), now.chests(), chest -> chest.at());
        compare(PictureLayer.ORES, before.ores(), now.ores(), ore -> ore.at());
        compare(PictureLayer.EXITS, before.exits(), now.exits(), exit -> exit.at());
        compare(PictureLayer.LOOT, before.loot(), now.loot(), loot -> loot.at());
        compare(PictureLayer.FIXTURES, before.fixtures(), now.fixtures(), fixture -> fixture.at());
        compareHordes(before.hordes(), now.hordes());
        compareHordes(now.hordes(), before.hordes());
        compareRooms(before.rooms(), now.rooms());
        if (before.start() != now.start()) {
            layers.add(PictureLayer.START);
            touch(before.start());
            touch(now.start());
        }
        return layers;
    }

    private <T> void compare(PictureLayer layer, List<T> earlier, List<T> later, ToIntFunction<T> cell) {
        touchNew(layer, earlier, later, cell);
        touchNew(layer, later, earlier, cell);
    }

    private <T> void touchNew(PictureLayer layer, List<T> known, List<T> others, ToIntFunction<T> cell) {
        for (T each : others) {
            if (!known.contains(each)) {
                layers.add(layer);
                touch(cell.applyAsInt(each));
            }
        }
    }

    private void compareHordes(List<HordeSpot> known, List<HordeSpot> others) {
        for (HordeSpot horde : others) {
            if (!known.contains(horde)) {
                layers.add(PictureLayer.HORDES);
                touch(horde.leader().at());
                horde.members().forEach(member -> touch(member.at()));
            }
        }
    }

    private void compareRooms(List<Room> earlier, List<Room> later) {
        for (int i = 0; i < later.size(); i++) {
            Room room = later.get(i);
            Room known = i < earlier.size() ? earlier.get(i) : null;
            if (known == null || !known.doorways().equals(room.doorways())) {
                touchDoorways(room, PictureLayer.DOORWAYS);
            }
            if (room.isTrap() && (known == null || !known.isTrap())) {
                touchDoorways(room, PictureLayer.TRAPS);
                room.cells().stream().forEach(this::touch);
            }
        }
    }

    private void touchDoorways(Room room, PictureLayer layer) {
        for (Doorway doorway : room.doorways()) {
            layers.add(layer);
            doorway.cells().stream().forEach(this::touch);
        }
    }

    private void touch(int cell) {
        if (cell != Grid.NONE) {
            touched.set(cell, true);
        }
    }
}
