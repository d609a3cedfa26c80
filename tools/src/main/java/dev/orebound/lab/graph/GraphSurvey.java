package dev.orebound.lab.graph;

import dev.orebound.chance.RandomStream;
import dev.orebound.chance.RandomStreams;
import dev.orebound.chance.Seed;
import dev.orebound.content.floor.FloorKind;
import dev.orebound.content.floor.GraphRules;
import dev.orebound.descent.GraphNode;
import dev.orebound.descent.RoomGraph;
import dev.orebound.descent.RoomGraph.ScoreRule;
import dev.orebound.lab.figure.IntHistogram;
import dev.orebound.lab.figure.JsonText;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.IntConsumer;

/**
 * The command {@code graph --survey}: compares, on the same random walks, graphs whose kinds the scores decide with
 * graphs whose scores are carried down and with graphs whose kinds {@link ChanceKinds} decides. A walk begins, as a run
 * does, at any entrance.
 */
public final class GraphSurvey {
    private static final int WALKS_A_GRAPH = 10;
    private static final int DECIMALS = 3;

    /** A way of giving kinds to nodes, and the figures of its walks. */
    private record KindRule(String name, WalkTally tally) {}

    private final int seeds;
    private final int rows;
    private final WalkTally scored = new WalkTally();
    private final WalkTally carried = new WalkTally();
    private final WalkTally byChance = new WalkTally();
    private final PromiseTally promises = new PromiseTally();
    private int floorsWithChoice;
    private int identicalExits;
    private int floors;
    private int reachableFloors;
    private int highestScore = Integer.MIN_VALUE;
    private final List<KindRule> columns =
            List.of(new KindRule("scored", scored), new KindRule("carried", carried), new KindRule("chance", byChance));

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
        Map<String, FloorKind> own = kinds(graph);
        Map<String, FloorKind> other = kinds(new RoomGraph(seed, rules, ScoreRule.CARRIED));
        Map<String, FloorKind> chance = ChanceKinds.draw(graph, streams.stream("lab.ChanceKinds"));
        RandomStream feet = streams.stream("lab.GraphSurvey");
        count(graph);
        for (int i = 0; i < WALKS_A_GRAPH; i++) {
            List<GraphNode> walk = walk(graph, feet);
            walk.forEach(promises::add);
            scored.add(kinds(walk, own));
            carried.add(kinds(walk, other));
            byChance.add(kinds(walk, chance));
        }
        scored.addBestPath(mostGolems(graph, own));
        carried.addBestPath(mostGolems(graph, other));
        byChance.addBestPath(mostGolems(graph, chance));
    }

    private static Map<String, FloorKind> kinds(RoomGraph graph) {
        Map<String, FloorKind> kinds = new TreeMap<>();
        graph.nodes().forEach(node -> kinds.put(node.id(), node.kind()));
        return kinds;
    }

    private static List<FloorKind> kinds(List<GraphNode> walk, Map<String, FloorKind> kinds) {
        return walk.stream()
                .map(node -> kinds.getOrDefault(node.id(), node.kind()))
                .toList();
    }

    private void count(RoomGraph graph) {
        TreeSet<String> reachable = new TreeSet<>();
        graph.entrances().forEach(entrance -> reachable.add(entrance.id()));
        for (GraphNode node : graph.nodes()) {
            List<GraphNode> waysOn = graph.waysOn(node);
            countExits(waysOn);
            if (reachable.contains(node.id())) {
                waysOn.forEach(way -> reachable.add(way.id()));
            }
            if (node.row() < graph.rows()) {
                highestScore = Math.max(highestScore, node.score());
            }
        }
        floors += graph.nodes().size();
        reachableFloors += reachable.size();
    }

    /** Returns the largest number of golem floors on any way from an entrance down. */
    private static int mostGolems(RoomGraph graph, Map<String, FloorKind> kinds) {
        Map<String, Integer> most = new TreeMap<>();
        for (int row = graph.rows() - 1; row >= 0; row--) {
            for (GraphNode node : graph.row(row)) {
                int below = graph.waysOn(node).stream()
                        .mapToInt(way -> most.getOrDefault(way.id(), 0))
                        .max()
                        .orElse(0);
                most.put(node.id(), below + (kinds.get(node.id()) == FloorKind.GOLEM ? 1 : 0));
            }
        }
        return graph.entrances().stream()
                .mapToInt(entrance -> most.getOrDefault(entrance.id(), 0))
                .max()
                .orElse(0);
    }

    private void countExits(List<GraphNode> exits) {
        floorsWithChoice += exits.size() > 1 ? 1 : 0;
        for (int i = 0; i < exits.size(); i++) {
            for (int other = 0; other < i; other++) {
                identicalExits += exits.get(i).tellsTheSameAs(exits.get(other)) ? 1 : 0;
            }
        }
    }

    /** Walks from a drawn entrance down to the last row; all entrances and all ways on are equally likely. */
    private static List<GraphNode> walk(RoomGraph graph, RandomStream feet) {
        List<GraphNode> walk = new ArrayList<>();
        List<GraphNode> next = graph.entrances();
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

    /** Returns the figures of the same walks where scores are carried down. */
    WalkTally carried() {
        return carried;
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
        json.key("reachable_share").decimal(rounded(reachableShare()));
        json.key("highest_score").value(highestScore);
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
        addRuns(json.key("longest_gift_run"), tally.giftRuns());
        json.key("most_golems")
                .beginObject()
                .key("mean")
                .decimal(rounded(tally.mostGolems().mean()))
                .endObject();
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
        addLine(table, "", KindRule::name);
        for (FloorKind kind : kinds()) {
            addLine(table, kind.id(), column -> percent(column.tally().share(kind)));
        }
        addRuns(table, "longest run of battles", WalkTally::battleRuns);
        addRuns(table, "longest run of gifts", WalkTally::giftRuns);
        addRuns(table, "longest run of buffs", WalkTally::buffRuns);
        addLine(
                table,
                "buffs a walk, mean",
                column -> number(column.tally().buffs().mean()));
        addLine(
                table,
                "buffs a walk, standard deviation",
                column -> number(column.tally().buffs().standardDeviation()));
        addLine(
                table,
                "golems on the best path, mean",
                column -> number(column.tally().mostGolems().mean()));
        promises.marks.forEach((marks, count) -> addLine(table, "danger " + marks, promised(count)));
        promises.features.forEach((feature, count) -> addLine(table, feature, promised(count)));
        addLine(table, "floors with several exits", String.valueOf(floorsWithChoice));
        addLine(table, "exits of one floor that tell the same", String.valueOf(identicalExits));
        addLine(table, "floors that runs can reach", percent(reachableShare()));
        addLine(table, "highest score", String.valueOf(highestScore));
        return table.toString();
    }

    private double reachableShare() {
        return reachableFloors / (double) floors;
    }

    private String promised(int count) {
        return percent(count / (double) promises.floors);
    }

    private void addRuns(StringBuilder table, String name, Function<WalkTally, IntHistogram> runs) {
        addLine(
                table,
                name + ", mean",
                column -> number(runs.apply(column.tally()).mean()));
        addLine(
                table,
                name + ", 99th percentile",
                column -> String.valueOf(runs.apply(column.tally()).percentile(99)));
    }

    /** Adds a line with a figure of each column. */
    private void addLine(StringBuilder table, String name, Function<KindRule, String> figure) {
        addLine(table, name, columns.stream().map(figure).toArray(String[]::new));
    }

    private static void addLine(StringBuilder table, String name, String... figures) {
        table.append(String.format(Locale.ROOT, "%-40s", name));
        for (String figure : figures) {
            table.append(String.format(Locale.ROOT, " %9s", figure));
        }
        table.append('\n');
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
     * The older rule that gave kinds to the nodes of a graph: each node for itself, by chance alone. It is kept only
     * for comparison, so its numbers are constants and no content.
     *
     * <p>Every node is a battle first. Then it becomes a golem with a chance that falls by row. From the fourth row on,
     * a remaining battle becomes a scroll with 20 %, and a battle that still remains a buff with 20 %, health or attack
     * with equal chances.
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
}
