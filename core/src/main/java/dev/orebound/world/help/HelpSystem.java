package dev.orebound.world.help;

import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.core.Family;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.cave.floor.Floor;
import dev.orebound.content.Content;
import dev.orebound.grid.Grid;
import dev.orebound.world.arena.ArenaCheats;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.ProjectileComponent;
import dev.orebound.world.element.HazardMap;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.TickEvents;
import dev.orebound.world.gift.EquipmentOffer;
import dev.orebound.world.gift.RelicOffer;
import dev.orebound.world.intent.IntentOrder;
import dev.orebound.world.motion.PlacementSearch;
import dev.orebound.world.state.BodyCollider;
import dev.orebound.world.state.FamilySystem;
import dev.orebound.world.state.FloorChanges;
import dev.orebound.world.state.FloorState;
import dev.orebound.world.state.PartRegistry;
import dev.orebound.world.state.Player;
import dev.orebound.world.vignette.VignetteUse;

/**
 * Carries out a playtester's orders by the means of the game, and tells their outcome. An order that cannot be followed
 * changes nothing. The expedition follows orders that lead to another floor.
 */
public final class HelpSystem extends FamilySystem {
    private final HelpRequest request;
    private final RelicOffer relics;
    private final EquipmentOffer equipment;
    private final VignetteUse vignettes;
    private final Content content;
    private final Grid grid;
    private final TickEvents events;
    private final Player player;
    private final FloorChanges changes;
    private final PlaceHelp places;
    private final ActorHelp actors;
    private final HelpOutcome outcome = new HelpOutcome();

    public HelpSystem(PartRegistry parts) {
        super(Family.all(BodyComponent.class).exclude(ProjectileComponent.class).get());
        request = parts.get(HelpRequest.class);
        relics = parts.get(RelicOffer.class);
        equipment = parts.get(EquipmentOffer.class);
        vignettes = parts.get(VignetteUse.class);
        content = parts.get(Content.class);
        grid = parts.get(Floor.class).grid();
        events = parts.get(TickEvents.class);
        player = parts.get(Player.class);
        changes = parts.get(FloorChanges.class);
        PlacementSearch search = new PlacementSearch(
                parts.get(Floor.class),
                parts.get(FloorState.class),
                parts.get(HazardMap.class),
                parts.get(BodyCollider.class));
        places = new PlaceHelp(parts, new ArenaCheats(parts), outcome, search);
        actors = new ActorHelp(parts, outcome, search);
    }

    @Override
    public void update(float seconds) {
        IntentOrder order = request.take();
        if (order == IntentOrder.NONE || order == IntentOrder.HELP_REROLL) {
            return;
        }
        outcome.clear();
        if (player.isAlive()) {
            follow(order, request.argument(), entities());
        }
        tell(order, request.argument());
    }

    private void follow(IntentOrder order, int argument, ImmutableArray<Entity> all) {
        switch (order) {
            case HELP_PACE -> outcome.give(argument);
            case HELP_POINT -> point(argument);
            case HELP_SPRING -> places.spring(argument, all);
            case HELP_WIN -> places.win(argument, all);
            case HELP_RESET -> places.reset(argument, all, getEngine());
            case HELP_TOGGLE -> places.toggle(argument, all, getEngine());
            case HELP_GO -> places.go(argument, all);
            case HELP_SPAWN -> actors.spawn(argument, all);
            case HELP_GOLEM -> actors.bringGolem(argument, all);
            case HELP_KILL -> actors.kill(argument, all);
            case HELP_HEAL -> actors.heal();
            case HELP_GIVE -> actors.giveItem(argument, all);
            case HELP_FILL -> actors.fillFlasks(argument);
            case HELP_RELIC -> giveRelic(argument);
            case HELP_WEAR -> wear(argument);
            case HELP_OPEN -> openLock(argument);
            case HELP_REVEAL -> outcome.give(changes.reveal());
            default -> throw new IllegalStateException(order + " is no order of a playtester's");
        }
    }

    private void giveRelic(int relic) {
        if (player.isAlive() && relic < content.powers().relics().size() && relics.give(relic)) {
            outcome.give(1);
        }
    }

    private void wear(int piece) {
        if (player.isAlive() && piece < content.powers().equipment().size()) {
            equipment.wear(piece);
            outcome.give(1);
        }
    }

    private void openLock(int lock) {
        if (vignettes.open(lock - 1)) {
            outcome.give(lock);
        }
    }

    private void point(int cell) {
        if (cell < grid.size()) {
            request.point(cell);
            outcome.give(cell, cell);
        }
    }

    private void tell(IntentOrder order, int argument) {
        EventType type = outcome.isGiven ? EventType.HELP_GIVEN : EventType.HELP_REFUSED;
        int cell = outcome.cell == Grid.NONE ? player.body().cell : outcome.cell;
        int amount = outcome.isGiven ? outcome.amount : argument;
        events.help(type, grid.x(cell) + 0.5f, grid.y(cell) + 0.5f, cell, order, amount, outcome.spawnId);
    }
}
