package dev.orebound.workbench.overlay;

import static dev.orebound.world.component.ComponentMappers.BODIES;
import static dev.orebound.world.component.ComponentMappers.MINDS;
import static dev.orebound.world.component.ComponentMappers.SPAWNS;
import static dev.orebound.world.component.ComponentMappers.STRIKERS;
import static dev.orebound.world.component.ComponentMappers.WISHES;

import com.badlogic.ashley.core.Entity;
import dev.orebound.grid.Grid;
import dev.orebound.view.text.TextLine;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.workbench.overlay.draw.CaveViewport;
import dev.orebound.workbench.overlay.draw.CellCorner;
import dev.orebound.workbench.overlay.draw.CellPainter;
import dev.orebound.workbench.overlay.draw.LabelPlate;
import dev.orebound.workbench.overlay.draw.OverlayColors;
import dev.orebound.workbench.overlay.draw.TextLineCache;
import dev.orebound.world.World;
import dev.orebound.world.WorldInspector;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.MindComponent;
import dev.orebound.world.component.MindState;
import dev.orebound.world.component.StrikePhase;
import dev.orebound.world.component.StrikerComponent;
import dev.orebound.world.component.WishComponent;
import dev.orebound.world.horde.HordeMind;
import dev.orebound.world.tactic.TacticSystem;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/** Overlays that show what monsters do and want: hordes, targets and perception. */
final class MonsterOverlays {
    private MonsterOverlays() {}

    /** Shows each monster's horde number, state and tactic, and a line to the leader of its horde. */
    static final class HordesOverlay implements CaveOverlay {
        private static final float ABOVE = 0.75f;

        private final LabelPlate label;
        private final TextLineCache words;
        private final TextLine[] states;
        private final TextLine leads;
        private final Map<String, TextLine> tactics = new HashMap<>();

        HordesOverlay(LabelPlate label, TextLineCache words) {
            this.label = label;
            this.words = words;
            states = words.linesOf("overlay.state.", MindState.values());
            leads = words.line("overlay.leads");
        }

        @Override
        public void enter(World world) {
            for (String tactic : world.insight().tactics()) {
                tactics.put(tactic, words.line("overlay.tactic." + tactic));
            }
        }

        @Override
        public void draw(CaveViewport viewport, CellPainter painter) {
            World world = viewport.world();
            for (int i = 0; i < world.hordes().size(); i++) {
                drawLinks(world.hordes().get(i), viewport, painter);
            }
            for (int i = 0; i < world.monsters().size(); i++) {
                Entity monster = world.monsters().get(i);
                BodyComponent body = BODIES.get(monster);
                if (viewport.showsAbout(body.x, body.y, 1)) {
                    drawPlate(monster, viewport, painter);
                }
            }
        }

        private void drawLinks(HordeMind horde, CaveViewport viewport, CellPainter painter) {
            Entity leader = MonsterLookup.leaderOf(horde);
            if (leader == null) {
                return;
            }
            BodyComponent from = BODIES.get(leader);
            painter.ring(from.x, from.y + 0.2f, 0.55f, UiPalette.GOLD, 1);
            for (int i = 0; i < horde.members().size(); i++) {
                BodyComponent body = BODIES.get(horde.members().get(i));
                if (body != from
                        && (viewport.showsAbout(body.x, body.y, 1) || viewport.showsAbout(from.x, from.y, 1))) {
                    painter.line(body.x, body.y + 0.2f, from.x, from.y + 0.2f, UiPalette.GOLD, 0.7f);
                }
            }
        }

        private void drawPlate(Entity monster, CaveViewport viewport, CellPainter painter) {
            BodyComponent body = BODIES.get(monster);
            MindComponent mind = MINDS.get(monster);
            HordeMind horde = MonsterLookup.hordeOf(monster, viewport.world());
            long spawnId = SPAWNS.get(monster).spawnId;
            label.begin(painter.grain());
            if (horde != null) {
                label.count(horde.number(), UiPalette.BONE_LIGHT);
                if (horde.leaderSpawnId() == spawnId) {
                    label.say(leads, UiPalette.GOLD);
                }
            }
            label.say(states[mind.state.ordinal()], OverlayColors.of(mind.state))
                    .endRow();
            String tactic = viewport.world().insight().tacticOf(spawnId);
            TextLine line = mind.state == MindState.HUNTING && !tactic.equals(TacticSystem.NO_TACTIC)
                    ? tactics.get(tactic)
                    : null;
            if (line != null) {
                label.say(line, UiPalette.BONE).endRow();
            }
            label.draw(viewport.x(body.x), viewport.y(body.y + ABOVE));
        }
    }

    /**
     * Shows each monster's movement goal as a line, dashed if it flees, and the target of a wound-up attack in red;
     * crosses mark where hordes last saw the player.
     */
    static final class TargetsOverlay implements CaveOverlay {
        @Override
        public void draw(CaveViewport viewport, CellPainter painter) {
            World world = viewport.world();
            for (int i = 0; i < world.hordes().size(); i++) {
                HordeMind horde = world.hordes().get(i);
                if (horde.size() > 0 && horde.lastSeenCell() != Grid.NONE && viewport.shows(horde.lastSeenCell())) {
                    painter.cross(horde.lastSeenCell(), 0.35f, UiPalette.GOLD, 1);
                    painter.number(horde.lastSeenCell(), CellCorner.NORTH_EAST, horde.number(), UiPalette.GOLD);
                }
            }
            for (int i = 0; i < world.monsters().size(); i++) {
                Entity monster = world.monsters().get(i);
                drawWish(monster, viewport, painter);
                drawBlow(monster, viewport, painter);
            }
        }

        private void drawWish(Entity monster, CaveViewport viewport, CellPainter painter) {
            BodyComponent body = BODIES.get(monster);
            WishComponent wish = WISHES.get(monster);
            if (wish == null) {
                return;
            }
            Grid grid = viewport.grid();
            BodyComponent player = viewport.world().player().body();
            switch (wish.way) {
                case STAND -> {}
                case TO_PREY -> drawLine(body, player.x, player.y, UiPalette.FLAME, viewport, painter);
                case TO_CELL ->
                    drawLine(
                            body,
                            grid.x(wish.cell) + 0.5f,
                            grid.y(wish.cell) + 0.5f,
                            UiPalette.LEAF_LIGHT,
                            viewport,
                            painter);
                case STRAIGHT -> drawLine(body, wish.x, wish.y, UiPalette.GOLD_LIGHT, viewport, painter);
                case TO_SAFETY -> {
                    if (viewport.showsAbout(body.x, body.y, 1)) {
                        float dx = body.x - player.x;
                        float dy = body.y - player.y;
                        float length = Math.max(0.1f, (float) Math.sqrt(dx * dx + dy * dy));
                        painter.dashes(
                                body.x,
                                body.y,
                                body.x + 2 * dx / length,
                                body.y + 2 * dy / length,
                                UiPalette.WATER_LIGHT,
                                1);
                    }
                }
            }
        }

        private void drawLine(
                BodyComponent from, float x, float y, int rgb, CaveViewport viewport, CellPainter painter) {
            float dx = x - from.x;
            float dy = y - from.y;
            if (dx * dx + dy * dy < 0.01f
                    || (!viewport.showsAbout(from.x, from.y, 1) && !viewport.showsAbout(x, y, 1))) {
                return;
            }
            painter.line(from.x, from.y, x, y, rgb, 0.85f);
            painter.head(x, y, dx, dy, 0.3f, rgb, 1);
        }

        private void drawBlow(Entity monster, CaveViewport viewport, CellPainter painter) {
            StrikerComponent striker = STRIKERS.get(monster);
            BodyComponent body = BODIES.get(monster);
            if (striker != null && striker.phase == StrikePhase.WINDING_UP && viewport.showsAbout(body.x, body.y, 1)) {
                painter.line(body.x, body.y, striker.targetX, striker.targetY, UiPalette.BLOOD, 1);
                painter.ring(striker.targetX, striker.targetY, 0.4f, UiPalette.BLOOD, 1);
            }
        }
    }

    /** The noises of the last moments, which the world itself forgets at once. */
    static final class RecentNoises {
        /** Number of ticks for which a noise is shown. */
        static final int KEPT_TICKS = 45;

        static final int MOST = 32;

        private final float[] xs = new float[MOST];
        private final float[] ys = new float[MOST];
        private final long[] ticks = new long[MOST];
        private int next;

        RecentNoises() {
            clear();
        }

        void clear() {
            Arrays.fill(ticks, -KEPT_TICKS);
        }

        void listen(World world) {
            WorldInspector insight = world.insight();
            for (int i = 0; i < insight.noises(); i++) {
                xs[next] = insight.noiseX(i);
                ys[next] = insight.noiseY(i);
                ticks[next] = world.tick();
                next = (next + 1) % MOST;
            }
        }

        float x(int index) {
            return xs[index];
        }

        float y(int index) {
            return ys[index];
        }

        /** Returns how much of a noise is left at a tick, from 1 down to 0. */
        float left(int index, long tick) {
            return Math.max(0, 1 - (tick - ticks[index]) / (float) KEPT_TICKS);
        }
    }
}
