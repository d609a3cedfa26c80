package dev.orebound.lab.graph;

import dev.orebound.chance.Seed;
import dev.orebound.content.floor.FloorKind;
import dev.orebound.content.floor.GraphRules;
import dev.orebound.descent.GraphNode;
import dev.orebound.descent.RoomGraph;
import dev.orebound.descent.RoomGraph.GraphEdge;
import dev.orebound.lab.picture.PixelCanvas;
import dev.orebound.lab.picture.PixelLettering;

/**
 * A room graph as a picture, the entrance on top: a disc for each node in the colour of its kind, with the kind's
 * letter and the score; a stroke for each way; below, what the letters stand for and when each kind is drawn.
 */
final class GraphImage {
    private static final int GROUND = 0x17130F;
    private static final int WAY = 0x6A5E50;
    private static final int RIM = 0x0E0B0A;
    private static final int INK = 0x14100D;
    private static final int CHALK = 0xCFC7AE;

    private static final int LEFT = 90;
    private static final int TOP = 90;
    private static final int PITCH = 96;
    private static final int LEGEND_LINE = 40;
    private static final double RADIUS = 26;
    private static final int LARGE = 3;
    private static final int SMALL = 2;

    private final RoomGraph graph;
    private final GraphRules rules;
    private final PixelCanvas canvas;

    GraphImage(RoomGraph graph, GraphRules rules) {
        this.graph = graph;
        this.rules = rules;
        int legend = (rules.rules().size() + 3) * LEGEND_LINE;
        canvas = new PixelCanvas(LEFT + rules.columns() * PITCH, TOP + graph.rows() * PITCH + legend, GROUND);
    }

    byte[] png(Seed seed) {
        canvas.write("seed " + seed.text(), LEFT / 4, TOP / 5, LARGE, CHALK);
        graph.ways().forEach(this::draw);
        for (int row = 0; row <= graph.rows(); row++) {
            canvas.writeAbout(String.valueOf(row), LEFT / 3, TOP + row * PITCH, SMALL, WAY);
        }
        graph.nodes().forEach(this::draw);
        drawLegend();
        return canvas.png();
    }

    private void draw(GraphEdge way) {
        canvas.line(x(way.from()), y(way.from()), x(way.to()), y(way.to()), 3, WAY);
    }

    private void draw(GraphNode node) {
        canvas.disc(x(node), y(node), RADIUS + 3, RIM);
        canvas.disc(x(node), y(node), RADIUS, colour(node.kind()));
        canvas.writeAbout(GraphDrawing.letter(node.kind()), x(node), y(node) - 7, LARGE, INK);
        canvas.writeAbout(String.valueOf(node.score()), x(node), y(node) + 12, SMALL, INK);
        canvas.writeAbout(GraphDrawing.told(node, rules), x(node) + PITCH / 3, y(node) - PITCH / 3, SMALL, CHALK);
    }

    private void drawLegend() {
        int y = TOP + graph.rows() * PITCH + LEGEND_LINE * 3 / 2;
        for (GraphRules.FloorKindRule rule : rules.rules()) {
            canvas.disc(LEFT / 3, y, RADIUS / 2, colour(rule.kind()));
            canvas.writeAbout(GraphDrawing.letter(rule.kind()), LEFT / 3 + 1, y + 1, SMALL, INK);
            canvas.write(
                    GraphPrint.words(rule).replace('_', ' '), LEFT * 2 / 3, y - PixelLettering.HEIGHT, SMALL, CHALK);
            y += LEGEND_LINE;
        }
        canvas.write(GraphDrawing.legend(rules), LEFT / 4, y - PixelLettering.HEIGHT, SMALL, CHALK);
    }

    /** The boss stands below the middle: all of the last row leads there. */
    private int x(GraphNode node) {
        int twiceColumn = node.kind() == FloorKind.BOSS ? rules.columns() - 1 : 2 * node.column();
        return LEFT + twiceColumn * PITCH / 2 + PITCH / 8;
    }

    private static int y(GraphNode node) {
        return TOP + node.row() * PITCH;
    }

    private static int colour(FloorKind kind) {
        return switch (kind) {
            case BATTLE -> 0xC8524A;
            case SCROLL -> 0x76A9DC;
            case GOLEM -> 0xD9B25C;
            case HEALTH_BUFF -> 0x78B863;
            case ATTACK_BUFF -> 0xB488D2;
            case BOSS -> 0xEDE4D0;
        };
    }
}
