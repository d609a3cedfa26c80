package dev.orebound.lab.graph;

import dev.orebound.chance.Seed;
import dev.orebound.content.floor.FloorKind;
import dev.orebound.content.floor.FloorPromiseRules;
import dev.orebound.content.floor.GraphRules;
import dev.orebound.descent.GraphNode;
import dev.orebound.descent.RoomGraph;
import dev.orebound.descent.RoomGraph.GraphEdge;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * A room graph in characters: a line for each row of nodes, each as the first letter of its kind with its score, and
 * between two rows the ways that join them.
 */
final class GraphDrawing {
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
            text.append(letter(rule.kind()))
                    .append(' ')
                    .append(GraphPrint.words(rule))
                    .append('\n');
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
