package dev.orebound.screen.descent;

import com.badlogic.gdx.graphics.g2d.TextureRegion;
import dev.orebound.content.floor.FloorKind;
import dev.orebound.descent.GraphNode;
import dev.orebound.descent.RoomGraph;
import dev.orebound.screen.descent.DescentShape.RockStrata;
import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.screen.layout.LayoutBox;
import dev.orebound.screen.page.PageContext;
import dev.orebound.view.sprite.SpriteAtlas;
import dev.orebound.view.text.TextLine;
import dev.orebound.view.text.TextStyle;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Draws the known part of a run's graph into the rock, a few rows at a time. */
final class DescentMap {
    private static final float FOLLOW_A_SECOND = 5;
    private static final int VEIL_STEPS = 14;

    /** Opacity of what cannot be reached from the chosen entrance. */
    private static final float ASIDE_ALPHA = 0.55f;

    /** Opacity of the shafts that the player does not take. */
    private static final float SHAFT_ALPHA = 0.6f;

    /** Height of the signs of features below a floor, in pixels of their art. */
    private static final int FEATURE_GRAINS = 9;

    /** The smallest size at which signs can be told apart. */
    private static final int SMALLEST_SIGNS = 2;

    /** Share of the light that one step of the veil lets through. */
    private static final float VEIL_CLEAR = 0.84f;

    private final PageContext parts;
    private final RoomGraph graph;
    private final DescentShape shape;
    private final RockStrata strata;
    private final NightSurface surface;
    private final NodeTrail trail;
    private final DescentWalker wayfarer;
    private final EnumMap<FloorKind, TextLine> words = new EnumMap<>(FloorKind.class);
    private final List<TextLine> depths = new ArrayList<>();
    private final List<GraphNode> nodes;
    /** By the index of the node. */
    private final List<PromiseIcons> promises = new ArrayList<>();

    private final List<RoomGraph.GraphEdge> edges;
    private KnownDescent known;
    private int grain = 1;
    private float wanted;
    private float seconds;

    DescentMap(PageContext parts, KnownDescent known) {
        this.parts = parts;
        this.known = known;
        graph = known.graph();
        nodes = graph.nodes();
        nodes.forEach(node -> promises.add(new PromiseIcons(parts.sprites(), node)));
        edges = graph.ways();
        shape = new DescentShape(graph);
        strata = new RockStrata(shape, graph.rows());
        surface = new NightSurface(shape);
        trail = new NodeTrail(shape);
        wayfarer = new DescentWalker(parts.sprites(), shape);
        for (FloorKind kind : FloorKind.values()) {
            words.put(kind, parts.line(TextStyle.SMALL, "floor_kind." + kind.id()));
        }
        for (int row = 0; row <= graph.rows(); row++) {
            depths.add(parts.said(TextStyle.SMALL, Integer.toString(row + 1)));
        }
        wayfarer.standAt(graph.node(known.here()).orElse(null));
        wanted = rowOfHere();
        shape.lookAt(wanted);
    }

    private int rowOfHere() {
        return graph.node(known.here()).map(GraphNode::row).orElse(0);
    }

    /** Updates the map for another entered floor, and lets the alchemist walk there. */
    void walkOn(KnownDescent changed) {
        known = changed;
        wayfarer.walkTo(graph.node(changed.here()).orElse(null));
        wanted = rowOfHere();
    }

    void layOut(LayoutBox box, InterfaceSize size) {
        grain = size.grain();
        shape.layOut(box, size);
    }

    /** Scrolls down by some rows, or up if negative. */
    void scroll(float rows) {
        wanted = shape.clamp(wanted + rows);
    }

    /** Returns the known floor at a point, or null. */
    @Nullable
    GraphNode nodeAt(float x, float y) {
        float reach = 10f * grain;
        for (int i = 0; i < nodes.size(); i++) {
            GraphNode node = nodes.get(i);
            boolean isNear = Math.abs(shape.x(node) - x) < reach && Math.abs(shape.y(node) - y) < reach;
            if (isNear
                    && known.markOf(node) != KnownDescent.NodeMark.VEILED
                    && shape.box().contains(x, y)) {
                return node;
            }
        }
        return null;
    }

    void draw(UiPane pane, float alpha, float frameSeconds) {
        seconds += frameSeconds;
        shape.lookAt(shape.focus() + (wanted - shape.focus()) * Math.min(1, FOLLOW_A_SECOND * frameSeconds));
        wayfarer.update(frameSeconds);
        strata.draw(pane, grain, alpha);
        surface.draw(pane, grain, alpha);
        drawShafts(pane, alpha);
        drawVeil(pane, alpha);
        for (int i = 0; i < edges.size(); i++) {
            drawWay(pane, edges.get(i), alpha);
        }
        for (int i = 0; i < nodes.size(); i++) {
            drawNode(pane, nodes.get(i), promises.get(i), alpha);
        }
        drawDepths(pane, alpha);
        wayfarer.draw(pane, grain, alpha);
        LayoutBox box = shape.box();
        pane.vignette(box.x(), box.y(), box.width(), box.height(), UiPalette.NIGHT, 0.8f * alpha);
        drawRim(pane, box, alpha);
    }

    private void drawShafts(UiPane pane, float alpha) {
        for (int i = 0; i < nodes.size() && nodes.get(i).row() == 0; i++) {
            KnownDescent.NodeMark mark = known.markOf(nodes.get(i));
            if (mark != KnownDescent.NodeMark.VEILED) {
                boolean isTaken = mark == KnownDescent.NodeMark.HERE || mark == KnownDescent.NodeMark.WALKED;
                surface.drawShaft(pane, nodes.get(i), grain, alpha * (isTaken ? 1 : SHAFT_ALPHA));
            }
        }
    }

    private void drawRim(UiPane pane, LayoutBox box, float alpha) {
        pane.fill(box.x(), box.y(), box.width(), grain, UiPalette.STONE, alpha);
        pane.fill(box.x(), box.top() - grain, box.width(), grain, UiPalette.STONE, alpha);
        pane.fill(box.x(), box.y(), grain, box.height(), UiPalette.STONE, alpha);
        pane.fill(box.right() - grain, box.y(), grain, box.height(), UiPalette.STONE, alpha);
    }

    /** Draws the slowly pulsing darkness below the known part. */
    private void drawVeil(UiPane pane, float alpha) {
        LayoutBox box = shape.box();
        float top = shape.rowY(known.deepestRow() + 0.55f)
                + 2 * grain * pane.flashes().wave(seconds * 0.8f);
        float step = shape.pitch() / VEIL_STEPS;
        float clear = 1;
        for (int i = 0; i < VEIL_STEPS; i++) {
            clear *= VEIL_CLEAR;
            boolean isLast = i == VEIL_STEPS - 1;
            float upper = Math.min(box.top(), top - i * step);
            float lower = isLast ? box.y() : Math.max(box.y(), top - (i + 1) * step);
            if (upper > lower) {
                pane.fill(box.x(), lower, box.width(), upper - lower, UiPalette.NIGHT, (1 - clear) * alpha);
            }
        }
    }

    private void drawWay(UiPane pane, RoomGraph.GraphEdge edge, float alpha) {
        if (!known.isKnown(edge)) {
            return;
        }
        boolean isWalked = known.isWalked(edge);
        KnownDescent.NodeMark from = known.markOf(edge.from());
        int rgb = isWalked
                ? UiPalette.GOLD
                : from == KnownDescent.NodeMark.HERE ? UiPalette.BONE_LIGHT : UiPalette.STONE_PALE;
        float strength = isWalked || from == KnownDescent.NodeMark.HERE ? 1 : isFaint(from) ? 0.3f : 0.7f;
        trail.draw(
                pane,
                shape.x(edge.from()),
                shape.y(edge.from()),
                shape.x(edge.to()),
                shape.y(edge.to()),
                grain,
                rgb,
                strength * alpha);
    }

    private static boolean isFaint(KnownDescent.NodeMark from) {
        return from == KnownDescent.NodeMark.WALKED || from == KnownDescent.NodeMark.ASIDE;
    }

    private void drawNode(UiPane pane, GraphNode node, PromiseIcons promised, float alpha) {
        KnownDescent.NodeMark mark = known.markOf(node);
        float y = shape.y(node);
        float clarity = shape.clarity(y) * alpha * (mark == KnownDescent.NodeMark.ASIDE ? ASIDE_ALPHA : 1);
        if (mark == KnownDescent.NodeMark.VEILED || clarity <= 0) {
            return;
        }
        TextureRegion picture = parts.sprites().frame(FloorKindSprites.of(node.kind()), 0);
        float x = shape.x(node);
        float left = Math.round(x - picture.getRegionWidth() * grain / 2f);
        float bottom = Math.round(y - picture.getRegionHeight() * grain / 2f);
        drawGlow(pane, mark, node.kind(), x, y, clarity);
        pane.picture(picture, left, bottom, grain, clarity * strength(mark));
        if (mark == KnownDescent.NodeMark.WALKED || mark == KnownDescent.NodeMark.MISSED) {
            pane.lowerRows(
                    picture, left, bottom, picture.getRegionHeight(), grain, UiPalette.NIGHT, shade(mark) * clarity);
        }
        if (mark == KnownDescent.NodeMark.AHEAD
                || mark == KnownDescent.NodeMark.SEEN
                || mark == KnownDescent.NodeMark.ASIDE) {
            int small = Math.max(SMALLEST_SIGNS, grain - 1);
            float top = bottom + picture.getRegionHeight() * grain - 2f * small;
            promised.drawMarks(pane, x - promised.marksWidth(small) / 2, top, small, clarity);
            bottom -= FEATURE_GRAINS * small;
            promised.drawFeatures(pane, x - promised.featuresWidth(small) / 2, bottom, small, clarity);
        }
        if (mark == KnownDescent.NodeMark.AHEAD || node.kind() == FloorKind.BOSS) {
            TextLine word = wordOf(node.kind());
            float foot = bottom - 2f * grain - word.capHeight();
            int ink = mark == KnownDescent.NodeMark.AHEAD ? UiPalette.BONE_LIGHT : UiPalette.FLAME;
            word.drawShadowed(pane.batch(), x - word.width() / 2, foot, ink, clarity);
        }
    }

    private TextLine wordOf(FloorKind kind) {
        TextLine word = words.get(kind);
        if (word == null) {
            throw new IllegalStateException("no word for " + kind);
        }
        return word;
    }

    private static float strength(KnownDescent.NodeMark mark) {
        return mark == KnownDescent.NodeMark.MISSED ? 0.55f : 1;
    }

    private static float shade(KnownDescent.NodeMark mark) {
        return mark == KnownDescent.NodeMark.MISSED ? 0.5f : 0.25f;
    }

    private void drawGlow(UiPane pane, KnownDescent.NodeMark mark, FloorKind kind, float x, float y, float alpha) {
        float breath = 0.75f + 0.25f * pane.flashes().wave(seconds * 2.6f);
        if (mark == KnownDescent.NodeMark.HERE) {
            pane.glow(x, y, 30f * grain, UiPalette.FLAME, 0.45f * alpha);
        } else if (kind == FloorKind.BOSS) {
            pane.glow(x, y, 34f * grain, UiPalette.BLOOD, 0.5f * breath * alpha);
        } else if (mark == KnownDescent.NodeMark.AHEAD) {
            pane.glow(x, y, 20f * grain, UiPalette.GOLD, 0.3f * breath * alpha);
        }
    }

    private void drawDepths(UiPane pane, float alpha) {
        for (int row = 0; row < depths.size(); row++) {
            float y = shape.rowY(row);
            float clarity = shape.clarity(y);
            if (clarity > 0) {
                TextLine depth = depths.get(row);
                int ink = row == Math.round(wanted) ? UiPalette.GOLD : UiPalette.BONE_LIGHT;
                float foot = y - depth.capHeight() / 2;
                depth.drawShadowed(pane.batch(), shape.box().x() + 5f * grain, foot, ink, clarity * alpha);
            }
        }
    }

    /** A path between two floors, drawn as a row of small stones that swings a little. */
    private static final class NodeTrail {
        private static final float STONE_GRAINS = 3.2f;

        private final DescentShape shape;

        NodeTrail(DescentShape shape) {
            this.shape = shape;
        }

        /** Draws the trail between two places, except under the floors at its ends. */
        void draw(UiPane pane, float x, float y, float toX, float toY, int grain, int rgb, float alpha) {
            float dx = toX - x;
            float dy = toY - y;
            float length = (float) Math.sqrt(dx * dx + dy * dy);
            float end = 11f * grain;
            for (float at = end; at <= length - end; at += STONE_GRAINS * grain) {
                float share = at / length;
                float stoneY = y + dy * share;
                float clarity = shape.clarity(stoneY);
                if (clarity > 0) {
                    float swing = swing(share, x, toX) * grain;
                    float stoneX = x + dx * share + swing;
                    pane.fill(Math.round(stoneX) - grain / 2f, Math.round(stoneY), grain, grain, rgb, alpha * clarity);
                }
            }
        }

        /** Returns the sideways offset of the trail at a share of its length, in art pixels. */
        static float swing(float share, float x, float toX) {
            float side = ((int) (x + toX) & 1) == 0 ? 1 : -1;
            return side * 3 * (float) Math.sin(share * Math.PI);
        }
    }

    /** The alchemist walking from one floor of the descent to the next. */
    private static final class DescentWalker {
        private static final float WALK_SECONDS = 1.5f;
        private static final float FRAMES_A_SECOND = 9;
        private static final float IDLE_FRAMES_A_SECOND = 3;
        private static final int RISE_GRAINS = 6;

        private final SpriteAtlas sprites;
        private final DescentShape shape;
        private @Nullable GraphNode from;
        private @Nullable GraphNode to;
        private float share = 1;
        private float seconds;

        DescentWalker(SpriteAtlas sprites, DescentShape shape) {
            this.sprites = sprites;
            this.shape = shape;
        }

        void standAt(@Nullable GraphNode node) {
            from = node;
            to = node;
            share = 1;
        }

        void walkTo(@Nullable GraphNode node) {
            from = to == null ? node : to;
            to = node;
            share = 0;
        }

        void update(float passed) {
            seconds += passed;
            share = Math.min(1, share + passed / WALK_SECONDS);
        }

        void draw(UiPane pane, int grain, float alpha) {
            GraphNode start = from;
            GraphNode end = to;
            if (start == null || end == null) {
                return;
            }
            float eased = share * share * (3 - 2 * share);
            float swing = start.id().equals(end.id())
                    ? 0
                    : DescentMap.NodeTrail.swing(eased, shape.x(start), shape.x(end)) * grain;
            float x = shape.x(start) + (shape.x(end) - shape.x(start)) * eased + swing;
            float y = shape.y(start) + (shape.y(end) - shape.y(start)) * eased;
            boolean walks = share < 1;
            String key = walks ? "player.walk" : "player.idle";
            int frame = (int) (seconds * (walks ? FRAMES_A_SECOND : IDLE_FRAMES_A_SECOND)) % sprites.frames(key);
            TextureRegion picture = sprites.frame(key, frame);
            float width = picture.getRegionWidth() * grain;
            boolean isWestward = walks && shape.x(end) < shape.x(start);
            float left = Math.round(x - width / 2);
            float bottom = Math.round(y) + RISE_GRAINS * grain;
            float clarity = alpha * shape.clarity(y);
            pane.glow(x, bottom + 8f * grain, 26f * grain, UiPalette.FLAME, 0.3f * clarity);
            pane.picture(
                    picture,
                    isWestward ? left + width : left,
                    bottom,
                    isWestward ? -width : width,
                    picture.getRegionHeight() * grain,
                    clarity);
        }
    }
}
