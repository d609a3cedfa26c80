package dev.orebound.world.horde;

import com.badlogic.ashley.core.ComponentMapper;
import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.core.Family;
import dev.orebound.content.Content;
import dev.orebound.content.Monster;
import dev.orebound.content.combat.Form;
import dev.orebound.world.InSpawnOrderSystem;
import dev.orebound.world.Player;
import dev.orebound.world.World;
import dev.orebound.world.WorldParts;
import dev.orebound.world.combat.AttackChoice;
import dev.orebound.world.combat.Attacks;
import dev.orebound.world.combat.StrikePhase;
import dev.orebound.world.combat.StrikerComponent;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.MonsterComponent;
import dev.orebound.world.component.SpawnComponent;
import dev.orebound.world.way.Parting;
import dev.orebound.world.way.WayToPrey;

/**
 * Where monsters want to go and when they want to strike. Who hunts follows the flow field to the player, and stands
 * to attack as soon as it can; all who are awake keep a little apart from each other and from the player.
 */
public final class HuntSystem extends InSpawnOrderSystem {
    private final ComponentMapper<BodyComponent> bodies = ComponentMapper.getFor(BodyComponent.class);
    private final ComponentMapper<HealthComponent> healths = ComponentMapper.getFor(HealthComponent.class);
    private final ComponentMapper<MindComponent> minds = ComponentMapper.getFor(MindComponent.class);
    private final ComponentMapper<MonsterComponent> monsters = ComponentMapper.getFor(MonsterComponent.class);
    private final ComponentMapper<SpawnComponent> spawns = ComponentMapper.getFor(SpawnComponent.class);
    private final ComponentMapper<StrikerComponent> strikers = ComponentMapper.getFor(StrikerComponent.class);
    private final Content content;
    private final AttackChoice choice;
    private final Attacks attacks;
    private final WayToPrey way;
    private final Player player;
    private final Parting parting;

    public HuntSystem(WorldParts parts) {
        super(Family.all(MindComponent.class, MonsterComponent.class, BodyComponent.class, StrikerComponent.class)
                .get());
        content = parts.content();
        parting = new Parting(content.minds(), parts.state().solid());
        way = new WayToPrey(parts.state().unwalkable(), parts.ways().prey());
        choice = new AttackChoice(parts);
        attacks = new Attacks(content);
        player = parts.player();
    }

    @Override
    protected void step(Entity entity) {
        BodyComponent body = bodies.get(entity);
        StrikerComponent striker = strikers.get(entity);
        striker.wanted = false;
        body.velocityX = 0;
        body.velocityY = 0;
        Monster kind = content.monsters().at(monsters.get(entity).monster);
        if (striker.phase == StrikePhase.STRIKING) {
            charge(entity, body, striker);
            return;
        }
        boolean isFree = striker.phase == StrikePhase.READY && healths.get(entity).staggerTicks == 0;
        if (isFree && player.isAlive() && minds.get(entity).state == MindState.HUNTING) {
            hunt(entity, body, kind);
        }
        if (!kind.isRooted()) {
            keepApart(entity, body);
        }
    }

    /** Straight on: whoever charges neither turns nor makes room. */
    private void charge(Entity entity, BodyComponent body, StrikerComponent striker) {
        if (attacks.of(monsters.get(entity).monster, striker.attack).form() instanceof Form.Charge charge
                && healths.get(entity).staggerTicks == 0) {
            body.velocityX = striker.aimX * charge.speed() / World.TICKS_A_SECOND;
            body.velocityY = striker.aimY * charge.speed() / World.TICKS_A_SECOND;
        }
    }

    private void hunt(Entity entity, BodyComponent body, Monster kind) {
        if (!choice.choose(entity, entities()) && !kind.isRooted()) {
            if (choice.waits(entity)) {
                facePlayer(body);
            } else {
                way.walk(body, player.body(), kind.speed() / World.TICKS_A_SECOND);
            }
        }
    }

    private void facePlayer(BodyComponent body) {
        float dx = player.body().x - body.x;
        float dy = player.body().y - body.y;
        float distance = (float) Math.sqrt(dx * dx + dy * dy);
        if (distance > 0) {
            body.facingX = dx / distance;
            body.facingY = dy / distance;
        }
    }

    private void keepApart(Entity entity, BodyComponent body) {
        MindState state = minds.get(entity).state;
        if (state == MindState.ASLEEP || state == MindState.SHACKLED) {
            return;
        }
        parting.partFromAll(entity, entities());
        parting.part(body, player.body(), spawns.get(entity).spawnId);
    }
}
