package dev.orebound.screen;

import com.badlogic.ashley.core.Entity;
import dev.orebound.content.Content;
import dev.orebound.content.combat.Attack;
import dev.orebound.world.World;
import dev.orebound.world.arena.Arena;
import dev.orebound.world.arena.ArenaState;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.MonsterComponent;
import dev.orebound.world.component.SpawnComponent;
import dev.orebound.world.component.StrikePhase;
import dev.orebound.world.component.StrikerComponent;
import dev.orebound.world.event.WorldEvent;
import dev.orebound.world.event.WorldEvent.MarkEvent;
import dev.orebound.world.event.WorldEvent.PhaseEvent;
import dev.orebound.world.event.WorldEvent.RoomEvent;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The moments of a fight to save pictures of, each once. */
final class FilmMoments {
    private final World world;
    private final Arena arena;
    private final Set<String> known = new HashSet<>();
    private final List<Moment> ahead = new ArrayList<>();
    private ArenaState state = ArenaState.DORMANT;

    /** A picture to be saved. */
    private record Moment(String name, long tick) {}

    FilmMoments(World world, Arena arena) {
        this.world = world;
        this.arena = arena;
    }

    /** Returns the name of a picture that is due, or null. */
    @Nullable
    String next() {
        for (Moment moment : ahead) {
            if (moment.tick() <= world.tick()) {
                ahead.remove(moment);
                return moment.name();
            }
        }
        return null;
    }

    private void in(int ticks, String name) {
        if (known.add(name)) {
            ahead.add(new Moment(name, world.tick() + ticks));
        }
    }

    /** Handles the events of the last tick. */
    void afterTick() {
        for (int i = 0; i < world.events().size(); i++) {
            take(world.events().at(i));
        }
        if (arena.state() == ArenaState.CLOSING
                && arena.closingTicksLeft() == arena.kind().doors().closingTicks() / 2) {
            in(0, "closing");
        }
        if (arena.state() != state) {
            state = arena.state();
            if (state == ArenaState.FIGHTING) {
                in(60, "fight" + arena.wave() + "_1s");
                in(240, "fight" + arena.wave() + "_4s");
            }
        }
        for (int i = 0; i < world.monsters().size(); i++) {
            look(world.monsters().get(i));
        }
    }

    private void take(WorldEvent event) {
        boolean isHere =
                event instanceof RoomEvent room && room.room == arena.room().id();
        switch (event.type()) {
            case SPAWN_MARKED -> in(((MarkEvent) event).ticks / 2, "marks" + arena.wave());
            case BOSS_ROSE -> {
                int phase = ((PhaseEvent) event).phase;
                in(20, "phase" + phase + "_rises");
                in(240, "phase" + phase + "_4s");
                in(600, "phase" + phase + "_10s");
            }
            case ORE_GREW -> in(8, "ore_grows");
            case ARENA_STORMED -> {
                in(15, "storm");
                in(100, "storm_comes_in");
            }
            case SPELL_CAST ->
                in(4, "cast_" + world.content().spells().at(event.subject()).id());
            case BLAST -> in(3, "blast_" + owner(event));
            case SHOT_LOOSED -> in(10, "shot_" + owner(event));
            case CHARGE_BROKEN -> in(4, "charge_broken");
            case ACTOR_HEALED -> in(6, "healed");
            case MONSTER_SUMMONED -> in(6, "summoned");
            case WAVE_BEATEN -> in(20, "beaten" + arena.wave());
            case PLAYER_DIED -> {
                in(4, "dead");
                in(80, "dead_later");
            }
            case ARENA_WARNED -> when(isHere, 30, "warned");
            case ARENA_CANCELLED -> when(isHere, 20, "refused");
            case ARENA_SEALED -> when(isHere, 3, "sealed");
            case ARENA_CLEARED -> {
                when(isHere, 12, "cleared");
                when(isHere, 50, "cleared_later");
            }
            case ARENA_OPENED -> {
                when(isHere, 10, "opened");
                when(isHere, 140, "opened_later");
            }
            case ARENA_BROKEN -> {
                when(isHere, 15, "broken");
                when(isHere, 110, "broken_later");
            }
            default -> {}
        }
    }

    private void when(boolean isHere, int ticks, String name) {
        if (isHere) {
            in(ticks, name);
        }
    }

    private String owner(WorldEvent event) {
        Content content = world.content();
        return event.subject() < 0
                ? "player"
                : content.monsters().at(event.subject()).id();
    }

    private void look(Entity entity) {
        MonsterComponent monster = entity.getComponent(MonsterComponent.class);
        StrikerComponent striker = entity.getComponent(StrikerComponent.class);
        String id = world.content().monsters().at(monster.monster).id();
        if (striker != null && striker.phase == StrikePhase.WINDING_UP) {
            Attack attack =
                    world.content().monsters().at(monster.monster).attacks().get(striker.attack);
            if (striker.ticks <= attack.timing().windUpTicks() / 3) {
                in(0, "telegraph_" + attack.form().getClass().getSimpleName() + "_" + id);
            }
        }
        HealthComponent health = entity.getComponent(HealthComponent.class);
        long spawnId = entity.getComponent(SpawnComponent.class).spawnId;
        if (arena.isHead(spawnId) && health.health * 2 <= health.most) {
            in(0, "head_half_" + id);
        }
    }
}
