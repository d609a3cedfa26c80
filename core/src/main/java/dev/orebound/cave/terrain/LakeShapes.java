package dev.orebound.cave.terrain;

import dev.orebound.chance.RandomStream;
import dev.orebound.content.floor.LakeRules;
import dev.orebound.grid.CellularAutomaton;
import dev.orebound.grid.ConnectedRegions;
import dev.orebound.grid.Grid;
import dev.orebound.grid.MutableBitLayer;

/**
 * Draws what lakes look like: the largest blob that a cellular automaton leaves of a filled canvas. The canvas shrinks from
 * size to size.
 *
 * <p>Source: the lakes of Brogue (B. Walker), as told in A. Anderson's notes on a dungeon in JavaScript, part 2 (2020).
 */
final class LakeShapes {
    private final LakeRules.LakeShape rules;
    private final MutableBitLayer[] canvases;
    private final CellularAutomaton[] automata;
    private final int[] xs;
    private final int[] ys;
    private int count;

    LakeShapes(LakeRules.LakeShape rules) {
        this.rules = rules;
        canvases = new MutableBitLayer[rules.canvases()];
        automata = new CellularAutomaton[rules.canvases()];
        for (int size = 0; size < canvases.length; size++) {
            int less = size * rules.shrink();
            Grid shape = new Grid(rules.width() - less, rules.height() - less);
            canvases[size] = new MutableBitLayer(shape);
            automata[size] = new CellularAutomaton(shape);
        }
        xs = new int[rules.width() * rules.height()];
        ys = new int[rules.width() * rules.height()];
    }

    /** How many sizes there are, the largest first. */
    int sizes() {
        return canvases.length;
    }

    /** Draws a shape of a size, from 0 to {@link #sizes} - 1. */
    void draw(int size, RandomStream stream) {
        MutableBitLayer canvas = canvases[size];
        Grid grid = canvas.grid();
        for (int cell = 0; cell < grid.size(); cell++) {
            canvas.set(cell, stream.chance(rules.fillPercent()));
        }
        for (int round = 0; round < rules.rounds(); round++) {
            automata[size].step(canvas, rules.birth(), rules.survival());
        }
        ConnectedRegions blobs = new ConnectedRegions(canvas);
        int largest = blobs.largest();
        count = largest == 0 ? 0 : blobs.size(largest);
        for (int i = 0; i < count; i++) {
            xs[i] = grid.x(blobs.cell(largest, i));
            ys[i] = grid.y(blobs.cell(largest, i));
        }
    }

    /** How many cells the shape has. */
    int count() {
        return count;
    }

    /** How far a cell of the shape lies east of the canvas' west edge. */
    int x(int number) {
        return xs[number];
    }

    /** How far a cell of the shape lies north of the canvas' south edge. */
    int y(int number) {
        return ys[number];
    }
}
