package dev.orebound.content.floor;

import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.IntRange;
import dev.orebound.content.reading.JsonEntry;
import java.util.ArrayList;
import java.util.List;

/**
 * The rules by which the room graph of a run is made. The file's manual explains each number.
 *
 * @param columns that a row has, 1 to 8
 * @param rows above the boss's floor, 2 to 16
 * @param paths walks from the first row to the last, 1 to 100
 * @param opening the kinds of the first rows, where nothing is drawn
 * @param rules one for each kind that can be drawn or opens a run
 */
public record GraphRules(int columns, int rows, int paths, List<FloorKind> opening, List<FloorKindRule> rules) {

    public static final String FILE = "content/graph.json";

    /**
     * The condition under which a kind is drawn, and its effect on the nodes that follow.
     *
     * @param scores at which it is drawn
     * @param boost added to the score of every node that follows
     */
    public record FloorKindRule(FloorKind kind, IntRange scores, int boost) {}

    public GraphRules {
        opening = List.copyOf(opening);
        rules = List.copyOf(rules);
    }

    /** Returns the number of depths of a run, including the boss's floor. */
    public int depths() {
        return rows + 1;
    }

    /** Returns the kinds that can be drawn at a score, in the order of their rules. */
    public List<FloorKind> drawableAt(int score) {
        List<FloorKind> drawable = new ArrayList<>();
        for (FloorKindRule rule : rules) {
            if (rule.scores().holds(score)) {
                drawable.add(rule.kind());
            }
        }
        return drawable;
    }

    /** Returns the same rules with another kind for the first row. */
    public GraphRules openingWith(FloorKind kind) {
        List<FloorKind> kinds = new ArrayList<>(opening);
        if (kinds.isEmpty()) {
            kinds.add(kind);
        } else {
            kinds.set(0, kind);
        }
        return new GraphRules(columns, rows, paths, kinds, rules);
    }

    /**
     * Returns what a kind adds to the score of every node that follows.
     *
     * @throws IllegalArgumentException if it has no rule
     */
    public int boostOf(FloorKind kind) {
        for (FloorKindRule rule : rules) {
            if (rule.kind() == kind) {
                return rule.boost();
            }
        }
        throw new IllegalArgumentException("no rule for " + kind.id());
    }

    /** Returns true if there is a rule for a kind. */
    public boolean knows(FloorKind kind) {
        return rules.stream().anyMatch(rule -> rule.kind() == kind);
    }

    public static GraphRules read(Assets assets, List<String> complaints) {
        JsonEntry entry = JsonEntry.root(assets, FILE, complaints);
        return entry.complete(new GraphRules(
                entry.whole("columns", 1, 8),
                entry.whole("rows", 2, 16),
                entry.whole("paths", 1, 100),
                readOpening(entry.objects("opening")),
                readRules(entry.objects("rules"))));
    }

    private static List<FloorKind> readOpening(List<JsonEntry> entries) {
        List<FloorKind> opening = new ArrayList<>();
        for (JsonEntry entry : entries) {
            opening.add(readKind(entry));
            entry.rejectUnknownFields();
        }
        return opening;
    }

    private static List<FloorKindRule> readRules(List<JsonEntry> entries) {
        List<FloorKindRule> rules = new ArrayList<>();
        for (JsonEntry entry : entries) {
            FloorKind kind = readKind(entry);
            if (rules.stream().anyMatch(rule -> rule.kind() == kind)) {
                entry.complain("kind", "'" + kind.id() + "' has a rule already; give each kind one");
            }
            rules.add(entry.complete(new FloorKindRule(kind, readScores(entry), entry.whole("boost", -99, 99))));
        }
        return rules;
    }

    private static FloorKind readKind(JsonEntry entry) {
        FloorKind kind = entry.choice("kind", FloorKind.class);
        if (kind == FloorKind.BOSS) {
            entry.complain("kind", "'boss' is the floor below all rows; give another kind");
        }
        return kind;
    }

    private static IntRange readScores(JsonEntry entry) {
        int faults = entry.faults();
        int min = entry.whole("min", -999, 999);
        int max = entry.whole("max", -999, 999);
        if (min > max && entry.faults() == faults) {
            entry.complain("max", max + " is below min, " + min + "; give at least as much");
        }
        return new IntRange(min, Math.max(min, max));
    }
}
