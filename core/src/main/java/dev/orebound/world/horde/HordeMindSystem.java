package dev.orebound.world.horde;

import com.badlogic.ashley.core.ComponentMapper;
import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.core.Family;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.chance.Stream;
import dev.orebound.content.MindRules;
import dev.orebound.content.Monster;
import dev.orebound.content.Table;
import dev.orebound.grid.DistanceMap;
import dev.orebound.world.Clock;
import dev.orebound.world.Event;
import dev.orebound.world.EventType;
import dev.orebound.world.Events;
import dev.orebound.world.FloorState;
import dev.orebound.world.InSpawnOrderSystem;
import dev.orebound.world.Noises;
import dev.orebound.world.Player;
import dev.orebound.world.WorldParts;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.MonsterComponent;
import dev.orebound.world.component.SpawnComponent;
import dev.orebound.world.way.FlowField;

/**
 * When hordes wake, search and give up. Whoever of a horde notices the player, by sight, by noise or by a blow, wakes all
 * of it; it searches once none has seen the player for a while, and sleeps again when that leads to nothing.
 */
public final class HordeMindSystem extends InSpawnOrderSystem {
    private final ComponentMapper<BodyComponent> bodies = ComponentMapper.getFor(BodyComponent.class);
    private final ComponentMapper<HealthComponent> healths = ComponentMapper.getFor(HealthComponent.class);
    private final ComponentMapper<MindComponent> minds = ComponentMapper.getFor(MindComponent.class);
    private final ComponentMapper<MonsterComponent> monsters = ComponentMapper.getFor(MonsterComponent.class);
    private final ComponentMapper<SpawnComponent> spawns = ComponentMapper.getFor(SpawnComponent.class);
    private final MindRules rules;
    private final Table<Monster> kinds;
    private final Clock clock;
    private final FloorState state;
    private final Noises noises;
    private final Events events;
    private final FlowField prey;
    private final Player player;
    private final Stream chance;

    public HordeMindSystem(WorldParts parts) {
        super(Family.all(MindComponent.class, MonsterComponent.class, BodyComponent.class, HealthComponent.class)
                .get());
        rules = parts.content().minds();
        kinds = parts.content().monsters();
        clock = parts.clock();
        state = parts.state();
        noises = parts.noises();
        events = parts.events();
        prey = parts.ways().prey();
        player = parts.player();
        chance = parts.chance().minds();
    }

    @Override
    protected void step(Entity entity) {
        MindComponent mind = minds.get(entity);
        mind.ticks++;
        boolean seesPlayer = player.isAlive() && sees(entity);
        switch (mind.state) {
            case ASLEEP -> sleep(entity, seesPlayer);
            case HUNTING -> hunt(entity, mind, seesPlayer);
            case SEARCHING -> search(entity, mind, seesPlayer);
            case WANDERING, GUARDING, FLEEING, RETURNING, SHACKLED -> {}
        }
    }

    @Override
    protected void afterAll() {
        noises.hush();
    }

    private void sleep(Entity entity, boolean seesPlayer) {
        boolean noticed = seesPlayer && looksNow(entity) && chance.chance(rules.noticePercent());
        if (noticed || hears(entity) || healths.get(entity).hurtBySpawnId != Event.NOBODY) {
            turn(entity, MindState.HUNTING, EventType.HORDE_WOKEN);
        }
    }

    private void hunt(Entity entity, MindComponent mind, boolean seesPlayer) {
        MonsterComponent monster = monsters.get(entity);
        if (seesPlayer || isShutInWithPlayer(monster)) {
            keepHunting(monster.horde, mind);
        } else if (mind.ticks > rules.searchTicks() || !player.isAlive()) {
            turn(entity, MindState.SEARCHING, EventType.HORDE_SEARCHED);
        }
    }

    /** Who came up in the arena that the player is in looks for nobody: there is but one room. */
    private boolean isShutInWithPlayer(MonsterComponent monster) {
        return player.isAlive() && monster.arenaRoom != 0 && monster.arenaRoom == player.hands().room;
    }

    private void search(Entity entity, MindComponent mind, boolean seesPlayer) {
        if (seesPlayer || hears(entity)) {
            turn(entity, MindState.HUNTING, EventType.HORDE_WOKEN);
        } else if (mind.ticks > rules.searchTicks()) {
            turn(entity, MindState.ASLEEP, EventType.HORDE_CALMED);
        }
    }

    /** Sight is symmetric, so whoever the player sees, sees the player. */
    private boolean sees(Entity entity) {
        BodyComponent body = bodies.get(entity);
        int sight = kinds.at(monsters.get(entity).monster).sightCells();
        float dx = player.body().x - body.x;
        float dy = player.body().y - body.y;
        return dx * dx + dy * dy <= (float) sight * sight && state.isInSight(body.cell);
    }

    private boolean looksNow(Entity entity) {
        return (clock.tick() + spawns.get(entity).spawnId * 7) % rules.lookTicks() == 0;
    }

    private boolean hears(Entity entity) {
        BodyComponent body = bodies.get(entity);
        return player.isAlive()
                && noises.isHeardAt(body.x, body.y, rules.noiseCells())
                && prey.steps(body.cell) != DistanceMap.UNREACHED;
    }

    /** What one sees, all of its horde know. */
    private void keepHunting(int horde, MindComponent seer) {
        seer.ticks = 0;
        if (horde < 0) {
            return;
        }
        ImmutableArray<Entity> all = entities();
        for (int i = 0; i < all.size(); i++) {
            MindComponent mind = minds.get(all.get(i));
            if (monsters.get(all.get(i)).horde == horde && mind.state == MindState.HUNTING) {
                mind.ticks = 0;
            }
        }
    }

    /** Turns the whole horde; one without a horde turns alone. */
    private void turn(Entity first, MindState to, EventType told) {
        int horde = monsters.get(first).horde;
        BodyComponent body = bodies.get(first);
        events.add(told, body.x, body.y).of(spawns.get(first).spawnId, monsters.get(first).monster);
        ImmutableArray<Entity> all = entities();
        for (int i = 0; i < all.size(); i++) {
            Entity member = all.get(i);
            if (member == first || (horde >= 0 && monsters.get(member).horde == horde)) {
                MindComponent mind = minds.get(member);
                mind.state = to;
                mind.ticks = 0;
                if (to == MindState.ASLEEP) {
                    // Old wounds wake nobody.
                    healths.get(member).hurtBySpawnId = Event.NOBODY;
                }
            }
        }
    }
}
