package dev.orebound.screen.hud;

import dev.orebound.content.player.PlayerRules.DashRules;
import dev.orebound.screen.layout.LayoutBox;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;
import dev.orebound.world.World;
import dev.orebound.world.component.PlayerComponent;

/** Shows whether the player can dash: a strip below the health that empties with a dash, refills, and glints when full. */
final class DashBar implements HudPart {
    private static final float GLINT_SECONDS = 0.25f;

    private final PlayerComponent alchemist;
    private final DashRules dash;
    private float share = 1;
    private float glint;

    DashBar(World world) {
        alchemist = world.player().component();
        dash = world.content().player().dash();
    }

    @Override
    public void update(float seconds) {
        float before = share;
        share = alchemist.dashTicks > 0 ? 0 : 1 - alchemist.dashRestTicks / (float) Math.max(1, dash.restTicks());
        share = Math.max(0, Math.min(1, share));
        glint = share >= 1 && before < 1 ? GLINT_SECONDS : Math.max(0, glint - seconds);
    }

    @Override
    public void draw(UiPane pane, HudFrame frame) {
        LayoutBox box = frame.layout().dash();
        int grain = frame.grain();
        pane.panel(box.x(), box.y(), box.width(), box.height(), grain, UiPalette.INK, UiPalette.NIGHT, 0.92f);
        int width = Math.round((box.width() - 2f * grain) * share);
        int colour = share < 1
                ? UiPalette.STONE
                : UiPalette.mix(UiPalette.BONE, UiPalette.BONE_LIGHT, glint / GLINT_SECONDS);
        pane.fill(box.x() + grain, box.y() + grain, width, box.height() - 2f * grain, colour, 1);
        if (glint > 0) {
            float middle = box.x() + box.width() / 2f;
            float strength = 0.5f * glint / GLINT_SECONDS;
            pane.glow(middle, box.y() + box.height() / 2f, box.width() * 0.7f, UiPalette.BONE_LIGHT, strength);
        }
    }
}
