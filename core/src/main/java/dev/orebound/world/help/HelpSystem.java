package dev.orebound.world.help;

import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.core.Family;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.grid.Grid;
import dev.orebound.world.arena.FloorArenas;
import dev.orebound.world.boss.Boss;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.ProjectileComponent;
import dev.orebound.world.element.HazardMap;
import dev.orebound.world.element.StatusEffects;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.TickEvents;
import dev.orebound.world.intent.IntentOrder;
import dev.orebound.world.motion.PlacementSearch;
import dev.orebound.world.path.FlowFields;
import dev.orebound.world.state.BodyCollider;
import dev.orebound.world.state.EntitySpawner;
import dev.orebound.world.state.FamilySystem;
import dev.orebound.world.state.FloorChanges;
import dev.orebound.world.state.FloorContext;
import dev.orebound.world.state.NoiseQueue;
import dev.orebound.world.state.Player;
import dev.orebound.world.state.SpawnOrder;
import dev.orebound.world.state.WorldStreams;

/**
 * Does what a playtester orders, by the game's own means, and tells what came of it. An order that cannot be followed changes
 * nothing. What leads to another floor is the expedition's to follow.
 */
public final class HelpSystem extends FamilySystem {
    private final HelpRequest help;
    private final Grid grid;
    private final TickEvents events;
    private final Player player;
    private final FloorChanges changes;
    private final PlayerHand playerHand;
    private final TrapHand traps;
    private final MonsterHand monsters;
    private final PartyHand party;
    private final HelpOutcome outcome = new HelpOutcome();

    public HelpSystem(
            FloorContext context,
            StatusEffects afflictions,
            HazardMap perils,
            SpawnOrder companions,
            HelpRequest help,
            Boss boss,
            FloorChanges changes,
            EntitySpawner spawner,
            NoiseQueue noises,
            FlowFields ways,
            BodyCollider collider,
            WorldStreams chance,
            FloorArenas arenas) {
        super(Family.all(BodyComponent.class).exclude(ProjectileComponent.class).get());
        this.help = help;
        grid = context.floor().grid();
        events = context.events();
        player = context.player();
        this.changes = changes;
        PlacementSearch ground = new PlacementSearch(context.floor(), context.state(), perils, collider);
        playerHand = new PlayerHand(context.content(), context.floor(), context.player(), help, changes, ground);
        traps = new TrapHand(
                context, perils, boss, changes, spawner, noises, ways, collider, chance, arenas, playerHand);
        monsters = new MonsterHand(context.content(), context.floor(), help, spawner, ground);
        party = new PartyHand(context.content(), context.player(), afflictions, companions, spawner, ground);
    }

    @Override
    public void update(float seconds) {
        IntentOrder order = help.take();
        if (order == IntentOrder.NONE || order == IntentOrder.HELP_REROLL) {
            return;
        }
        outcome.begin();
        if (player.isAlive()) {
            follow(order, help.argument(), entities());
        }
        tell(order, help.argument());
    }

    private void follow(IntentOrder order, int argument, ImmutableArray<Entity> all) {
        switch (order) {
            case HELP_PACE -> outcome.give(argument);
            case HELP_POINT -> point(argument);
            case HELP_SPRING -> traps.spring(argument, all, outcome);
            case HELP_WIN -> traps.win(argument, all, outcome);
            case HELP_RESET -> traps.reset(argument, all, getEngine(), outcome);
            case HELP_GO -> playerHand.go(argument, all, outcome);
            case HELP_SPAWN -> monsters.spawn(argument, all, outcome);
            case HELP_GOLEM -> party.golem(argument, all, outcome);
            case HELP_KILL -> monsters.kill(argument, all, outcome);
            case HELP_HEAL -> party.heal(outcome);
            case HELP_GIVE -> party.give(argument, all, outcome);
            case HELP_FILL -> party.fill(argument, outcome);
            case HELP_REVEAL -> outcome.give(changes.reveal());
            default -> throw new IllegalStateException(order + " is no order of a playtester's");
        }
    }

    private void point(int cell) {
        if (cell < grid.size()) {
            help.point(cell);
            outcome.give(cell, cell);
        }
    }

    private void tell(IntentOrder order, int argument) {
        EventType type = outcome.isGiven() ? EventType.HELP_GIVEN : EventType.HELP_REFUSED;
        int cell = outcome.cell() == Grid.NONE ? player.body().cell : outcome.cell();
        int amount = outcome.isGiven() ? outcome.amount() : argument;
        events.help(type, grid.x(cell) + 0.5f, grid.y(cell) + 0.5f, cell, order, amount, outcome.spawnId());
    }
}
