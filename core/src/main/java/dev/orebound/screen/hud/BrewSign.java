package dev.orebound.screen.hud;

import com.badlogic.gdx.graphics.g2d.TextureRegion;
import dev.orebound.content.Content;
import dev.orebound.content.item.Brew;
import dev.orebound.content.item.Brew.BrewUse;
import dev.orebound.content.item.BrewBook;
import dev.orebound.content.text.GameTexts;
import dev.orebound.screen.input.KeyBindings;
import dev.orebound.screen.layout.LayoutBox;
import dev.orebound.screen.speech.SpeechRank;
import dev.orebound.view.sprite.PixelDigits;
import dev.orebound.view.text.TextLine;
import dev.orebound.view.text.TextStyle;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;
import dev.orebound.world.World;
import dev.orebound.world.component.AttackTable;
import dev.orebound.world.component.PlayerComponent;
import dev.orebound.world.component.StrikerComponent;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.WorldEvent;
import dev.orebound.world.state.BrewPurse;
import java.util.ArrayList;
import java.util.List;

/**
 * Shows the chosen brew with its level, its ores, and the price of each use. What is too expensive is dim on a red
 * ground, and shakes if the player tries it; what is free is on a golden one. Of a mixture that was never made, it
 * shows the colours of its ores, and above the flasks in words what these do and what each use is.
 */
final class BrewSign implements HudPart {
    private static final float SHAKE_SECONDS = 0.35f;
    private static final float DIM = 0.45f;
    private static final BrewUse[] USES = BrewUse.values();

    /** Side of the picture, and the height of its foot over the colours of the ores, in art pixels. */
    private static final int SIDE = 13;

    private static final int PICTURE_FOOT = 6;

    private static final int PRICES_FROM = 14;
    private static final int PRICE_STEP = 7;
    private static final int PRICES_TO = 27;
    private static final float RESTING_KEY = 0.35f;
    private static final int USE_WIDE = 6;
    private static final float RESTING = 0.72f;
    /** Time for which the words about an untried mixture are shown, and in which they fade. */
    private static final float TOLD_SECONDS = 8;

    private static final float FADE_SECONDS = 0.5f;

    private final StrikerComponent striker;
    private final PlayerComponent alchemist;
    private final Content content;
    private final BrewPurse purse;
    private final BrewBook book;
    private final PixelDigits digits;
    private final List<TextureRegion> pictures = new ArrayList<>();
    private final TextureRegion[] uses = new TextureRegion[USES.length + 1];
    private final boolean[] areKnown;
    private final BrewPlate plate;
    private final UseKeys keys;
    private final float[] shaking = new float[USES.length + 1];
    private int brew = BrewBook.NONE;
    private boolean hasChanged;
    private float toldSeconds;

    BrewSign(World world, HudContext context) {
        alchemist = world.player().component();
        striker = world.player().striker();
        content = world.content();
        book = content.brews();
        purse = world.purse();
        digits = new PixelDigits(context.sprites());
        plate = new BrewPlate(world, context);
        keys = new UseKeys(context);
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

    /** Returns the name of the brew that was chosen last, or of an untried one its ores. */
    @Override
    public String spoken() {
        return brew == BrewBook.NONE || !hasChanged ? "" : plate.nameOf(brew, areKnown[brew]);
    }

    @Override
    public SpeechRank rank() {
        return SpeechRank.ANSWER;
    }

    /** Returns true if the player has made a brew, or if it is of one ore. */
    boolean isKnown(int each) {
        return areKnown[each];
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
        int chosen = book.of(alchemist.chosenOres);
        toldSeconds = chosen == brew ? Math.max(0, toldSeconds - seconds) : TOLD_SECONDS;
        hasChanged |= brew != BrewBook.NONE && chosen != brew;
        brew = chosen;
        for (int use = 0; use < shaking.length; use++) {
            shaking[use] = Math.max(0, shaking[use] - seconds);
        }
    }

    @Override
    public void draw(UiPane pane, HudFrame frame) {
        frame.untriedHigh = 0;
        frame.untriedRight = 0;
        if (brew == BrewBook.NONE) {
            return;
        }
        LayoutBox place = frame.layout().brew();
        int grain = frame.layout().grain();
        drawOres(pane, place, grain);
        if (areKnown[brew]) {
            pane.picture(pictures.get(brew), place.x(), place.y() + PICTURE_FOOT * grain, grain, 1);
            drawLevel(pane, place, grain);
        } else if (toldSeconds > 0 && !frame.isMapLarge && !frame.isOver && !frame.isWheelOpen) {
            drawPlate(pane, frame);
        }
        drawPrices(pane, place, grain);
    }

    /** Draws the words about an untried mixture above the flasks, or beside them if the hero stands there. */
    private void drawPlate(UiPane pane, HudFrame frame) {
        LayoutBox flask = frame.layout().flasks().get(0);
        int grain = frame.layout().grain();
        int rim = FlaskRow.PLATE_RIM_GRAINS * grain;
        int gap = 2 * grain;
        int right = frame.layout().brew().right() + rim;
        plate.show(brew, false);
        int left = flask.x() - rim;
        int width = Math.max(right - left, frame.layout().toasts().width());
        int foot = flask.top() + rim + gap;
        int high = plate.height(width, grain);
        boolean isBeside = frame.coversHero(left, foot, width, high);
        if (isBeside) {
            left = right + gap;
            foot = Math.max(flask.y() - rim, frame.wordsTop + gap);
        } else {
            frame.untriedHigh = high + gap;
        }
        plate.draw(pane, left, foot, width, grain, Math.min(1, toldSeconds / FADE_SECONDS));
        frame.untriedRight = left + width + gap;
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
            boolean isRested = striker.cooldownTicks[AttackTable.cooldownOf(USES[use])] == 0;
            float strength = isReady && isRested ? 1 : RESTING_KEY;
            keys.draw(pane, USES[use], place.x() + PRICES_TO * grain, y, PRICE_STEP * grain, grain, strength);
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
            int whole = book.attack(brew, use, alchemist.brews[brew]).timing().cooldownTicks();
            int x = place.x() + PRICES_FROM * grain;
            float share = Math.min(1, left / (float) Math.max(1, whole));
            pane.fill(
                    x, y, (place.x() + PRICES_TO * grain - x) * share, PRICE_STEP * grain - 1f, UiPalette.INK, RESTING);
        }
    }

    private void drawPrice(UiPane pane, LayoutBox place, int y, int grain, int use, boolean isReady, int measures) {
        int x = place.x() + PRICES_FROM * grain;
        x += Math.round((float) Math.sin(shaking[use] * 60) * 2 * shaking[use] / SHAKE_SECONDS) * grain;
        if (!isReady) {
            pane.fill(x, y, place.x() + PRICES_TO * grain - x, PRICE_STEP * grain - 1f, UiPalette.BLOOD, 0.55f);
        } else if (measures == 0) {
            pane.fill(x, y, place.x() + PRICES_TO * grain - x, PRICE_STEP * grain - 1f, UiPalette.GOLD, 0.45f);
        }
        pane.picture(uses[use], x, y + grain, grain, isReady ? 1 : DIM);
        digits.draw(pane, measures, x + USE_WIDE * grain, y, grain);
    }

    /**
     * Draws a panel with the words about a brew: its name, what it does, and what each use is and costs. Of an untried
     * mixture it shows the ores and what those do, but neither name nor effects.
     */
    static final class BrewPlate {
        private static final int RIM = 4;
        private static final int GAP = 3;
        private static final int PICTURE = 7;
        private static final int WORDS_FROM = 19;
        private static final float OPACITY = 0.9f;

        private final BrewBook book;
        private final BrewPurse purse;
        private final PixelDigits digits;
        private final TextLine title;
        private final TextLine told;
        private final TextLine[] useWords = new TextLine[USES.length];
        private final TextureRegion[] pictures = new TextureRegion[USES.length];
        private final String[] names;
        private final String[] words;
        private final String[] ores;
        private final String[] hints;
        private final GameTexts texts;
        private final KeyBindings bindings;
        /** The version of the bindings whose keys are named. */
        private int version = -1;

        private int brew;
        private boolean isKnown;

        BrewPlate(World world, HudContext context) {
            texts = context.texts();
            bindings = context.bindings();
            book = world.content().brews();
            purse = world.purse();
            digits = new PixelDigits(context.sprites());
            title = new TextLine(context.fonts(), TextStyle.BODY);
            told = new TextLine(context.fonts(), TextStyle.SMALL);
            for (BrewUse use : USES) {
                useWords[use.ordinal()] = new TextLine(context.fonts(), TextStyle.SMALL);
                pictures[use.ordinal()] = context.sprites().frame("hud_use_" + use.id(), 0);
            }
            names = new String[book.size()];
            words = new String[book.size()];
            ores = new String[book.size()];
            hints = new String[book.size()];
            for (int i = 0; i < book.size(); i++) {
                Brew kind = book.at(i);
                names[i] = texts.get("brew." + kind.id() + ".name");
                words[i] = texts.get("brew." + kind.id() + ".words");
                ores[i] = texts.format("hud.untried", kind.oreNames(texts));
                hints[i] = kind.oreHints(texts);
            }
        }

        String nameOf(int of, boolean isMade) {
            return isMade ? names[of] : ores[of];
        }

        /** Sets the brew that the panel is about, and whether the player has made it. */
        void show(int shown, boolean isMade) {
            brew = shown;
            isKnown = isMade;
            title.set(isMade ? names[shown] : ores[shown]);
            told.set(isMade ? words[shown] : hints[shown]);
            if (version != bindings.version()) {
                version = bindings.version();
                for (BrewUse use : USES) {
                    useWords[use.ordinal()].set(wordsOf(use, texts, bindings));
                }
            }
        }

        /** Returns what a use is, with its key. */
        private static String wordsOf(BrewUse use, GameTexts texts, KeyBindings bindings) {
            String words = texts.get("use." + use.id() + ".short");
            String key = bindings.firstName(UseKeys.actionOf(use));
            return key.isEmpty() ? words : texts.format("hud.use_by", key, words);
        }

        /** Returns the words above the uses. */
        String told() {
            return title.text() + "\n" + told.text();
        }

        /** Returns the height of the panel at a width, both in real pixels. */
        int height(int width, int grain) {
            told.wrap(width - 2f * RIM * grain);
            return Math.round(title.capHeight() + told.height())
                    + (2 * RIM + 2 * GAP) * grain
                    + USES.length * rowHeight(grain);
        }

        private int rowHeight(int grain) {
            return Math.max(PICTURE * grain, Math.round(useWords[0].capHeight() * 1.3f)) + grain;
        }

        /** Returns the least width at which every use fits into a line, in real pixels. */
        int leastWide(int grain) {
            float widest = 0;
            for (TextLine each : useWords) {
                widest = Math.max(widest, each.width());
            }
            return Math.round(widest) + (RIM + WORDS_FROM + RIM) * grain;
        }

        /** Draws the panel from its lower left corner. */
        void draw(UiPane pane, float x, float foot, int width, int grain, float alpha) {
            int height = height(width, grain);
            int rgb = isKnown
                    ? UiPalette.mix(pane.batch().colours().of(book.at(brew).rgb()), UiPalette.INK, 0.35f)
                    : UiPalette.STONE;
            pane.panel(x, foot, width, height, grain, UiPalette.INK, rgb, OPACITY * alpha);
            float left = x + RIM * grain;
            float top = foot + height - RIM * grain - title.capHeight();
            title.drawShadowed(pane.batch(), left, top, isKnown ? UiPalette.GOLD : UiPalette.BONE_LIGHT, alpha);
            top -= GAP * grain + told.capHeight();
            told.drawShadowed(pane.batch(), left, top, UiPalette.BONE, alpha);
            int row = rowHeight(grain);
            for (int use = 0; use < USES.length; use++) {
                float y = foot + RIM * grain + (USES.length - 1f - use) * row;
                boolean isPaid = purse.affords(brew, USES[use]);
                pane.picture(pictures[use], left, y + grain, grain, isPaid ? alpha : 0.5f * alpha);
                int digitsRgb = isPaid ? 0xffffff : UiPalette.mix(UiPalette.BLOOD, 0xffffff, 0.35f);
                digits.draw(pane, purse.measures(brew, USES[use]), left + PICTURE * grain, y, grain, digitsRgb, alpha);
                float wordFoot = y + Math.round((PICTURE * grain - useWords[use].capHeight()) / 2);
                useWords[use].drawShadowed(pane.batch(), left + WORDS_FROM * grain, wordFoot, UiPalette.BONE, alpha);
            }
        }
    }
}
