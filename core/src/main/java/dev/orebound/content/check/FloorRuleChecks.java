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

    /** A node's score is one of its parents', moved by a boost; so these are all scores that a row can have, or more. */
    private void checkEachRow() {
        TreeSet<Integer> scores = new TreeSet<>(List.of(0));
        for (int row = 0; row < graph.rows(); row++) {
            TreeSet<Integer> next = new TreeSet<>();
            for (int score : scores) {
                List<FloorKind> kinds =
                        row < graph.opening().size() ? List.of(graph.opening().get(row)) : graph.drawableAt(score);
                if (kinds.isEmpty()) {
                    complaints.add(GraphRules.FILE + ": rules: no kind can be drawn at score " + score + ", which row "
                            + row + " can have; widen the scores of one");
                    return;
                }
                kinds.forEach(kind -> next.add(score + graph.boostOf(kind)));
            }
            scores = next;
        }
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
