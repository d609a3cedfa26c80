package dev.orebound.world.arena;

import dev.orebound.cave.Floor;
import dev.orebound.chance.Stream;
import dev.orebound.content.ArenaKind;
import dev.orebound.content.Content;
import dev.orebound.content.Horde;
import dev.orebound.grid.Cells;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.Grid;
import dev.orebound.world.FloorState;
import dev.orebound.world.Player;
import dev.orebound.world.WorldParts;
import dev.orebound.world.horde.PreyField;

/**
 * Who comes in a wave and where. Monsters are bought one by one from those of the depth's hordes, the more frequent the
 * likelier; captives and whoever keeps to a certain terrain do not come. Each gets a free cell of the room that leads to the
 * player and is away from them, or the farthest such one in a small room.
 */
final class WavePlanner {
    private static final int DRAWS = 40;

    private final Content content;
    private final Grid grid;
    private final FloorState state;
    private final PreyField prey;
    private final Player player;
    private final Stream chance;
    private final int depth;
    private final int[] tickets;

    WavePlanner(WorldParts parts) {
        Floor floor = parts.floor();
        content = parts.content();
        grid = floor.grid();
        state = parts.state();
        prey = parts.prey();
        player = parts.player();
        chance = parts.chance().arenas();
        depth = floor.request().depth();
        tickets = ticketsAt(depth, content);
    }

    /** For each monster, by index, the frequency of all the hordes of a depth that send it to trap rooms. */
    private static int[] ticketsAt(int depth, Content content) {
        int[] tickets = new int[content.monsters().size()];
        for (Horde horde : content.hordes()) {
            if (!horde.depths().holds(depth) || horde.asksForTerrain()) {
                continue;
            }
            if (!horde.has(Horde.Flag.CAPTIVE)) {
                tickets[content.monsters().indexOf(horde.leader())] += horde.frequency();
            }
            for (Horde.Members members : horde.members()) {
                tickets[content.monsters().indexOf(members.monster())] += horde.frequency();
            }
        }
        return tickets;
    }

    /** Marks the cells of the arena's wave: at least one, unless the room has no free cell at all. */
    void plan(Arena arena) {
        ArenaKind.Wave wave = arena.kind().waves().get(arena.wave);
        int budget = wave.budget() + wave.budgetADepth() * (depth - 1);
        int monster = affordable(Math.max(budget, cheapestThreat()));
        while (monster >= 0 && arena.marks.size() < wave.most()) {
            int cell = freeCell(arena);
            if (cell == Grid.NONE) {
                return;
            }
            arena.marks.add(cell, monster);
            budget -= threat(monster);
            monster = affordable(budget);
        }
    }

    private int cheapestThreat() {
        int cheapest = Integer.MAX_VALUE;
        for (int monster = 0; monster < tickets.length; monster++) {
            if (tickets[monster] > 0) {
                cheapest = Math.min(cheapest, threat(monster));
            }
        }
        return cheapest;
    }

    /** One of the monsters that a budget buys, by its tickets; -1 if it buys none. */
    private int affordable(int budget) {
        int sum = 0;
        for (int monster = 0; monster < tickets.length; monster++) {
            sum += threat(monster) <= budget ? tickets[monster] : 0;
        }
        if (sum == 0) {
            return -1;
        }
        int draw = chance.below(sum);
        for (int monster = 0; monster < tickets.length; monster++) {
            draw -= threat(monster) <= budget ? tickets[monster] : 0;
            if (draw < 0) {
                return monster;
            }
        }
        throw new IllegalStateException("a draw among " + sum + " tickets found no monster");
    }

    private int threat(int monster) {
        return content.monsters().at(monster).threat();
    }

    private int freeCell(Arena arena) {
        Cells cells = arena.room().cells();
        int distance = arena.kind().markDistanceCells();
        for (int draw = 0; draw < DRAWS; draw++) {
            int cell = cells.at(chance.below(cells.size()));
            if (isFree(arena, cell) && fromPlayer(cell) >= distance) {
                return cell;
            }
        }
        int farthest = Grid.NONE;
        for (int i = 0; i < cells.size(); i++) {
            int cell = cells.at(i);
            if (isFree(arena, cell) && (farthest == Grid.NONE || fromPlayer(cell) > fromPlayer(farthest))) {
                farthest = cell;
            }
        }
        return farthest;
    }

    private boolean isFree(Arena arena, int cell) {
        return !state.isSolid(cell) && !arena.marks.isMarked(cell) && prey.steps(cell) != DistanceMap.UNREACHED;
    }

    private int fromPlayer(int cell) {
        return grid.steps8(cell, player.body().cell);
    }
}
