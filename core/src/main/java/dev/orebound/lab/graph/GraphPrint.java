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

    /** The graph drawn in characters, the entrance on top, with a legend; each line ended by a line feed. */
    public String ascii(Seed seed) {
        return new GraphDrawing(graph(seed), rules).text(seed);
    }

    /** The graph as one line of JSON, format {@code orebound-graph/1}, ended by a line feed. */
    public String json(Seed seed) {
        return new GraphJson(graph(seed), rules).line(seed);
    }

    /** The graph as the bytes of a PNG file. */
    public byte[] png(Seed seed) {
        return new GraphImage(graph(seed), rules).png(seed);
    }

    private RoomGraph graph(Seed seed) {
        return new RoomGraph(seed, rules);
    }

    /** A room graph as {@code orebound-graph/1}. */
    private static final class GraphJson {
        private final RoomGraph graph;
        private final GraphRules rules;
        private final JsonText json = new JsonText();

        GraphJson(RoomGraph graph, GraphRules rules) {
            this.graph = graph;
            this.rules = rules;
        }

        String line(Seed seed) {
            json.beginObject().key("format").value("orebound-graph/1");
            json.key("seed").value(seed.text());
            json.key("columns").value(rules.columns());
            json.key("rows").value(rules.rows());
            json.key("paths").value(rules.paths());
            json.key("rules").beginList();
            rules.rules().forEach(this::add);
            json.endList().key("nodes").beginList();
            graph.nodes().forEach(this::add);
            json.endList().key("edges").beginList();
            graph.ways().forEach(this::add);
            return json.endList().endObject().line();
        }

        private void add(GraphRules.FloorKindRule rule) {
            json.beginObject().key("kind").value(rule.kind().id());
            json.key("min").value(rule.scores().lowest());
            json.key("max").value(rule.scores().highest());
            json.key("boost").value(rule.boost()).endObject();
        }

        private void add(GraphNode node) {
            json.beginObject().key("id").value(node.id());
            json.key("row").value(node.row());
            json.key("column").value(node.column());
            json.key("kind").value(node.kind().id());
            json.key("score").value(node.score()).endObject();
        }

        private void add(RoomGraph.GraphEdge way) {
            json.beginList().value(way.from().id()).value(way.to().id()).endList();
        }
    }
}
