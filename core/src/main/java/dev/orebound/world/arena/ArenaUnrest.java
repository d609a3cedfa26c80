package dev.orebound.world.arena;

import static dev.orebound.world.component.ComponentMappers.BODIES;
import static dev.orebound.world.component.ComponentMappers.MONSTERS;
import static dev.orebound.world.component.ComponentMappers.SPAWNS;

import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.cave.floor.Floor;
import dev.orebound.content.Content;
import dev.orebound.content.arena.UnrestRules;
import dev.orebound.content.arena.UnrestRules.LastStand;
import dev.orebound.content.arena.UnrestRules.NookRules;
import dev.orebound.grid.Direction;
import dev.orebound.grid.Grid;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.element.GroundChanges;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.TickEvents;
import dev.orebound.world.state.ActorQueries;
import dev.orebound.world.state.FloorState;
import dev.orebound.world.state.PartRegistry;
import dev.orebound.world.state.Player;

/**
 * Keeps a fight in a shut room from becoming a chase or a rest: counts for how long few monsters are left, after which
 * those no longer back off; counts for how long the player sees none, after which the next wave may come; and fills a
 * nook with a harmful ground when the player stays in it.
 */
final class ArenaUnrest {
    private final Content content;
    private final Grid grid;
    private final FloorState state;
    private final Player player;
    private final ActorQueries actors;
    private final GroundChanges ground;
    private final TickEvents events;
    /** The cells that can be walked to from the player, the nearest first, and the steps to each. */
    private final int[] cells;

    private final int[] steps;
    private int size;

    ArenaUnrest(PartRegistry parts) {
        content = parts.get(Content.class);
        grid = parts.get(Floor.class).grid();
        state = parts.get(FloorState.class);
        player = parts.get(Player.class);
        actors = parts.get(ActorQueries.class);
        ground = parts.get(GroundChanges.class);
        events = parts.get(TickEvents.class);
        int side = 2 * NookRules.MOST_REACH_CELLS + 1;
        cells = new int[side * side];
        steps = new int[side * side];
    }

    /** Counts a tick in which the doors are shut. */
    void tick(Arena arena, ImmutableArray<Entity> all) {
        UnrestRules rules = arena.kind().restlessness();
        if (rules.lastStand() != null) {
            countFew(arena, rules.lastStand(), all);
        }
        countLull(arena, rules.lullTicks(), all);
        if (rules.nook() != null) {
            countRest(arena, rules.nook());
        }
    }

    private void countFew(Arena arena, LastStand rules, ImmutableArray<Entity> all) {
        int left = arena.roster.size();
        if (arena.state() != ArenaState.FIGHTING || left == 0 || left > rules.monsters()) {
            arena.fewTicks = 0;
            return;
        }
        if (arena.fewTicks > rules.ticks()) {
            return;
        }
        arena.fewTicks++;
        for (int i = 0; i < all.size() && arena.isLastStand(); i++) {
            Entity entity = all.get(i);
            if (arena.roster.counts(entity, arena.room().id()) && backsOff(entity)) {
                BodyComponent body = BODIES.get(entity);
                events.actor(EventType.MONSTER_STOOD, body, SPAWNS.get(entity).spawnId, MONSTERS.get(entity).monster);
            }
        }
    }

    private void countLull(Arena arena, int mostTicks, ImmutableArray<Entity> all) {
        if (arena.state() != ArenaState.FIGHTING || isAnySeen(arena, all)) {
            arena.lullTicks = 0;
        } else {
            arena.lullTicks = Math.min(mostTicks, arena.lullTicks + 1);
        }
    }

    private boolean isAnySeen(Arena arena, ImmutableArray<Entity> all) {
        for (int i = 0; i < all.size(); i++) {
            Entity entity = all.get(i);
            boolean isSeen = arena.roster.counts(entity, arena.room().id())
                    && state.isInSight(BODIES.get(entity).cell)
                    && !actors.isUnderWater(entity);
            if (isSeen) {
                return true;
            }
        }
        return false;
    }

    private boolean backsOff(Entity entity) {
        String manner = content.monsters().at(MONSTERS.get(entity).monster).manner();
        return content.manners().get(manner).keepsDistance();
    }

    private void countRest(Arena arena, NookRules rules) {
        int here = player.body().cell;
        if (arena.restCell == Grid.NONE || grid.steps8(here, arena.restCell) > rules.cells()) {
            arena.restCell = here;
            arena.restTicks = 0;
            return;
        }
        arena.restTicks++;
        if (arena.restTicks >= rules.ticks()) {
            arena.restTicks = 0;
            findNear(here, rules.cells());
            if (size <= rules.mostCells()) {
                fill(arena, rules);
            }
        }
    }

    /** Finds the cells that can be walked to from a cell in some steps, straight or diagonal. */
    private void findNear(int from, int most) {
        size = 0;
        add(from, 0);
        for (int next = 0; next < size; next++) {
            for (int way = 0; way < Direction.ALL.size() && steps[next] < most; way++) {
                int beside = grid.neighbour(cells[next], Direction.ALL.get(way));
                if (beside != Grid.NONE && state.isWalkable(beside) && !isFound(beside)) {
                    add(beside, steps[next] + 1);
                }
            }
        }
    }

    private void add(int cell, int after) {
        cells[size] = cell;
        steps[size++] = after;
    }

    private boolean isFound(int cell) {
        for (int i = 0; i < size; i++) {
            if (cells[i] == cell) {
                return true;
            }
        }
        return false;
    }

    private void fill(Arena arena, NookRules rules) {
        int kind = content.grounds().indexOf(rules.ground());
        for (int i = 0; i < size; i++) {
            ground.lay(kind, cells[i], rules.groundTicks(), Direction.EAST, 0, -1);
        }
        int cell = cells[0];
        events.room(
                EventType.NOOK_FILLED,
                grid.x(cell) + 0.5f,
                grid.y(cell) + 0.5f,
                cell,
                arena.room().id());
    }
}
