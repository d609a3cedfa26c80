package dev.orebound.world;

import com.badlogic.ashley.core.EntitySystem;
import dev.orebound.world.arena.ArenaSystem;
import dev.orebound.world.arena.Arenas;
import dev.orebound.world.boss.BossSystem;
import dev.orebound.world.combat.DamageSystem;
import dev.orebound.world.combat.DashSystem;
import dev.orebound.world.combat.ProjectileSystem;
import dev.orebound.world.combat.StrikeSystem;
import dev.orebound.world.element.FallSystem;
import dev.orebound.world.element.GroundSystem;
import dev.orebound.world.element.ScrambleSystem;
import dev.orebound.world.element.StatusSystem;
import dev.orebound.world.gift.WardenSystem;
import dev.orebound.world.golem.FollowSystem;
import dev.orebound.world.help.HelpSystem;
import dev.orebound.world.horde.ArrivalSystem;
import dev.orebound.world.horde.FormationSystem;
import dev.orebound.world.horde.HordeMindSystem;
import dev.orebound.world.horde.MusterSystem;
import dev.orebound.world.horde.PerceptionSystem;
import dev.orebound.world.horde.Senses;
import dev.orebound.world.ore.MiningSystem;
import dev.orebound.world.tactic.TacticSystem;
import dev.orebound.world.way.CrowdSystem;
import dev.orebound.world.way.FlowFieldSystem;
import dev.orebound.world.way.SteerSystem;
import java.util.List;

/** What happens in a tick, in order. The one place that says so. */
final class WorldSystems {
    private final IntentSystem intents;
    private final InteractSystem interactions;
    private final Senses senses;
    private final TacticSystem tactics;
    private final List<EntitySystem> inTickOrder;

    WorldSystems(WorldParts parts, Arenas arenas) {
        intents = new IntentSystem(parts);
        interactions = new InteractSystem(parts, arenas);
        senses = new Senses(parts);
        tactics = new TacticSystem(parts, senses);
        inTickOrder = List.of(
                intents,
                // Knows what is wanted, and has the last word on where the alchemist goes.
                new DashSystem(parts),
                // Minds go by what is seen from where the player stands now.
                new SightSystem(parts),
                // A mind may wake only if there is a way, so the fields come first.
                new FlowFieldSystem(parts),
                new ArrivalSystem(parts, arenas),
                new PerceptionSystem(parts, senses),
                // By what was perceived in this tick.
                new HordeMindSystem(parts, senses),
                new FormationSystem(parts),
                // Nobody moves from here until all have said where they want to go.
                new CrowdSystem(parts),
                tactics,
                new FollowSystem(parts),
                // After all who wish.
                new SteerSystem(parts),
                // After all who steer, since it has the last word on who must get out of somewhere.
                new ScrambleSystem(parts),
                new MovementSystem(parts),
                // After movement and before the arenas, so that doors know of the step in the tick in which it is made.
                new RoomLookupSystem(parts),
                // What it calls for the arena does in the same tick.
                new BossSystem(parts, arenas),
                new ArenaSystem(parts, arenas),
                // After movement: a step back in the last tick of a wind-up still saves.
                new StrikeSystem(parts),
                // What a strike lets loose flies from this tick on.
                new ProjectileSystem(parts),
                // After what strikes and bursts, which brings it fire and water.
                new GroundSystem(parts),
                // Knows what the ground is now; what it takes of anybody's health is felt with the blows.
                new StatusSystem(parts),
                new DamageSystem(parts),
                new MiningSystem(parts),
                // Before what opens chests, so that what begins in a tick goes on from the next.
                new HappeningSystem(parts),
                interactions,
                new PickupSystem(parts),
                // Whoever was slain in this tick falls no more.
                new FallSystem(parts),
                // After all who do something, so that nobody is still busy with whom it takes away; whom it ends dies
                // in this tick.
                new HelpSystem(parts, arenas),
                // After all else, so that whoever dies in a tick is still there for all of it.
                new DeathSystem(parts),
                // Knows of whoever died in this tick.
                new WardenSystem(parts, arenas),
                // Last, so that whoever looks at hordes between ticks finds them as they are.
                new MusterSystem(parts));
    }

    List<EntitySystem> inTickOrder() {
        return inTickOrder;
    }

    Senses senses() {
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
