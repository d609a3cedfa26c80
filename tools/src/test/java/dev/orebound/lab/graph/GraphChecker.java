package dev.orebound.lab.graph;

import com.badlogic.gdx.utils.JsonValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Checks a printed graph against every promise of {@code docs/formats.md}, using only the print and the numbers written
 * here.
 */
final class GraphChecker {
    /** The lowest score, highest score and boost of each kind. */
    private static final Map<String, int[]> RULES = new TreeMap<>(Map.of(
            "battle", new int[] {-99, 15, 3},
            "scroll", new int[] {0, 99, -5},
            "golem", new int[] {2, 99, -6},
            "health_buff", new int[] {-2, 99, -2},
            "attack_buff", new int[] {-2, 99, -2}));

    /** A node as it was printed. */
    record Printed(String id, int row, int column, String kind, int score, int danger, List<String> features) {}

    private final TreeMap<String, Printed> nodes = new TreeMap<>();
    private final List<Printed> inOrder = new ArrayList<>();
    private final List<String[]> edges = new ArrayList<>();
    private final List<String> broken = new ArrayList<>();

    GraphChecker(JsonValue json) {
        checkHead(json);
        for (JsonValue node = get(json, "nodes").child; node != null; node = node.next) {
            Printed printed = new Printed(
                    node.getString("id"),
                    node.getInt("row"),
                    node.getInt("column"),
                    node.getString("kind"),
                    node.getInt("score"),
                    node.getInt("danger"),
                    List.of(get(node, "features").asStringArray()));
            nodes.put(printed.id(), printed);
            inOrder.add(printed);
        }
        for (JsonValue edge = get(json, "edges").child; edge != null; edge = edge.next) {
            edges.add(edge.asStringArray());
        }
        checkOrder();
        checkEdges();
        require(
                List.of(get(json, "entrances").asStringArray())
                        .equals(inOrder.stream()
                                .filter(node -> node.row() == 0)
                                .map(Printed::id)
                                .toList()),
                "entrances");
        checkReach(List.of(get(json, "entrances").asStringArray()));
        inOrder.forEach(this::checkNode);
        inOrder.forEach(this::checkPromises);
    }

    static JsonValue get(JsonValue json, String key) {
        return Objects.requireNonNull(json.get(key), key);
    }

    List<Printed> nodes() {
        return inOrder;
    }

    /** Returns a line for each broken promise. */
    List<String> broken() {
        return broken;
    }

    private void checkHead(JsonValue json) {
        require(json.getString("format").equals("orebound-graph/1"), "format");
        require(json.getInt("columns") == 8 && json.getInt("rows") == 16 && json.getInt("paths") == 20, "size");
        int rules = 0;
        for (JsonValue rule = get(json, "rules").child; rule != null; rule = rule.next) {
            int[] promised = RULES.getOrDefault(rule.getString("kind"), new int[3]);
            int[] printed = {rule.getInt("min"), rule.getInt("max"), rule.getInt("boost")};
            require(
                    List.of(printed[0], printed[1], printed[2]).equals(List.of(promised[0], promised[1], promised[2])),
                    "rule of " + rule.getString("kind"));
            rules++;
        }
        require(rules == RULES.size(), rules + " rules");
    }

    /** Checks the order: rows downwards, columns from the left, each node once and on a path; the boss last. */
    private void checkOrder() {
        int before = -1;
        for (Printed node : inOrder) {
            int place = node.row() * 8 + node.column();
            require(place > before, "order at " + node.id());
            before = place;
            boolean isBoss = node.row() == 16;
            require(node.id().equals(isBoss ? "boss" : "r" + node.row() + "c" + node.column()), "id " + node.id());
            require(node.column() >= 0 && node.column() < (isBoss ? 1 : 8), "column of " + node.id());
            require(node.kind().equals("boss") == isBoss, "kind of " + node.id());
            require(node.row() == 0 || !parents(node).isEmpty(), "no way leads to " + node.id());
            require(isBoss || !children(node).isEmpty(), "no way leads from " + node.id());
            require(isBoss || children(node).size() <= 3, "too many ways from " + node.id());
        }
        require(before == 16 * 8, "there is no boss");
    }

    private void checkEdges() {
        TreeSet<String> seen = new TreeSet<>();
        int[] count = new int[16];
        for (String[] edge : edges) {
            Printed from = Objects.requireNonNull(nodes.get(edge[0]));
            Printed to = Objects.requireNonNull(nodes.get(edge[1]));
            String name = from.id() + " to " + to.id();
            require(to.row() == from.row() + 1, name + " is not one row down");
            require(to.row() == 16 || Math.abs(to.column() - from.column()) <= 1, name + " goes too far sideways");
            require(seen.add(name), name + " stands twice");
            count[from.row()]++;
        }
        for (int row = 0; row < 15; row++) {
            require(count[row] <= 20, "more ways than walks below row " + row);
        }
        require(inOrder.stream().filter(node -> node.row() == 15).count() == count[15], "the boss is not joined");
    }

    /** Checks that a run can come to every node from some entrance. */
    private void checkReach(List<String> entrances) {
        TreeSet<String> reached = new TreeSet<>(entrances);
        for (String[] edge : edges) {
            if (reached.contains(edge[0])) {
                reached.add(edge[1]);
            }
        }
        require(reached.equals(nodes.keySet()), "no run reaches some of the nodes");
    }

    /** Checks danger and features, and that no two ways on tell the same. */
    private void checkPromises(Printed node) {
        boolean isBoss = node.row() == 16;
        require(node.danger() >= 1 && node.danger() <= 3, "danger of " + node.id());
        require(node.row() > 0 || node.danger() == 1, "danger of " + node.id() + " on the first row");
        require(!isBoss || (node.danger() == 3 && node.features().isEmpty()), "the boss's danger or features");
        require(node.features().size() <= 3, "features of " + node.id());
        require(
                List.copyOf(new TreeSet<>(node.features())).equals(node.features()),
                "order of features of " + node.id());
        TreeSet<String> told = new TreeSet<>();
        for (Printed child : children(node)) {
            String tells = child.kind() + child.danger() + child.features();
            require(told.add(tells), "two exits of " + node.id() + " tell " + tells);
        }
    }

    private void checkNode(Printed node) {
        int score = 0;
        for (Printed parent : parents(node)) {
            score += rule(parent)[2];
        }
        require(node.score() == score, node.id() + " scores " + node.score() + ", not " + score);
        if (node.row() == 0) {
            require(node.kind().equals("golem"), "row 0 has " + node.kind());
        } else if (node.row() == 1) {
            require(node.kind().equals("battle"), "row 1 has " + node.kind());
        } else if (node.row() < 16) {
            require(eligible(node).contains(node.kind()), node.id() + " is " + node.kind() + " at " + node.score());
            Set<String> taken = kindsOfDrawnSiblings(node);
            require(
                    !taken.contains(node.kind()) || taken.containsAll(eligible(node)),
                    node.id() + " repeats a sibling");
        }
    }

    /** Returns the kinds whose range holds a node's score. */
    static Set<String> eligible(Printed node) {
        TreeSet<String> eligible = new TreeSet<>();
        RULES.forEach((kind, rule) -> {
            if (rule[0] <= node.score() && node.score() <= rule[1]) {
                eligible.add(kind);
            }
        });
        return eligible;
    }

    /** Returns the kinds of the nodes that were drawn before and share a parent. */
    Set<String> kindsOfDrawnSiblings(Printed node) {
        TreeSet<String> kinds = new TreeSet<>();
        for (Printed parent : parents(node)) {
            for (Printed child : children(parent)) {
                if (child.column() < node.column()) {
                    kinds.add(child.kind());
                }
            }
        }
        return kinds;
    }

    private List<Printed> parents(Printed node) {
        List<Printed> parents = new ArrayList<>();
        for (String[] edge : edges) {
            if (edge[1].equals(node.id())) {
                parents.add(Objects.requireNonNull(nodes.get(edge[0])));
            }
        }
        return parents;
    }

    private List<Printed> children(Printed node) {
        List<Printed> children = new ArrayList<>();
        for (String[] edge : edges) {
            if (edge[0].equals(node.id())) {
                children.add(Objects.requireNonNull(nodes.get(edge[1])));
            }
        }
        return children;
    }

    private static int[] rule(Printed node) {
        return RULES.getOrDefault(node.kind(), new int[3]);
    }

    private void require(boolean kept, String promise) {
        if (!kept) {
            broken.add(promise);
        }
    }
}
