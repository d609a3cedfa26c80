package dev.orebound.lab.graph;

import dev.orebound.chance.Seed;
import dev.orebound.content.floor.GraphRules;
import dev.orebound.descent.GraphNode;
import dev.orebound.descent.RoomGraph;
import dev.orebound.lab.figure.JsonText;

/** The command {@code graph}: shows the room graph of a run as text, as JSON or as a picture. */
public final class GraphPrint {
    private final GraphRules rules;

    public GraphPrint(GraphRules rules) {
        this.rules = rules;
    }

    /** Returns the graph in characters, the entrance on top, with a legend; each line ended by a line feed. */
    public String ascii(Seed seed) {
        return new GraphDrawing(new RoomGraph(seed, rules), rules).text(seed);
    }

    /** Returns the graph as one line of JSON, format {@code orebound-graph/1}, ended by a line feed. */
    public String json(Seed seed) {
        RoomGraph graph = new RoomGraph(seed, rules);
        JsonText json = new JsonText().beginObject().text("format", "orebound-graph/1");
        json.text("seed", seed.text());
        json.number("columns", rules.columns());
        json.number("rows", rules.rows());
        json.number("paths", rules.paths());
        json.objects(
                "rules",
                rules.rules(),
                rule -> json.text("kind", rule.kind().id())
                        .number("min", rule.scores().lowest())
                        .number("max", rule.scores().highest())
                        .number("boost", rule.boost()));
        json.objects(
                "nodes",
                graph.nodes(),
                node -> json.text("id", node.id())
                        .number("row", node.row())
                        .number("column", node.column())
                        .text("kind", node.kind().id())
                        .number("score", node.score())
                        .texts("features", node.features())
                        .number("danger", node.danger()));
        json.key("edges").beginList();
        graph.ways()
                .forEach(way -> json.beginList()
                        .value(way.from().id())
                        .value(way.to().id())
                        .endList());
        json.endList()
                .texts(
                        "entrances",
                        graph.entrances().stream().map(GraphNode::id).toList());
        return json.endObject().line();
    }

    /** Returns the graph as the bytes of a PNG file. */
    public byte[] png(Seed seed) {
        return new GraphImage(new RoomGraph(seed, rules), rules).png(seed);
    }

    static String words(GraphRules.FloorKindRule rule) {
        return rule.kind().id() + ", drawn at " + rule.scores().lowest() + ".."
                + rule.scores().highest() + ", " + (rule.boost() < 0 ? "" : "+") + rule.boost();
    }
}
