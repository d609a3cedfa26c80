package dev.orebound.descent;

import dev.orebound.chance.RandomStream;
import dev.orebound.content.floor.GraphRules;

/**
 * The paths of a run before the kinds of their floors are known: walks from the first row to the last, each step of
 * which goes one row down and at most one column sideways. Steps shared by several walks count once.
 *
 * <p>Every place on a path has one to three ways down, and below the first row at least one way from above.
 */
final class GraphPaths {
    private final int columns;
    private final int rows;

    /** By row and column. */
    private final boolean[][] places;

    /** By row, column, and the step sideways plus one. */
    private final boolean[][][] steps;

    /** Draws as many walks as the rules say; every starting column and every step is equally likely. */
    GraphPaths(GraphRules rules, RandomStream stream) {
        columns = rules.columns();
        rows = rules.rows();
        places = new boolean[rows][columns];
        steps = new boolean[rows][columns][3];
        for (int path = 0; path < rules.paths(); path++) {
            walkDown(stream);
        }
    }

    private void walkDown(RandomStream stream) {
        int column = stream.below(columns);
        places[0][column] = true;
        for (int row = 1; row < rows; row++) {
            int next = stream.between(Math.max(0, column - 1), Math.min(columns - 1, column + 1));
            steps[row - 1][column][next - column + 1] = true;
            places[row][next] = true;
            column = next;
        }
    }

    int rows() {
        return rows;
    }

    int columns() {
        return columns;
    }

    /** Returns true if a path passes a place. */
    boolean has(int row, int column) {
        return places[row][column];
    }

    /** Returns true if a step leads from a place to one in the row below. */
    boolean leads(int row, int column, int columnBelow) {
        int sideways = columnBelow - column;
        return Math.abs(sideways) <= 1 && steps[row][column][sideways + 1];
    }
}
