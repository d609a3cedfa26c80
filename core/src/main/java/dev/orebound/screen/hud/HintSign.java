package dev.orebound.screen.hud;

import com.badlogic.gdx.graphics.g2d.TextureRegion;
import dev.orebound.screen.input.GameAction;
import dev.orebound.screen.layout.LayoutBox;
import dev.orebound.view.text.TextLine;
import dev.orebound.view.text.TextStyle;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A hint to press a key or use the mouse, shown until the player has done so or its time is up. */
final class HintSign {
    private static final float FADE_A_SECOND = 1.6f;
    private static final float FULL = 0.85f;

    /** Opacity of the shade behind a row; the shade of the next row overlaps half of it. */
    private static final float SHADE = 0.6f;

    private static final int FADE_GRAINS = 12;

    /** Opacity of the panel behind wrapped lines. */
    private static final float PANEL = 0.85f;

    private static final int PANEL_GRAINS = 4;

    private final List<KeyCap> keys;
    private final @Nullable TextureRegion picture;
    private final TextLine word;
    private float secondsLeft;
    private float alpha;

    /**
     * Creates a hint.
     *
     * @param picture shown instead of keys, or null
     * @param longestSeconds time after which the hint disappears even if it was not followed, in seconds
     */
    HintSign(List<KeyCap> keys, @Nullable TextureRegion picture, TextLine word, float longestSeconds) {
        this.keys = List.copyOf(keys);
        this.picture = picture;
        this.word = word;
        secondsLeft = longestSeconds;
    }

    /** Returns a hint to press the key or mouse button that an action is bound to. */
    static HintSign of(HudContext parts, GameAction action, TextLine word, float longestSeconds) {
        TextureRegion mouse = KeyCap.mouseFor(parts, action);
        List<KeyCap> caps = mouse != null
                ? List.of()
                : List.of(new KeyCap(
                        parts.fonts(), TextStyle.SMALL, parts.bindings().keyName(action)));
        return new HintSign(caps, mouse, word, longestSeconds);
    }

    /** Hides the hint, because the player has followed it. */
    void follow() {
        secondsLeft = 0;
    }

    void update(float seconds) {
        secondsLeft = Math.max(0, secondsLeft - seconds);
        float step = FADE_A_SECOND * seconds;
        alpha = secondsLeft > 0 ? Math.min(FULL, alpha + step) : Math.max(0, alpha - step);
    }

    boolean isShown() {
        return alpha > 0;
    }

    /** Draws the hint in the middle of a box, its text broken into lines of its width. */
    void drawWithin(UiPane pane, LayoutBox box, int grain) {
        int gap = 3 * grain;
        TextureRegion shown = picture;
        int mark = shown == null ? 0 : shown.getRegionWidth() * grain + gap;
        for (int i = 0; i < keys.size(); i++) {
            mark += keys.get(i).width(grain) + gap;
        }
        word.wrap(box.width() - mark);
        int x = box.x() + Math.round((box.width() - mark - word.width()) / 2);
        float middle = box.y() + box.height() / 2f;
        int rim = PANEL_GRAINS * grain;
        int height = Math.round(word.height()) + 2 * rim;
        int width = mark + Math.round(word.width()) + 2 * rim;
        int foot = Math.round(middle) - height / 2;
        pane.panel(x - rim, foot, width, height, grain, UiPalette.INK, UiPalette.STONE, PANEL * alpha);
        if (shown != null) {
            pane.picture(shown, x, Math.round(middle - shown.getRegionHeight() * grain / 2f), grain, alpha);
        }
        for (int i = 0; i < keys.size(); i++) {
            keys.get(i).draw(pane, x, Math.round(middle - keys.get(i).height(grain) / 2f), grain, alpha);
        }
        float firstLine = middle + word.height() / 2 - word.capHeight();
        word.drawShadowed(pane.batch(), x + mark, firstLine, UiPalette.BONE_LIGHT, alpha);
    }

    /** Draws the hint with the keys to the left of a position and the text to the right. */
    void draw(UiPane pane, int middle, int y, int height, int grain) {
        int gap = 2 * grain;
        float reach = word.width() + 2 * FADE_GRAINS * grain;
        pane.shade(middle - reach, y - height / 2f, 2 * reach, 2f * height, SHADE * alpha);
        float foot = y + Math.round((height - word.capHeight()) / 2f);
        word.drawShadowed(pane.batch(), middle + gap, foot, UiPalette.BONE_LIGHT, alpha);
        TextureRegion shown = picture;
        if (shown != null) {
            int x = middle - gap - shown.getRegionWidth() * grain;
            pane.picture(shown, x, y + (height - shown.getRegionHeight() * grain) / 2f, grain, alpha);
        }
        int x = middle - gap;
        for (int i = keys.size() - 1; i >= 0; i--) {
            KeyCap key = keys.get(i);
            x -= key.width(grain);
            key.draw(pane, x, y + (height - key.height(grain)) / 2, grain, alpha);
            x -= grain;
        }
    }
}
