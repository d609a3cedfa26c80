package dev.orebound.cave.pass;

import dev.orebound.grid.AStar;
import dev.orebound.grid.CellularAutomaton;
import dev.orebound.grid.ConnectedRegions;
import dev.orebound.grid.DepthMeasure;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.Grid;
import dev.orebound.grid.MutableBitLayer;
import dev.orebound.grid.MutableIntLayer;
import dev.orebound.grid.ShortPathSearch;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/**
 * Scratch layers and searches that are lent to the running pass, taken back when it ends, and lent to the next. They
 * come as if they were new, so that a floor does not depend on them; a pass must never put one on the floor. Serves one
 * floor at a time.
 */
public final class WorkingMemory {
    private final Grid grid;
    private final Shelf<DistanceMap> distanceMaps;
    private final Shelf<MutableBitLayer> bitLayers;
    private final Shelf<MutableIntLayer> intLayers;
    private final Shelf<int[]> cells;
    private final Shelf<ConnectedRegions> regions;
    private final Shelf<AStar> searches;
    private final Shelf<ShortPathSearch> shortWays;
    private final Shelf<CellularAutomaton> automata;
    private final Shelf<DepthMeasure> depthMeasures;
    private final MutableBitLayer layerForFloor;

    public WorkingMemory(Grid grid) {
        this.grid = grid;
        distanceMaps = new Shelf<>(() -> new DistanceMap(grid));
        bitLayers = new Shelf<>(() -> new MutableBitLayer(grid));
        intLayers = new Shelf<>(() -> new MutableIntLayer(grid));
        cells = new Shelf<>(() -> new int[grid.size()]);
        regions = new Shelf<>(() -> new ConnectedRegions(grid));
        searches = new Shelf<>(() -> new AStar(grid));
        shortWays = new Shelf<>(() -> new ShortPathSearch(grid));
        automata = new Shelf<>(() -> new CellularAutomaton(grid));
        depthMeasures = new Shelf<>(() -> new DepthMeasure(grid));
        layerForFloor = new MutableBitLayer(grid);
    }

    public Grid grid() {
        return grid;
    }

    /** Nothing is reached. */
    public DistanceMap distanceMap() {
        DistanceMap map = distanceMaps.lend();
        map.clear();
        return map;
    }

    /** All is false. */
    public MutableBitLayer bitLayer() {
        MutableBitLayer layer = bitLayers.lend();
        layer.fill(false);
        return layer;
    }

    /** The one layer that is not taken back between passes; it may hold anything. */
    MutableBitLayer layerForFloor() {
        return layerForFloor;
    }

    /** All is 0. */
    public MutableIntLayer intLayer() {
        MutableIntLayer layer = intLayers.lend();
        layer.fill(0);
        return layer;
    }

    /** Room for as many cells as there are; it may hold anything. */
    public int[] cells() {
        return cells.lend();
    }

    /** Call {@link ConnectedRegions#find} before anything else. */
    public ConnectedRegions regions() {
        return regions.lend();
    }

    public AStar search() {
        return searches.lend();
    }

    public ShortPathSearch shortWays() {
        return shortWays.lend();
    }

    public CellularAutomaton automaton() {
        return automata.lend();
    }

    public DepthMeasure depthMeasure() {
        return depthMeasures.lend();
    }

    /** Takes everything back; borrowers must not use it any more. */
    public void takeBack() {
        distanceMaps.takeBack();
        bitLayers.takeBack();
        intLayers.takeBack();
        cells.takeBack();
        regions.takeBack();
        searches.takeBack();
        shortWays.takeBack();
        automata.takeBack();
        depthMeasures.takeBack();
    }

    /** Things of one kind; there come to be as many as were ever lent at once. */
    private static final class Shelf<T> {
        private final Supplier<T> maker;
        private final List<T> things = new ArrayList<>();
        private int lent;

        Shelf(Supplier<T> maker) {
            this.maker = maker;
        }

        T lend() {
            if (lent == things.size()) {
                things.add(maker.get());
            }
            return things.get(lent++);
        }

        void takeBack() {
            lent = 0;
        }
    }
}
