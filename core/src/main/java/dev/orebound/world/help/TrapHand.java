package dev.orebound.world.help;

import com.badlogic.ashley.core.Engine;
import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.grid.Grid;
import dev.orebound.world.arena.Arena;
import dev.orebound.world.arena.ArenaCheats;
import dev.orebound.world.arena.FloorArenas;
import dev.orebound.world.boss.Boss;
import dev.orebound.world.boss.BossHand;
import dev.orebound.world.element.HazardMap;
import dev.orebound.world.path.FlowFields;
import dev.orebound.world.state.BodyCollider;
import dev.orebound.world.state.EntitySpawner;
import dev.orebound.world.state.FloorChanges;
import dev.orebound.world.state.FloorContext;
import dev.orebound.world.state.NoiseQueue;
import dev.orebound.world.state.Player;
import dev.orebound.world.state.WorldStreams;

/** Springs, wins and lays anew the trap of a room. */
final class TrapHand {
    private final FloorArenas arenas;
    private final ArenaCheats hand;
    private final BossHand bosses;
    private final Player player;
    private final PlayerHand playerHand;

    TrapHand(
            FloorContext context,
            HazardMap perils,
            Boss boss,
            FloorChanges changes,
            EntitySpawner spawner,
            NoiseQueue noises,
            FlowFields ways,
            BodyCollider collider,
            WorldStreams chance,
            FloorArenas arenas,
            PlayerHand playerHand) {
        this.arenas = arenas;
        this.playerHand = playerHand;
        hand = new ArenaCheats(context, perils, changes, spawner, noises, ways, collider, chance);
        bosses = new BossHand(context.state(), boss, changes);
        player = context.player();
    }

    /** Stands the player inside, off the doorways: in the next tick the doors begin to shut. */
    void spring(int room, ImmutableArray<Entity> all, HelpOutcome outcome) {
        Arena arena = arenas.in(room);
        if (arena == null || !hand.canBeSprung(arena)) {
            return;
        }
        if (!hand.isInside(arena, player.body())) {
            int cell = hand.placeInside(arena, player.body(), all);
            if (cell == Grid.NONE) {
                return;
            }
            playerHand.stand(cell);
        }
        hand.setOff(arena);
        outcome.give(room, player.body().cell);
    }

    /** Lets who counts fall and the doors open with the reward. */
    void win(int room, ImmutableArray<Entity> all, HelpOutcome outcome) {
        Arena arena = arenas.in(room);
        if (arena != null && hand.canBeWon(arena)) {
            hand.win(arena, all);
            outcome.give(room, arena.room().centre());
        }
    }

    /** Takes who counts away and lays the trap as it was at first. */
    void reset(int room, ImmutableArray<Entity> all, Engine engine, HelpOutcome outcome) {
        Arena arena = arenas.in(room);
        if (arena != null) {
            hand.reset(arena, all, engine);
            bosses.forget(room);
            outcome.give(room, arena.room().centre());
        }
    }
}
