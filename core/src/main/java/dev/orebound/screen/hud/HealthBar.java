package dev.orebound.screen.hud;

import com.badlogic.gdx.graphics.g2d.TextureRegion;
import dev.orebound.screen.layout.LayoutBox;
import dev.orebound.view.sprite.SpriteAtlas;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;
import dev.orebound.world.World;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.state.Player;

/** Shows the alchemist's health. Lost health stays in another colour for a moment and then shrinks. */
final class HealthBar implements HudPart {
    /** Opacity of the dark plate behind the number, which is read on it above any filling. */
    private static final float PLATE_ALPHA = 0.72f;

    /** Time for which lost health stays visible, in seconds. */
    private static final float LINGER_SECONDS = 0.45f;

    /** Share of the bar by which the lost health shrinks in a second. */
    private static final float CHIP_A_SECOND = 0.7f;

    private static final float FLASH_SECONDS = 0.18f;

    /** Start of the bar beneath the heart, and its height, in art pixels. */
    private static final int BAR_FROM = 7;

    private static final int BAR_HIGH = 9;

    private final Player player;
    private final TextureRegion heart;
    private final PixelDigits digits;
    private float shown = 1;
    private float lost = 1;
    private float linger;
    private float flash;
    private int health = -1;
    private int most = -1;

    HealthBar(World world, SpriteAtlas sprites) {
        player = world.player();
        heart = sprites.frame("hud_heart", 0);
        digits = new PixelDigits(sprites);
    }

    @Override
    public void update(float seconds) {
        HealthComponent of = player.health();
        if (of.health != health || of.most != most) {
            changeTo(of.health, of.most);
        }
        linger = Math.max(0, linger - seconds);
        flash = Math.max(0, flash - seconds);
        if (linger == 0) {
            lost = Math.max(shown, lost - CHIP_A_SECOND * seconds);
        }
    }

    private void changeTo(int now, int full) {
        if (health >= 0 && now < health) {
            linger = LINGER_SECONDS;
            flash = FLASH_SECONDS;
        }
        health = now;
        most = full;
        shown = full > 0 ? Math.max(0, Math.min(1, now / (float) full)) : 0;
        lost = Math.max(lost, shown);
    }

    @Override
    public void draw(UiPane pane, HudFrame frame) {
        LayoutBox box = frame.layout().health();
        int grain = frame.grain();
        int left = box.x() + BAR_FROM * grain;
        int width = box.right() - left;
        int height = BAR_HIGH * grain;
        int bottom = box.y() + (box.height() - height) / 2;
        pane.panel(left, bottom, width, height, grain, UiPalette.INK, UiPalette.NIGHT, 0.92f);
        drawFilling(pane, left + grain, bottom + grain, width - 2 * grain, height - 2 * grain, grain);
        int beat = pane.flashes().flash(flash) > 0 ? grain : 0;
        pane.picture(heart, box.x(), box.y() + beat, grain, 1);
        int foot = bottom + (BAR_HIGH - digits.high()) / 2 * grain;
        int middle = left + width / 2 + 2 * grain;
        int plate = digits.wideOf(Math.max(0, health), Math.max(0, most)) * grain + 4 * grain;
        pane.fill(middle - plate / 2f, bottom + grain, plate, height - 2f * grain, UiPalette.NIGHT, PLATE_ALPHA);
        digits.drawOf(pane, Math.max(0, health), Math.max(0, most), middle, foot, grain);
    }

    private void drawFilling(UiPane pane, int x, int y, int width, int height, int grain) {
        int lostWidth = Math.round(width * lost);
        int fullWidth = health > 0 ? Math.max(grain, Math.round(width * shown)) : 0;
        pane.fill(x, y, lostWidth, height, UiPalette.GOLD, 0.9f);
        pane.fill(x, y, fullWidth, height, UiPalette.BLOOD, 1);
        pane.fill(x, y, fullWidth, grain, UiPalette.BLOOD_DARK, 1);
        pane.fill(x, y + height - grain, fullWidth, grain, UiPalette.mix(UiPalette.BLOOD, UiPalette.FLAME, 0.7f), 1);
        pane.fill(
                x,
                y,
                fullWidth,
                height,
                UiPalette.BONE_LIGHT,
                0.8f * pane.flashes().flash(flash) / FLASH_SECONDS);
    }
}
