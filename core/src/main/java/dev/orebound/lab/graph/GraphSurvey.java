package dev.orebound.lab.graph;

import dev.orebound.lab.figure.IntHistogram;
import dev.orebound.lab.figure.JsonText;
import dev.orebound.chance.Seed;
import dev.orebound.chance.RandomStream;
import dev.orebound.chance.RandomStreams;
import dev.orebound.content.floor.FloorKind;
import dev.orebound.content.floor.GraphRules;
import dev.orebound.descent.GraphNode;
import dev.orebound.descent.RoomGraph;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.IntConsumer;

/**
 * The instrument behind {@code graph --survey}: compares what is met on random walks where the scores decide with what would
 * be met, on the very same walks, had {@link ChanceKinds} decided.
 */
public final class GraphSurvey {
    private static final int WALKS_A_GRAPH = 10;
    private static final int DECIMALS = 3;

    /** How the kinds were given, and what was met. */
    private record KindRule(String name, WalkTally tally) {}

    private final int seeds;
    private final int rows;
    private final WalkTally scored = new WalkTally();
    private final WalkTally byChance = new WalkTally();
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
        for (int i = 0; i < WALKS_A_GRAPH; i++) {
            List<GraphNode> walk = walk(graph, feet);
            scored.add(walk.stream().map(GraphNode::kind).toList());
            byChance.add(walk.stream()
                    .map(node -> chance.getOrDefault(node.id(), node.kind()))
                    .toList());
        }
    }

    /** Down to the last row, each way on as likely as the others. */
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

    /** What was met, over walks where the scores decide. */
    WalkTally scored() {
        return scored;
    }

    /** What was met, over the same walks, where chance decides. */
    WalkTally byChance() {
        return byChance;
    }

    /** One line of JSON, ended by a line feed. Shares are of 1. */
    public String json() {
        JsonText json = new JsonText();
        json.beginObject().key("seeds").value(seeds).key("walks").value(seeds * WALKS_A_GRAPH);
        columns.forEach(column -> add(json.key(column.name()), column.tally()));
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
}
