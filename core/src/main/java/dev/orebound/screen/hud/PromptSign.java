package dev.orebound.screen.hud;

import dev.orebound.grid.Grid;
import dev.orebound.screen.input.GameAction;
import dev.orebound.screen.input.KeyBindings;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;
import dev.orebound.view.text.FontSet;
import dev.orebound.view.text.TextLine;
import dev.orebound.view.text.TextStyle;
import dev.orebound.world.intent.InteractPrompt;

/**
 * What the interact key would do, shown above the thing that it is about: the key's cap and a word; the word alone where it
 * would do nothing.
 */
final class PromptSign {
    private static final float FADE_A_SECOND = 9;
    private static final int RISE_GRAINS = 3;
    private static final int BAR_DROP_GRAINS = 7;
    private static final int BAR_GRAINS = 4;

    /** How dark the panel is that keeps the words apart from whoever stands behind them. */
    private static final float PANEL = 0.8f;

    private final KeyCap key;
    private final TextLine word;
    private final PromptWords words;
    private int cell = Grid.NONE;
    private InteractPrompt prompt = InteractPrompt.NOTHING;
    private float alpha;
    private float share;
    private float anchorX;
    private float anchorY;

    PromptSign(PromptWords words, FontSet fonts, KeyBindings bindings) {
        key = new KeyCap(fonts, TextStyle.BODY, bindings.keyName(GameAction.INTERACT));
        word = new TextLine(fonts, TextStyle.BODY);
        this.words = words;
    }

    /**
     * Takes in what the prompt is.
     *
     * @param about the cell of the thing that it is about
     * @param x where it points to on the window, in real pixels; {@code y} likewise
     */
    void update(InteractPrompt now, int about, float x, float y, float seconds) {
        if (now == InteractPrompt.NOTHING) {
            alpha = Math.max(0, alpha - FADE_A_SECOND * seconds);
            return;
        }
        if (now != prompt || about != cell) {
            prompt = now;
            cell = about;
            word.set(words.of(now, about));
            alpha = 0;
        }
        anchorX = x;
        anchorY = y;
        alpha = Math.min(1, alpha + FADE_A_SECOND * seconds);
    }

    /** How far what has to be held on is done, 0 to 1. */
    void progress(float done) {
        share = Math.max(0, Math.min(1, done));
    }

    void draw(UiPane pane, int grain, int windowWidth) {
        if (alpha <= 0) {
            return;
        }
        int gap = 3 * grain;
        int cap = key.height(grain);
        int keyWidth = prompt.isOffer() ? key.width(grain) + gap : 0;
        int width = keyWidth + Math.round(word.width());
        int x = Math.max(2 * gap, Math.min(windowWidth - width - 2 * gap, Math.round(anchorX - width / 2f)));
        int y = Math.round(anchorY) - Math.round((1 - alpha) * RISE_GRAINS) * grain;
        pane.panel(x - gap, y - gap, width + 2f * gap, cap + 2f * gap, grain, UiPalette.INK, UiPalette.STONE, PANEL * alpha);
        if (prompt.isOffer()) {
            key.draw(pane, x, y, grain, alpha);
        }
        float wordFoot = y + Math.round((cap - word.capHeight()) / 2f);
        word.drawShadowed(pane.batch(), x + keyWidth, wordFoot, prompt.isOffer() ? UiPalette.BONE_LIGHT : UiPalette.BONE, alpha);
        if (share > 0) {
            int bar = y - BAR_DROP_GRAINS * grain;
            pane.panel(x, bar, width, BAR_GRAINS * grain, grain, UiPalette.INK, UiPalette.BONE_DARK, alpha);
            pane.fill(x + grain, bar + grain, (width - 2 * grain) * share, (BAR_GRAINS - 2f) * grain, UiPalette.GOLD, alpha);
        }
    }
}
