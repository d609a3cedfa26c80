package dev.orebound.world.horde;

import com.badlogic.ashley.core.ComponentMapper;
import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.core.Family;
import dev.orebound.content.Content;
import dev.orebound.content.Monster;
import dev.orebound.world.InSpawnOrderSystem;
import dev.orebound.world.Player;
import dev.orebound.world.WorldParts;
import dev.orebound.world.combat.AttackChoice;
import dev.orebound.world.combat.StrikePhase;
import dev.orebound.world.combat.StrikerComponent;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.MonsterComponent;
import dev.orebound.world.way.Way;
import dev.orebound.world.way.WishComponent;

/**
 * Where monsters want to go and when they want to strike. Who hunts follows the flow field to the player, and stands
 * to attack as soon as it can.
 */
public final class HuntSystem extends InSpawnOrderSystem {
    private final ComponentMapper<BodyComponent> bodies = ComponentMapper.getFor(BodyComponent.class);
    private final ComponentMapper<HealthComponent> healths = ComponentMapper.getFor(HealthComponent.class);
    private final ComponentMapper<MindComponent> minds = ComponentMapper.getFor(MindComponent.class);
    private final ComponentMapper<MonsterComponent> monsters = ComponentMapper.getFor(MonsterComponent.class);
    private final ComponentMapper<StrikerComponent> strikers = ComponentMapper.getFor(StrikerComponent.class);
    private final ComponentMapper<WishComponent> wishes = ComponentMapper.getFor(WishComponent.class);
    private final Content content;
    private final AttackChoice choice;
    private final Player player;

    public HuntSystem(WorldParts parts) {
        super(Family.all(MindComponent.class, MonsterComponent.class, WishComponent.class, BodyComponent.class, StrikerComponent.class)
                .get());
        content = parts.content();
        choice = new AttackChoice(parts);
        player = parts.player();
    }

    @Override
    protected void step(Entity entity) {
        BodyComponent body = bodies.get(entity);
        StrikerComponent striker = strikers.get(entity);
        striker.wanted = false;
        WishComponent wish = wishes.get(entity);
        wish.reset();
        Monster kind = content.monsters().at(monsters.get(entity).monster);
        boolean isFree = striker.phase == StrikePhase.READY && healths.get(entity).staggerTicks == 0;
        if (isFree && player.isAlive() && minds.get(entity).state == MindState.HUNTING) {
            hunt(entity, body, kind, wish);
        }
    }

    private void hunt(Entity entity, BodyComponent body, Monster kind, WishComponent wish) {
        if (!choice.choose(entity, entities()) && !kind.isRooted()) {
            if (choice.waits(entity)) {
                facePlayer(body);
            } else {
                wish.way = Way.TO_PREY;
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
}
