package dev.orebound.lab.arena;

import dev.orebound.world.World;
import dev.orebound.world.arena.Arena;
import dev.orebound.world.component.DoorComponent;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The doors stop everything while the arena is sealed, and nothing at any other time. */
final class DoorsAreShutWhileSealed implements ArenaTrialRule {
    @Override
    public @Nullable String fault(World world, Arena arena) {
        List<DoorComponent> doors = arena.doors();
        for (int i = 0; i < doors.size(); i++) {
            int cell = doors.get(i).cell;
            if (world.floorState().isSolid(cell) != arena.state().isSealed()) {
                return "a door is " + (arena.state().isSealed() ? "open" : "shut") + " while " + arena.state();
            }
        }
        return null;
    }
}
