package dev.orebound.screen.hud;

import com.badlogic.gdx.graphics.g2d.TextureRegion;
import dev.orebound.content.Content;
import dev.orebound.content.item.Brew.BrewUse;
import dev.orebound.content.item.BrewBook;
import dev.orebound.screen.layout.LayoutBox;
import dev.orebound.view.sprite.PixelDigits;
import dev.orebound.view.sprite.SpriteAtlas;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;
import dev.orebound.world.World;
import dev.orebound.world.component.PlayerComponent;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.WorldEvent;
import dev.orebound.world.event.WorldEvent.BrewEvent;
import dev.orebound.world.state.BrewPurse;

/**
 * Shows four flasks, one for the ore of each element, with their levels and numbers of measures. Those that are mixed
 * are raised over a golden bar; a line marks the measures that a throw takes, red if there are fewer. A flask that
 * holds too little for any use is dim, and shakes if it is why the player cannot use the brew.
 */
final class FlaskRow implements HudPart {
    /** Speed at which the shown level follows the real one, as a share of a flask per second. */
    private static final float POUR_A_SECOND = 0.8f;

    static final int PLATE_RIM_GRAINS = 4;
    private static final float PLATE_ALPHA = 0.82f;
    private static final int NUMBER_FOOT = 3;
    private static final int RIM_GRAINS = 2;

    /** Opacity of the shade behind the number. */
    private static final float BACKING = 0.75f;

    private static final float SHAKE_SECONDS = 0.35f;
    private static final int CHOSEN_RISE = 2;
    private static final float DIM = 0.5f;
    private static final float GLINT_SECONDS = 0.5f;

    /** The lowest and highest rows of the picture that liquid can fill, from its foot. */
    private static final int LOWEST_ROW = 2;

    private static final int HIGHEST_ROW = 15;

    private final PlayerComponent alchemist;
    private final Content content;
    private final TextureRegion glass;
    private final TextureRegion room;
    private final TextureRegion gleam;
    private final PixelDigits digits;
    private final float[] shown = new float[PlayerComponent.FLASKS];
    private final float[] glint = new float[PlayerComponent.FLASKS];
    private final float[] shaking = new float[PlayerComponent.FLASKS];
    private final int[] measures = new int[PlayerComponent.FLASKS];
    private final BrewBook book;
    private final BrewPurse purse;
    private final int[] cheapest = new int[PlayerComponent.FLASKS];
    private final int[] prices = new int[PlayerComponent.FLASKS];
    private int chosen;

    FlaskRow(World world, SpriteAtlas sprites) {
        alchemist = world.player().component();
        content = world.content();
        glass = sprites.frame("hud_flask", 0);
        room = sprites.frame("hud_flask_mask", 0);
        gleam = sprites.frame("hud_flask_gleam", 0);
        digits = new PixelDigits(sprites);
        book = content.brews();
        purse = world.purse();
        for (int flask = 0; flask < Math.min(cheapest.length, content.ores().size()); flask++) {
            int pure = book.of(1 << flask);
            cheapest[flask] = Math.min(book.measures(pure, BrewUse.BOLT), book.measures(pure, BrewUse.FLASK));
        }
    }

    @Override
    public void hear(WorldEvent event) {
        if (event.type() == EventType.BREW_REFUSED) {
            BrewEvent refused = (BrewEvent) event;
            int price = purse.measures(refused.brew, refused.use);
            for (int i = 0; i < shaking.length; i++) {
                boolean isShort = BrewBook.has(book.oresOf(refused.brew), i) && alchemist.flasks[i] < price;
                shaking[i] = isShort ? SHAKE_SECONDS : shaking[i];
            }
        }
    }

    @Override
    public void update(float seconds) {
        chosen = alchemist.chosenOres;
        int brew = book.of(chosen);
        int price = brew == BrewBook.NONE ? 0 : purse.measures(brew, BrewUse.FLASK);
        for (int i = 0; i < PlayerComponent.FLASKS; i++) {
            shaking[i] = Math.max(0, shaking[i] - seconds);
            int now = alchemist.flasks[i];
            if (now > measures[i]) {
                glint[i] = GLINT_SECONDS;
            }
            measures[i] = now;
            prices[i] = BrewBook.has(chosen, i) || i >= content.ores().size()
                    ? price
                    : purse.measures(book.of(1 << i), BrewUse.FLASK);
            glint[i] = Math.max(0, glint[i] - seconds);
            pour(i, now / (float) purse.flaskMeasures(), seconds * POUR_A_SECOND);
        }
    }

    private void pour(int flask, float goal, float most) {
        shown[flask] += Math.max(-most, Math.min(most, goal - shown[flask]));
    }

    @Override
    public void draw(UiPane pane, HudFrame frame) {
        HudLayout layout = frame.layout();
        drawPlate(pane, layout);
        int kinds = Math.min(PlayerComponent.FLASKS, content.ores().size());
        for (int i = 0; i < kinds; i++) {
            drawFlask(pane, layout.flasks().get(i), layout.grain(), i);
        }
    }

    /** Draws a dark plate behind the flasks and the chosen brew, so that nothing of the cave shows between them. */
    private static void drawPlate(UiPane pane, HudLayout layout) {
        int grain = layout.grain();
        int rim = PLATE_RIM_GRAINS * grain;
        LayoutBox first = layout.flasks().get(0);
        int width = layout.brew().right() - first.x() + 2 * rim;
        int height = first.height() + 2 * rim;
        pane.panel(
                first.x() - rim,
                first.y() - rim,
                width,
                height,
                grain,
                UiPalette.NIGHT,
                UiPalette.STONE_DARK,
                PLATE_ALPHA);
    }

    private void drawFlask(UiPane pane, LayoutBox place, int grain, int flask) {
        int x = place.x();
        int y = place.y();
        float alpha = measures[flask] < cheapest[flask] ? DIM : 1;
        if (BrewBook.has(chosen, flask)) {
            pane.fill(x + grain, y - 2f * grain, place.width() - 2f * grain, grain, UiPalette.GOLD, 1);
            x += Math.round((float) Math.sin(shaking[flask] * 60) * 2 * shaking[flask] / SHAKE_SECONDS) * grain;
            y += CHOSEN_RISE * grain;
            alpha = 1;
        }
        pane.picture(glass, x, y, grain, alpha);
        drawLiquid(pane, x, y, grain, flask);
        if (measures[flask] > 0 || BrewBook.has(chosen, flask)) {
            float share = Math.min(1, prices[flask] / (float) purse.flaskMeasures());
            int priceRow = LOWEST_ROW + Math.max(2, Math.round((HIGHEST_ROW - LOWEST_ROW) * share));
            int colour = measures[flask] < prices[flask] ? UiPalette.BLOOD : UiPalette.BONE_LIGHT;
            pane.fill(x + 3f * grain, y + priceRow * grain, place.width() - 6f * grain, grain, colour, 0.85f);
        }
        if (measures[flask] > 0) {
            int left = x + (place.width() - digits.wide(measures[flask]) * grain) / 2;
            int foot = y + NUMBER_FOOT * grain;
            // The gleam of the glass beside a digit would read as a 1.
            float width = place.width() - 2f * RIM_GRAINS * grain;
            pane.fill(x + RIM_GRAINS * grain, foot, width, digits.high() * grain, UiPalette.INK, BACKING);
            digits.draw(pane, measures[flask], left, foot, grain);
        } else {
            pane.picture(gleam, x, y, grain, 1);
        }
    }

    /** Draws the liquid in a flask; a stain at the bottom shows the ore of an empty one. */
    private void drawLiquid(UiPane pane, int x, int y, int grain, int flask) {
        int colour = pane.batch().colours().of(content.ores().at(flask).light().rgb());
        pane.lowerRows(room, x, y, LOWEST_ROW + 1, grain, colour, 0.7f);
        if (measures[flask] == 0 && shown[flask] <= 0) {
            return;
        }
        float share = Math.min(1, shown[flask]);
        int rows = LOWEST_ROW + Math.max(2, Math.round((HIGHEST_ROW - LOWEST_ROW) * share));
        float bright = glint[flask] / GLINT_SECONDS;
        int surface = UiPalette.mix(colour, 0xffffff, 0.5f);
        pane.lowerRows(room, x, y, rows, grain, surface, 1);
        pane.lowerRows(room, x, y, rows - 1, grain, UiPalette.mix(colour, 0xffffff, 0.6f * bright), 1);
        pane.lowerRows(room, x, y, LOWEST_ROW + 2, grain, UiPalette.mix(colour, UiPalette.NIGHT, 0.4f), 0.7f);
        float width = glass.getRegionWidth() * grain;
        float middle = y + rows * grain / 2f;
        pane.glow(x + width / 2f, middle, width, colour, 0.12f + 0.5f * bright);
    }
}
