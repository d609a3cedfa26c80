package dev.orebound.screen.hud;

import com.badlogic.gdx.graphics.g2d.TextureRegion;
import dev.orebound.content.item.Brew;
import dev.orebound.content.item.Brew.BrewUse;
import dev.orebound.content.item.BrewBook;
import dev.orebound.content.text.GameTexts;
import dev.orebound.view.text.TextLine;
import dev.orebound.view.text.TextStyle;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;
import dev.orebound.world.World;
import dev.orebound.world.state.BrewPurse;

/**
 * Draws a panel with the words about a brew: its name, what it does, and what each use is and costs. Of an untried
 * mixture it shows the ores and what those do, but neither name nor effects.
 */
final class BrewPlate {
    private static final BrewUse[] USES = BrewUse.values();
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
    private int brew;
    private boolean isKnown;

    BrewPlate(World world, HudContext context) {
        GameTexts texts = context.texts();
        book = world.content().brews();
        purse = world.purse();
        digits = new PixelDigits(context.sprites());
        title = new TextLine(context.fonts(), TextStyle.BODY);
        told = new TextLine(context.fonts(), TextStyle.SMALL);
        for (BrewUse use : USES) {
            useWords[use.ordinal()] = new TextLine(context.fonts(), TextStyle.SMALL, texts.get("use." + use.id()));
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

    /** Sets the brew that the panel is about, and whether the player has made it. */
    void show(int shown, boolean isMade) {
        brew = shown;
        isKnown = isMade;
        title.set(isMade ? names[shown] : ores[shown]);
        told.set(isMade ? words[shown] : hints[shown]);
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

    /** Draws the panel from its lower left corner. */
    void draw(UiPane pane, float x, float foot, int width, int grain, float alpha) {
        int height = height(width, grain);
        int rgb = isKnown ? UiPalette.mix(book.at(brew).rgb(), UiPalette.INK, 0.35f) : UiPalette.STONE;
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
