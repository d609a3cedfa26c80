package dev.orebound.world.combat;

import com.badlogic.ashley.core.ComponentMapper;
import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.content.combat.Attack;
import dev.orebound.content.combat.AttackForm;
import dev.orebound.content.combat.HitEffect;
import dev.orebound.world.component.AttackTable;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.MonsterComponent;
import dev.orebound.world.component.SpawnComponent;
import dev.orebound.world.component.StrikerComponent;
import dev.orebound.world.element.GroundChanges;
import dev.orebound.world.element.HazardMap;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.TickEvents;
import dev.orebound.world.horde.HordeMinds;
import dev.orebound.world.path.FlowFields;
import dev.orebound.world.state.BlowQueue;
import dev.orebound.world.state.EntitySpawner;
import dev.orebound.world.state.FloorContext;
import dev.orebound.world.state.NoiseQueue;
import dev.orebound.world.state.Player;
import dev.orebound.world.state.SpawnOrder;

/** What an attack of each form comes to in the tick in which its wind-up ends. Charges alone take longer. */
final class Delivery {
    private final ComponentMapper<BodyComponent> bodies = ComponentMapper.getFor(BodyComponent.class);
    private final ComponentMapper<HealthComponent> healths = ComponentMapper.getFor(HealthComponent.class);
    private final ComponentMapper<MonsterComponent> monsters = ComponentMapper.getFor(MonsterComponent.class);
    private final ComponentMapper<SpawnComponent> spawns = ComponentMapper.getFor(SpawnComponent.class);
    private final Kinds kinds = new Kinds();
    private final BlowQueue blows;
    private final TickEvents events;
    private final Player player;
    private final MeleeAttack melee;
    private final ShotLauncher shots;
    private final AreaBlast blasts;
    private final Shattering shattering;
    private final SpellCosts costs;
    private final SummonAttack summoning;
    private final AllyQueries friends;

    Delivery(
            FloorContext context,
            GroundChanges groundChanges,
            HazardMap perils,
            HordeMinds hordes,
            SpawnOrder companions,
            EntitySpawner spawner,
            NoiseQueue noises,
            BlowQueue blows,
            OreBlows oreBlows,
            FlowFields ways) {
        this.blows = blows;
        events = context.events();
        player = context.player();
        melee = new MeleeAttack(context, companions, noises, blows, oreBlows);
        shots = new ShotLauncher(context, spawner);
        blasts = new AreaBlast(context, groundChanges, companions, noises, blows);
        shattering = new Shattering(context.state(), oreBlows);
        costs = new SpellCosts(context.content(), context.events(), context.player(), spawner);
        summoning = new SummonAttack(context, perils, hordes, spawner, ways);
        friends = new AllyQueries(context.state(), ways);
    }

    /** Says ahead what the striker itself does not tell: where monsters will come up. */
    void announce(ImmutableArray<Entity> all, Entity by, Attack attack) {
        if (attack.form() instanceof AttackForm.Summon summon) {
            summoning.mark(all, by, bodies.get(by), summon, attack.timing().windUpTicks());
        }
    }

    /** Lets the attack come. */
    void deliver(ImmutableArray<Entity> all, Entity by, StrikerComponent striker, Attack attack) {
        AttackForm form = attack.form();
        BodyComponent body = bodies.get(by);
        int kind = kinds.of(by);
        int before = blows.size();
        long id = spawns.get(by).spawnId;
        if (form instanceof AttackForm.Melee blow) {
            melee.strike(all, by, striker, blow, attack.harm());
        } else if (form instanceof AttackForm.Ranged shot) {
            shots.shoot(id, kind, kinds.isCompanion(by), body, striker, shot);
        } else if (form instanceof AttackForm.Lob lob && kind < 0) {
            shots.throwFlask(striker, lob);
        } else if (form instanceof AttackForm.Lob lob) {
            shots.lob(id, kind, body, striker, lob);
        } else if (form instanceof AttackForm.Burst burst) {
            burst(all, by, burst, attack.harm());
        } else if (form instanceof AttackForm.Summon summon) {
            summoning.call(all, by, striker, summon);
        } else if (form instanceof AttackForm.Heal heal) {
            heal(all, by, striker, heal);
        }
        if (kinds.isCompanion(by)) {
            blows.areCompanions(before);
        } else if (kind < 0 && form instanceof AttackForm.Melee) {
            blows.change(before, 100 + player.hands().strengthPercent);
        }
        if (kind < 0 && AttackTable.isSpell(striker.attack)) {
            costs.pay(striker.attack);
        }
    }

    private void burst(ImmutableArray<Entity> all, Entity by, AttackForm.Burst burst, HitEffect harm) {
        BodyComponent body = bodies.get(by);
        long id = spawns.get(by).spawnId;
        float radius = burst.radiusCells();
        blasts.hit(all, body.x, body.y, radius, burst.innerCells(), harm, id, id, kinds.sideOf(by));
        shattering.strikeAround(body.x, body.y, radius, burst.oreDamage());
        HealthComponent health = healths.get(by);
        health.graceTicks = Math.max(health.graceTicks, burst.wardTicks());
    }

    /** Whoever was chosen is healed, wherever it has gone by now, if it still lives. */
    private void heal(ImmutableArray<Entity> all, Entity healer, StrikerComponent striker, AttackForm.Heal heal) {
        Entity friend = friends.living(all, striker.targetSpawnId);
        if (friend == null) {
            return;
        }
        HealthComponent health = healths.get(friend);
        int amount = Math.min(heal.amount(), health.most - health.health);
        health.health += amount;
        long friendId = spawns.get(friend).spawnId;
        long healerId = spawns.get(healer).spawnId;
        events.health(
                EventType.ACTOR_HEALED, bodies.get(friend), friendId, monsters.get(friend).monster, healerId, amount);
    }
}
