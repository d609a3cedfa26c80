package dev.orebound.world.arena;

import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.cave.floor.Floor;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.event.EventType;
import dev.orebound.world.state.LootThrower;
import dev.orebound.world.state.PartRegistry;
import dev.orebound.world.state.Player;

/** Ends an arena: decides the fate of the monsters that still count, pays the reward and opens the doors. */
final class ArenaEnding {
    private static final int WHOLE = 100;

    private final ArenaDoors doors;
    private final ArenaFight fight;
    private final LootThrower loot;
    private final Player player;
    private final int danger;
    private final ArenaAnnouncer announcer;

    ArenaEnding(PartRegistry parts, ArenaDoors doors, ArenaFight fight) {
        this.doors = doors;
        this.fight = fight;
        loot = new LootThrower(parts);
        player = parts.get(Player.class);
        danger = parts.get(Floor.class).request().danger();
        announcer = new ArenaAnnouncer(parts);
    }

    /** Ends a won arena: monsters that still count die, and the reward is paid. */
    void win(Arena arena, ImmutableArray<Entity> all) {
        fight.killCounted(arena, all);
        end(arena, EventType.ARENA_CLEARED);
        loot.throwFrom(arena.room().centre(), arena.kind().reward());
        for (int mark = 1; mark < danger; mark++) {
            loot.throwFrom(arena.room().centre(), arena.kind().dangerReward());
        }
        // Projectiles that are still in the air must not take the victory back.
        HealthComponent winner = player.health();
        winner.graceTicks = Math.max(winner.graceTicks, arena.kind().pace().harmlessTicks());
        payChest(arena);
    }

    /** Takes the price of a broken door from each flask, rounded up. */
    void takePrice(Arena arena) {
        int[] flasks = player.component().flasks;
        for (int ore = 0; ore < flasks.length; ore++) {
            flasks[ore] -= (flasks[ore] * arena.kind().losses().orePercent() + WHOLE - 1) / WHOLE;
        }
    }

    /** Lays down the lesser reward, when a fight stalled. */
    void payLess(Arena arena) {
        loot.throwFrom(arena.room().centre(), arena.kind().lesserReward());
    }

    /**
     * Ends an arena that was not won: monsters that still count are ordinary monsters from now on.
     *
     * @param isLost whether what the trigger chest still holds is lost
     */
    void giveUp(Arena arena, boolean isLost, ImmutableArray<Entity> all) {
        if (!isLost) {
            payChest(arena);
        }
        fight.release(arena, all);
        end(arena, EventType.ARENA_BROKEN);
    }

    /** Lets the trigger chest give what it still holds once the doors are open again, unless the player is dead. */
    private void payChest(Arena arena) {
        if (arena.chest != null && player.isAlive()) {
            loot.throwFrom(arena.chest);
        }
    }

    private void end(Arena arena, EventType event) {
        clear(arena);
        announcer.tellAloud(event, arena);
    }

    /** Empties marks, roster and signals, shields the ward and lets the doors open. */
    void clear(Arena arena) {
        arena.marks.clear();
        arena.roster.clear();
        arena.isBrokenOut = false;
        arena.forgetRest();
        arena.exposeWard(false);
        doors.unseal(arena);
    }
}
