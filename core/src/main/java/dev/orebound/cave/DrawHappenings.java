package dev.orebound.cave;

import dev.orebound.chance.RandomStream;
import dev.orebound.content.floor.ChestHappening;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Draws for each chest whether something besides happens in its room when it is opened, and what. Chests in trap rooms have
 * nothing: there the trap is what happens.
 *
 * <p>Guarantees: at most one happening a chest. Never gives up.
 */
final class DrawHappenings implements Pass {
    @Override
    public List<Key<?>> reads() {
        return List.of(Keys.CHESTS, Keys.TRAPS);
    }

    @Override
    public List<Key<?>> writes() {
        return List.of(Keys.HAPPENINGS);
    }

    @Override
    public Outcome run(FloorBuilder floor, RandomStream stream) {
        Map<Integer, String> happenings = new TreeMap<>();
        for (Chest chest : floor.get(Keys.CHESTS)) {
            // Drawn for every chest, so that what one holds does not hang on the traps.
            int draw = stream.below(100);
            boolean isInTrap = floor.get(Keys.TRAPS).stream().anyMatch(trap -> trap.room() == chest.room());
            for (ChestHappening happening : floor.content().cave().treasure().happenings()) {
                if (draw >= 0 && draw < happening.percent() && !isInTrap) {
                    happenings.put(chest.room(), happening.id());
                }
                draw -= happening.percent();
            }
        }
        floor.put(Keys.HAPPENINGS, Collections.unmodifiableMap(happenings));
        return Outcome.DONE;
    }
}
