package dev.orebound.world.arena;

import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.element.HazardMap;
import dev.orebound.world.event.EventType;
import dev.orebound.world.path.FlowFields;
import dev.orebound.world.state.BodyCollider;
import dev.orebound.world.state.EntitySpawner;
import dev.orebound.world.state.FloorChanges;
import dev.orebound.world.state.FloorContext;
import dev.orebound.world.state.LootThrower;
import dev.orebound.world.state.NoiseQueue;
import dev.orebound.world.state.Player;
import dev.orebound.world.state.WorldStreams;

/** How an arena ends: what becomes of who still counts, what is paid, and that the doors let everything through again. */
final class ArenaEnding {
    private final ArenaDoors doors;
    private final ArenaFight fight;
    private final LootThrower loot;
    private final Player player;
    private final ArenaAnnouncer news;

    ArenaEnding(
            FloorContext context,
            HazardMap perils,
            FloorChanges changes,
            EntitySpawner spawner,
            NoiseQueue noises,
            FlowFields ways,
            BodyCollider collider,
            WorldStreams chance) {
        doors = new ArenaDoors(context.floor(), changes, collider);
        fight = new ArenaFight(context, perils, spawner, ways, collider, chance);
        loot = new LootThrower(context, changes, spawner, chance);
        player = context.player();
        news = new ArenaAnnouncer(context.floor(), context.events(), noises);
    }

    /** It is won: who still counts falls, and the reward lies there. */
    void win(Arena arena, ImmutableArray<Entity> all) {
        fight.fell(arena, all);
        end(arena, EventType.ARENA_CLEARED);
        loot.throwFrom(arena.room().centre(), arena.kind().reward());
        // What is in the air yet must not take the victory back.
        HealthComponent winner = player.health();
        winner.graceTicks = Math.max(winner.graceTicks, arena.kind().pace().harmlessTicks());
        payChest(arena);
    }

    /** What is paid for a fight that came to no end. */
    void payLess(Arena arena) {
        loot.throwFrom(arena.room().centre(), arena.kind().lesserReward());
    }

    /** It is not won: who still counts is a monster like any other from now on. */
    void giveWay(Arena arena, ImmutableArray<Entity> all) {
        payChest(arena);
        fight.release(arena, all);
        end(arena, EventType.ARENA_BROKEN);
    }

    /** The chest that sprang the arena gives what it still holds once the doors are open again, but not to the dead. */
    private void payChest(Arena arena) {
        if (arena.chest != null && player.isAlive()) {
            loot.throwFrom(arena.chest);
        }
    }

    private void end(Arena arena, EventType told) {
        clear(arena);
        news.tellAloud(told, arena);
    }

    /** Nobody counts, nobody will come up, and nothing is in the way any more; the doors' leaves follow. */
    void clear(Arena arena) {
        arena.marks.clear();
        arena.roster.clear();
        doors.unseal(arena);
    }
}
