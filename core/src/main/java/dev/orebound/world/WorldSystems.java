package dev.orebound.world;

import com.badlogic.ashley.core.EntitySystem;
import dev.orebound.cave.floor.Floor;
import dev.orebound.world.arena.ArenaSystem;
import dev.orebound.world.arena.FloorArenas;
import dev.orebound.world.boss.BossSystem;
import dev.orebound.world.combat.DamageSystem;
import dev.orebound.world.combat.DeathSystem;
import dev.orebound.world.combat.GearAttacks;
import dev.orebound.world.combat.MiningSystem;
import dev.orebound.world.combat.ProjectileSystem;
import dev.orebound.world.combat.StrikeSystem;
import dev.orebound.world.companion.CompanionOrders;
import dev.orebound.world.companion.FollowSystem;
import dev.orebound.world.element.ChestHappenings;
import dev.orebound.world.element.GroundChanges;
import dev.orebound.world.element.GroundSystem;
import dev.orebound.world.element.HappeningSystem;
import dev.orebound.world.element.StatusSystem;
import dev.orebound.world.event.TickEvents;
import dev.orebound.world.gear.GearConditions;
import dev.orebound.world.gear.GearEffectSystem;
import dev.orebound.world.gear.GearTriggerSystem;
import dev.orebound.world.gift.WardenSystem;
import dev.orebound.world.help.HelpSystem;
import dev.orebound.world.horde.ArrivalSystem;
import dev.orebound.world.horde.FormationSystem;
import dev.orebound.world.horde.HordeCensusSystem;
import dev.orebound.world.horde.HordeMindSystem;
import dev.orebound.world.horde.HordeMinds;
import dev.orebound.world.horde.MonsterSenses;
import dev.orebound.world.horde.PerceptionSystem;
import dev.orebound.world.motion.FallSystem;
import dev.orebound.world.motion.MovementSystem;
import dev.orebound.world.motion.ScrambleSystem;
import dev.orebound.world.motion.SeparationSystem;
import dev.orebound.world.path.CrowdSystem;
import dev.orebound.world.path.DistantTravel;
import dev.orebound.world.path.FlowFieldSystem;
import dev.orebound.world.path.FlowFields;
import dev.orebound.world.path.SteerSystem;
import dev.orebound.world.path.TravelSystem;
import dev.orebound.world.player.DashSystem;
import dev.orebound.world.player.DrinkSystem;
import dev.orebound.world.player.IntentSystem;
import dev.orebound.world.player.InteractSystem;
import dev.orebound.world.player.LaySystem;
import dev.orebound.world.player.PickupSystem;
import dev.orebound.world.player.RoomLookupSystem;
import dev.orebound.world.player.SightSystem;
import dev.orebound.world.player.StrideSystem;
import dev.orebound.world.state.ActorColumns;
import dev.orebound.world.state.PartRegistry;
import dev.orebound.world.state.Player;
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

    WorldSystems(PartRegistry parts) {
        parts.add(new CompanionOrders(parts));
        parts.add(new VignetteUse(parts));
        senses = parts.add(new MonsterSenses(parts));
        intents = new IntentSystem(parts);
        interactions = new InteractSystem(parts);
        tactics = new TacticSystem(parts);
        inTickOrder = List.of(
                intents,
                // After the intent, because a dash overrides the walk.
                new DashSystem(parts),
                // After the dash, which breaks it off.
                new DrinkSystem(parts),
                // After the dash, which ends a lay.
                new LaySystem(parts),
                // Before the minds, which use what the player sees from the current cell.
                new SightSystem(parts),
                // Before the minds, because a monster wakes only if a path leads to the player.
                new FlowFieldSystem(parts.get(Player.class), parts.get(FlowFields.class)),
                // Before all systems that visit actors, since it lists those that are awake.
                new TravelSystem(parts.get(DistantTravel.class)),
                new ArrivalSystem(parts),
                new PerceptionSystem(parts),
                // After perception, whose results it uses.
                new HordeMindSystem(parts),
                new FormationSystem(parts),
                // Nothing moves from here until every wish is stated.
                new CrowdSystem(parts.get(ActorColumns.class), parts.get(FlowFields.class)),
                tactics,
                new FollowSystem(parts),
                // After every wish is stated.
                new SteerSystem(parts),
                // After steering, which it overrides for monsters in hazards.
                new ScrambleSystem(parts),
                new MovementSystem(parts),
                // After all have moved.
                new SeparationSystem(parts),
                // After movement and before the arenas, so that doors react in the tick of a step.
                new RoomLookupSystem(
                        parts.get(Floor.class),
                        parts.get(TickEvents.class),
                        parts.get(Player.class),
                        parts.get(FloorArenas.class)::playerCame),
                // After the room is known.
                new StrideSystem(parts),
                // Before the arenas, which do what the boss calls for in the same tick.
                new BossSystem(parts),
                new ArenaSystem(parts),
                // After movement, so that a step back in the last tick of a wind-up still helps.
                new StrikeSystem(parts),
                // After strikes, whose shots fly from this tick on.
                new ProjectileSystem(parts),
                // After strikes, with which its blows are applied.
                new GearEffectSystem(parts, new GearAttacks(parts)),
                // Before the ground, to which it brings fire and water, and before damage, which applies its blows.
                new VignetteEffectSystem(parts),
                // After strikes and blasts, which bring fire and water to the ground.
                new GroundSystem(parts.get(GroundChanges.class)),
                // After the ground; its damage is applied together with the blows.
                new StatusSystem(parts),
                new DamageSystem(parts),
                new MiningSystem(parts),
                // After strikes and shots, whose blows against locks it counts.
                new LockSystem(parts),
                // Before chests are opened, so that a happening goes on from the tick after.
                new HappeningSystem(parts.get(ChestHappenings.class)),
                interactions,
                new PickupSystem(parts),
                // After mining and interactions, whose moments it finds.
                new VignetteMomentSystem(parts),
                // After damage: actors that died in this tick do not fall.
                new FallSystem(parts),
                // Before the dead are removed, because its conditions ask about them.
                new GearTriggerSystem(parts, new GearConditions(parts)),
                // After everything that acts, so that nothing refers to an entity that it removes; its kills die in
                // this tick.
                new HelpSystem(parts),
                // After everything else, so that the dead are still present during their last tick.
                new DeathSystem(parts),
                // After deaths, to know of them.
                new KeyCarrierSystem(parts),
                new WardenSystem(parts),
                // Last, so that hordes are up to date between ticks.
                new HordeCensusSystem(parts.get(HordeMinds.class)));
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
