package dev.orebound.lab.graph;

import dev.orebound.chance.Seed;
import dev.orebound.content.floor.FloorKind;
import dev.orebound.content.floor.FloorPromiseRules;
import dev.orebound.content.floor.GraphRules;
import dev.orebound.descent.GraphNode;
import dev.orebound.descent.RoomGraph;
import dev.orebound.descent.RoomGraph.GraphEdge;
import dev.orebound.lab.figure.JsonText;
import dev.orebound.lab.picture.PixelCanvas;
import dev.orebound.lab.picture.PixelLettering;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

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

    private static String words(GraphRules.FloorKindRule rule) {
        return rule.kind().id() + ", drawn at " + rule.scores().lowest() + ".."
                + rule.scores().highest() + ", " + (rule.boost() < 0 ? "" : "+") + rule.boost();
    }

    /**
     * A room graph in characters: a line for each row of nodes, each as the first letter of its kind with its score, and between
     * two rows the ways that join them.
     */
    static final class GraphDrawing {
        /** From one column to the next: a node's letter, three characters of its score, and a gap on either side. */
        private static final int PITCH = 6;

        private static final int LABEL = 4;

        private final RoomGraph graph;
        private final GraphRules rules;
        private final StringBuilder text = new StringBuilder();

        GraphDrawing(RoomGraph graph, GraphRules rules) {
            this.graph = graph;
            this.rules = rules;
        }

        /** The letter that stands for a kind. */
        static String letter(FloorKind kind) {
            return kind == FloorKind.BOSS ? "X" : kind.id().substring(0, 1).toUpperCase(Locale.ROOT);
        }

        String text(Seed seed) {
            text.append("seed ").append(seed.text()).append('\n');
            for (int row = 0; row < graph.rows(); row++) {
                drawNodes(row);
                if (row + 1 < graph.rows()) {
                    drawWays(row);
                }
            }
            drawWaysToBoss();
            drawNodes(graph.rows());
            drawLegend();
            return text.toString();
        }

        private void drawNodes(int row) {
            char[] line = blank();
            String number = String.valueOf(row);
            number.getChars(0, number.length(), line, 0);
            for (GraphNode node : graph.row(row)) {
                String label = letter(node.kind()) + node.score();
                label.getChars(0, label.length(), line, place(node));
            }
            end(line);
            char[] told = blank();
            for (GraphNode node : graph.row(row)) {
                String label = told(node, rules);
                label.getChars(0, label.length(), told, place(node));
            }
            end(told);
        }

        /** Returns what an exit tells besides the kind: the marks of danger and a letter for each feature. */
        static String told(GraphNode node, GraphRules rules) {
            StringBuilder told = new StringBuilder().append(node.danger());
            List<String> words = features(rules);
            node.features().forEach(feature -> told.append(letters(words).charAt(words.indexOf(feature))));
            return told.toString();
        }

        /** Returns the features of all rules, in the order of the alphabet. */
        static List<String> features(GraphRules rules) {
            return rules.promises().features().stream()
                    .map(FloorPromiseRules.FeatureOdds::feature)
                    .distinct()
                    .sorted()
                    .toList();
        }

        /** Returns a letter for each word: its first one that no word before it has, or a question mark. */
        static String letters(List<String> words) {
            StringBuilder letters = new StringBuilder();
            for (String word : words) {
                int at = 0;
                while (at < word.length() && letters.indexOf(word.substring(at, at + 1)) >= 0) {
                    at++;
                }
                letters.append(at < word.length() ? word.charAt(at) : '?');
            }
            return letters.toString();
        }

        /** Returns the legend of what is told besides kinds. */
        static String legend(GraphRules rules) {
            List<String> words = features(rules);
            StringBuilder legend = new StringBuilder("danger");
            for (int i = 0; i < words.size(); i++) {
                legend.append(", ").append(letters(words).charAt(i)).append(' ').append(words.get(i));
            }
            return legend.toString();
        }

        /** Two lines, so that ways which cross are drawn as a cross. */
        private void drawWays(int row) {
            char[] upper = blank();
            char[] lower = blank();
            for (GraphEdge way : graph.ways()) {
                if (way.from().row() == row) {
                    int sideways = way.to().column() - way.from().column();
                    char stroke = sideways == 0 ? '|' : sideways > 0 ? '\\' : '/';
                    upper[place(way.from()) + 2 * sideways] = stroke;
                    lower[place(way.from()) + 4 * sideways] = stroke;
                }
            }
            end(upper);
            end(lower);
        }

        /** All nodes of the last row lead there. */
        private void drawWaysToBoss() {
            char[] line = blank();
            List<GraphNode> last = graph.row(graph.rows() - 1);
            Arrays.fill(line, LABEL, place(last.get(last.size() - 1)) + 1, '-');
            line[LABEL] = '+';
            last.forEach(node -> line[place(node)] = '+');
            end(line);
        }

        private void drawLegend() {
            for (GraphRules.FloorKindRule rule : rules.rules()) {
                text.append(letter(rule.kind())).append(' ').append(words(rule)).append('\n');
            }
            text.append(letter(FloorKind.BOSS)).append(" boss\n");
            text.append(legend(rules)).append('\n');
        }

        private char[] blank() {
            char[] line = new char[LABEL + rules.columns() * PITCH];
            Arrays.fill(line, ' ');
            return line;
        }

        private static int place(GraphNode node) {
            return LABEL + node.column() * PITCH;
        }

        private void end(char[] line) {
            text.append(new String(line).stripTrailing()).append('\n');
        }
    }

    /**
     * A room graph as a picture, the entrance on top: a disc for each node in the colour of its kind, with the kind's letter and
     * the score; a stroke for each way; below, what the letters stand for and when each kind is drawn.
     */
    static final class GraphImage {
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
                canvas.write(words(rule).replace('_', ' '), LEFT * 2 / 3, y - PixelLettering.HEIGHT, SMALL, CHALK);
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
}
