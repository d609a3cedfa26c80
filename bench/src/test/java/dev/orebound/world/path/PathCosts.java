package dev.orebound.world.path;

import com.badlogic.gdx.ai.pfa.Connection;
import com.badlogic.gdx.ai.pfa.DefaultConnection;
import com.badlogic.gdx.ai.pfa.DefaultGraphPath;
import com.badlogic.gdx.ai.pfa.Heuristic;
import com.badlogic.gdx.ai.pfa.indexed.IndexedAStarPathFinder;
import com.badlogic.gdx.ai.pfa.indexed.IndexedGraph;
import com.badlogic.gdx.utils.Array;
import dev.orebound.chance.RandomStream;
import dev.orebound.chance.RandomStreams;
import dev.orebound.chance.Seed;
import dev.orebound.grid.BitLayer;
import dev.orebound.grid.Direction;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.DistanceRepair;
import dev.orebound.grid.Grid;
import dev.orebound.grid.MutableBitLayer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Measures the flow field to a moving player in its worst tick, next to a single path to the player that gdx-ai finds
 * in the same cave. Each figure is the least of several runs over all caves in turn.
 */
public final class PathCosts {
    private static final int CAVES = 6;
    private static final int RUNS = 40;
    private static final int TICKS = 360;
    /** The player walks 4.6 cells a second. */
    private static final int TICKS_A_CELL = 13;

    private static final int PATHS = 30;
    private static final int CHANGES = 60;
    private static final double MOST_OF_PATH = 0.15;
    private static final double MOST_OF_REBUILD = 0.01;

    private PathCosts() {}

    /** Prints the ratio for caves with a number of cells a side. */
    public static void print(int side) {
        List<Cave> caves = new ArrayList<>();
        for (int seed = 1; seed <= CAVES; seed++) {
            caves.add(new Cave(side, new RandomStreams(Seed.of(seed)).stream("bench.PathCosts")));
        }
        for (int run = 0; run < RUNS; run++) {
            for (Cave cave : caves) {
                cave.run();
                cave.change();
            }
        }
        System.out.printf(
                "%n%-10s %14s %14s %14s %10s %14s %14s   (limits: worst tick to path %.2f, repair to rebuild %.2f)%n",
                "cells",
                "worst tick us",
                "mean tick us",
                "gdx-ai path us",
                "ratio",
                "dug to rebuild",
                "shut to rebuild",
                MOST_OF_PATH,
                MOST_OF_REBUILD);
        for (Cave cave : caves) {
            System.out.printf(
                    "%-10d %14.1f %14.1f %14.1f %10.2f %14.4f %14.4f%n",
                    cave.reach.reachedCount(),
                    cave.worstTick() / 1e3,
                    cave.meanTick() / 1e3,
                    cave.path() / 1e3,
                    cave.worstTick() / cave.path(),
                    cave.median(cave.digs) / cave.median(cave.rebuilds),
                    cave.median(cave.shuts) / cave.median(cave.rebuilds));
        }
    }

    private static final class Cave {
        final DistanceMap reach;
        private final MutableBitLayer walls;
        private final int[] route = new int[TICKS];
        private final int[] from = new int[PATHS];
        private final long[] ticks = new long[TICKS];
        private final long[] paths = new long[PATHS];
        /** Cells of rock beside open ones, and open ones, that are dug out and shut up again. */
        private final int[] rocks = new int[CHANGES];

        private final int[] doors = new int[CHANGES];
        private final long[] digs = new long[2 * CHANGES];
        private final long[] shuts = new long[2 * CHANGES];
        private final long[] rebuilds = new long[CHANGES];
        private final DistanceMap field;
        private final DistanceRepair repair;
        private final PlayerFlowField prey;
        private final Graph graph;
        private final IndexedAStarPathFinder<Integer> finder;
        private final Heuristic<Integer> guess;
        private final DefaultGraphPath<Integer> found = new DefaultGraphPath<>();

        Cave(int side, RandomStream chance) {
            Grid grid = new Grid(side, side);
            walls = new MutableBitLayer(grid);
            reach = new DistanceMap(grid);
            do {
                draw(grid, chance);
                walls.set(grid.cell(side / 2, side / 2), false);
                reach.spreadFrom(grid.cell(side / 2, side / 2), walls);
            } while (reach.reachedCount() < side * side / 2);
            repair = new DistanceRepair(grid);
            field = new DistanceMap(grid);
            prey = new PlayerFlowField(walls, repair);
            graph = new Graph(walls, reach);
            finder = new IndexedAStarPathFinder<>(graph);
            guess = graph::steps;
            Arrays.fill(ticks, Long.MAX_VALUE);
            Arrays.fill(paths, Long.MAX_VALUE);
            walk(chance);
            Arrays.fill(digs, Long.MAX_VALUE);
            Arrays.fill(shuts, Long.MAX_VALUE);
            Arrays.fill(rebuilds, Long.MAX_VALUE);
            for (int i = 0; i < CHANGES; i++) {
                doors[i] = reach.reached(1 + chance.below(reach.reachedCount() - 1));
                do {
                    rocks[i] = grid.neighbour(
                            reach.reached(chance.below(reach.reachedCount())), Direction.ALL.get(chance.below(8)));
                } while (!walls.at(rocks[i]) || grid.isEdge(rocks[i]));
            }
            for (int i = 0; i < PATHS; i++) {
                from[i] = reach.reached(chance.below(reach.reachedCount()));
            }
        }

        private void draw(Grid grid, RandomStream chance) {
            boolean[] open = new boolean[grid.size()];
            for (int cell = 0; cell < grid.size(); cell++) {
                open[cell] = !chance.chance(40);
            }
            for (int round = 0; round < 4; round++) {
                boolean[] grown = new boolean[grid.size()];
                for (int cell = 0; cell < grid.size(); cell++) {
                    grown[cell] = !grid.isEdge(cell) && openAround(grid, open, cell) >= 5;
                }
                open = grown;
            }
            for (int cell = 0; cell < grid.size(); cell++) {
                walls.set(cell, !open[cell]);
            }
        }

        private static int openAround(Grid grid, boolean[] open, int cell) {
            int count = open[cell] ? 1 : 0;
            for (Direction direction : Direction.ALL) {
                int beside = grid.neighbour(cell, direction);
                count += beside != Grid.NONE && open[beside] ? 1 : 0;
            }
            return count;
        }

        /** Moves the player from place to place, one cell every few ticks. */
        private void walk(RandomStream chance) {
            DistanceMap way = new DistanceMap(walls.grid());
            int cell = reach.reached(0);
            way.spreadFrom(reach.reached(chance.below(reach.reachedCount())), walls);
            for (int tick = 0; tick < TICKS; tick++) {
                if (tick % TICKS_A_CELL == 0) {
                    int next = way.stepDown(cell);
                    if (next == Grid.NONE) {
                        way.spreadFrom(reach.reached(chance.below(reach.reachedCount())), walls);
                    } else {
                        cell = next;
                    }
                }
                route[tick] = cell;
            }
        }

        void run() {
            // Returning to the start is a jump, not a step.
            prey.follow(route[0], false, FlowFields.CELLS_A_TICK);
            for (int tick = 0; tick < TICKS; tick++) {
                long before = System.nanoTime();
                prey.follow(route[tick], false, FlowFields.CELLS_A_TICK);
                ticks[tick] = Math.min(ticks[tick], System.nanoTime() - before);
            }
            for (int i = 0; i < PATHS; i++) {
                Integer start = graph.node(from[i]);
                Integer goal = graph.node(route[i * TICKS / PATHS]);
                found.clear();
                long before = System.nanoTime();
                boolean isFound = finder.searchNodePath(start, goal, guess, found);
                paths[i] = Math.min(paths[i], System.nanoTime() - before);
                if (!isFound) {
                    throw new IllegalStateException("no path to cell " + goal);
                }
            }
        }

        /** Digs out rock and shuts it again, shuts open cells and opens them again, and measures the whole cave. */
        void change() {
            for (int i = 0; i < CHANGES; i++) {
                long before = System.nanoTime();
                field.spreadFrom(reach.reached(0), walls);
                rebuilds[i] = Math.min(rebuilds[i], System.nanoTime() - before);
                open(rocks[i], i);
                shut(rocks[i], i);
                shut(doors[i], CHANGES + i);
                open(doors[i], CHANGES + i);
            }
        }

        private void open(int cell, int number) {
            walls.set(cell, false);
            long before = System.nanoTime();
            repair.open(field, cell, walls);
            digs[number] = Math.min(digs[number], System.nanoTime() - before);
        }

        private void shut(int cell, int number) {
            walls.set(cell, true);
            long before = System.nanoTime();
            repair.shut(field, cell, walls);
            shuts[number] = Math.min(shuts[number], System.nanoTime() - before);
        }

        double median(long[] figures) {
            return Arrays.stream(figures)
                    .sorted()
                    .skip(figures.length / 2)
                    .findFirst()
                    .orElse(1);
        }

        double worstTick() {
            return Arrays.stream(ticks).max().orElse(0);
        }

        double meanTick() {
            return Arrays.stream(ticks).average().orElse(0);
        }

        double path() {
            return Arrays.stream(paths).average().orElse(0);
        }
    }

    /**
     * The open cells and the straight steps between them, in the form that gdx-ai needs: it recognises the goal by
     * identity, so that each cell is always the same object.
     */
    private static final class Graph implements IndexedGraph<Integer> {
        private final Grid grid;
        private final Integer[] nodes;
        private final List<Array<Connection<Integer>>> connections = new ArrayList<>();

        Graph(BitLayer walls, DistanceMap reach) {
            grid = walls.grid();
            nodes = IntStream.range(0, grid.size()).boxed().toArray(Integer[]::new);
            for (int cell = 0; cell < grid.size(); cell++) {
                Array<Connection<Integer>> each = new Array<>();
                for (Direction direction : Direction.STRAIGHT) {
                    int beside = grid.neighbour(cell, direction);
                    if (reach.isReached(cell) && beside != Grid.NONE && !walls.at(beside)) {
                        each.add(new DefaultConnection<>(nodes[cell], nodes[beside]));
                    }
                }
                connections.add(each);
            }
        }

        Integer node(int cell) {
            return nodes[cell];
        }

        float steps(Integer from, Integer to) {
            return grid.steps4(from, to);
        }

        @Override
        public int getIndex(Integer node) {
            return node;
        }

        @Override
        public int getNodeCount() {
            return grid.size();
        }

        @Override
        public Array<Connection<Integer>> getConnections(Integer from) {
            return connections.get(from);
        }
    }
}
