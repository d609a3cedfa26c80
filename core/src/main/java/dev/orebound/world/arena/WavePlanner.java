package dev.orebound.world.arena;

import dev.orebound.cave.floor.Floor;
import dev.orebound.chance.RandomStream;
import dev.orebound.content.Content;
import dev.orebound.content.arena.ArenaKind;
import dev.orebound.content.arena.ArenaWave;
import dev.orebound.content.gear.StandingRule;
import dev.orebound.content.monster.Horde;
import dev.orebound.grid.ArcCount;
import dev.orebound.grid.BitLayer;
import dev.orebound.grid.Cells;
import dev.orebound.grid.Direction;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.Grid;
import dev.orebound.world.element.HazardMap;
import dev.orebound.world.path.FlowField;
import dev.orebound.world.path.FlowFields;
import dev.orebound.world.state.FloorState;
import dev.orebound.world.state.PartRegistry;
import dev.orebound.world.state.Player;
import dev.orebound.world.state.PlayerGear;
import dev.orebound.world.state.WorldStreams;
import org.jspecify.annotations.Nullable;

/**
 * Plans which monsters come in a wave, and where. Monsters are bought one by one from the hordes of the depth, frequent
 * ones more often, those of the wave's parts first; captives and hordes that keep to a certain terrain do not come. A
 * floor of more danger has more threat to spend. Each monster gets a free cell of the room that leads to the player and
 * is away from it. A rooted monster comes up in a passage only if there is no other cell, because it would block the
 * way for as long as it lives. If the arena's monsters come out of the walls, the rock beside such a cell is marked
 * instead, which needs less room.
 */
final class WavePlanner {
    private static final int DRAWS = 40;

    private final Content content;
    private final FloorState state;
    private final FlowField toPlayer;
    private final HazardMap hazards;
    private final ArenaPlacement placement;
    private final Grid grid;
    private final BitLayer structure;
    private final RandomStream chance;
    private final MarkPlaces places;
    private final int depth;
    private final int danger;
    private final PlayerGear gear;
    private final int[] tickets;
    /** The parts that each monster plays, by index: a bit for each ordinal. */
    private final int[] parts;

    WavePlanner(PartRegistry parts, ArenaPlacement placement) {
        Floor floor = parts.get(Floor.class);
        content = parts.get(Content.class);
        state = parts.get(FloorState.class);
        toPlayer = parts.get(FlowFields.class).toPlayer();
        hazards = parts.get(HazardMap.class);
        this.placement = placement;
        grid = floor.grid();
        structure = floor.structure();
        chance = parts.get(WorldStreams.class).arenas();
        places = new MarkPlaces(floor, parts.get(Player.class));
        depth = floor.request().depth();
        danger = floor.request().danger();
        gear = parts.get(Player.class).gear();
        tickets = ticketsAt(depth, content);
        this.parts = partsOf(content);
    }

    private static int[] partsOf(Content content) {
        int[] played = new int[content.monsters().size()];
        for (int monster = 0; monster < played.length; monster++) {
            for (ArenaWave.WavePart part : ArenaWave.WavePart.values()) {
                played[monster] |= part.isPlayedBy(content.monsters().at(monster)) ? 1 << part.ordinal() : 0;
            }
        }
        return played;
    }

    /**
     * Returns for each monster, by index, the summed frequency of the wild hordes of a depth that send it to trap
     * rooms.
     */
    private static int[] ticketsAt(int depth, Content content) {
        int[] tickets = new int[content.monsters().size()];
        for (Horde horde : content.hordes()) {
            if (!horde.isWild() || !horde.depths().holds(depth) || horde.asksForTerrain()) {
                continue;
            }
            if (!horde.has(Horde.HordeFlag.CAPTIVE)) {
                tickets[content.monsters().indexOf(horde.leader())] += horde.frequency();
            }
            for (Horde.MinionGroup members : horde.members()) {
                tickets[content.monsters().indexOf(members.monster())] += horde.frequency();
            }
        }
        return tickets;
    }

    /** Returns whether there is a cell to mark, and one for each head; until then the wave waits. */
    boolean hasRoom(Arena arena) {
        int needed = Math.max(1, wave(arena).headsAt(depth));
        if (placesLeft(arena) < needed) {
            return false;
        }
        Cells cells = arena.room().cells();
        for (int i = 0; i < cells.size() && needed > 0; i++) {
            needed -= markFor(arena, cells.at(i)) == Grid.NONE ? 0 : 1;
        }
        return needed == 0;
    }

    /** Marks the cells of the current wave, heads first; if the room is too small for all, fewer monsters come. */
    void plan(Arena arena) {
        ArenaWave wave = wave(arena);
        for (int i = 0; i < wave.heads().size(); i++) {
            ArenaWave.Head head = wave.heads().get(i);
            for (int each = 0; head.depths().holds(depth) && each < head.count(); each++) {
                mark(arena, content.monsters().indexOf(head.monster()), head.healthPercent());
            }
        }
        int heads = arena.marks.size();
        int budget = gear.scaled(arena.kind().budget(wave, depth, danger), StandingRule.TRAP_THREAT);
        for (int i = 0; i < wave.parts().size() && arena.marks.size() - heads < wave.most(); i++) {
            int fit = affordable(budget, wave.parts().get(i));
            budget -= fit >= 0 && mark(arena, fit, 0) ? threat(fit) : 0;
        }
        boolean isEmpty = arena.marks.size() == 0;
        int monster = affordable(isEmpty ? Math.max(budget, cheapestThreat()) : budget, null);
        while (monster >= 0 && arena.marks.size() - heads < wave.most() && mark(arena, monster, 0)) {
            budget -= threat(monster);
            monster = affordable(budget, null);
        }
    }

    private boolean mark(Arena arena, int monster, int headPercent) {
        boolean isRooted = content.monsters().at(monster).isRooted();
        int cell = arena.marks.size() < placesLeft(arena) ? cellToMark(arena, isRooted) : Grid.NONE;
        if (cell != Grid.NONE) {
            arena.marks.add(cell, monster, headPercent);
        }
        return cell != Grid.NONE;
    }

    private static ArenaWave wave(Arena arena) {
        return arena.kind().waves().get(arena.wave());
    }

    private static int placesLeft(Arena arena) {
        return ArenaKind.MOST_MONSTERS - arena.roster.size();
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

    /** Draws one of the monsters of a part, or of any, that a budget buys, weighted by tickets; -1 if it buys none. */
    private int affordable(int budget, ArenaWave.@Nullable WavePart part) {
        int sum = 0;
        for (int monster = 0; monster < tickets.length; monster++) {
            sum += tickets(monster, budget, part);
        }
        if (sum == 0) {
            return -1;
        }
        int draw = chance.below(sum);
        for (int monster = 0; monster < tickets.length; monster++) {
            draw -= tickets(monster, budget, part);
            if (draw < 0) {
                return monster;
            }
        }
        throw new IllegalStateException("a draw among " + sum + " tickets found no monster");
    }

    private int tickets(int monster, int budget, ArenaWave.@Nullable WavePart part) {
        boolean isMeant = tickets[monster] > 0
                && threat(monster) <= budget
                && (part == null || (parts[monster] >> part.ordinal() & 1) != 0);
        return isMeant ? tickets[monster] : 0;
    }

    private int threat(int monster) {
        return content.monsters().at(monster).threat();
    }

    /**
     * Draws some cells and takes the suitable one that lies best for the wave; if none is among them, takes the first
     * after a random one, for a rooted monster the first outside passages if there is one. {@link Grid#NONE} if none is
     * suitable at all.
     */
    private int cellToMark(Arena arena, boolean isRooted) {
        Cells cells = arena.room().cells();
        ArenaWave.WaveMarks where = wave(arena).marks();
        int best = Grid.NONE;
        float most = 0;
        for (int draw = 0; draw < DRAWS; draw++) {
            int cell = cells.at(chance.below(cells.size()));
            int mark = isRooted && isPassage(cell) ? Grid.NONE : markFor(arena, cell);
            if (mark != Grid.NONE && where == ArenaWave.WaveMarks.SCATTERED) {
                return mark;
            }
            float worth = mark == Grid.NONE ? 0 : places.worth(where, arena, mark);
            if (mark != Grid.NONE && (best == Grid.NONE || worth > most)) {
                best = mark;
                most = worth;
            }
        }
        if (best != Grid.NONE) {
            return best;
        }
        int from = chance.below(cells.size());
        int inPassage = Grid.NONE;
        for (int i = 0; i < cells.size(); i++) {
            int cell = cells.at((from + i) % cells.size());
            int mark = markFor(arena, cell);
            if (mark != Grid.NONE && !(isRooted && isPassage(cell))) {
                return mark;
            }
            inPassage = inPassage == Grid.NONE ? mark : inPassage;
        }
        return inPassage;
    }

    /** Returns whether a body that fills a cell would part the cells around it. */
    private boolean isPassage(int cell) {
        return ArcCount.at(state.unwalkable(), cell) >= ArcCount.HALLWAY;
    }

    /** Returns the cell to mark for a monster that will first stand on a cell of the room, or {@link Grid#NONE}. */
    private int markFor(Arena arena, int cell) {
        boolean isFree = state.isWalkable(cell)
                && !hazards.hurts(cell, -1)
                && !arena.marks.isMarked(cell)
                && toPlayer.steps(cell) != DistanceMap.UNREACHED;
        if (!isFree) {
            return Grid.NONE;
        }
        if (arena.kind().comesFrom() == ArenaKind.ComesFrom.WALLS) {
            return rockBeside(arena, cell);
        }
        return placement.isFarEnough(arena, cell) ? cell : Grid.NONE;
    }

    /** Returns an unmarked cell of rock beside a cell of the room, far enough from the player, or {@link Grid#NONE}. */
    private int rockBeside(Arena arena, int cell) {
        for (int i = 0; i < Direction.STRAIGHT.size(); i++) {
            int beside = grid.neighbour(cell, Direction.STRAIGHT.get(i));
            if (beside != Grid.NONE
                    && !structure.at(beside)
                    && !arena.marks.isMarked(beside)
                    && placement.isFarEnough(arena, beside)) {
                return beside;
            }
        }
        return Grid.NONE;
    }
}
