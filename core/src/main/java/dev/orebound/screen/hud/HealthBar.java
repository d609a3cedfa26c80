package dev.orebound.screen.hud;

import com.badlogic.gdx.graphics.g2d.TextureRegion;
import dev.orebound.content.Content;
import dev.orebound.screen.layout.LayoutBox;
import dev.orebound.screen.page.PageContext;
import dev.orebound.view.sprite.PixelDigits;
import dev.orebound.view.text.TextLine;
import dev.orebound.view.text.TextStyle;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;
import dev.orebound.world.World;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.event.WorldEvent;
import dev.orebound.world.event.WorldEvent.HealthEvent;
import dev.orebound.world.state.Player;
import org.jspecify.annotations.Nullable;

/**
 * Shows the alchemist's health. Lost health stays in another colour for a moment and then shrinks, and what took it is
 * named below the bar with all that it took; several at once stand beside each other, the latest at the right.
 */
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

    /** Causes that are named at once, the time for which each is, and that in which it fades. */
    private static final int MOST_CAUSES = 3;

    private static final float NAMED_SECONDS = 1.8f;
    private static final float FADES_SECONDS = 0.4f;
    private static final float NAME_PLATE = 0.66f;

    private final Player player;
    private final HudContext context;
    private final Content content;
    private final HurtCauses causes;
    /** The laid out names by cause; all that were ever shown are kept, so that they make no garbage again. */
    private final @Nullable TextLine[] names;

    /** The causes that are named, the latest first, how much each took, and the seconds for which it is still named. */
    private final int[] cause = new int[MOST_CAUSES];

    private final int[] took = new int[MOST_CAUSES];
    private final float[] named = new float[MOST_CAUSES];

    private final TextureRegion heart;
    private final PixelDigits digits;
    private float shown = 1;
    private float lost = 1;
    private float linger;
    private float flash;
    private int health = -1;
    private int most = -1;

    HealthBar(World world, HudContext context) {
        this.context = context;
        player = world.player();
        content = world.content();
        causes = new HurtCauses(world);
        names = new TextLine[HurtCauses.count(content)];
        heart = context.sprites().frame("hud_heart", 0);
        digits = new PixelDigits(context.sprites());
    }

    @Override
    public void hear(WorldEvent event) {
        int of = causes.of(event);
        int amount = of == HurtCauses.NONE ? 0 : ((HealthEvent) event).amount;
        if (amount > 0) {
            name(of, amount);
        }
    }

    private void name(int of, int amount) {
        int at = 0;
        while (at < MOST_CAUSES - 1 && !(cause[at] == of && named[at] > 0)) {
            at++;
        }
        boolean isNamed = cause[at] == of && named[at] > 0;
        int sum = isNamed ? took[at] + amount : amount;
        for (int i = at; i > 0; i--) {
            cause[i] = cause[i - 1];
            took[i] = took[i - 1];
            named[i] = named[i - 1];
        }
        cause[0] = of;
        took[0] = sum;
        named[0] = NAMED_SECONDS;
    }

    /** Returns the name of what hurt the player last and what it took, or an empty text if nothing did of late. */
    String told() {
        return named[0] > 0 ? nameOf(cause[0]).text() + " " + took[0] : "";
    }

    private TextLine nameOf(int of) {
        TextLine name = names[of];
        if (name == null) {
            String words = context.texts().get(HurtCauses.textKey(of, content));
            name = new TextLine(context.fonts(), TextStyle.SMALL, PageContext.alone(words));
            names[of] = name;
        }
        return name;
    }

    @Override
    public void update(float seconds) {
        HealthComponent of = player.health();
        if (of.health != health || of.most != most) {
            changeTo(of.health, of.most);
        }
        for (int i = 0; i < MOST_CAUSES; i++) {
            named[i] = Math.max(0, named[i] - seconds);
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
        drawCauses(pane, frame, box.right(), bottom - grain);
    }

    /**
     * Draws the names of causes below the bar, from its right end to the left, as far as they fit beside the dash. A
     * long first name begins there and goes on beyond the bar.
     */
    private void drawCauses(UiPane pane, HudFrame frame, int right, int top) {
        int grain = frame.grain();
        int end = right;
        for (int i = 0; i < MOST_CAUSES; i++) {
            if (named[i] <= 0) {
                continue;
            }
            TextLine name = nameOf(cause[i]);
            int number = digits.wide(took[i]) * grain;
            int high = Math.round(name.capHeight()) + 4 * grain;
            int width = Math.round(name.width()) + number + 6 * grain;
            int left = Math.max(end - width, frame.layout().dash().right() + grain);
            if (i > 0 && left + width > end) {
                return;
            }
            float alpha = Math.min(1, named[i] / FADES_SECONDS);
            pane.fill(left, top - high, width, high, UiPalette.INK, NAME_PLATE * alpha);
            name.drawShadowed(pane.batch(), left + 2f * grain, top - high + 2f * grain, UiPalette.BONE_LIGHT, alpha);
            int foot = top - high + (high - digits.high() * grain) / 2;
            digits.draw(pane, took[i], left + width - number - 2f * grain, foot, grain, UiPalette.FLAME);
            end = left - grain;
        }
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
