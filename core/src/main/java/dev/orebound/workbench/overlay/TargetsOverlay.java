package dev.orebound.workbench.overlay;

import dev.orebound.workbench.overlay.draw.CaveViewport;
import dev.orebound.workbench.overlay.draw.CellCorner;
import dev.orebound.workbench.overlay.draw.CellPainter;
import com.badlogic.ashley.core.Entity;
import dev.orebound.grid.Grid;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.world.World;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.StrikePhase;
import dev.orebound.world.component.StrikerComponent;
import dev.orebound.world.component.WishComponent;
import dev.orebound.world.horde.HordeMind;

/**
 * What each monster goes for: a line to where its feet want to go, a dashed one where it runs from the player, and a thick red
 * one to where a blow that is wound up comes down; crosses where hordes last saw the player.
 */
final class TargetsOverlay implements CaveOverlay {
    private final MonsterLookup minds;

    TargetsOverlay(MonsterLookup minds) {
        this.minds = minds;
    }

    @Override
    public String name() {
        return "targets";
    }

    @Override
    public void draw(CaveViewport lens, CellPainter brush) {
        World world = lens.world();
        for (int i = 0; i < world.hordes().size(); i++) {
            HordeMind horde = world.hordes().get(i);
            if (horde.size() > 0 && horde.lastSeenCell() != Grid.NONE && lens.shows(horde.lastSeenCell())) {
                brush.cross(horde.lastSeenCell(), 0.35f, UiPalette.GOLD, 1);
                brush.number(horde.lastSeenCell(), CellCorner.NORTH_EAST, horde.number(), UiPalette.GOLD);
            }
        }
        for (int i = 0; i < world.monsters().size(); i++) {
            Entity monster = world.monsters().get(i);
            drawWish(monster, lens, brush);
            drawBlow(monster, lens, brush);
        }
    }

    private void drawWish(Entity monster, CaveViewport lens, CellPainter brush) {
        BodyComponent body = minds.bodies.get(monster);
        WishComponent wish = minds.wishes.get(monster);
        if (wish == null) {
            return;
        }
        Grid grid = lens.grid();
        BodyComponent player = lens.world().player().body();
        switch (wish.way) {
            case STAND -> {}
            case TO_PREY -> drawLine(body, player.x, player.y, UiPalette.FLAME, lens, brush);
            case TO_CELL ->
                drawLine(body, grid.x(wish.cell) + 0.5f, grid.y(wish.cell) + 0.5f, UiPalette.LEAF_LIGHT, lens, brush);
            case STRAIGHT -> drawLine(body, wish.x, wish.y, UiPalette.GOLD_LIGHT, lens, brush);
            case TO_SAFETY -> {
                if (minds.isShown(body, lens)) {
                    float dx = body.x - player.x;
                    float dy = body.y - player.y;
                    float length = Math.max(0.1f, (float) Math.sqrt(dx * dx + dy * dy));
                    brush.dashes(
                            body.x, body.y, body.x + 2 * dx / length, body.y + 2 * dy / length, UiPalette.WATER_LIGHT, 1);
                }
            }
        }
    }

    private void drawLine(BodyComponent from, float x, float y, int rgb, CaveViewport lens, CellPainter brush) {
        float dx = x - from.x;
        float dy = y - from.y;
        if (dx * dx + dy * dy < 0.01f || (!minds.isShown(from, lens) && !lens.showsAbout(x, y, 1))) {
            return;
        }
        brush.line(from.x, from.y, x, y, rgb, 0.85f);
        brush.head(x, y, dx, dy, 0.3f, rgb, 1);
    }

    private void drawBlow(Entity monster, CaveViewport lens, CellPainter brush) {
        StrikerComponent striker = minds.strikers.get(monster);
        BodyComponent body = minds.bodies.get(monster);
        if (striker != null && striker.phase == StrikePhase.WINDING_UP && minds.isShown(body, lens)) {
            brush.line(body.x, body.y, striker.targetX, striker.targetY, UiPalette.BLOOD, 1);
            brush.ring(striker.targetX, striker.targetY, 0.4f, UiPalette.BLOOD, 1);
        }
    }
}
