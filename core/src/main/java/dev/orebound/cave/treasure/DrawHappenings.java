package dev.orebound.cave.treasure;

import dev.orebound.cave.floor.Chest;
import dev.orebound.cave.floor.FloorKey;
import dev.orebound.cave.floor.FloorKeys;
import dev.orebound.cave.pass.FloorBuilder;
import dev.orebound.cave.pass.FloorPass;
import dev.orebound.cave.pass.PassOutcome;
import dev.orebound.cave.pass.PlacedRoom;
import dev.orebound.chance.RandomStream;
import dev.orebound.content.floor.ChestHappening;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Draws for each chest the happening that opening it sets off in its room, if any. Chests in trap rooms have none,
 * because they have the trap; nor has the one in the hand-made first room.
 *
 * <p>Guarantees: at most one happening a chest. Never gives up.
 */
public final class DrawHappenings implements FloorPass {
    @Override
    public List<FloorKey<?>> reads() {
        return List.of(FloorKeys.PLACED_CHESTS, FloorKeys.TRAPS);
    }

    @Override
    public List<FloorKey<?>> writes() {
        return List.of(FloorKeys.HAPPENINGS);
    }

    @Override
    public PassOutcome run(FloorBuilder floor, RandomStream stream) {
        Map<Integer, String> happenings = new TreeMap<>();
        PlacedRoom firstRoom = floor.firstRoom();
        for (Chest chest : floor.get(FloorKeys.PLACED_CHESTS)) {
            // Drawn for every chest, so that what one holds does not hang on the traps.
            int draw = stream.below(100);
            boolean isCalm = firstRoom != null && firstRoom.floor().contains(chest.at());
            boolean isInTrap = floor.get(FloorKeys.TRAPS).stream().anyMatch(trap -> trap.room() == chest.room());
            for (ChestHappening happening : floor.content().cave().treasure().happenings()) {
                if (draw >= 0 && draw < happening.percent() && !isInTrap && !isCalm) {
                    happenings.put(chest.room(), happening.id());
                }
                draw -= happening.percent();
            }
        }
        floor.put(FloorKeys.HAPPENINGS, Collections.unmodifiableMap(happenings));
        return PassOutcome.DONE;
    }
}
