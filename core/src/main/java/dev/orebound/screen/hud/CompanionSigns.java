package dev.orebound.screen.hud;

import com.badlogic.gdx.graphics.g2d.TextureRegion;
import dev.orebound.screen.input.CommandWheel;
import dev.orebound.view.text.TextLine;
import dev.orebound.view.text.TextStyle;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** The HUD parts about companions: their portraits, and the wheel of orders. */
final class CompanionSigns {
    private CompanionSigns() {}

    /** Shows the wheel of orders about the hero while the command key is held. */
    static final class WheelSign implements HudPart {
        private static final int ACROSS_GRAINS = 60;
        private static final int RISE_GRAINS = 36;

        private final @Nullable CommandWheel wheel;
        private final TextLine[] words = new TextLine[CommandWheel.ORDERS.size()];
        private final TextureRegion[] pictures = new TextureRegion[words.length];

        WheelSign(HudContext context, @Nullable CommandWheel wheel) {
            this.wheel = wheel;
            for (int i = 0; i < words.length; i++) {
                String id = CommandWheel.ORDERS.get(i).name().substring("GOLEMS_".length());
                String word = id.toLowerCase(Locale.ROOT);
                words[i] = new TextLine(
                        context.fonts(),
                        TextStyle.BODY,
                        context.texts()
                                .format("hud.order", i + 1, context.texts().get("order." + word)));
                pictures[i] = context.sprites().frame("order_" + word, 0);
            }
        }

        @Override
        public void draw(UiPane pane, HudFrame frame) {
            CommandWheel shown = wheel;
            if (shown == null || !shown.isOpen() || frame.isMapLarge || frame.isOver) {
                return;
            }
            int grain = frame.grain();
            for (int i = 0; i < words.length; i++) {
                double turn = 2 * Math.PI * i / words.length;
                float x = frame.heroX() + (float) Math.sin(turn) * ACROSS_GRAINS * grain;
                float y = frame.heroY() + (float) Math.cos(turn) * RISE_GRAINS * grain;
                drawWord(pane, i, x, y, grain, i == shown.chosen());
            }
        }

        private void drawWord(UiPane pane, int number, float x, float y, int grain, boolean isChosen) {
            TextLine word = words[number];
            int gap = 3 * grain;
            float signs = pictures[number].getRegionWidth() * grain + (float) gap;
            float width = word.width() + signs + 2f * gap;
            float height = Math.max(word.capHeight(), pictures[number].getRegionHeight() * (float) grain) + 2f * gap;
            float left = Math.round(x - width / 2);
            float foot = Math.round(y - height / 2);
            int rim = isChosen ? UiPalette.GOLD : UiPalette.STONE;
            pane.panel(left, foot, width, height, grain, UiPalette.INK, rim, 0.9f);
            pane.picture(pictures[number], left + gap, foot + gap, grain, 1);
            int rgb = isChosen ? UiPalette.GOLD : UiPalette.BONE_LIGHT;
            float wordFoot = foot + Math.round((height - word.capHeight()) / 2);
            word.drawShadowed(pane.batch(), left + gap + signs, wordFoot, rgb, 1);
        }
    }
}
