package dev.orebound.world;

import com.badlogic.ashley.core.EntitySystem;
import dev.orebound.world.arena.ArenaSystem;
import dev.orebound.world.arena.FloorArenas;
import dev.orebound.world.boss.BossSystem;
import dev.orebound.world.combat.DamageSystem;
import dev.orebound.world.combat.DeathSystem;
import dev.orebound.world.combat.MiningSystem;
import dev.orebound.world.combat.ProjectileSystem;
import dev.orebound.world.combat.StrikeSystem;
import dev.orebound.world.companion.FollowSystem;
import dev.orebound.world.element.GroundSystem;
import dev.orebound.world.element.HappeningSystem;
import dev.orebound.world.element.StatusSystem;
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
import dev.orebound.world.player.DashSystem;
import dev.orebound.world.player.IntentSystem;
import dev.orebound.world.player.InteractSystem;
import dev.orebound.world.player.PickupSystem;
import dev.orebound.world.player.RoomLookupSystem;
import dev.orebound.world.player.SightSystem;
import dev.orebound.world.state.FloorContext;
import dev.orebound.world.tactic.TacticSystem;
import java.util.List;

/** What happens in a tick, in order. The one place that says so. */
final class WorldSystems {
    private final IntentSystem intents;
    private final InteractSystem interactions;
    private final MonsterSenses senses;
    private final TacticSystem tactics;
    private final List<EntitySystem> inTickOrder;

    WorldSystems(WorldParts parts, FloorArenas arenas) {
        FloorContext context = parts.context();
        intents = new IntentSystem(context.content(), context.events(), context.player(), parts.gifts(), parts.help());
        interactions = new InteractSystem(
                context,
                parts.companions(),
                parts.gifts(),
                parts.boss(),
                parts.changes(),
                parts.spawner(),
                parts.noises(),
                parts.happenings(),
                parts.chance(),
                arenas);
        senses = new MonsterSenses(
                context, parts.ground(), parts.noises(), parts.happenings(), parts.ways(), parts.chance());
        tactics = new TacticSystem(context, parts.perils(), parts.hordes(), parts.companions(), parts.ways(), senses);
        inTickOrder = List.of(
                intents,
                // Knows what is wanted, and has the last word on where the alchemist goes.
                new DashSystem(context.content(), context.events(), context.player()),
                // Minds go by what is seen from where the player stands now.
                new SightSystem(context.content(), context.state(), context.player(), parts.changes()),
                // A mind may wake only if there is a way, so the fields come first.
                new FlowFieldSystem(context.player(), parts.ways()),
                new ArrivalSystem(context, parts.hordes(), parts.spawner(), parts.ways(), parts.chance(), arenas),
                new PerceptionSystem(context.player(), parts.hordes(), senses),
                // By what was perceived in this tick.
                new HordeMindSystem(context, parts.hordes(), parts.noises(), parts.ways(), parts.chance(), senses),
                new FormationSystem(context, parts.hordes(), parts.ways()),
                // Nobody moves from here until all have said where they want to go.
                new CrowdSystem(parts.ways()),
                tactics,
                new FollowSystem(context.content(), context.state(), context.player(), parts.ways()),
                // After all who wish.
                new SteerSystem(context, parts.perils(), parts.ways()),
                // After all who steer, since it has the last word on who must get out of somewhere.
                new ScrambleSystem(context.content(), context.floor(), context.state()),
                new MovementSystem(context, parts.collider()),
                // After movement and before the arenas, so that doors know of the step in the tick in which it is made.
                new RoomLookupSystem(context.floor(), context.events(), context.player()),
                // What it calls for the arena does in the same tick.
                new BossSystem(
                        context,
                        parts.perils(),
                        parts.boss(),
                        parts.changes(),
                        parts.spawner(),
                        parts.noises(),
                        parts.chance(),
                        arenas),
                new ArenaSystem(
                        context,
                        parts.perils(),
                        parts.changes(),
                        parts.spawner(),
                        parts.noises(),
                        parts.ways(),
                        parts.collider(),
                        parts.chance(),
                        arenas),
                // After movement: a step back in the last tick of a wind-up still saves.
                new StrikeSystem(
                        context,
                        parts.groundChanges(),
                        parts.perils(),
                        parts.hordes(),
                        parts.companions(),
                        parts.spawner(),
                        parts.noises(),
                        parts.blows(),
                        parts.oreBlows(),
                        parts.ways(),
                        parts.collider()),
                // What a strike lets loose flies from this tick on.
                new ProjectileSystem(
                        context,
                        parts.groundChanges(),
                        parts.companions(),
                        parts.noises(),
                        parts.blows(),
                        parts.oreBlows()),
                // After what strikes and bursts, which brings it fire and water.
                new GroundSystem(parts.groundChanges()),
                // Knows what the ground is now; what it takes of anybody's health is felt with the blows.
                new StatusSystem(
                        context,
                        parts.ground(),
                        parts.groundChanges(),
                        parts.touches(),
                        parts.afflictions(),
                        parts.blows()),
                new DamageSystem(context, parts.afflictions(), parts.spawner(), parts.noises(), parts.blows()),
                new MiningSystem(
                        context, parts.changes(), parts.spawner(), parts.noises(), parts.oreBlows(), parts.chance()),
                // Before what opens chests, so that what begins in a tick goes on from the next.
                new HappeningSystem(parts.happenings()),
                interactions,
                new PickupSystem(context, parts.gifts()),
                // Whoever was slain in this tick falls no more.
                new FallSystem(context, parts.afflictions(), parts.perils(), parts.collider()),
                // After all who do something, so that nobody is still busy with whom it takes away; whom it ends dies
                // in this tick.
                new HelpSystem(
                        context,
                        parts.afflictions(),
                        parts.perils(),
                        parts.companions(),
                        parts.help(),
                        parts.boss(),
                        parts.changes(),
                        parts.spawner(),
                        parts.noises(),
                        parts.ways(),
                        parts.collider(),
                        parts.chance(),
                        arenas),
                // After all else, so that whoever dies in a tick is still there for all of it.
                new DeathSystem(context, parts.spawner()),
                // Knows of whoever died in this tick.
                new WardenSystem(context, parts.gifts(), parts.spawner(), parts.chance(), arenas),
                // Last, so that whoever looks at hordes between ticks finds them as they are.
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
