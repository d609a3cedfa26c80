package dev.orebound.world.arena;

import com.badlogic.ashley.core.Family;
import dev.orebound.grid.Grid;
import dev.orebound.world.EventType;
import dev.orebound.world.Events;
import dev.orebound.world.FamilySystem;
import dev.orebound.world.LootThrower;
import dev.orebound.world.Noises;
import dev.orebound.world.Player;
import dev.orebound.world.WorldParts;
import dev.orebound.world.component.BodyComponent;
import java.util.List;

/** Runs the arenas: signals to each what the tick brought, and does what its state asks for. */
public final class ArenaSystem extends FamilySystem {
    private final Arenas arenas;
    private final ArenaDoors doors;
    private final ArenaWaves waves;
    private final LootThrower loot;
    private final Grid grid;
    private final Events events;
    private final Noises noises;
    private final Player player;

    public ArenaSystem(WorldParts parts, Arenas arenas) {
        super(Family.all(BodyComponent.class).get());
        this.arenas = arenas;
        doors = new ArenaDoors(parts);
        waves = new ArenaWaves(parts);
        loot = new LootThrower(parts);
        grid = parts.floor().grid();
        events = parts.events();
        noises = parts.noises();
        player = parts.player();
    }

    @Override
    public void update(float seconds) {
        List<Arena> all = arenas.all();
        for (int i = 0; i < all.size(); i++) {
            tick(all.get(i));
        }
    }

    private void tick(Arena arena) {
        arena.ticks++;
        arena.idleTicks++;
        boolean isInside = player.hands().room == arena.room().id();
        switch (arena.state()) {
            case DORMANT -> wait(arena, isInside);
            case CLOSING -> close(arena, isInside);
            case SEALED -> fight(arena, isInside);
            case CLEARED, BROKEN -> doors.open(arena);
        }
    }

    private void wait(Arena arena, boolean isInside) {
        doors.open(arena);
        if (isInside && player.isAlive()) {
            arena.signal(ArenaSignal.ENTERED);
            tell(EventType.ARENA_SPRUNG, arena);
        }
    }

    private void close(Arena arena, boolean isInside) {
        if (!isInside) {
            arena.signal(ArenaSignal.LEFT);
            tell(EventType.ARENA_CANCELLED, arena);
            return;
        }
        doors.shut(arena, entities());
        if (arena.ticks >= arena.kind().closingTicks()) {
            doors.seal(arena, entities());
            arena.signal(ArenaSignal.DOORS_MET);
            tell(EventType.ARENA_SEALED, arena);
        }
    }

    private void fight(Arena arena, boolean isInside) {
        if (!player.isAlive()) {
            return;
        }
        if (!isInside) {
            end(arena, ArenaSignal.LEFT, EventType.ARENA_BROKEN);
        } else if (waves.areBeaten(arena, entities())) {
            end(arena, ArenaSignal.WAVES_BEATEN, EventType.ARENA_CLEARED);
            loot.throwFrom(arena.room().centre(), arena.kind().reward());
        } else if (arena.idleTicks >= arena.kind().watchdogTicks()) {
            end(arena, ArenaSignal.STALLED, EventType.ARENA_BROKEN);
        }
    }

    private void end(Arena arena, ArenaSignal signal, EventType told) {
        arena.signal(signal);
        doors.unseal(arena);
        tell(told, arena);
    }

    /** Doors are loud: whatever they do is heard. */
    private void tell(EventType type, Arena arena) {
        int centre = arena.room().centre();
        float x = grid.x(centre) + 0.5f;
        float y = grid.y(centre) + 0.5f;
        noises.make(x, y);
        events.add(type, x, y).amount(arena.room().id()).cell(centre);
    }
}
