package dev.orebound.world.help;

import com.badlogic.ashley.core.Engine;
import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.core.Family;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.cave.floor.Floor;
import dev.orebound.content.Content;
import dev.orebound.grid.Grid;
import dev.orebound.world.arena.Arena;
import dev.orebound.world.arena.ArenaCheats;
import dev.orebound.world.arena.FloorArenas;
import dev.orebound.world.boss.Boss;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.PlayerComponent;
import dev.orebound.world.component.ProjectileComponent;
import dev.orebound.world.component.StrikePhase;
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
import dev.orebound.world.state.RoomApproach;
import dev.orebound.world.vignette.VignetteUse;

/**
 * Carries out a playtester's orders by the means of the game, and tells their outcome. An order that cannot be followed changes nothing.
 * The expedition follows orders that lead to another floor.
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

    /** Carries out a playtester's orders about places: moving the player, and springing, winning and resetting the trap of a room. */
    private static final class PlaceHelp {
        private final Floor floor;
        private final Content content;
        private final Grid grid;
        private final Player player;
        private final FloorChanges changes;
        private final FloorArenas arenas;
        private final ArenaCheats arenaCheats;
        private final Boss boss;
        private final FloorState state;
        private final HelpRequest request;
        private final HelpOutcome outcome;
        private final PlacementSearch places;

        PlaceHelp(PartRegistry parts, ArenaCheats arenaCheats, HelpOutcome outcome, PlacementSearch places) {
            floor = parts.get(Floor.class);
            content = parts.get(Content.class);
            grid = floor.grid();
            player = parts.get(Player.class);
            changes = parts.get(FloorChanges.class);
            arenas = parts.get(FloorArenas.class);
            this.arenaCheats = arenaCheats;
            boss = parts.get(Boss.class);
            state = parts.get(FloorState.class);
            request = parts.get(HelpRequest.class);
            this.outcome = outcome;
            this.places = places;
        }

        /**
         * Moves the player before the first doorway on the way to a room, or to the pointed cell.
         *
         * @param room id of the room, or 0 for the cell
         */
        void go(int room, ImmutableArray<Entity> all) {
            int wanted = room == 0 ? request.pointed() : room <= floor.rooms().size() ? cellBefore(room) : Grid.NONE;
            int cell = wanted == Grid.NONE ? Grid.NONE : places.near(wanted, player.body().radius, all, player.body());
            if (cell != Grid.NONE) {
                place(cell);
                outcome.give(room, cell);
            }
        }

        private int cellBefore(int room) {
            return new RoomApproach(floor, content).before(floor.roomWithId(room));
        }

        /** Places the player at rest in the middle of a cell and ends whatever the player was doing. */
        private void place(int cell) {
            BodyComponent body = player.body();
            body.cell = cell;
            body.x = grid.x(cell) + 0.5f;
            body.y = grid.y(cell) + 0.5f;
            body.previousX = body.x;
            body.previousY = body.y;
            body.velocityX = 0;
            body.velocityY = 0;
            body.knockX = 0;
            body.knockY = 0;
            PlayerComponent input = player.component();
            input.dashTicks = 0;
            input.dashBufferTicks = 0;
            input.brinkTicks = 0;
            input.freesSpawnId = 0;
            input.freeTicks = 0;
            player.striker().phase = StrikePhase.READY;
            player.striker().ticks = 0;
            // Time may be halted after this tick, so the sight is updated now.
            changes.look(cell, content.player().sightCells());
        }

        /** Springs the trap of a room: places the player inside, off the doorways, so that the doors begin to shut in the next tick. */
        void spring(int room, ImmutableArray<Entity> all) {
            Arena arena = arenas.in(room);
            if (arena == null || !arenaCheats.canTrigger(arena)) {
                return;
            }
            if (!arenaCheats.isInside(arena, player.body())) {
                int cell = arenaCheats.placeInside(arena, player.body(), all);
                if (cell == Grid.NONE) {
                    return;
                }
                place(cell);
            }
            arenaCheats.trigger(arena);
            outcome.give(room, player.body().cell);
        }

        /**
         * Springs the trap of a room if it waits, or else resets it. A player inside then stands before its doorway, since the trap
         * would spring again at once.
         */
        void toggle(int room, ImmutableArray<Entity> all, Engine engine) {
            Arena arena = arenas.in(room);
            if (arena == null) {
                return;
            }
            if (arenaCheats.canTrigger(arena)) {
                spring(room, all);
                return;
            }
            reset(room, all, engine);
            if (floor.room().at(player.body().cell) == room) {
                int cell = places.near(cellBefore(room), player.body().radius, all, player.body());
                if (cell != Grid.NONE) {
                    place(cell);
                }
            }
        }

        /** Wins the arena of a room: its monsters die, and the doors open with the reward. */
        void win(int room, ImmutableArray<Entity> all) {
            Arena arena = arenas.in(room);
            if (arena != null && arenaCheats.canWin(arena)) {
                arenaCheats.win(arena, all);
                outcome.give(room, arena.room().centre());
            }
        }

        /** Resets the trap of a room: removes its monsters and makes it ready to be sprung again. */
        void reset(int room, ImmutableArray<Entity> all, Engine engine) {
            Arena arena = arenas.in(room);
            if (arena != null) {
                arenaCheats.reset(arena, all, engine);
                boss.forgetRoom(room, state, changes);
                outcome.give(room, arena.room().centre());
            }
        }
    }
}
