package dev.orebound.content.floor;

import dev.orebound.content.reading.Checked;
import dev.orebound.content.reading.ContentTables;
import dev.orebound.content.reading.Field;
import dev.orebound.content.reading.IntRange;
import dev.orebound.content.reading.JsonEntry;
import dev.orebound.content.reading.Meaning;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** The rules by which the room graph of a run is made. The file's manual explains each number. */
@Meaning("""
        The room graph of a run: rows of floors, one row a depth, and the floor of the boss below the last row.

        The score of a floor is the sum of the boosts of the floors that lead to it, and 0 on row 0. Nothing is \
        carried further
        down. Below gifts, scores are low, and battles are all that can be drawn; below battles, they are high enough \
        for any
        gift. That breaks up streaks of both.""")
public record GraphRules(
        @Field("1..8: floors in a row") int columns,
        @Field("2..16: rows from the entrance down") int rows,

        @Field("1..100: walks from the first row to the last; each step goes down, to the same column or one "
                + "beside it. Few make long stretches without a choice; many make all ways alike")
        int paths,

        @Field("0..16 kinds: kinds of the first rows, from row 0")
        List<FloorKind> opening,

        @Field("one for each kind that is drawn, or in the opening; it is drawn evenly among those whose scores "
                + "hold the"
                + " score of the floor")
        List<FloorKindRule> rules,

        @Field("danger and features of the floors, which exits tell")
        FloorPromiseRules promises)
        implements Checked {

    public static final String FILE = "content/graph.json";

    /** The condition under which a kind is drawn, and its effect on the nodes that follow. */
    public record FloorKindRule(
            @Field("every kind but boss, once") FloorKind kind,
            @Field("-999..999: scores at which it is drawn") IntRange scores,

            @Field("-99..99: added to the score of each floor to which one of the kind leads")
            int boost) {}

    @Override
    public void check(JsonEntry entry, ContentTables tables) {
        Set<FloorKind> known = EnumSet.noneOf(FloorKind.class);
        for (int i = 0; i < rules.size(); i++) {
            requireAboveBoss(entry, "rules[" + i + "].kind", rules.get(i).kind);
            if (!known.add(rules.get(i).kind)) {
                entry.complain(
                        "rules[" + i + "].kind",
                        "'" + rules.get(i).kind.id() + "' has a rule already; give each kind one");
            }
        }
        for (int row = 0; row < opening.size(); row++) {
            requireAboveBoss(entry, "opening[" + row + "]", opening.get(row));
        }
        for (int i = 0; i < promises.danger().size(); i++) {
            if (promises.danger().get(i).weights().stream().allMatch(weight -> weight == 0)) {
                entry.complain("promises.danger[" + i + "]", "has no weight above 0; give one");
            }
        }
        for (int i = 0; i < promises.marks().size(); i++) {
            if (promises.marks().get(i).weights().stream().allMatch(weight -> weight == 0)) {
                entry.complain("promises.marks[" + i + "]", "has no weight above 0; give one");
            }
        }
    }

    private static void requireAboveBoss(JsonEntry entry, String field, FloorKind kind) {
        if (kind == FloorKind.BOSS) {
            entry.complain(field, "'boss' is the floor below all rows; give another kind");
        }
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
        return new GraphRules(columns, rows, paths, kinds, rules, promises);
    }

    /**
     * Returns what a kind adds to the score of each node to which one of the kind leads.
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
}
