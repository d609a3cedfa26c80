package dev.orebound.screen.hud;

import com.badlogic.gdx.graphics.g2d.TextureRegion;
import dev.orebound.content.Content;
import dev.orebound.content.item.Brew.BrewUse;
import dev.orebound.content.item.BrewBook;
import dev.orebound.screen.layout.LayoutBox;
import dev.orebound.view.sprite.SpriteAtlas;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;
import dev.orebound.world.World;
import dev.orebound.world.component.AttackTable;
import dev.orebound.world.component.PlayerComponent;
import dev.orebound.world.component.StrikerComponent;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.WorldEvent;
import dev.orebound.world.event.WorldEvent.BrewEvent;
import dev.orebound.world.state.BrewPurse;
import java.util.ArrayList;
import java.util.List;

/** The HUD parts that show flasks and the chosen brew. */
final class CastingSigns {
    private CastingSigns() {}

    /**
     * Shows four flasks, one for the ore of each element, with their levels and numbers of measures. Those that are mixed
     * are raised over a golden bar; a line marks the measures that a throw takes, red if there are fewer. A flask that
     * holds too little for any use is dim, and shakes if it is why the player cannot use the brew.
     */
    static final class FlaskRow implements HudPart {
        /** Speed at which the shown level follows the real one, as a share of a flask per second. */
        private static final float POUR_A_SECOND = 0.8f;

        private static final int PLATE_RIM_GRAINS = 4;
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
            int colour = content.ores().at(flask).light().rgb();
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

    /**
     * Shows the chosen brew with its level, its ores, and the price of each use. What is too expensive is dim on a red
     * ground, and shakes if the player tries it; what is free is on a golden one. Of a mixture that was never made, only the colours of its ores are shown.
     */
    static final class BrewSign implements HudPart {
        private static final float SHAKE_SECONDS = 0.35f;
        private static final float DIM = 0.45f;
        private static final BrewUse[] USES = BrewUse.values();

        /** Side of the picture, and the height of its foot over the colours of the ores, in art pixels. */
        private static final int SIDE = 13;

        private static final int PICTURE_FOOT = 6;

        private static final int PRICES_FROM = 14;
        private static final int PRICE_STEP = 7;
        private static final int USE_WIDE = 6;
        private static final float RESTING = 0.72f;

        private final StrikerComponent striker;
        private final PlayerComponent alchemist;
        private final Content content;
        private final BrewPurse purse;
        private final BrewBook book;
        private final PixelDigits digits;
        private final List<TextureRegion> pictures = new ArrayList<>();
        private final TextureRegion[] uses = new TextureRegion[USES.length + 1];
        private final boolean[] areKnown;
        private final float[] shaking = new float[USES.length + 1];
        private int brew;

        BrewSign(World world, HudContext context) {
            alchemist = world.player().component();
            striker = world.player().striker();
            content = world.content();
            book = content.brews();
            purse = world.purse();
            digits = new PixelDigits(context.sprites());
            areKnown = new boolean[book.size()];
            for (int i = 0; i < areKnown.length; i++) {
                pictures.add(context.sprites().frame(book.at(i).sprite(), 0));
                areKnown[i] = book.at(i).isKnown(context.isMet());
            }
            uses[USES.length] = context.sprites().frame("hud_use_lay", 0);
            for (BrewUse use : USES) {
                uses[use.ordinal()] = context.sprites().frame("hud_use_" + use.id(), 0);
            }
        }

        @Override
        public void hear(WorldEvent event) {
            if (event.type() == EventType.BREW_REFUSED) {
                shaking[event.manner()] = SHAKE_SECONDS;
            } else if (event.type() == EventType.LAY_REFUSED) {
                shaking[USES.length] = SHAKE_SECONDS;
            } else if (event.type() == EventType.BREW_CAST) {
                areKnown[event.subject()] = true;
            }
        }

        @Override
        public void update(float seconds) {
            brew = book.of(alchemist.chosenOres);
            for (int use = 0; use < shaking.length; use++) {
                shaking[use] = Math.max(0, shaking[use] - seconds);
            }
        }

        @Override
        public void draw(UiPane pane, HudFrame frame) {
            if (brew == BrewBook.NONE) {
                return;
            }
            LayoutBox place = frame.layout().brew();
            int grain = frame.layout().grain();
            drawOres(pane, place, grain);
            if (areKnown[brew]) {
                pane.picture(pictures.get(brew), place.x(), place.y() + PICTURE_FOOT * grain, grain, 1);
                drawLevel(pane, place, grain);
                drawPrices(pane, place, grain);
            }
        }

        /** Draws a stripe of each ore's colour, or fills the place of the picture with them. */
        private void drawOres(UiPane pane, LayoutBox place, int grain) {
            int ores = book.oresOf(brew);
            int count = Integer.bitCount(ores);
            int foot = place.y() + (areKnown[brew] ? 2 : PICTURE_FOOT) * grain;
            int high = areKnown[brew] ? 2 : SIDE;
            if (!areKnown[brew]) {
                pane.fill(place.x(), foot, SIDE * grain, SIDE * grain, UiPalette.INK, 1);
            }
            int drawn = 0;
            for (int ore = 0; ore < content.ores().size(); ore++) {
                if (BrewBook.has(ores, ore)) {
                    int from = 1 + (SIDE - 2) * drawn / count;
                    int to = 1 + (SIDE - 2) * ++drawn / count;
                    int rim = areKnown[brew] ? 0 : 1;
                    int rgb = content.ores().at(ore).light().rgb();
                    pane.fill(
                            place.x() + from * grain,
                            foot + rim * grain,
                            (to - from) * grain,
                            (high - 2 * rim) * grain,
                            rgb,
                            1);
                }
            }
        }

        private void drawLevel(UiPane pane, LayoutBox place, int grain) {
            int level = alchemist.brews[brew];
            for (int pip = 0; pip < level; pip++) {
                float x = place.x() + SIDE * grain / 2f - (level * 1.5f - pip * 3 - 0.5f) * grain;
                pane.fill(x, place.top() - grain, 2f * grain, grain, UiPalette.GOLD, 1);
            }
        }

        /** Draws a row for each use, and below them one for the lay if the alchemist has learnt it. */
        private void drawPrices(UiPane pane, LayoutBox place, int grain) {
            boolean knowsLay = book.knowsLay(brew, alchemist.brews);
            int foot = knowsLay ? place.y() + (PRICE_STEP - FlaskRow.PLATE_RIM_GRAINS) * grain : place.y();
            for (int use = 0; use < USES.length; use++) {
                boolean isReady = purse.affords(brew, USES[use]);
                int y = foot + (USES.length - 1 - use) * PRICE_STEP * grain;
                drawPrice(pane, place, y, grain, use, isReady, purse.measures(brew, USES[use]));
                drawRest(pane, place, y, grain, USES[use]);
            }
            if (knowsLay) {
                boolean isReady = purse.canLay(brew);
                int measures = purse.layMeasures(brew);
                drawPrice(pane, place, foot - PRICE_STEP * grain, grain, USES.length, isReady, measures);
            }
        }

        /** Darkens a use that was just made, less and less until it can be made again. */
        private void drawRest(UiPane pane, LayoutBox place, int y, int grain, BrewUse use) {
            int left = striker.cooldownTicks[AttackTable.cooldownOf(use)];
            if (left > 0) {
                int whole =
                        book.attack(brew, use, alchemist.brews[brew]).timing().cooldownTicks();
                int x = place.x() + PRICES_FROM * grain;
                float share = Math.min(1, left / (float) Math.max(1, whole));
                pane.fill(x, y, (place.right() - x) * share, PRICE_STEP * grain - 1f, UiPalette.INK, RESTING);
            }
        }

        private void drawPrice(UiPane pane, LayoutBox place, int y, int grain, int use, boolean isReady, int measures) {
            int x = place.x() + PRICES_FROM * grain;
            x += Math.round((float) Math.sin(shaking[use] * 60) * 2 * shaking[use] / SHAKE_SECONDS) * grain;
            if (!isReady) {
                pane.fill(x, y, place.right() - x, PRICE_STEP * grain - 1f, UiPalette.BLOOD, 0.55f);
            } else if (measures == 0) {
                pane.fill(x, y, place.right() - x, PRICE_STEP * grain - 1f, UiPalette.GOLD, 0.45f);
            }
            pane.picture(uses[use], x, y + grain, grain, isReady ? 1 : DIM);
            digits.draw(pane, measures, x + USE_WIDE * grain, y, grain);
        }
    }
}
