package dev.orebound.lab.making;

import dev.orebound.cave.floor.Doorway;
import dev.orebound.cave.floor.FloorData;
import dev.orebound.cave.floor.FloorKeys;
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
    private final FloorData before;
    private final FloorData now;
    private final MutableBitLayer touched;
    private final EnumSet<PictureLayer> layers = EnumSet.noneOf(PictureLayer.class);

    /** @param touched gets the cells of all that is not as it was */
    RecordChanges(FloorData before, FloorData now, MutableBitLayer touched) {
        this.before = before;
        this.now = now;
        this.touched = touched;
    }

    /** The layers of a picture that show something else than before. */
    Set<PictureLayer> layers() {
        if (before == now) {
            return layers;
        }
        compare(PictureLayer.CHESTS, before.get(FloorKeys.CHESTS), now.get(FloorKeys.CHESTS), chest -> chest.at());
        compare(PictureLayer.ORES, before.get(FloorKeys.ORES), now.get(FloorKeys.ORES), ore -> ore.at());
        compare(PictureLayer.EXITS, before.get(FloorKeys.EXITS), now.get(FloorKeys.EXITS), exit -> exit.at());
        compare(PictureLayer.LOOT, before.get(FloorKeys.LOOT), now.get(FloorKeys.LOOT), loot -> loot.at());
        compare(
                PictureLayer.FIXTURES,
                before.get(FloorKeys.FIXTURES),
                now.get(FloorKeys.FIXTURES),
                fixture -> fixture.at());
        compareHordes(before.get(FloorKeys.HORDES), now.get(FloorKeys.HORDES));
        compareHordes(now.get(FloorKeys.HORDES), before.get(FloorKeys.HORDES));
        compareRooms(before.get(FloorKeys.ROOMS), now.get(FloorKeys.ROOMS));
        int startBefore = before.get(FloorKeys.START);
        int startNow = now.get(FloorKeys.START);
        if (startBefore != startNow) {
            layers.add(PictureLayer.START);
            touch(startBefore);
            touch(startNow);
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
