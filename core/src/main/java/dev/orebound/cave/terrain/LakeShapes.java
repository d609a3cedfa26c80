package dev.orebound.cave.terrain;

import dev.orebound.chance.RandomStream;
import dev.orebound.content.floor.LakeRules;
import dev.orebound.grid.CellularAutomaton;
import dev.orebound.grid.ConnectedRegions;
import dev.orebound.grid.Grid;
import dev.orebound.grid.MutableBitLayer;
import org.jspecify.annotations.Nullable;

/**
 * Draws the shapes of lakes: the largest blob that a cellular automaton leaves of a filled canvas. The canvas shrinks
 * from size to size.
 *
 * <p>Source: the lakes of Brogue (B. Walker), as told in A. Anderson's notes on a dungeon in JavaScript, part 2 (2020).
 */
final class LakeShapes {
    private final LakeRules.LakeShape rules;
    /** Of each size, made when it is first drawn, for only the first is always needed. */
    private final @Nullable ShapeCanvas[] canvases;

    private final int[] xs;
    private final int[] ys;
    private int count;

    LakeShapes(LakeRules.LakeShape rules) {
        this.rules = rules;
        canvases = new ShapeCanvas[rules.canvases()];
        xs = new int[rules.width() * rules.height()];
        ys = new int[rules.width() * rules.height()];
    }

    /** Returns the number of sizes; the first is the largest. */
    int sizes() {
        return canvases.length;
    }

    /** Draws a shape of a size, from 0 to {@link #sizes} - 1. */
    void draw(int size, RandomStream stream) {
        ShapeCanvas drawn = canvases[size];
        if (drawn == null) {
            int less = size * rules.shrink();
            drawn = new ShapeCanvas(new Grid(rules.width() - less, rules.height() - less));
            canvases[size] = drawn;
        }
        MutableBitLayer canvas = drawn.cells;
        Grid grid = canvas.grid();
        for (int cell = 0; cell < grid.size(); cell++) {
            canvas.set(cell, stream.chance(rules.fillPercent()));
        }
        drawn.automaton.load(canvas);
        for (int round = 0; round < rules.rounds(); round++) {
            drawn.automaton.step(rules.birth(), rules.survival());
        }
        drawn.automaton.store(canvas);
        ConnectedRegions blobs = drawn.regions;
        blobs.find(canvas);
        int largest = blobs.largest();
        count = largest == 0 ? 0 : blobs.size(largest);
        for (int i = 0; i < count; i++) {
            xs[i] = grid.x(blobs.cell(largest, i));
            ys[i] = grid.y(blobs.cell(largest, i));
        }
    }

    /** The tools that draw shapes of one size. */
    private static final class ShapeCanvas {
        private final MutableBitLayer cells;
        private final CellularAutomaton automaton;
        private final ConnectedRegions regions;

        ShapeCanvas(Grid grid) {
            cells = new MutableBitLayer(grid);
            automaton = new CellularAutomaton(grid);
            regions = new ConnectedRegions(grid);
        }
    }

    /** Returns the number of cells of the shape. */
    int count() {
        return count;
    }

    /** Returns how far a cell of the shape lies east of the canvas' west edge. */
    int x(int number) {
        return xs[number];
    }

    /** Returns how far a cell of the shape lies north of the canvas' south edge. */
    int y(int number) {
        return ys[number];
    }
}
