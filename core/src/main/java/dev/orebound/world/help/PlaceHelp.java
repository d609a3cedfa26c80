package dev.orebound.world.help;

import com.badlogic.ashley.core.Engine;
import com.badlogic.ashley.core.Entity;
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
import dev.orebound.world.component.StrikePhase;
import dev.orebound.world.motion.PlacementSearch;
import dev.orebound.world.state.FloorChanges;
import dev.orebound.world.state.FloorState;
import dev.orebound.world.state.PartRegistry;
import dev.orebound.world.state.Player;
import dev.orebound.world.state.RoomApproach;

/**
 * Carries out a playtester's orders about places: moving the player, and springing, winning and resetting the trap of a
 * room.
 */
final class PlaceHelp {
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
        input.breakTicks = 0;
        player.striker().phase = StrikePhase.READY;
        player.striker().ticks = 0;
        // Time may be halted after this tick, so the sight is updated now.
        changes.look(cell, content.player().sightCells());
    }

    /**
     * Springs the trap of a room: places the player inside, off the doorways, so that the doors begin to shut in the
     * next tick.
     */
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
     * Springs the trap of a room if it waits, or else resets it. A player inside then stands before its doorway, since
     * the trap would spring again at once.
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
