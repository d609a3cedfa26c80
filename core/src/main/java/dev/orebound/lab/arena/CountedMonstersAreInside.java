package dev.orebound.lab.arena;

import com.badlogic.ashley.core.ComponentMapper;
import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.Walk;
import dev.orebound.world.World;
import dev.orebound.world.arena.Arena;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.MonsterComponent;
import org.jspecify.annotations.Nullable;

/** While an arena is sealed, every monster that it counts is in its room and can be walked to, or is so again soon. */
final class CountedMonstersAreInside implements Rule {
    /** Five seconds. */
    private static final int SOON_TICKS = 5 * World.TICKS_A_SECOND;

    private static final int LOOK_TICKS = 20;

    private final ComponentMapper<BodyComponent> bodies = ComponentMapper.getFor(BodyComponent.class);
    private final ComponentMapper<MonsterComponent> monsters = ComponentMapper.getFor(MonsterComponent.class);
    private int ticks;
    private int ticksAstray;
    private @Nullable DistanceMap fromPlayer;

    @Override
    public @Nullable String fault(World world, Arena arena) {
        ticks++;
        if (ticks % LOOK_TICKS != 0) {
            return null;
        }
        ticksAstray = arena.state().isSealed() && isSomebodyAstray(world, arena) ? ticksAstray + LOOK_TICKS : 0;
        return ticksAstray <= SOON_TICKS
                ? null
                : "a counted monster has been out of reach for " + ticksAstray + " ticks";
    }

    private boolean isSomebodyAstray(World world, Arena arena) {
        DistanceMap ways = fromPlayer == null ? new DistanceMap(world.floor().grid()) : fromPlayer;
        fromPlayer = ways;
        ways.spreadFrom(world.player().body().cell, world.floorState().unwalkable(), Walk.EIGHT_WAY);
        ImmutableArray<Entity> all = world.monsters();
        int room = arena.room().id();
        for (int i = 0; i < all.size(); i++) {
            int cell = bodies.get(all.get(i)).cell;
            boolean isFine = world.floor().room().at(cell) == room && ways.isReached(cell);
            if (monsters.get(all.get(i)).arenaRoom == room && !isFine) {
                return true;
            }
        }
        return false;
    }
}
