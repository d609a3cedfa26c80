package dev.orebound.content.check;

import dev.orebound.content.floor.FloorKind;
import dev.orebound.content.floor.GraphRules;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.content.terrain.Terrain;
import java.util.List;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Checks the rules of the room graph, and the terrains.
 *
 * @param complaints to which each method adds one line for each fault
 */
public record FloorRuleChecks(GraphRules graph, ContentTable<Terrain> terrains, List<String> complaints) {
    /** The most nodes of one row that can lead to the same node: those in its column and in the two beside it. */
    private static final int MOST_PARENTS = 3;

    /** Checks that a kind of floor can be drawn at every score that the rules of the room graph can lead to. */
    public void everyScoreHasAKind() {
        for (FloorKind kind : graph.opening()) {
            if (!graph.knows(kind)) {
                complaints.add(GraphRules.FILE + ": opening: '" + kind.id() + "' has no rule; give it one");
                return;
            }
        }
        checkEachRow();
    }

    /**
     * A node has one to three parents, and its score is the sum of their boosts; so these are all scores of a row, or
     * more.
     */
    private void checkEachRow() {
        TreeSet<Integer> scores = new TreeSet<>(List.of(0));
        for (int row = 0; row < graph.rows(); row++) {
            TreeSet<Integer> boosts = new TreeSet<>();
            for (int score : scores) {
                List<FloorKind> kinds =
                        row < graph.opening().size() ? List.of(graph.opening().get(row)) : graph.drawableAt(score);
                if (kinds.isEmpty()) {
                    complaints.add(GraphRules.FILE + ": rules: no kind can be drawn at score " + score + ", which row "
                            + row + " can have; widen the scores of one");
                    return;
                }
                kinds.forEach(kind -> boosts.add(graph.boostOf(kind)));
            }
            scores = sums(boosts, Math.min(MOST_PARENTS, graph.columns()));
        }
    }

    /** Returns the sums of one to so many of these numbers, each of which may be taken several times. */
    private static TreeSet<Integer> sums(TreeSet<Integer> numbers, int most) {
        TreeSet<Integer> sums = new TreeSet<>(numbers);
        for (int more = 1; more < most; more++) {
            for (int sum : List.copyOf(sums)) {
                numbers.forEach(number -> sums.add(sum + number));
            }
        }
        return sums;
    }

    /** Checks that each terrain has a glyph of its own, so that a dump's legend tells terrains apart. */
    public void glyphsAreUnique() {
        TreeMap<Character, String> owners = new TreeMap<>();
        for (Terrain terrain : terrains) {
            String owner = owners.putIfAbsent(terrain.glyph(), terrain.id());
            if (owner != null) {
                complaints.add(Terrain.FILE + ": " + terrain.id() + ".glyph: '" + terrain.glyph() + "' is " + owner
                        + "'s; give another character");
            }
        }
    }

    /** Checks that the first terrain, which stands for no terrain at all, is passable. */
    public void nothingIsPassable() {
        if (terrains.size() > 0 && !terrains.at(0).isPassable()) {
            complaints.add(Terrain.FILE + ": " + terrains.at(0).id()
                    + ".passability: 'impassable'; give passable to the first entry, which is nothing");
        }
    }
}
