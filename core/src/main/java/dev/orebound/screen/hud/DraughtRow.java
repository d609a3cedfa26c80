package dev.orebound.screen.hud;

import com.badlogic.gdx.graphics.g2d.TextureRegion;
import dev.orebound.content.player.PlayerRules;
import dev.orebound.screen.input.GameAction;
import dev.orebound.screen.layout.LayoutBox;
import dev.orebound.view.text.TextStyle;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;
import dev.orebound.world.World;
import dev.orebound.world.component.PlayerComponent;
import dev.orebound.world.event.WorldEvent;

/**
 * Shows the places for draughts beside the health bar, filled or empty, with the key that drinks one. The draught that
 * is drunk sinks in its flask; a refused one blinks.
 */
final class DraughtRow implements HudPart {
    private static final float GLOW_SECONDS = 0.5f;

    /** Width of a place with its gap, in art pixels. */
    private static final int STEP_GRAINS = 10;

    /** Rows of the picture of a flask below its neck, which the draught fills. */
    private static final int BELLY_ROWS = 6;

    private final PlayerComponent alchemist;
    private final PlayerRules rules;
    private final TextureRegion full;
    private final TextureRegion empty;

    /** The rows of the full flask from its foot on that are still filled, by their number. */
    private final TextureRegion[] bellies = new TextureRegion[BELLY_ROWS + 1];

    private final KeyCap key;
    private float glow;
    private float refusal;

    DraughtRow(World world, HudContext context) {
        alchemist = world.player().component();
        rules = world.content().player();
        full = context.sprites().frame("hud_draught", 0);
        empty = context.sprites().frame("hud_draught", 1);
        for (int rows = 0; rows <= BELLY_ROWS; rows++) {
            int high = full.getRegionHeight();
            bellies[rows] = new TextureRegion(full, 0, high - rows, full.getRegionWidth(), rows);
        }
        key = new KeyCap(context.fonts(), TextStyle.SMALL, context.bindings(), GameAction.DRINK);
    }

    @Override
    public void hear(WorldEvent event) {
        switch (event.type()) {
            case DRAUGHT_REFUSED -> refusal = GLOW_SECONDS;
            case ITEM_PICKED_UP, DRAUGHT_DRUNK -> glow = GLOW_SECONDS;
            default -> {}
        }
    }

    @Override
    public void update(float seconds) {
        glow = Math.max(0, glow - seconds);
        refusal = Math.max(0, refusal - seconds);
    }

    @Override
    public void draw(UiPane pane, HudFrame frame) {
        int places = rules.draughtPlaces();
        if (places == 0) {
            return;
        }
        LayoutBox box = frame.layout().draughts();
        int grain = frame.grain();
        int foot = box.y() + (box.height() - full.getRegionHeight() * grain) / 2;
        int step = STEP_GRAINS * Math.min(places, 3) * grain / places;
        for (int place = 0; place < places; place++) {
            drawPlace(pane, place, box.x() + place * step, foot, grain);
        }
        int right = box.x() + (places - 1) * step + STEP_GRAINS * grain;
        float strength = alchemist.draughtCount > 0 ? 1 : 0.45f;
        key.draw(pane, right + grain, box.y() + (box.height() - key.height(grain)) / 2, grain, strength);
        if (refusal > 0) {
            float alpha = 0.5f * pane.flashes().flash(refusal) / GLOW_SECONDS;
            pane.fill(
                    box.x(),
                    foot,
                    right - box.x() - (float) grain,
                    full.getRegionHeight() * grain,
                    UiPalette.BLOOD,
                    alpha);
        }
    }

    private void drawPlace(UiPane pane, int place, int x, int foot, int grain) {
        boolean isLast = place == alchemist.draughtCount - 1;
        if (place < alchemist.draughtCount && !(isLast && alchemist.drinkTicks > 0)) {
            pane.picture(full, x, foot, grain, 1);
            if (isLast && glow > 0) {
                float middle = full.getRegionWidth() * grain / 2f;
                float strength = 0.7f * pane.flashes().flash(glow) / GLOW_SECONDS;
                pane.glow(x + middle, foot + middle, 2 * middle, UiPalette.BONE_LIGHT, strength);
            }
            return;
        }
        pane.picture(empty, x, foot, grain, 1);
        if (isLast) {
            int rows = alchemist.drinkTicks * BELLY_ROWS / Math.max(1, rules.drinkTicks());
            pane.picture(bellies[Math.min(BELLY_ROWS, rows)], x, foot, grain, 1);
        }
    }
}
