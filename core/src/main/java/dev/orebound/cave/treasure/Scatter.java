package dev.orebound.cave.treasure;

import dev.orebound.cave.floor.FloorKeys;
import dev.orebound.cave.floor.LootSpot;
import dev.orebound.cave.pass.FloorBuilder;
import dev.orebound.cave.pass.PassRound;
import dev.orebound.chance.RandomStream;
import dev.orebound.chance.WeightedTable;
import dev.orebound.content.floor.ScatterRules;
import dev.orebound.content.reading.IntRange;
import dev.orebound.grid.BitLayer;
import dev.orebound.grid.Direction;
import dev.orebound.grid.Grid;
import dev.orebound.grid.IntLayer;
import dev.orebound.grid.MutableIntLayer;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Scatters pieces over bare ground, beside the loot that lies already, and shows the rounds to whoever watches. */
final class Scatter {
    private final FloorBuilder floor;
    private final BitLayer ground;
    private final List<LootSpot> before;
    private final WeightedTable<String> items;
    private final RandomStream stream;

    /** The item of each state, from state 1 on. */
    private final List<String> drawn = new ArrayList<>();

    private IntLayer states;

    Scatter(
            FloorBuilder floor,
            BitLayer ground,
            List<LootSpot> before,
            WeightedTable<String> items,
            RandomStream stream) {
        this.floor = floor;
        this.ground = ground;
        this.before = before;
        this.items = items;
        this.stream = stream;
        states = floor.memory().intLayer().readOnly();
    }

    /**
     * Lays pieces.
     *
     * @param isDrawnByHeap whether an item is drawn for each heap, and not for each state of the automaton
     */
    void lay(ScatterRules.ScatterMethod way, int count, boolean isDrawnByHeap) {
        if (way instanceof ScatterRules.TogethernessRules heaps) {
            layHeaps(heaps, count);
            if (isDrawnByHeap) {
                drawByHeap();
            }
        } else {
            layTrails((ScatterRules.BrownianWalkRules) way, count);
        }
    }

    private void layHeaps(ScatterRules.TogethernessRules rules, int count) {
        for (int state = 1; state <= rules.states(); state++) {
            drawn.add(items.draw(stream));
        }
        HeapClustering heaps = new HeapClustering(ground, count, rules.states(), floor.memory(), stream);
        states = heaps.states();
        show(PassRound.LOOT_STREWN);
        for (int step = 0; step < rules.steps(); step++) {
            if (heaps.move(rules.range(), rules.lossy(), stream)) {
                showNext(heaps);
            }
        }
        states = heaps.states();
    }

    private void showNext(HeapClustering heaps) {
        if (floor.isWatched()) {
            states = heaps.states();
            show(PassRound.LOOT_MOVED);
        }
    }

    private void layTrails(ScatterRules.BrownianWalkRules rules, int count) {
        BrownianWalk trails = new BrownianWalk(ground, floor.memory());
        states = trails.states();
        int left = count;
        boolean hasRoom = true;
        while (left > 0 && hasRoom) {
            drawn.add(items.draw(stream));
            IntRange pieces = rules.pieces();
            int wanted = Math.min(left, stream.between(pieces.lowest(), pieces.highest()));
            int dropped = trails.walk(drawn.size(), wanted, rules.stepsAPiece(), stream);
            hasRoom = dropped > 0;
            left -= dropped;
            show(PassRound.LOOT_SPILLED);
        }
    }

    /** Gives each heap, that is, touching pieces of one state, a state of its own with an item drawn for it. */
    private void drawByHeap() {
        Grid grid = states.grid();
        MutableIntLayer heaps = floor.memory().intLayer();
        int[] reached = floor.memory().cells();
        drawn.clear();
        for (int first = 0; first < grid.size(); first++) {
            if (states.at(first) != 0 && heaps.at(first) == 0) {
                drawn.add(items.draw(stream));
                int count = 0;
                heaps.set(first, drawn.size());
                reached[count++] = first;
                for (int next = 0; next < count; next++) {
                    for (int i = 0; i < Direction.ALL.size(); i++) {
                        int beside = grid.neighbour(reached[next], Direction.ALL.get(i));
                        if (beside != Grid.NONE && heaps.at(beside) == 0 && states.at(beside) == states.at(first)) {
                            heaps.set(beside, drawn.size());
                            reached[count++] = beside;
                        }
                    }
                }
            }
        }
        states = heaps.readOnly();
    }

    private void show(PassRound round) {
        if (floor.isWatched()) {
            floor.show(round, FloorKeys.LOOT, spots());
        }
    }

    /** Returns all pieces, also those that lay before, in the order of their cells. */
    List<LootSpot> spots() {
        List<LootSpot> spots = new ArrayList<>(before);
        for (int cell = 0; cell < states.grid().size(); cell++) {
            if (states.at(cell) != 0) {
                spots.add(new LootSpot(cell, drawn.get(states.at(cell) - 1)));
            }
        }
        spots.sort(Comparator.comparingInt(LootSpot::at));
        return List.copyOf(spots);
    }
}
