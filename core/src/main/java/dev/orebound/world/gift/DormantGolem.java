package dev.orebound.world.gift;

import com.badlogic.ashley.core.ComponentMapper;
import com.badlogic.ashley.core.Entity;
import dev.orebound.content.monster.GolemKind;
import dev.orebound.grid.Grid;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.CompanionComponent;
import dev.orebound.world.component.SpawnComponent;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.TickEvents;
import dev.orebound.world.state.FloorChanges;
import dev.orebound.world.state.FloorContext;
import dev.orebound.world.state.NoiseQueue;
import dev.orebound.world.state.Party;
import dev.orebound.world.state.Player;
import dev.orebound.world.state.SpawnOrder;
import dev.orebound.world.state.EntitySpawner;
import org.jspecify.annotations.Nullable;

/** The golem that can be woken on a floor, of the floor's primary ore: what it asks for, and how it comes along. */
final class DormantGolem {
    private final ComponentMapper<BodyComponent> bodies = ComponentMapper.getFor(BodyComponent.class);
    private final ComponentMapper<CompanionComponent> marks = ComponentMapper.getFor(CompanionComponent.class);
    private final ComponentMapper<SpawnComponent> spawns = ComponentMapper.getFor(SpawnComponent.class);
    private final Grid grid;
    private final SpawnOrder companions;
    private final FloorChanges changes;
    private final EntitySpawner spawner;
    private final TickEvents events;
    private final NoiseQueue noises;
    private final Player player;
    private final int ore;
    private final int monster;
    private final int measures;

    DormantGolem(FloorContext context, SpawnOrder companions, FloorChanges changes, EntitySpawner spawner, NoiseQueue noises) {
        GolemKind kind = context.content().golemOf(context.floor().primaryOre());
        grid = context.floor().grid();
        this.companions = companions;
        this.changes = changes;
        this.spawner = spawner;
        events = context.events();
        this.noises = noises;
        player = context.player();
        ore = context.content().ores().indexOf(kind.ore());
        monster = context.content().monsters().indexOf(kind.monster());
        measures = kind.measures();
    }

    /** True if the player has the ore that waking it takes. */
    boolean isFed() {
        return player.hands().flasks[ore] >= measures;
    }

    /** True if one more can come along. */
    boolean hasRoom() {
        return companions.size() < Party.MOST_COMPANIONS;
    }

    /** Wakes it where it stands, for its ore. */
    void wake(int cell) {
        player.hands().flasks[ore] -= measures;
        changes.removeFixture(cell);
        spawner.companion(monster, cell);
        float x = grid.x(cell) + 0.5f;
        float y = grid.y(cell) + 0.5f;
        noises.make(x, y);
        events.actor(EventType.GOLEM_WOKEN, x, y, cell, spawner.lastSpawnId(), monster);
    }

    /**
     * Leaves a companion here.
     *
     * @param number in the order of births, from 0
     * @return whom to take away; null if there is none of this number
     */
    @Nullable
    Entity leave(int number) {
        if (number >= companions.size()) {
            return null;
        }
        Entity left = companions.entities().get(number);
        BodyComponent body = bodies.get(left);
        events.actor(EventType.COMPANION_LEFT, body, spawns.get(left).spawnId, marks.get(left).monster);
        return left;
    }
}
