package dev.orebound.workbench.overlay;

import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import com.badlogic.gdx.scenes.scene2d.ui.Stack;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.WidgetGroup;
import com.badlogic.gdx.scenes.scene2d.utils.Drawable;
import com.badlogic.gdx.utils.Align;
import dev.orebound.content.floor.FloorKind;
import dev.orebound.content.floor.GraphRules.FloorKindRule;
import dev.orebound.descent.GraphNode;
import dev.orebound.descent.RoomGraph.GraphEdge;
import dev.orebound.expedition.Expedition;
import dev.orebound.screen.descent.FloorKindSprites;
import dev.orebound.screen.descent.PromiseIcons;
import dev.orebound.screen.page.FramedPage;
import dev.orebound.screen.page.PageContext;
import dev.orebound.screen.stage.DrawnWidget;
import dev.orebound.screen.stage.FocusRow;
import dev.orebound.screen.stage.PageSkin.PixelValue;
import dev.orebound.screen.stage.StageBatch;
import dev.orebound.screen.stage.TextLabel;
import dev.orebound.view.floor.PagePlace;
import dev.orebound.view.text.SeedText;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The room graph over the whole window: nodes with kind and score, ways, the walked path, the current node and its
 * exits. The focused node is described at the bottom; the legend above that explains the scores.
 */
final class GraphPage extends FramedPage {
    private static final int LEGEND_UNITS = 62;
    private static final int TOKEN = 18;

    private final Runnable leave;
    private final GraphMap map = new GraphMap();
    private List<String> path = List.of();
    private List<GraphEdge> edges = List.of();

    GraphPage(PageContext parts, Runnable leave) {
        super(
                parts,
                PagePlace.SHAFT,
                parts.texts().get("overlay.graph.title"),
                parts.texts().get("overlay.graph.help"));
        this.leave = leave;
        Table legend = new Table();
        for (FloorKindRule rule : parts.content().graph().rules()) {
            legend.add(drawn((pane, x, y, width, height, alpha) ->
                            drawToken(pane, rule.kind(), x, y, width, height, alpha)))
                    .size(new PixelValue(() -> TOKEN * Math.max(1, size().grain() - 1)))
                    .padRight(units(8));
            Table words = new Table();
            words.defaults().left().spaceBottom(units(6));
            words.add(label(
                            "note",
                            parts.texts().get("floor_kind." + rule.kind().id())))
                    .row();
            String boost = (rule.boost() < 0 ? "" : "+") + rule.boost();
            int lowest = rule.scores().lowest();
            int highest = rule.scores().highest();
            words.add(label("words", parts.texts().format("overlay.graph.rule", lowest, highest, boost)));
            legend.add(words).expandX().left();
        }
        body().add(map).grow().row();
        body().add(legend).growX().height(units(LEGEND_UNITS));
    }

    /** Sets the shown floor of a run. */
    void enter(Expedition entered) {
        path = entered.tally().deeds().path();
        edges = entered.descent().graph().ways();
        map.fill(entered.descent().graph().nodes(), entered.descent().graph().rows() + 1);
        String seed = SeedText.of(entered.seed(), entered.isFirst(), parts().fonts());
        note(parts().texts().format("hud.seed", seed));
        focusHere();
    }

    /** Focuses the node of the shown floor, and explains the page. */
    void focusHere() {
        focus().settle();
        NodeRow here = map.rows.get(hereId());
        if (here != null) {
            focus().choose(here);
        }
        help(parts().texts().get("overlay.graph.help"));
    }

    private String hereId() {
        return path.isEmpty() ? "" : path.get(path.size() - 1);
    }

    private boolean isWalked(GraphEdge edge) {
        int from = path.indexOf(edge.from().id());
        return from >= 0
                && from + 1 < path.size()
                && path.get(from + 1).equals(edge.to().id());
    }

    private boolean isAhead(GraphEdge edge) {
        return edge.from().id().equals(hereId());
    }

    private void drawToken(UiPane pane, FloorKind kind, int x, int y, int width, int height, float alpha) {
        TextureRegion picture = parts().sprites().frame(FloorKindSprites.of(kind), 0);
        int grain = Math.max(1, Math.min(size().grain(), Math.min(width, height) / TOKEN));
        int left = x + (width - picture.getRegionWidth() * grain) / 2;
        int bottom = y + (height - picture.getRegionHeight() * grain) / 2;
        pane.picture(picture, left, bottom, grain, alpha);
    }

    /** Leaves the width of the window to the page. */
    @Override
    protected float placeShare() {
        return 0;
    }

    @Override
    protected void drawGround(UiPane pane, float seconds) {
        pane.fill(0, 0, size().width(), size().height(), UiPalette.NIGHT, shown());
        super.drawGround(pane, seconds);
    }

    @Override
    protected void leave() {
        leave.run();
    }

    /** A node of the graph: its kind above its score, framed if it was walked or lies ahead. */
    private final class NodeRow extends FocusRow {
        private final GraphNode node;
        private final Table frame = new Table();
        private final @Nullable Drawable resting;

        NodeRow(GraphNode node) {
            super(parts().row("bare"), () -> {});
            this.node = node;
            boolean isWalked = path.contains(node.id());
            boolean isAhead =
                    edges.stream().anyMatch(edge -> isAhead(edge) && edge.to().equals(node));
            PromiseIcons promised = new PromiseIcons(parts().sprites(), node);
            DrawnWidget token = drawn((pane, x, y, width, height, alpha) -> {
                drawToken(pane, node.kind(), x, y, width, height, alpha);
                int middle = x + width / 2;
                promised.drawMarks(pane, middle - promised.marksWidth(1) / 2, y + height - 8f, 1, alpha);
                promised.drawFeatures(pane, middle - promised.featuresWidth(1) / 2, y, 1, alpha);
            });
            resting = isWalked
                    ? parts().skin().drawable("walked")
                    : isAhead ? parts().skin().drawable("ahead") : null;
            frame.setBackground(resting);
            frame.add(token).grow();
            Table upper = new Table();
            upper.add(frame).grow().padBottom(units(7));
            boolean isFight = node.kind() == FloorKind.BATTLE || node.kind() == FloorKind.BOSS;
            TextLabel score = label("words", Integer.toString(node.score()));
            Table plate = new Table().background(parts().skin().drawable("plate"));
            plate.add(score.tint(isFight ? UiPalette.FLAME : UiPalette.LEAF_LIGHT))
                    .pad(units(1), units(2), units(1), units(2));
            Table lower = new Table().bottom();
            lower.add(plate);
            add(new Stack(upper, lower)).grow();
            String kind = parts().texts().get("floor_kind." + node.kind().id());
            String promises = PromiseIcons.words(node, parts().texts(), false);
            String told = parts().texts()
                    .format("overlay.graph.node", node.id(), node.row() + 1, kind, node.score(), promises);
            whenFocused(() -> help(told));
        }

        @Override
        protected void focusChanged() {
            frame.setBackground(isFocused() ? parts().skin().drawable("node_focus") : resting);
        }

        /** Returns the height of the middle of its picture. */
        float middle() {
            return getY() + (getHeight() + frame.getY()) / 2;
        }
    }

    /** The nodes and the ways between them; the descent runs from left to right below the numbers of its depths. */
    private final class GraphMap extends WidgetGroup {
        private static final int HEAD_UNITS = 40;
        private static final float PITCH_SHARE = 0.87f;

        private final Map<String, NodeRow> rows = new LinkedHashMap<>();
        private final List<TextLabel> depths = new ArrayList<>();
        private final Table here = new Table();
        private int columns = 1;

        GraphMap() {
            setTransform(false);
            here.background(parts().skin().drawable("here")).pad(grains(1), grains(2), grains(1), grains(2));
            here.add(label("note", parts().texts().get("overlay.graph.here")));
        }

        void fill(List<GraphNode> nodes, int depthCount) {
            clearChildren();
            rows.clear();
            depths.clear();
            columns = 1 + nodes.stream().mapToInt(GraphNode::column).max().orElse(0);
            for (int depth = 1; depth <= depthCount; depth++) {
                depths.add(label("hint", Integer.toString(depth)).align(Align.center));
            }
            depths.forEach(this::addActor);
            nodes.forEach(node -> {
                NodeRow row = new NodeRow(node);
                rows.put(node.id(), row);
                addActor(row);
            });
            addActor(here);
            invalidate();
        }

        @Override
        public void layout() {
            float pitch = getWidth() / Math.max(1, depths.size());
            float head = size().pixels(HEAD_UNITS);
            float high = (getHeight() - head) / columns;
            for (int i = 0; i < depths.size(); i++) {
                depths.get(i).setBounds(i * pitch, getHeight() - head / 2, pitch, head / 2);
            }
            for (NodeRow row : rows.values()) {
                // The boss is in the middle, because the whole last row leads there.
                boolean isLast = row.node.row() == depths.size() - 1;
                float column = isLast ? (columns - 1) / 2f : row.node.column();
                float width = Math.round(Math.min(PITCH_SHARE * pitch, high));
                float x = Math.round((row.node.row() + 0.5f) * pitch - width / 2);
                float y = Math.round(getHeight() - head - (column + 1) * high);
                row.setBounds(x, y, width, Math.round(high));
                row.validate();
            }
            NodeRow at = rows.get(hereId());
            here.setVisible(at != null);
            here.pack();
            if (at != null) {
                float most = getWidth() - here.getWidth();
                float x = Math.max(0, Math.min(most, at.getX() + (at.getWidth() - here.getWidth()) / 2));
                here.setPosition(Math.round(x), at.getTop());
            }
        }

        @Override
        public void draw(Batch batch, float parentAlpha) {
            validate();
            for (int i = 0; i < edges.size(); i++) {
                drawWay(StageBatch.paneOf(batch), edges.get(i), parentAlpha);
            }
            super.draw(batch, parentAlpha);
        }

        private void drawWay(UiPane pane, GraphEdge edge, float alpha) {
            NodeRow from = rows.get(edge.from().id());
            NodeRow to = rows.get(edge.to().id());
            if (from == null || to == null) {
                return;
            }
            boolean isBright = isWalked(edge) || isAhead(edge);
            int rgb = isWalked(edge) ? UiPalette.GOLD : isAhead(edge) ? UiPalette.BONE_LIGHT : UiPalette.STONE_LIGHT;
            int grain = size().grain();
            float wide = isBright ? grain + 1f : Math.max(1, grain - 1f);
            float x = getX() + from.getX() + from.getWidth() / 2;
            float toX = getX() + to.getX() + to.getWidth() / 2;
            pane.line(x, getY() + from.middle(), toX, getY() + to.middle(), wide, rgb, alpha);
        }
    }
}
