package dev.orebound.world.combat;

import com.badlogic.ashley.core.ComponentMapper;
import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.content.combat.AttackForm;
import dev.orebound.content.combat.HitEffect;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.MonsterComponent;
import dev.orebound.world.component.SpawnComponent;
import dev.orebound.world.component.StrikerComponent;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.TickEvents;
import dev.orebound.world.state.BlowQueue;
import dev.orebound.world.state.FloorContext;
import dev.orebound.world.state.NoiseQueue;
import dev.orebound.world.state.Player;
import dev.orebound.world.state.SpawnOrder;

/** Lets blows in an arc fall: a monster's on the player and companions, a companion's on monsters, the player's on them, ore and rock. */
final class MeleeAttack {
    private final ComponentMapper<BodyComponent> bodies = ComponentMapper.getFor(BodyComponent.class);
    private final ComponentMapper<MonsterComponent> monsters = ComponentMapper.getFor(MonsterComponent.class);
    private final ComponentMapper<SpawnComponent> spawns = ComponentMapper.getFor(SpawnComponent.class);
    private final TickEvents events;
    private final NoiseQueue noises;
    private final BlowQueue blows;
    private final OreBlows oreBlows;
    private final TargetRules foes;
    private final Player player;
    private final ImmutableArray<Entity> companions;
    private final Arc arc;

    MeleeAttack(FloorContext context, SpawnOrder companions, NoiseQueue noises, BlowQueue blows, OreBlows oreBlows) {
        events = context.events();
        this.noises = noises;
        this.blows = blows;
        this.oreBlows = oreBlows;
        player = context.player();
        this.companions = companions.entities();
        foes = new TargetRules(context.content(), context.player());
        arc = new Arc(context.state());
    }

    /** Strikes all foes within the arc whom nothing shields. */
    void strike(ImmutableArray<Entity> all, Entity by, StrikerComponent striker, AttackForm.Melee blow, HitEffect harm) {
        arc.aim(bodies.get(by), striker, blow);
        MonsterComponent monster = monsters.get(by);
        if (monster != null) {
            strikeAt(by, monster.monster, player.entity(), harm);
            for (int i = 0; i < companions.size(); i++) {
                strikeAt(by, monster.monster, companions.get(i), harm);
            }
            return;
        }
        boolean met = false;
        for (int i = 0; i < all.size(); i++) {
            met |= strikeAt(by, -1, all.get(i), harm);
        }
        if (by != player.entity()) {
            return;
        }
        int ore = arc.nearestOre();
        if (ore >= 0) {
            oreBlows.add(ore, harm.damage());
        } else if (!met && arc.meetsRock()) {
            int cell = player.body().cell;
            events.actor(EventType.ROCK_STRUCK, arc.farX(), arc.farY(), cell, player.spawnId(), -1);
            noises.make(arc.farX(), arc.farY());
        }
    }

    private boolean strikeAt(Entity by, int byMonster, Entity target, HitEffect harm) {
        if (!foes.canHit(byMonster, target) || !arc.holds(bodies.get(target))) {
            return false;
        }
        blows.add(target, spawns.get(by).spawnId, byMonster, harm, arc.towardsX(), arc.towardsY());
        return true;
    }
}
