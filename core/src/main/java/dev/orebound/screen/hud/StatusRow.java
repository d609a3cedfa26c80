package dev.orebound.screen.hud;

import com.badlogic.gdx.graphics.g2d.TextureRegion;
import dev.orebound.content.element.StatusEffect;
import dev.orebound.screen.layout.LayoutBox;
import dev.orebound.view.sprite.SpriteAtlas;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;
import dev.orebound.world.component.StatusComponent;
import dev.orebound.world.state.Player;

/** Shows the statuses of the alchemist: an icon for each, and the time left below it. */
final class StatusRow implements HudPart {
    private static final int ICON_GRAINS = 11;
    private static final int STEP_GRAINS = 13;
    private static final float FLASH_SECONDS = 0.3f;

    /** An icon blinks with fewer ticks left than this. */
    private static final int ENDING_TICKS = 60;

    private final StatusComponent statuses;
    private final TextureRegion[] icons = new TextureRegion[StatusEffect.COUNT];
    private final int[] most = new int[StatusEffect.COUNT];
    private final float[] flash = new float[StatusEffect.COUNT];
    private float seconds;

    StatusRow(Player player, SpriteAtlas sprites) {
        statuses = player.entity().getComponent(StatusComponent.class);
        for (int i = 0; i < icons.length; i++) {
            icons[i] = sprites.frame("hud_status", i);
        }
    }

    @Override
    public void update(float frameSeconds) {
        seconds += frameSeconds;
        for (int i = 0; i < most.length; i++) {
            int left = statuses.ticks[i];
            if (left > 0 && most[i] == 0) {
                flash[i] = FLASH_SECONDS;
            }
            most[i] = left == 0 ? 0 : Math.max(most[i], left);
            flash[i] = Math.max(0, flash[i] - frameSeconds);
        }
    }

    /** The part of its time that is left of a status, from 0 to 1. */
    float share(StatusEffect status) {
        int whole = most[status.ordinal()];
        return whole == 0 ? 0 : statuses.ticks[status.ordinal()] / (float) whole;
    }

    @Override
    public void draw(UiPane pane, HudFrame frame) {
        LayoutBox box = frame.layout().statuses();
        int grain = frame.grain();
        int x = box.x();
        for (int i = 0; i < icons.length; i++) {
            if (most[i] > 0) {
                drawOne(pane, i, x, box, grain);
                x += STEP_GRAINS * grain;
            }
        }
    }

    private void drawOne(UiPane pane, int status, int x, LayoutBox box, int grain) {
        boolean isFaint = statuses.ticks[status] < ENDING_TICKS && seconds % 0.4f < 0.16f;
        pane.picture(icons[status], x, box.top() - ICON_GRAINS * grain, grain, isFaint ? 0.4f : 1);
        if (flash[status] > 0) {
            float side = ICON_GRAINS * grain;
            float strength = 0.8f * flash[status] / FLASH_SECONDS;
            pane.glow(x + side / 2, box.top() - side / 2, side, UiPalette.BONE_LIGHT, strength);
        }
        int width = ICON_GRAINS * grain;
        float share = Math.min(1, statuses.ticks[status] / (float) Math.max(1, most[status]));
        pane.fill(x, box.y(), width, 2f * grain, UiPalette.INK, 0.9f);
        pane.fill(x, box.y(), Math.max(grain, Math.round(width * share)), 2f * grain - 1, UiPalette.BONE, 1);
    }
}
