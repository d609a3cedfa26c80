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
import java.util.Arrays;

/**
 * Who comes in a wave and where. Monsters are bought one by one from those that lead or follow in the depth's hordes; each
 * gets a free cell of the room that leads to the player and is away from them, or the farthest such one in a small room.
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
    private final int[] candidates;

    WavePlanner(WorldParts parts) {
        Floor floor = parts.floor();
        content = parts.content();
        grid = floor.grid();
        state = parts.state();
        prey = parts.prey();
        player = parts.player();
        chance = parts.chance().arenas();
        depth = floor.request().depth();
        candidates = monstersAt(depth, content);
    }

    /** Every monster that leads or follows in a horde of the depth, by index, each once, in order. */
    private static int[] monstersAt(int depth, Content content) {
        boolean[] comes = new boolean[content.monsters().size()];
        for (Horde horde : content.hordes()) {
            if (horde.depths().holds(depth)) {
                comes[content.monsters().indexOf(horde.leader())] = true;
                horde.members().forEach(member -> comes[content.monsters().indexOf(member.monster())] = true);
            }
        }
        int[] found = new int[comes.length];
        int size = 0;
        for (int monster = 0; monster < comes.length; monster++) {
            if (comes[monster]) {
                found[size++] = monster;
            }
        }
        return Arrays.copyOf(found, size);
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
            budget -= content.monsters().at(monster).threat();
            monster = affordable(budget);
        }
    }

    private int cheapestThreat() {
        int cheapest = Integer.MAX_VALUE;
        for (int candidate : candidates) {
            cheapest = Math.min(cheapest, content.monsters().at(candidate).threat());
        }
        return cheapest;
    }

    /** One of the monsters that a budget buys, each as likely; -1 if it buys none. */
    private int affordable(int budget) {
        int count = 0;
        for (int candidate : candidates) {
            count += content.monsters().at(candidate).threat() <= budget ? 1 : 0;
        }
        if (count == 0) {
            return -1;
        }
        int draw = chance.below(count);
        for (int candidate : candidates) {
            if (content.monsters().at(candidate).threat() <= budget && draw-- == 0) {
                return candidate;
            }
        }
        throw new IllegalStateException("a draw among " + count + " monsters found none");
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
