package dev.orebound.world.help;

import com.badlogic.ashley.core.Engine;
import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.grid.Grid;
import dev.orebound.world.arena.Arena;
import dev.orebound.world.arena.ArenaCheats;
import dev.orebound.world.arena.ArenaContext;
import dev.orebound.world.arena.FloorArenas;
import dev.orebound.world.boss.Boss;
import dev.orebound.world.state.FloorChanges;
import dev.orebound.world.state.FloorState;
import dev.orebound.world.state.Player;

/** Springs, wins and lays anew the trap of a room. */
final class TrapHand {
    private final FloorArenas arenas;
    private final ArenaCheats hand;
    private final Boss boss;
    private final FloorState state;
    private final FloorChanges changes;
    private final Player player;
    private final PlayerHand playerHand;

    TrapHand(ArenaContext context, FloorArenas arenas, Boss boss, PlayerHand playerHand) {
        this.arenas = arenas;
        this.boss = boss;
        this.playerHand = playerHand;
        changes = context.changes();
        state = context.floor().state();
        player = context.floor().player();
        hand = new ArenaCheats(context, arenas);
    }

    /** Stands the player inside, off the doorways: in the next tick the doors begin to shut. */
    void spring(int room, ImmutableArray<Entity> all, HelpOutcome outcome) {
        Arena arena = arenas.in(room);
        if (arena == null || !hand.canTrigger(arena)) {
            return;
        }
        if (!hand.isInside(arena, player.body())) {
            int cell = hand.placeInside(arena, player.body(), all);
            if (cell == Grid.NONE) {
                return;
            }
            playerHand.stand(cell);
        }
        hand.trigger(arena);
        outcome.give(room, player.body().cell);
    }

    /** Lets who counts fall and the doors open with the reward. */
    void win(int room, ImmutableArray<Entity> all, HelpOutcome outcome) {
        Arena arena = arenas.in(room);
        if (arena != null && hand.canWin(arena)) {
            hand.win(arena, all);
            outcome.give(room, arena.room().centre());
        }
    }

    /** Takes who counts away and lays the trap as it was at first. */
    void reset(int room, ImmutableArray<Entity> all, Engine engine, HelpOutcome outcome) {
        Arena arena = arenas.in(room);
        if (arena != null) {
            hand.reset(arena, all, engine);
            boss.forgetRoom(room, state, changes);
            outcome.give(room, arena.room().centre());
        }
    }
}
