package dev.orebound.lab.graph;

import dev.orebound.chance.Seed;
import dev.orebound.content.floor.GraphRules;
import dev.orebound.descent.RoomGraph;

/** The instrument behind {@code graph}: shows the room graph of a run as text, as JSON or as a picture. */
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
}
