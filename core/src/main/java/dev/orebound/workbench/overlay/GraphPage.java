package dev.orebound.workbench.overlay;

import com.badlogic.gdx.graphics.g2d.TextureRegion;
import dev.orebound.content.floor.FloorKind;
import dev.orebound.content.floor.GraphRules;
import dev.orebound.descent.GraphNode;
import dev.orebound.descent.RoomGraph;
import dev.orebound.expedition.Expedition;
import dev.orebound.screen.descent.FloorKindSprites;
import dev.orebound.screen.input.GameAction;
import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.screen.layout.LayoutBox;
import dev.orebound.screen.page.PageContext;
import dev.orebound.screen.page.PageScaffold;
import dev.orebound.view.text.TextLine;
import dev.orebound.view.text.TextStyle;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The room graph over the whole window: nodes with kind and score, ways, the walked path, the current node and its
 * exits. The legend at the bottom explains the scores.
 */
final class GraphPage {
    private static final int LEGEND_UNITS = 62;
    private static final int DEPTHS_UNITS = 48;
    private static final int TOKEN = 18;
    private static final float TOKEN_SHARE = 0.87f;

    private final PageContext parts;
    private final PageScaffold frame;
    private final GraphLegend legend;
    private final TextLine here;
    private final List<TextLine> scores = new ArrayList<>();
    private final List<TextLine> depths = new ArrayList<>();
    private List<GraphNode> nodes = List.of();
    private List<RoomGraph.GraphEdge> edges = List.of();
    private List<String> path = List.of();
    private @Nullable GraphLayout shape;
    private LayoutBox body = new LayoutBox(0, 0, 1, 1);
    private int grain = 1;

    GraphPage(PageContext parts) {
        this.parts = parts;
        frame = new PageScaffold(
                parts, parts.texts().get("overlay.graph.title"), parts.texts().get("overlay.graph.help"));
        legend = new GraphLegend(parts);
        here = parts.line(TextStyle.SMALL, "overlay.graph.here");
    }

    /** Sets the shown floor of a run. */
    void enter(Expedition entered) {
        RoomGraph graph = entered.descent().graph();
        path = entered.tally().deeds().path();
        nodes = graph.nodes();
        edges = graph.ways();
        shape = new GraphLayout(graph);
        shape.layOut(body);
        scores.clear();
        nodes.forEach(node -> scores.add(parts.said(TextStyle.SMALL, Integer.toString(node.score()))));
        depths.clear();
        for (int row = 0; row < shape.rows(); row++) {
            depths.add(parts.said(TextStyle.SMALL, Integer.toString(row + 1)));
        }
        frame.note(parts.texts().format("hud.seed", entered.seed().text()));
    }

    void resize(InterfaceSize size) {
        frame.resize(size);
        LayoutBox page = frame.body();
        int foot = size.pixels(LEGEND_UNITS);
        int head = size.pixels(DEPTHS_UNITS);
        legend.layOut(new LayoutBox(page.x(), page.y(), page.width(), foot), size);
        body = new LayoutBox(page.x(), page.y() + foot, page.width(), Math.max(1, page.height() - foot - head));
        grain = size.grain();
        if (shape != null) {
            shape.layOut(body);
        }
    }

    void draw(float seconds) {
        UiPane pane = parts.pane();
        pane.fill(0, 0, frame.size().width(), frame.size().height(), UiPalette.NIGHT, frame.shown());
        frame.draw(pane, seconds);
        if (shape == null) {
            return;
        }
        float alpha = frame.shown();
        for (int row = 0; row < depths.size(); row++) {
            TextLine depth = depths.get(row);
            depth.draw(
                    pane.batch(),
                    shape.x(row) - depth.width() / 2,
                    body.top() + 1.6f * depth.capHeight(),
                    UiPalette.BONE_DARK,
                    alpha);
        }
        for (int i = 0; i < edges.size(); i++) {
            drawWay(pane, edges.get(i), shape, alpha);
        }
        for (int i = 0; i < nodes.size(); i++) {
            drawNode(pane, i, shape, alpha);
        }
        drawHere(pane, shape, alpha);
        legend.draw(pane, alpha);
    }

    private void drawWay(UiPane pane, RoomGraph.GraphEdge edge, GraphLayout at, float alpha) {
        boolean isWalked = isWalked(edge);
        boolean isAhead = edge.from().id().equals(hereId());
        int rgb = isWalked ? UiPalette.GOLD : isAhead ? UiPalette.BONE_LIGHT : UiPalette.STONE_LIGHT;
        float wide = isWalked || isAhead ? grain + 1f : Math.max(1, grain - 1f);
        pane.line(at.x(edge.from()), at.y(edge.from()), at.x(edge.to()), at.y(edge.to()), wide, rgb, alpha);
    }

    private boolean isWalked(RoomGraph.GraphEdge edge) {
        int from = path.indexOf(edge.from().id());
        return from >= 0
                && from + 1 < path.size()
                && path.get(from + 1).equals(edge.to().id());
    }

    private String hereId() {
        return path.isEmpty() ? "" : path.get(path.size() - 1);
    }

    private boolean isAhead(GraphNode node) {
        for (int i = 0; i < edges.size(); i++) {
            if (edges.get(i).from().id().equals(hereId()) && edges.get(i).to().equals(node)) {
                return true;
            }
        }
        return false;
    }

    private int tokenGrain(GraphLayout at) {
        float room = Math.min(
                at.pitch() * TOKEN_SHARE, (at.columnPitch() - scores.get(0).capHeight() * 0.9f));
        return Math.max(1, Math.min(grain, (int) (room / TOKEN)));
    }

    private void drawNode(UiPane pane, int number, GraphLayout at, float alpha) {
        GraphNode node = nodes.get(number);
        TextureRegion picture = parts.sprites().frame(FloorKindSprites.of(node.kind()), 0);
        int token = tokenGrain(at);
        float half = picture.getRegionWidth() * token / 2f;
        float x = Math.round(at.x(node));
        float y = Math.round(at.y(node));
        boolean isWalked = path.contains(node.id());
        boolean isAhead = isAhead(node);
        if (isWalked || isAhead) {
            float rim = half + 2;
            pane.panel(
                    x - rim,
                    y - rim,
                    2 * rim,
                    2 * rim,
                    token,
                    UiPalette.STONE_DARK,
                    isWalked ? UiPalette.GOLD : UiPalette.BONE_LIGHT,
                    alpha);
        } else {
            pane.fill(x - half, y - half, 2 * half, 2 * half, UiPalette.NIGHT, 0.6f * alpha);
        }
        pane.picture(picture, x - half, y - half, token, alpha);
        TextLine score = scores.get(number);
        int rgb = isFight(node) ? UiPalette.FLAME : UiPalette.LEAF_LIGHT;
        float foot = y - half - score.capHeight() * 0.6f;
        pane.fill(
                x - score.width() / 2 - 2,
                foot - 2,
                score.width() + 4,
                score.capHeight() + 4,
                UiPalette.NIGHT,
                0.85f * alpha);
        score.draw(pane.batch(), x - score.width() / 2, foot, rgb, alpha);
    }

    private static boolean isFight(GraphNode node) {
        return node.kind() == FloorKind.BATTLE || node.kind() == FloorKind.BOSS;
    }

    private void drawHere(UiPane pane, GraphLayout at, float alpha) {
        for (int i = 0; i < nodes.size(); i++) {
            GraphNode node = nodes.get(i);
            if (node.id().equals(hereId())) {
                float half = TOKEN * tokenGrain(at) / 2f;
                float x = Math.max(body.x(), Math.min(body.right() - here.width(), at.x(node) - here.width() / 2));
                float foot = at.y(node) + half + here.capHeight() * 0.6f;
                float rim = here.capHeight() * 0.4f;
                pane.fill(
                        x - rim,
                        foot - rim,
                        here.width() + 2 * rim,
                        here.capHeight() + 2 * rim,
                        UiPalette.BLOOD_DARK,
                        alpha);
                here.draw(pane.batch(), x, foot, UiPalette.GOLD_LIGHT, alpha);
            }
        }
    }

    void pointerMoved(float x, float y) {
        frame.pointerMoved(x, y);
        for (int i = 0; shape != null && i < nodes.size(); i++) {
            GraphNode node = nodes.get(i);
            float reach = TOKEN * tokenGrain(shape) / 2f;
            if (Math.abs(shape.x(node) - x) <= reach && Math.abs(shape.y(node) - y) <= reach) {
                String kind = parts.texts().get("floor_kind." + node.kind().id());
                frame.help(parts.texts().format("overlay.graph.node", node.id(), node.row() + 1, kind, node.score()));
            }
        }
    }

    boolean isLeftBy(int keycode, @Nullable GameAction action) {
        return frame.isLeftBy(keycode, action);
    }

    boolean isLeftAt(float x, float y) {
        return frame.isLeftAt(x, y);
    }

    /** The legend of the room graph: each kind of floor, its range of scores, and what it adds to later scores. */
    private static final class GraphLegend {
        private static final int GAP_UNITS = 8;

        private final PageContext parts;
        private final List<GraphRules.FloorKindRule> rules;
        private final List<TextLine> kinds = new ArrayList<>();
        private final List<TextLine> scores = new ArrayList<>();
        private LayoutBox box = new LayoutBox(0, 0, 1, 1);
        private int grain = 1;
        private int gap = 1;

        GraphLegend(PageContext parts) {
            this.parts = parts;
            rules = parts.content().graph().rules();
            for (GraphRules.FloorKindRule rule : rules) {
                kinds.add(
                        parts.line(TextStyle.SMALL, "floor_kind." + rule.kind().id()));
                String boost = (rule.boost() < 0 ? "" : "+") + rule.boost();
                scores.add(parts.said(
                        TextStyle.SMALL,
                        parts.texts()
                                .format(
                                        "overlay.graph.rule",
                                        rule.scores().lowest(),
                                        rule.scores().highest(),
                                        boost)));
            }
        }

        void layOut(LayoutBox within, InterfaceSize size) {
            box = within;
            gap = size.pixels(GAP_UNITS);
            grain = Math.max(1, size.grain() - 1);
        }

        void draw(UiPane pane, float alpha) {
            float wide = box.width() / (float) Math.max(1, rules.size());
            for (int i = 0; i < rules.size(); i++) {
                TextureRegion picture =
                        parts.sprites().frame(FloorKindSprites.of(rules.get(i).kind()), 0);
                float x = Math.round(box.x() + i * wide);
                float side = picture.getRegionWidth() * grain;
                float y = Math.round(box.y() + (box.height() - side) / 2 - gap);
                pane.picture(picture, x, y, grain, alpha);
                TextLine kind = kinds.get(i);
                TextLine score = scores.get(i);
                float middle = y + side / 2;
                kind.draw(pane.batch(), x + side + gap, middle + gap * 0.4f, UiPalette.BONE_LIGHT, alpha);
                score.draw(
                        pane.batch(), x + side + gap, middle - gap * 0.6f - score.capHeight(), UiPalette.BONE, alpha);
            }
        }
    }

    /** Computes positions of the graph's nodes in a box; the descent runs from left to right. Pure arithmetic. */
    private static final class GraphLayout {
        private final int rows;
        private final int columns;
        private LayoutBox box = new LayoutBox(0, 0, 1, 1);

        GraphLayout(RoomGraph graph) {
            rows = graph.rows() + 1;
            columns =
                    1 + graph.nodes().stream().mapToInt(GraphNode::column).max().orElse(0);
        }

        void layOut(LayoutBox within) {
            box = within;
        }

        /** Returns the number of rows, including the boss. */
        int rows() {
            return rows;
        }

        /** Returns the distance between two rows. */
        float pitch() {
            return box.width() / (float) rows;
        }

        /** Returns the distance between two columns. */
        float columnPitch() {
            return box.height() / (float) columns;
        }

        float x(int row) {
            return box.x() + (row + 0.5f) * pitch();
        }

        float x(GraphNode node) {
            return x(node.row());
        }

        /** Returns the position of a node; the boss is in the middle, because the whole last row leads there. */
        float y(GraphNode node) {
            float column = node.row() == rows - 1 ? (columns - 1) / 2f : node.column();
            return box.top() - (column + 0.5f) * columnPitch();
        }
    }
}
