package dev.orebound.lab.graph;

import dev.orebound.chance.RandomStream;
import dev.orebound.chance.RandomStreams;
import dev.orebound.chance.Seed;
import dev.orebound.content.floor.FloorKind;
import dev.orebound.content.floor.GraphRules;
import dev.orebound.descent.GraphNode;
import dev.orebound.descent.RoomGraph;
import dev.orebound.lab.figure.IntHistogram;
import dev.orebound.lab.figure.JsonText;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntConsumer;
import java.util.function.Predicate;

/**
 * The command {@code graph --survey}: compares, on the same random walks, graphs whose kinds the scores decide with graphs
 * whose kinds {@link ChanceKinds} decides.
 */
public final class GraphSurvey {
    private static final int WALKS_A_GRAPH = 10;
    private static final int DECIMALS = 3;

    /** A way of giving kinds to nodes, and the figures of its walks. */
    private record KindRule(String name, WalkTally tally) {}

    private final int seeds;
    private final int rows;
    private final WalkTally scored = new WalkTally();
    private final WalkTally byChance = new WalkTally();
    private final PromiseTally promises = new PromiseTally();
    private int floorsWithChoice;
    private int identicalExits;
    private final List<KindRule> columns = List.of(new KindRule("scored", scored), new KindRule("chance", byChance));

    /**
     * Walks through the graphs of the runs from seed 1 on.
     *
     * @param seeds how many runs, at least 1
     * @param done is told after each graph how many are done
     */
    public GraphSurvey(GraphRules rules, int seeds, IntConsumer done) {
        this.seeds = seeds;
        this.rows = rules.rows();
        for (int seed = 1; seed <= seeds; seed++) {
            survey(Seed.of(seed), rules);
            done.accept(seed);
        }
    }

    private void survey(Seed seed, GraphRules rules) {
        RoomGraph graph = new RoomGraph(seed, rules);
        RandomStreams streams = new RandomStreams(seed);
        Map<String, FloorKind> chance = ChanceKinds.draw(graph, streams.stream("lab.ChanceKinds"));
        RandomStream feet = streams.stream("lab.GraphSurvey");
        graph.nodes().forEach(node -> countExits(graph.waysOn(node)));
        for (int i = 0; i < WALKS_A_GRAPH; i++) {
            List<GraphNode> walk = walk(graph, feet);
            scored.add(walk.stream().map(GraphNode::kind).toList());
            walk.forEach(promises::add);
            byChance.add(walk.stream()
                    .map(node -> chance.getOrDefault(node.id(), node.kind()))
                    .toList());
        }
    }

    private void countExits(List<GraphNode> exits) {
        floorsWithChoice += exits.size() > 1 ? 1 : 0;
        for (int i = 0; i < exits.size(); i++) {
            for (int other = 0; other < i; other++) {
                identicalExits += exits.get(i).tellsTheSameAs(exits.get(other)) ? 1 : 0;
            }
        }
    }

    /** Walks down to the last row; all ways on are equally likely. */
    private static List<GraphNode> walk(RoomGraph graph, RandomStream feet) {
        List<GraphNode> walk = new ArrayList<>();
        List<GraphNode> next = graph.row(0);
        while (walk.size() < graph.rows()) {
            GraphNode node = next.get(feet.below(next.size()));
            walk.add(node);
            next = graph.waysOn(node);
        }
        return walk;
    }

    /** Returns the figures of walks where the scores decide. */
    WalkTally scored() {
        return scored;
    }

    /** Returns the figures of the same walks where chance decides. */
    WalkTally byChance() {
        return byChance;
    }

    /** One line of JSON, ended by a line feed. Shares are of 1. */
    public String json() {
        JsonText json = new JsonText();
        json.beginObject().key("seeds").value(seeds).key("walks").value(seeds * WALKS_A_GRAPH);
        columns.forEach(column -> add(json.key(column.name()), column.tally()));
        json.key("floors_with_choice").value(floorsWithChoice);
        json.key("identical_exits").value(identicalExits);
        json.key("danger_share").beginObject();
        promises.marks.forEach(
                (marks, count) -> json.key(marks.toString()).decimal(rounded(count / (double) promises.floors)));
        json.endObject().key("feature_share").beginObject();
        promises.features.forEach(
                (feature, count) -> json.key(feature).decimal(rounded(count / (double) promises.floors)));
        json.endObject();
        return json.endObject().line();
    }

    private static void add(JsonText json, WalkTally tally) {
        json.beginObject().key("share").beginObject();
        for (FloorKind kind : kinds()) {
            json.key(kind.id()).decimal(rounded(tally.share(kind)));
        }
        json.endObject();
        addRuns(json.key("longest_battle_run"), tally.battleRuns());
        addRuns(json.key("longest_buff_run"), tally.buffRuns());
        json.key("buffs")
                .beginObject()
                .key("mean")
                .decimal(rounded(tally.buffs().mean()));
        json.key("standard_deviation").decimal(rounded(tally.buffs().standardDeviation()));
        json.endObject().endObject();
    }

    private static void addRuns(JsonText json, IntHistogram runs) {
        json.beginObject().key("mean").decimal(rounded(runs.mean()));
        json.key("p99").value(runs.percentile(99)).endObject();
    }

    private static BigDecimal rounded(double number) {
        return BigDecimal.valueOf(number).setScale(DECIMALS, RoundingMode.HALF_EVEN);
    }

    /** A table for people, each line ended by a line feed. */
    public String table() {
        StringBuilder table = new StringBuilder();
        table.append(seeds).append(" seeds, ").append(WALKS_A_GRAPH).append(" random walks of ");
        table.append(rows).append(" floors through each\n");
        addLine(table, "", "scored", "chance");
        for (FloorKind kind : kinds()) {
            addLine(table, kind.id(), percent(scored.share(kind)), percent(byChance.share(kind)));
        }
        addRuns(table, "longest run of battles", scored.battleRuns(), byChance.battleRuns());
        addRuns(table, "longest run of buffs", scored.buffRuns(), byChance.buffRuns());
        addLine(
                table,
                "buffs a walk, mean",
                number(scored.buffs().mean()),
                number(byChance.buffs().mean()));
        addLine(
                table,
                "buffs a walk, standard deviation",
                number(scored.buffs().standardDeviation()),
                number(byChance.buffs().standardDeviation()));
        promises.marks.forEach(
                (marks, count) -> addLine(table, "danger " + marks, percent(count / (double) promises.floors), ""));
        promises.features.forEach(
                (feature, count) -> addLine(table, feature, percent(count / (double) promises.floors), ""));
        addLine(table, "floors with several exits", String.valueOf(floorsWithChoice), "");
        addLine(table, "exits of one floor that tell the same", String.valueOf(identicalExits), "");
        return table.toString();
    }

    private static void addRuns(StringBuilder table, String name, IntHistogram first, IntHistogram second) {
        addLine(table, name + ", mean", number(first.mean()), number(second.mean()));
        addLine(
                table,
                name + ", 99th percentile",
                String.valueOf(first.percentile(99)),
                String.valueOf(second.percentile(99)));
    }

    private static void addLine(StringBuilder table, String name, String first, String second) {
        table.append(String.format(Locale.ROOT, "%-40s %9s %9s%n", name, first, second)
                .replace("\r", ""));
    }

    private static String number(double number) {
        return rounded(number).toPlainString();
    }

    private static String percent(double share) {
        return rounded(share * 100).setScale(1, RoundingMode.HALF_EVEN).toPlainString() + " %";
    }

    /** Every kind that a row can have. */
    private static List<FloorKind> kinds() {
        return List.of(FloorKind.values()).subList(0, FloorKind.BOSS.ordinal());
    }

    /**
     * The older rule that gave kinds to the nodes of a graph: each node for itself, by chance alone. It is kept only for
     * comparison, so its numbers are constants and no content.
     *
     * <p>Every node is a battle first. Then it becomes a golem with a chance that falls by row. From the fourth row on, a
     * remaining battle becomes a scroll with 20 %, and a battle that still remains a buff with 20 %, health or attack with
     * equal chances.
     */
    static final class ChanceKinds {
        private static final TreeMap<Integer, Integer> GOLEM_PERCENT =
                new TreeMap<>(Map.of(0, 100, 4, 80, 7, 40, 9, 10));

        private static final int FIRST_ROW_OF_OTHERS = 3;
        private static final int SCROLL_PERCENT = 20;
        private static final int BUFF_PERCENT = 20;

        private ChanceKinds() {}

        /** A kind for the id of every node but the boss. */
        static Map<String, FloorKind> draw(RoomGraph graph, RandomStream stream) {
            TreeMap<String, FloorKind> kinds = new TreeMap<>();
            for (int row = 0; row < graph.rows(); row++) {
                for (GraphNode node : graph.row(row)) {
                    kinds.put(node.id(), draw(row, stream));
                }
            }
            return kinds;
        }

        private static FloorKind draw(int row, RandomStream stream) {
            if (stream.chance(GOLEM_PERCENT.getOrDefault(row, 0))) {
                return FloorKind.GOLEM;
            }
            if (row < FIRST_ROW_OF_OTHERS) {
                return FloorKind.BATTLE;
            }
            if (stream.chance(SCROLL_PERCENT)) {
                return FloorKind.SCROLL;
            }
            if (stream.chance(BUFF_PERCENT)) {
                return stream.below(2) == 0 ? FloorKind.HEALTH_BUFF : FloorKind.ATTACK_BUFF;
            }
            return FloorKind.BATTLE;
        }
    }

    /** Counts the danger and features of the floors of many walks. */
    private static final class PromiseTally {
        private final TreeMap<Integer, Integer> marks = new TreeMap<>();
        private final TreeMap<String, Integer> features = new TreeMap<>();
        private int floors;

        void add(GraphNode node) {
            floors++;
            marks.merge(node.danger(), 1, Integer::sum);
            node.features().forEach(feature -> features.merge(feature, 1, Integer::sum));
        }
    }

    /** The figures of many walks from the first row to the last. */
    static final class WalkTally {
        private final EnumMap<FloorKind, Integer> floors = new EnumMap<>(FloorKind.class);
        private final IntHistogram battleRuns = new IntHistogram();
        private final IntHistogram buffRuns = new IntHistogram();
        private final IntHistogram buffs = new IntHistogram();
        private long allFloors;

        /** Adds a walk. */
        void add(List<FloorKind> walk) {
            for (FloorKind kind : walk) {
                floors.merge(kind, 1, Integer::sum);
            }
            allFloors += walk.size();
            battleRuns.add(longestRun(walk, kind -> kind == FloorKind.BATTLE));
            buffRuns.add(longestRun(walk, WalkTally::isBuff));
            buffs.add((int) walk.stream().filter(WalkTally::isBuff).count());
        }

        private static boolean isBuff(FloorKind kind) {
            return kind == FloorKind.HEALTH_BUFF || kind == FloorKind.ATTACK_BUFF;
        }

        /** The length of the longest stretch of floors in a row that are wanted. */
        static int longestRun(List<FloorKind> walk, Predicate<FloorKind> wanted) {
            int longest = 0;
            int run = 0;
            for (FloorKind kind : walk) {
                run = wanted.test(kind) ? run + 1 : 0;
                longest = Math.max(longest, run);
            }
            return longest;
        }

        /** The part of all floors that are of a kind, 0 to 1. */
        double share(FloorKind kind) {
            return floors.getOrDefault(kind, 0) / (double) Math.max(1, allFloors);
        }

        /** Returns the longest run of battles on each walk. */
        IntHistogram battleRuns() {
            return battleRuns;
        }

        /** Returns the longest run of buffs of either kind on each walk. */
        IntHistogram buffRuns() {
            return buffRuns;
        }

        /** Returns the number of buffs on each walk. */
        IntHistogram buffs() {
            return buffs;
        }
    }
}
