package dev.orebound.workbench.overlay;

import static dev.orebound.world.component.ComponentMappers.BODIES;
import static dev.orebound.world.component.ComponentMappers.MINDS;
import static dev.orebound.world.component.ComponentMappers.SPAWNS;
import static dev.orebound.world.component.ComponentMappers.STRIKERS;
import static dev.orebound.world.component.ComponentMappers.WISHES;

import com.badlogic.ashley.core.Entity;
import dev.orebound.grid.Grid;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.workbench.overlay.draw.CaveViewport;
import dev.orebound.workbench.overlay.draw.CellCorner;
import dev.orebound.workbench.overlay.draw.CellPainter;
import dev.orebound.workbench.overlay.draw.LabelPlate;
import dev.orebound.workbench.overlay.draw.OverlayColors;
import dev.orebound.world.World;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.MindComponent;
import dev.orebound.world.component.MindState;
import dev.orebound.world.component.StrikePhase;
import dev.orebound.world.component.StrikerComponent;
import dev.orebound.world.component.WishComponent;
import dev.orebound.world.horde.HordeMind;
import dev.orebound.world.tactic.TacticSystem;
import java.util.Locale;

/** Overlays that show what monsters do and want: their hordes and their targets. */
final class MonsterOverlays {
    private static final float ABOVE = 0.75f;

    private MonsterOverlays() {}

    /** Shows each monster's horde number, state and tactic, and a line to the leader of its horde. */
    static void drawHordes(CaveViewport viewport, CellPainter painter) {
        World world = viewport.world();
        for (HordeMind horde : world.hordes()) {
            drawLinks(horde, viewport, painter);
        }
        for (Entity monster : world.monsters()) {
            BodyComponent body = BODIES.get(monster);
            if (viewport.showsAbout(body.x, body.y, 1)) {
                label(monster, world, painter).draw(viewport.x(body.x), viewport.y(body.y + ABOVE));
            }
        }
    }

    private static void drawLinks(HordeMind horde, CaveViewport viewport, CellPainter painter) {
        Entity leader = MonsterLookup.leaderOf(horde);
        if (leader == null) {
            return;
        }
        BodyComponent from = BODIES.get(leader);
        painter.ring(from.x, from.y + 0.2f, 0.55f, UiPalette.GOLD, 1);
        for (int i = 0; i < horde.members().size(); i++) {
            BodyComponent body = BODIES.get(horde.members().get(i));
            if (body != from && (viewport.showsAbout(body.x, body.y, 1) || viewport.showsAbout(from.x, from.y, 1))) {
                painter.line(body.x, body.y + 0.2f, from.x, from.y + 0.2f, UiPalette.GOLD, 0.7f);
            }
        }
    }

    private static LabelPlate label(Entity monster, World world, CellPainter painter) {
        MindComponent mind = MINDS.get(monster);
        HordeMind horde = MonsterLookup.hordeOf(monster, world);
        long spawnId = SPAWNS.get(monster).spawnId;
        LabelPlate label = painter.label();
        if (horde != null) {
            label.count(horde.number(), UiPalette.BONE_LIGHT);
            if (horde.leaderSpawnId() == spawnId) {
                label.word("overlay.leads", UiPalette.GOLD);
            }
        }
        String state = mind.state.name().toLowerCase(Locale.ROOT);
        label.word("overlay.state." + state, OverlayColors.of(mind.state)).endRow();
        String tactic = world.insight().tacticOf(spawnId);
        if (mind.state == MindState.HUNTING && !tactic.equals(TacticSystem.NO_TACTIC)) {
            label.word("overlay.tactic." + tactic, UiPalette.BONE).endRow();
        }
        return label;
    }

    /**
     * Shows each monster's movement goal as a line, dashed if it flees, and the target of a wound-up attack in red;
     * crosses mark where hordes last saw the player.
     */
    static void drawTargets(CaveViewport viewport, CellPainter painter) {
        World world = viewport.world();
        for (HordeMind horde : world.hordes()) {
            int seen = horde.lastSeenCell();
            if (horde.size() > 0 && seen != Grid.NONE && viewport.shows(seen)) {
                painter.cross(seen, 0.35f, UiPalette.GOLD, 1);
                painter.number(seen, CellCorner.NORTH_EAST, horde.number(), UiPalette.GOLD);
            }
        }
        for (Entity monster : world.monsters()) {
            drawWish(monster, viewport, painter);
            drawBlow(monster, viewport, painter);
        }
    }

    private static void drawWish(Entity monster, CaveViewport viewport, CellPainter painter) {
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

    private static void drawLine(
            BodyComponent from, float x, float y, int rgb, CaveViewport viewport, CellPainter painter) {
        float dx = x - from.x;
        float dy = y - from.y;
        if (dx * dx + dy * dy < 0.01f || (!viewport.showsAbout(from.x, from.y, 1) && !viewport.showsAbout(x, y, 1))) {
            return;
        }
        painter.line(from.x, from.y, x, y, rgb, 0.85f);
        painter.head(x, y, dx, dy, 0.3f, rgb, 1);
    }

    private static void drawBlow(Entity monster, CaveViewport viewport, CellPainter painter) {
        StrikerComponent striker = STRIKERS.get(monster);
        BodyComponent body = BODIES.get(monster);
        if (striker != null && striker.phase == StrikePhase.WINDING_UP && viewport.showsAbout(body.x, body.y, 1)) {
            painter.line(body.x, body.y, striker.targetX, striker.targetY, UiPalette.BLOOD, 1);
            painter.ring(striker.targetX, striker.targetY, 0.4f, UiPalette.BLOOD, 1);
        }
    }
}
