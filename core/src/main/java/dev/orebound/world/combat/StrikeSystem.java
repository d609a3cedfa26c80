package dev.orebound.world.combat;

import com.badlogic.ashley.core.ComponentMapper;
import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.core.Family;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.content.combat.Attack;
import dev.orebound.content.combat.Form;
import dev.orebound.world.Event;
import dev.orebound.world.EventType;
import dev.orebound.world.Events;
import dev.orebound.world.InSpawnOrderSystem;
import dev.orebound.world.Noises;
import dev.orebound.world.Player;
import dev.orebound.world.WorldParts;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.MonsterComponent;
import dev.orebound.world.component.SpawnComponent;
import dev.orebound.world.horde.MindComponent;
import dev.orebound.world.horde.MindState;
import dev.orebound.world.ore.OreBlows;

/**
 * Strikes from the first sign to the last moment of recovery. A stagger breaks off what is being wound up; the blow itself
 * falls in the tick in which the wind-up ends, on all within its arc whom nothing shields.
 */
public final class StrikeSystem extends InSpawnOrderSystem {
    private final ComponentMapper<BodyComponent> bodies = ComponentMapper.getFor(BodyComponent.class);
    private final ComponentMapper<HealthComponent> healths = ComponentMapper.getFor(HealthComponent.class);
    private final ComponentMapper<MindComponent> minds = ComponentMapper.getFor(MindComponent.class);
    private final ComponentMapper<MonsterComponent> monsters = ComponentMapper.getFor(MonsterComponent.class);
    private final ComponentMapper<SpawnComponent> spawns = ComponentMapper.getFor(SpawnComponent.class);
    private final ComponentMapper<StrikerComponent> strikers = ComponentMapper.getFor(StrikerComponent.class);
    private final Attacks attacks;
    private final Events events;
    private final Noises noises;
    private final Blows blows;
    private final OreBlows oreBlows;
    private final Player player;
    private final Arc arc;

    public StrikeSystem(WorldParts parts) {
        super(Family.all(StrikerComponent.class, BodyComponent.class, HealthComponent.class)
                .get());
        attacks = new Attacks(parts.content());
        events = parts.events();
        noises = parts.noises();
        blows = parts.blows();
        oreBlows = parts.oreBlows();
        player = parts.player();
        arc = new Arc(parts.state());
    }

    @Override
    protected void step(Entity entity) {
        HealthComponent health = healths.get(entity);
        StrikerComponent striker = strikers.get(entity);
        if (health.health <= 0 || health.staggerTicks > 0) {
            striker.phase = StrikePhase.READY;
            striker.ticks = 0;
            return;
        }
        if (striker.ticks > 0) {
            striker.ticks--;
        }
        if (striker.phase == StrikePhase.READY) {
            if (striker.wanted) {
                windUp(entity, striker);
            }
        } else if (striker.ticks == 0) {
            endPhase(entity, striker);
        }
    }

    private void windUp(Entity entity, StrikerComponent striker) {
        striker.phase = StrikePhase.WINDING_UP;
        striker.ticks = attackOf(entity, striker).timing().windUpTicks();
        striker.attack = striker.wantedAttack;
        striker.aimX = striker.wantedX;
        striker.aimY = striker.wantedY;
        tell(EventType.STRIKE_WOUND_UP, entity);
    }

    private void endPhase(Entity entity, StrikerComponent striker) {
        if (striker.phase == StrikePhase.WINDING_UP) {
            striker.phase = StrikePhase.RECOVERING;
            striker.ticks = attackOf(entity, striker).timing().recoveryTicks();
            tell(EventType.STRIKE_SWUNG, entity);
            strike(entity, striker);
        } else {
            striker.phase = StrikePhase.READY;
        }
    }

    private void strike(Entity entity, StrikerComponent striker) {
        Attack attack = attackOf(entity, striker);
        if (!(attack.form() instanceof Form.Melee blow)) {
            return;
        }
        arc.aim(bodies.get(entity), striker, blow);
        if (entity != player.entity()) {
            strikeAt(entity, player.entity(), attack);
            return;
        }
        boolean met = strikeMonsters(entity, attack);
        int ore = arc.nearestOre();
        if (ore >= 0) {
            oreBlows.add(ore, attack.harm().damage());
        } else if (!met && arc.meetsRock()) {
            events.add(EventType.ROCK_STRUCK, arc.farX(), arc.farY());
            noises.make(arc.farX(), arc.farY());
        }
    }

    private boolean strikeMonsters(Entity by, Attack attack) {
        ImmutableArray<Entity> all = entities();
        boolean met = false;
        for (int i = 0; i < all.size(); i++) {
            if (isFoe(all.get(i))) {
                met |= strikeAt(by, all.get(i), attack);
            }
        }
        return met;
    }

    private boolean isFoe(Entity entity) {
        return monsters.has(entity) && minds.get(entity).state != MindState.SHACKLED;
    }

    private boolean strikeAt(Entity by, Entity target, Attack attack) {
        BodyComponent body = bodies.get(target);
        if (healths.get(target).health <= 0 || !arc.holds(body)) {
            return false;
        }
        Blows.Blow blow = blows.add(target);
        MonsterComponent monster = monsters.get(by);
        blow.bySpawnId = spawns.get(by).spawnId;
        blow.byMonster = monster == null ? -1 : monster.monster;
        blow.damage = attack.harm().damage();
        blow.staggerTicks = attack.harm().staggerTicks();
        blow.knockX = arc.towardsX() * attack.harm().knockBack();
        blow.knockY = arc.towardsY() * attack.harm().knockBack();
        return true;
    }

    private Attack attackOf(Entity entity, StrikerComponent striker) {
        MonsterComponent monster = monsters.get(entity);
        return attacks.of(monster == null ? -1 : monster.monster, striker.attack);
    }

    private void tell(EventType type, Entity entity) {
        MonsterComponent monster = monsters.get(entity);
        BodyComponent body = bodies.get(entity);
        Event event = events.add(type, body.x, body.y);
        event.of(spawns.get(entity).spawnId, monster == null ? -1 : monster.monster)
                .amount(strikers.get(entity).attack);
    }
}
