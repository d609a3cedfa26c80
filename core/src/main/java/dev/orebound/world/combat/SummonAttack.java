package dev.orebound.world.combat;

import com.badlogic.ashley.core.ComponentMapper;
import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.content.arena.ArenaKind;
import dev.orebound.content.Content;
import dev.orebound.content.combat.AttackForm;
import dev.orebound.grid.Grid;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.MindComponent;
import dev.orebound.world.component.MindState;
import dev.orebound.world.component.MonsterComponent;
import dev.orebound.world.component.SpawnComponent;
import dev.orebound.world.component.StrikerComponent;
import dev.orebound.world.element.HazardMap;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.TickEvents;
import dev.orebound.world.horde.HordeMinds;
import dev.orebound.world.path.FlowFields;
import dev.orebound.world.state.EntitySpawner;
import dev.orebound.world.state.FloorContext;
import dev.orebound.world.state.FloorState;
import dev.orebound.world.state.TickClock;

/**
 * Calls monsters up beside a monster. The cells are marked as it winds up; who comes up there belongs to its caller's horde
 * and arena and is harmless for a while.
 */
final class SummonAttack {
    private final ComponentMapper<MindComponent> minds = ComponentMapper.getFor(MindComponent.class);
    private final ComponentMapper<MonsterComponent> monsters = ComponentMapper.getFor(MonsterComponent.class);
    private final ComponentMapper<SpawnComponent> spawns = ComponentMapper.getFor(SpawnComponent.class);
    private final ComponentMapper<StrikerComponent> strikers = ComponentMapper.getFor(StrikerComponent.class);
    private final Content content;
    private final Grid grid;
    private final FloorState state;
    private final EntitySpawner spawner;
    private final TickEvents events;
    private final HordeMinds hordes;
    private final BirthPlaces places;
    private final AllyQueries friends;
    private final TickClock clock;
    private long lastCallTick = -1;
    /** Births of {@link #lastCallTick}: the engine lists them only when the system has ended. */
    private int calledThisTick;

    SummonAttack(FloorContext context, HazardMap perils, HordeMinds hordes, EntitySpawner spawner, FlowFields ways) {
        content = context.content();
        grid = context.floor().grid();
        state = context.state();
        this.spawner = spawner;
        events = context.events();
        this.hordes = hordes;
        places = new BirthPlaces(context, perils);
        friends = new AllyQueries(context.state(), ways);
        clock = context.clock();
    }

    /** Marks the cells on which somebody will come up. */
    void mark(ImmutableArray<Entity> all, Entity caller, BodyComponent body, AttackForm.Summon summon, int ticks) {
        int kind = content.monsters().indexOf(summon.monster());
        StrikerComponent striker = strikers.get(caller);
        striker.calledCount = places.choose(body.cell, all, striker.calledCells, count(all, caller, kind, summon));
        for (int i = 0; i < striker.calledCount; i++) {
            int cell = striker.calledCells[i];
            events.spawnMarked(grid.x(cell) + 0.5f, grid.y(cell) + 0.5f, cell, kind, ticks);
        }
    }

    /** Lets them come up on their marks. */
    void call(ImmutableArray<Entity> all, Entity caller, StrikerComponent striker, AttackForm.Summon summon) {
        int kind = content.monsters().indexOf(summon.monster());
        int count = Math.min(striker.calledCount, count(all, caller, kind, summon));
        for (int i = 0; i < count; i++) {
            if (state.isWalkable(striker.calledCells[i])) {
                callOne(caller, kind, striker.calledCells[i]);
            }
        }
        striker.calledCount = 0;
    }

    /** Neither more than one caller may have, nor more than the floor or an arena holds. */
    private int count(ImmutableArray<Entity> all, Entity caller, int kind, AttackForm.Summon summon) {
        if (clock.tick() != lastCallTick) {
            lastCallTick = clock.tick();
            calledThisTick = 0;
        }
        int leftOnFloor = content.minds().mostCalled() - friends.called(all) - calledThisTick;
        int ofCaller = Math.min(summon.count(), summon.most() - friends.calledBy(all, caller, kind));
        int count = Math.min(ofCaller, Math.max(0, leftOnFloor));
        int arena = monsters.get(caller).arenaRoom;
        return arena == 0 ? count : Math.min(count, ArenaKind.MOST_MONSTERS - friends.inArena(all, arena));
    }

    /** As its caller is; but that one's fear is its own, and who is born into it would never get over it. */
    private MindState stateOfChild(MonsterComponent parent, MindState callers) {
        if (callers != MindState.FLEEING) {
            return callers;
        }
        return parent.horde < 0
                ? MindState.HUNTING
                : hordes.all().get(parent.horde).state();
    }

    private void callOne(Entity caller, int kind, int cell) {
        Entity child = spawner.monster(kind, cell);
        calledThisTick++;
        MonsterComponent monster = monsters.get(child);
        MonsterComponent parent = monsters.get(caller);
        long callerId = spawns.get(caller).spawnId;
        monster.horde = parent.horde;
        monster.arenaRoom = parent.arenaRoom;
        monster.calledBy = callerId;
        minds.get(child).state = stateOfChild(parent, minds.get(caller).state);
        strikers.get(child).harmlessTicks = content.minds().harmlessTicks();
        float x = grid.x(cell) + 0.5f;
        float y = grid.y(cell) + 0.5f;
        events.actor(EventType.MONSTER_SUMMONED, x, y, cell, spawns.get(child).spawnId, kind).byId = callerId;
    }
}
