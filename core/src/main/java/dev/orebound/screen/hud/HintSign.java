package dev.orebound.screen.hud;

import com.badlogic.gdx.graphics.g2d.TextureRegion;
import dev.orebound.content.text.GameTexts;
import dev.orebound.screen.input.GameAction;
import dev.orebound.screen.layout.LayoutBox;
import dev.orebound.view.text.TextLine;
import dev.orebound.view.text.TextStyle;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One line of a hint: the keys or the picture of what it is about, and its text. It fades in, and out when its time is
 * up.
 */
final class HintSign {
    private static final float FADE_A_SECOND = 1.6f;
    private static final float FULL = 0.85f;

    /** Opacity of the panel behind wrapped lines. */
    private static final float PANEL = 0.85f;

    private static final int PANEL_GRAINS = 4;

    private final List<KeyCap> keys;
    private final @Nullable TextureRegion picture;
    private final TextLine word;
    /** The key that dismisses the hint, and its word; null for a hint that goes by itself. */
    private @Nullable KeyCap close;

    private @Nullable TextLine closeWord;
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

    /**
     * Returns a hint to press the key or mouse button that an action is bound to; without one, the text stands alone.
     */
    static HintSign of(HudContext parts, GameAction action, TextLine word, float longestSeconds) {
        KeyCap cap = new KeyCap(parts, TextStyle.NOTED, action);
        return new HintSign(cap.isEmpty() ? List.of() : List.of(cap), null, word, longestSeconds);
    }

    /** Shows the key that dismisses the hint, with a word. */
    void closeWith(KeyCap key, TextLine word) {
        close = key.isEmpty() ? null : key;
        closeWord = word;
    }

    /** Lets the hint stay for at least so many seconds, unless it already fades out. */
    void stay(float seconds) {
        if (secondsLeft > 0) {
            secondsLeft = Math.max(secondsLeft, seconds);
        }
    }

    /** Lets the hint fade out. */
    void end() {
        secondsLeft = 0;
    }

    void update(float seconds) {
        secondsLeft = Math.max(0, secondsLeft - seconds);
        float step = FADE_A_SECOND * seconds;
        alpha = secondsLeft > 0 ? Math.min(FULL, alpha + step) : Math.max(0, alpha - step);
    }

    /** Returns the hint in words: the names of its keys, then its text. */
    String inWords(GameTexts texts) {
        List<String> names = new ArrayList<>();
        keys.forEach(key -> names.add(key.words()));
        names.removeIf(String::isEmpty);
        return names.isEmpty()
                ? word.text()
                : texts.format("list.label", texts.joined("list.comma", names), word.text());
    }

    boolean isShown() {
        return alpha > 0;
    }

    /** Draws the hint at the foot of a box, its text broken into lines of its width. */
    void draw(UiPane pane, LayoutBox box, int grain) {
        int gap = 3 * grain;
        TextureRegion shown = picture;
        int mark = shown == null ? 0 : shown.getRegionWidth() * grain + gap;
        for (int i = 0; i < keys.size(); i++) {
            mark += keys.get(i).width(grain) + (i < keys.size() - 1 ? grain : gap);
        }
        int closing = closingWidth(grain);
        word.wrap(box.width() - mark - closing);
        int x = box.x() + Math.round((box.width() - mark - closing - word.width()) / 2);
        int rim = PANEL_GRAINS * grain;
        int height = Math.round(Math.max(word.height(), markHeight(grain))) + 2 * rim;
        float middle = box.y() + height / 2f;
        int width = mark + closing + Math.round(word.width()) + 2 * rim;
        pane.panel(x - rim, box.y(), width, height, grain, UiPalette.INK, UiPalette.STONE, PANEL * alpha);
        if (shown != null) {
            pane.picture(shown, x, Math.round(middle - shown.getRegionHeight() * grain / 2f), grain, alpha);
        }
        int at = x;
        for (int i = 0; i < keys.size(); i++) {
            keys.get(i).draw(pane, at, Math.round(middle - keys.get(i).height(grain) / 2f), grain, alpha);
            at += keys.get(i).width(grain) + grain;
        }
        float firstLine = middle + word.height() / 2 - word.capHeight();
        word.drawShadowed(pane.batch(), x + mark, firstLine, UiPalette.BONE_LIGHT, alpha);
        drawClosing(pane, x + mark + Math.round(word.width()) + 2 * gap, middle, grain);
    }

    private int closingWidth(int grain) {
        KeyCap key = close;
        TextLine told = closeWord;
        return key == null || told == null ? 0 : key.width(grain) + Math.round(told.width()) + 8 * grain;
    }

    private void drawClosing(UiPane pane, int x, float middle, int grain) {
        KeyCap key = close;
        TextLine told = closeWord;
        if (key != null && told != null) {
            key.draw(pane, x, Math.round(middle - key.height(grain) / 2f), grain, alpha);
            float foot = middle - told.capHeight() / 2;
            told.drawShadowed(pane.batch(), x + key.width(grain) + 2f * grain, foot, UiPalette.BONE, alpha);
        }
    }

    private int markHeight(int grain) {
        TextureRegion shown = picture;
        int height = shown == null ? 0 : shown.getRegionHeight() * grain;
        for (int i = 0; i < keys.size(); i++) {
            height = Math.max(height, keys.get(i).height(grain));
        }
        return height;
    }
}
