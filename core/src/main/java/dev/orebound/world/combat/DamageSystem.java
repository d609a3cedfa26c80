package dev.orebound.world.combat;

import com.badlogic.ashley.core.ComponentMapper;
import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.core.Family;
import dev.orebound.content.Content;
import dev.orebound.world.EventType;
import dev.orebound.world.Events;
import dev.orebound.world.InSpawnOrderSystem;
import dev.orebound.world.Noises;
import dev.orebound.world.World;
import dev.orebound.world.WorldParts;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.MonsterComponent;
import dev.orebound.world.component.SpawnComponent;
import dev.orebound.world.element.Afflictions;
import dev.orebound.world.golem.CompanionComponent;
import dev.orebound.world.tactic.Thieves;
import org.jspecify.annotations.Nullable;

/** Lets the blows of the tick be felt, in the order in which they were struck, and lets grace and stagger wear off. */
public final class DamageSystem extends InSpawnOrderSystem {
    private final ComponentMapper<BodyComponent> bodies = ComponentMapper.getFor(BodyComponent.class);
    private final ComponentMapper<CompanionComponent> companions = ComponentMapper.getFor(CompanionComponent.class);
    private final ComponentMapper<HealthComponent> healths = ComponentMapper.getFor(HealthComponent.class);
    private final ComponentMapper<MonsterComponent> monsters = ComponentMapper.getFor(MonsterComponent.class);
    private final ComponentMapper<SpawnComponent> spawns = ComponentMapper.getFor(SpawnComponent.class);
    private final Content content;
    private final Blows blows;
    private final Afflictions afflictions;
    private final Events events;
    private final Noises noises;
    private final Thieves thieves;

    public DamageSystem(WorldParts parts) {
        super(Family.all(HealthComponent.class).get());
        content = parts.content();
        blows = parts.blows();
        afflictions = parts.afflictions();
        events = parts.events();
        noises = parts.noises();
        thieves = new Thieves(parts);
    }

    @Override
    protected void step(Entity entity) {
        HealthComponent health = healths.get(entity);
        health.graceTicks = Math.max(0, health.graceTicks - 1);
        health.staggerTicks = Math.max(0, health.staggerTicks - 1);
        health.steadyTicks = Math.max(0, health.steadyTicks - 1);
    }

    @Override
    protected void afterAll() {
        for (int i = 0; i < blows.size(); i++) {
            Blows.Blow blow = blows.at(i);
            Entity target = blow.target;
            if (target != null && healths.get(target).health > 0) {
                if (blow.isAffliction) {
                    suffer(target, blow);
                } else {
                    feel(target, blow);
                }
            }
        }
        blows.clear();
    }

    /** What afflicts somebody takes health, or gives it, and does nothing else: it can be neither dodged nor parried. */
    private void suffer(Entity target, Blows.Blow blow) {
        HealthComponent health = healths.get(target);
        // A companion comes to itself again, whatever befell it.
        int leaves = companions.has(target) ? Math.max(1, blow.leaves) : blow.leaves;
        int taken = blow.damage > 0
                ? Math.min(blow.damage, Math.max(0, health.health - leaves))
                : Math.max(blow.damage, Math.min(0, health.health - health.most));
        if (taken == 0) {
            return;
        }
        health.health -= taken;
        if (taken > 0) {
            // What nobody brought is one's own doing.
            health.hurtBySpawnId = blow.bySpawnId == 0 ? spawns.get(target).spawnId : blow.bySpawnId;
            health.hurtByMonster = blow.byMonster;
        }
        tell(taken > 0 ? EventType.ACTOR_HURT : EventType.ACTOR_HEALED, target, blow.bySpawnId, Math.abs(taken));
    }

    private void feel(Entity target, Blows.Blow blow) {
        HealthComponent health = healths.get(target);
        BodyComponent body = bodies.get(target);
        if (health.invulnerableTicks > 0) {
            events.add(EventType.BLOW_DODGED, body.x, body.y)
                    .of(spawns.get(target).spawnId, -1)
                    .by(blow.bySpawnId);
            return;
        }
        if (health.graceTicks > 0) {
            return;
        }
        MonsterComponent monster = monsters.get(target);
        int damage = Math.min(pastArmour(blow.damage, monster), health.health);
        health.health -= damage;
        stagger(health, blow.staggerTicks - steadyTicks(monster));
        health.graceTicks = monster == null ? content.player().graceTicks() : 0;
        health.hurtBySpawnId = blow.bySpawnId;
        health.hurtByMonster = blow.byMonster;
        knock(body, monster, blow);
        noises.make(body.x, body.y);
        tell(EventType.ACTOR_HURT, target, blow.bySpawnId, damage);
        if (monster == null && damage > 0) {
            thieves.robPlayer(entities(), blow.bySpawnId, blow.byMonster);
        }
        if (blow.inflicts != null) {
            afflictions.inflict(target, blow.inflicts, blow.bySpawnId, blow.byMonster);
        }
    }

    private void tell(EventType type, Entity target, long bySpawnId, int amount) {
        BodyComponent body = bodies.get(target);
        MonsterComponent monster = monsters.get(target);
        events.add(type, body.x, body.y)
                .of(spawns.get(target).spawnId, monster == null ? -1 : monster.monster)
                .by(bySpawnId)
                .amount(amount)
                .cell(body.cell);
    }

    private int pastArmour(int damage, @Nullable MonsterComponent monster) {
        int armour =
                monster == null ? 0 : content.monsters().at(monster.monster).armour();
        return damage == 0 ? 0 : Math.max(1, damage - armour);
    }

    /** Nobody is staggered again until a while after the last stagger, so that no rain of blows holds anybody for good. */
    private void stagger(HealthComponent health, int ticks) {
        if (ticks > 0 && health.steadyTicks == 0) {
            health.staggerTicks = Math.max(health.staggerTicks, ticks);
            health.steadyTicks = health.staggerTicks + content.minds().steadyAfterTicks();
        }
    }

    private int steadyTicks(@Nullable MonsterComponent monster) {
        return monster == null ? 0 : content.monsters().at(monster.monster).steadyTicks();
    }

    /** A knock of so many cells a second at first, which the body's weight softens. Who is rooted stays. */
    private void knock(BodyComponent body, @Nullable MonsterComponent monster, Blows.Blow blow) {
        if (monster != null && content.monsters().at(monster.monster).isRooted()) {
            return;
        }
        float weight =
                monster == null ? 1 : content.monsters().at(monster.monster).weight();
        body.knockX += blow.knockX / weight / World.TICKS_A_SECOND;
        body.knockY += blow.knockY / weight / World.TICKS_A_SECOND;
    }
}
