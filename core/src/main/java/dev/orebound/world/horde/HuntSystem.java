package dev.orebound.world.horde;

import com.badlogic.ashley.core.ComponentMapper;
import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.core.Family;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.content.Content;
import dev.orebound.content.MindRules;
import dev.orebound.content.Monster;
import dev.orebound.grid.Ray;
import dev.orebound.world.FloorState;
import dev.orebound.world.InSpawnOrderSystem;
import dev.orebound.world.Player;
import dev.orebound.world.World;
import dev.orebound.world.WorldParts;
import dev.orebound.world.combat.StrikePhase;
import dev.orebound.world.combat.StrikerComponent;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.MonsterComponent;
import dev.orebound.world.component.SpawnComponent;

/**
 * Where monsters want to go and when they want to strike. Who hunts follows the flow field to the player, and stands to
 * strike when the player is within reach; all who are awake keep a little apart from each other and from the player.
 */
public final class HuntSystem extends InSpawnOrderSystem {
    private final ComponentMapper<BodyComponent> bodies = ComponentMapper.getFor(BodyComponent.class);
    private final ComponentMapper<HealthComponent> healths = ComponentMapper.getFor(HealthComponent.class);
    private final ComponentMapper<MindComponent> minds = ComponentMapper.getFor(MindComponent.class);
    private final ComponentMapper<MonsterComponent> monsters = ComponentMapper.getFor(MonsterComponent.class);
    private final ComponentMapper<SpawnComponent> spawns = ComponentMapper.getFor(SpawnComponent.class);
    private final ComponentMapper<StrikerComponent> strikers = ComponentMapper.getFor(StrikerComponent.class);
    private final Content content;
    private final MindRules rules;
    private final FloorState state;
    private final WayToPrey way;
    private final Player player;
    private final Parting parting;

    public HuntSystem(WorldParts parts) {
        super(Family.all(MindComponent.class, MonsterComponent.class, BodyComponent.class, StrikerComponent.class)
                .get());
        content = parts.content();
        rules = content.minds();
        parting = new Parting(rules);
        state = parts.state();
        way = new WayToPrey(state.solid(), parts.prey());
        player = parts.player();
    }

    @Override
    protected void step(Entity entity) {
        BodyComponent body = bodies.get(entity);
        StrikerComponent striker = strikers.get(entity);
        striker.wanted = false;
        body.velocityX = 0;
        body.velocityY = 0;
        boolean isFree = striker.phase == StrikePhase.READY && healths.get(entity).staggerTicks == 0;
        if (isFree && player.isAlive() && minds.get(entity).state == MindState.HUNTING) {
            hunt(body, striker, content.monsters().at(monsters.get(entity).monster));
        }
        striker.wanted &= striker.harmlessTicks == 0;
        striker.harmlessTicks = Math.max(0, striker.harmlessTicks - 1);
        keepApart(entity, body);
    }

    private void hunt(BodyComponent body, StrikerComponent striker, Monster kind) {
        float dx = player.body().x - body.x;
        float dy = player.body().y - body.y;
        float distance = (float) Math.sqrt(dx * dx + dy * dy);
        boolean isInSight = Ray.isClear(state.opaque(), body.x, body.y, player.body().x, player.body().y);
        if (isInSight && kind.attacks().get(0).begins().holds(distance)) {
            if (distance > 0) {
                body.facingX = dx / distance;
                body.facingY = dy / distance;
            }
            striker.wanted = true;
            striker.wantedX = body.facingX;
            striker.wantedY = body.facingY;
        } else {
            walk(body, kind.speed() / World.TICKS_A_SECOND);
        }
    }

    private void walk(BodyComponent body, float speed) {
        if (!way.find(body, player.body())) {
            return;
        }
        float dx = way.goalX() - body.x;
        float dy = way.goalY() - body.y;
        float distance = (float) Math.sqrt(dx * dx + dy * dy);
        if (distance > 0) {
            body.velocityX = dx / distance * speed;
            body.velocityY = dy / distance * speed;
            body.facingX = dx / distance;
            body.facingY = dy / distance;
        }
    }

    private void keepApart(Entity entity, BodyComponent body) {
        MindState state = minds.get(entity).state;
        if (state == MindState.ASLEEP || state == MindState.SHACKLED) {
            return;
        }
        ImmutableArray<Entity> all = entities();
        for (int i = 0; i < all.size(); i++) {
            if (all.get(i) != entity) {
                parting.part(body, bodies.get(all.get(i)), spawns.get(entity).spawnId);
            }
        }
        parting.part(body, player.body(), spawns.get(entity).spawnId);
    }
}
