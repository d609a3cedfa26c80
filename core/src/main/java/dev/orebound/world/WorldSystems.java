package dev.orebound.world;

import com.badlogic.ashley.core.EntitySystem;
import dev.orebound.world.arena.ArenaContext;
import dev.orebound.world.arena.ArenaSystem;
import dev.orebound.world.arena.FloorArenas;
import dev.orebound.world.boss.BossSystem;
import dev.orebound.world.combat.CombatContext;
import dev.orebound.world.combat.DamageSystem;
import dev.orebound.world.combat.DeathSystem;
import dev.orebound.world.combat.GearAttacks;
import dev.orebound.world.combat.MiningSystem;
import dev.orebound.world.combat.ProjectileSystem;
import dev.orebound.world.combat.StrikeSystem;
import dev.orebound.world.companion.CompanionOrders;
import dev.orebound.world.companion.FollowSystem;
import dev.orebound.world.element.GroundSystem;
import dev.orebound.world.element.HappeningSystem;
import dev.orebound.world.element.StatusSystem;
import dev.orebound.world.gear.GearConditions;
import dev.orebound.world.gear.GearEffectSystem;
import dev.orebound.world.gear.GearTriggerSystem;
import dev.orebound.world.gift.WardenSystem;
import dev.orebound.world.help.HelpSystem;
import dev.orebound.world.horde.ArrivalSystem;
import dev.orebound.world.horde.FormationSystem;
import dev.orebound.world.horde.HordeCensusSystem;
import dev.orebound.world.horde.HordeMindSystem;
import dev.orebound.world.horde.MonsterSenses;
import dev.orebound.world.horde.PerceptionSystem;
import dev.orebound.world.motion.FallSystem;
import dev.orebound.world.motion.MovementSystem;
import dev.orebound.world.motion.ScrambleSystem;
import dev.orebound.world.path.CrowdSystem;
import dev.orebound.world.path.FlowFieldSystem;
import dev.orebound.world.path.SteerSystem;
import dev.orebound.world.path.TravelSystem;
import dev.orebound.world.player.DashSystem;
import dev.orebound.world.player.IntentSystem;
import dev.orebound.world.player.InteractSystem;
import dev.orebound.world.player.LaySystem;
import dev.orebound.world.player.PickupSystem;
import dev.orebound.world.player.RoomLookupSystem;
import dev.orebound.world.player.SightSystem;
import dev.orebound.world.state.FloorContext;
import dev.orebound.world.tactic.TacticSystem;
import dev.orebound.world.vignette.KeyCarrierSystem;
import dev.orebound.world.vignette.LockSystem;
import dev.orebound.world.vignette.VignetteEffectSystem;
import dev.orebound.world.vignette.VignetteMomentSystem;
import dev.orebound.world.vignette.VignetteUse;
import java.util.List;

/** Lists the systems of a world in the order in which they run in a tick. */
final class WorldSystems {
    private final IntentSystem intents;
    private final InteractSystem interactions;
    private final MonsterSenses senses;
    private final TacticSystem tactics;
    private final List<EntitySystem> inTickOrder;

    WorldSystems(WorldParts parts, FloorArenas arenas) {
        FloorContext context = parts.context();
        ArenaContext arenaContext =
                new ArenaContext(context, parts.actions(), parts.elements().hazards(), parts.ways());
        CombatContext combat =
                new CombatContext(context, parts.actions(), parts.elements(), parts.friends(), parts.blows());
        CompanionOrders orders = new CompanionOrders(context, parts.elements().hazards(), parts.actions());
        intents = new IntentSystem(
                context.content(), context.events(), context.player(), parts.gifts(), parts.help(), orders);
        VignetteUse vignettes = new VignetteUse(
                context,
                parts.actions(),
                parts.elements().hazards(),
                parts.companions(),
                parts.gifts(),
                parts.relics(),
                parts.vignettes());
        interactions = new InteractSystem(
                context,
                parts.actions(),
                parts.companions(),
                parts.gifts(),
                parts.relics(),
                parts.equipment(),
                parts.wares(),
                vignettes,
                parts.boss(),
                parts.happenings(),
                arenas);
        senses = new MonsterSenses(
                context,
                parts.elements().ground(),
                parts.actions().noises(),
                parts.happenings(),
                parts.ways(),
                parts.actions().streams());
        tactics = new TacticSystem(
                context,
                parts.elements().hazards(),
                parts.hordes(),
                parts.friends(),
                parts.ways(),
                parts.travel(),
                senses,
                arenas);
        inTickOrder = List.of(
                intents,
                // After the intent, because a dash overrides the walk.
                new DashSystem(context),
                // After the dash, which ends a lay.
                new LaySystem(context, parts.elements().changes()),
                // Before the minds, which use what the player sees from the current cell.
                new SightSystem(context, parts.actions().changes()),
                // Before the minds, because a monster wakes only if a path leads to the player.
                new FlowFieldSystem(context.player(), parts.ways()),
                // Before all systems that visit actors, since it lists those that are awake.
                new TravelSystem(parts.travel()),
                new ArrivalSystem(
                        context,
                        parts.hordes(),
                        parts.actions().spawner(),
                        parts.ways(),
                        parts.actions().streams(),
                        arenas),
                new PerceptionSystem(context, parts.hordes(), parts.travel(), senses),
                // After perception, whose results it uses.
                new HordeMindSystem(
                        context,
                        parts.hordes(),
                        parts.actions().noises(),
                        parts.ways(),
                        parts.actions().streams(),
                        senses),
                new FormationSystem(context, parts.hordes(), parts.ways()),
                // Nothing moves from here until every wish is stated.
                new CrowdSystem(context.columns(), parts.ways()),
                tactics,
                new FollowSystem(context, parts.actions(), parts.elements(), parts.ways(), orders),
                // After every wish is stated.
                new SteerSystem(context, parts.elements().hazards(), parts.ways()),
                // After steering, which it overrides for monsters in hazards.
                new ScrambleSystem(context),
                new MovementSystem(
                        context, parts.actions().collider(), parts.elements().ground()),
                // After movement and before the arenas, so that doors react in the tick of a step.
                new RoomLookupSystem(context.floor(), context.events(), context.player(), arenas::playerCame),
                // Before the arenas, which do what the boss calls for in the same tick.
                new BossSystem(arenaContext, parts.boss(), arenas),
                new ArenaSystem(arenaContext, arenas),
                // After movement, so that a step back in the last tick of a wind-up still helps.
                new StrikeSystem(combat, parts.hordes(), parts.ways()),
                // After strikes, whose shots fly from this tick on.
                new ProjectileSystem(combat),
                // After strikes, with which its blows are applied.
                new GearEffectSystem(
                        context, parts.actions(), parts.elements().statuses(), new GearAttacks(combat), parts.lying()),
                // Before the ground, to which it brings fire and water, and before damage, which applies its blows.
                new VignetteEffectSystem(
                        context,
                        parts.actions(),
                        parts.elements(),
                        parts.hordes(),
                        parts.happenings(),
                        parts.blows(),
                        parts.lying(),
                        parts.vignettes()),
                // After strikes and blasts, which bring fire and water to the ground.
                new GroundSystem(parts.elements().changes()),
                // After the ground; its damage is applied together with the blows.
                new StatusSystem(context, parts.elements(), parts.blows()),
                new DamageSystem(combat),
                new MiningSystem(combat),
                // After strikes and shots, whose blows against locks it counts.
                new LockSystem(context, parts.actions(), parts.blows(), parts.vignettes()),
                // Before chests are opened, so that a happening goes on from the tick after.
                new HappeningSystem(parts.happenings()),
                interactions,
                new PickupSystem(context, parts.gifts(), parts.relics(), parts.equipment(), parts.treasure()),
                // After mining and interactions, whose moments it finds.
                new VignetteMomentSystem(context, parts.vignettes(), parts.gifts(), parts.wares(), parts.hordes()),
                // After damage: actors that died in this tick do not fall.
                new FallSystem(
                        context, parts.elements().hazards(), parts.actions().collider()),
                // Before the dead are removed, because its conditions ask about them.
                new GearTriggerSystem(
                        context,
                        new GearConditions(context, parts.elements().ground(), parts.hordes(), senses, arenas)),
                // After everything that acts, so that nothing refers to an entity that it removes; its kills die in
                // this tick.
                new HelpSystem(
                        context,
                        parts.actions(),
                        parts.elements(),
                        parts.companions(),
                        parts.help(),
                        parts.relics(),
                        parts.equipment(),
                        vignettes,
                        parts.boss(),
                        parts.ways(),
                        arenas),
                // After everything else, so that the dead are still present during their last tick.
                new DeathSystem(context, parts.actions()),
                // After deaths, to know of them.
                new KeyCarrierSystem(context, parts.vignettes(), arenas),
                new WardenSystem(context, parts.actions(), parts.gifts(), parts.boss(), arenas),
                // Last, so that hordes are up to date between ticks.
                new HordeCensusSystem(parts.hordes()));
    }

    List<EntitySystem> inTickOrder() {
        return inTickOrder;
    }

    MonsterSenses senses() {
        return senses;
    }

    TacticSystem tactics() {
        return tactics;
    }

    IntentSystem intents() {
        return intents;
    }

    InteractSystem interactions() {
        return interactions;
    }
}
