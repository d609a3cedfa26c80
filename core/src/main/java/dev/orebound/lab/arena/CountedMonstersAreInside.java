package dev.orebound.lab.arena;

import com.badlogic.ashley.core.ComponentMapper;
import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.world.World;
import dev.orebound.world.arena.Arena;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.MonsterComponent;
import org.jspecify.annotations.Nullable;

/** While an arena is sealed, every monster that it counts is in its room, or is brought back there soon. */
final class CountedMonstersAreInside implements Rule {
    /** Five seconds. */
    private static final int SOON_TICKS = 5 * World.TICKS_A_SECOND;

    private final ComponentMapper<BodyComponent> bodies = ComponentMapper.getFor(BodyComponent.class);
    private final ComponentMapper<MonsterComponent> monsters = ComponentMapper.getFor(MonsterComponent.class);
    private int ticksOutside;

    @Override
    public @Nullable String fault(World world, Arena arena) {
        ticksOutside = arena.state().isSealed() && isSomebodyOutside(world, arena) ? ticksOutside + 1 : 0;
        return ticksOutside <= SOON_TICKS ? null : "a counted monster has been outside for " + SOON_TICKS + " ticks";
    }

    private boolean isSomebodyOutside(World world, Arena arena) {
        ImmutableArray<Entity> all = world.monsters();
        int room = arena.room().id();
        for (int i = 0; i < all.size(); i++) {
            boolean isCounted = monsters.get(all.get(i)).arenaRoom == room;
            if (isCounted && world.floor().room().at(bodies.get(all.get(i)).cell) != room) {
                return true;
            }
        }
        return false;
    }
}
