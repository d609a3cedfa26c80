package dev.orebound.screen.play;

import dev.orebound.chance.Seed;
import dev.orebound.content.biome.Biome;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.content.text.GameTexts;
import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.view.text.FontSet;
import dev.orebound.view.text.TextLine;
import dev.orebound.view.text.TextStyle;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;
import org.jspecify.annotations.Nullable;

/** Fades to black between two floors and shows the name of the next one. */
public final class FloorFade {
    private static final float CLOSE_A_SECOND = 2.6f;
    private static final float OPEN_A_SECOND = 1.5f;

    /** Time for which the name is readable before the picture returns, and for which it stays after that. */
    private static final float HOLD_SECONDS = 0.9f;

    private static final float NAME_SECONDS = 2.6f;
    private static final float NAME_FADE_SECONDS = 0.7f;

    /**
     * Heights of the name above the hero and below, and the hero's height up to which it stands above; shares of the
     * window.
     */
    private static final float ABOVE = 0.74f;

    private static final float BELOW = 0.3f;
    private static final float LOW_HERO = 0.58f;

    /** Distances of the depth above the name and of the rule below it. */
    private static final int DEPTH_ABOVE = 16;

    private static final int RULE_BELOW = 20;

    private final TextLine depth;
    private final TextLine name;
    private float closed = 1;
    private boolean closing = true;
    private float hold;
    private float nameSeconds;

    /** Creates a fade that is completely dark. */
    public FloorFade(FontSet fonts) {
        depth = new TextLine(fonts, TextStyle.BODY);
        name = new TextLine(fonts, TextStyle.HEADING);
    }

    /** Begins to fade out. */
    public void close() {
        closing = true;
        nameSeconds = 0;
    }

    /** Shows the name of the next floor of a run for a while. */
    public void announce(GameTexts texts, ContentTable<Biome> biomes, Seed run, int nextDepth) {
        depth.set(texts.format("hud.depth", nextDepth));
        name.set(texts.get(Biome.floorNameKey(biomes, run, nextDepth, texts::has)));
        nameSeconds = HOLD_SECONDS + NAME_SECONDS;
    }

    /** Returns the depth and the name that were announced last, a line each. */
    public String announced() {
        return depth.text() + '\n' + name.text();
    }

    /** Fades in once the name could be read. */
    public void open() {
        closing = false;
        hold = HOLD_SECONDS;
    }

    /** Fades in at once. */
    public void openAtOnce() {
        closing = false;
        hold = 0;
    }

    public boolean isClosed() {
        return closed >= 1;
    }

    /** Returns true from the moment in which it begins to fade in. */
    public boolean isLifting() {
        return !closing && hold <= 0;
    }

    public void update(float seconds) {
        nameSeconds = Math.max(0, nameSeconds - seconds);
        if (closing) {
            closed = Math.min(1, closed + CLOSE_A_SECOND * seconds);
        } else if (hold > 0) {
            hold -= seconds;
        } else {
            closed = Math.max(0, closed - OPEN_A_SECOND * seconds);
        }
    }

    /**
     * Draws the curtain and the name.
     *
     * @param shown the floor that is played, or null; the name keeps away from its hero and gives way to what its HUD
     *     tells in the middle
     */
    public void draw(UiPane pane, InterfaceSize size, @Nullable FloorPresenter shown) {
        if (closed > 0) {
            float eased = closed * closed * (3 - 2 * closed);
            pane.fill(0, 0, size.width(), size.height(), UiPalette.NIGHT, eased);
        }
        float alpha = Math.min(1, nameSeconds / NAME_FADE_SECONDS);
        if (alpha > 0) {
            boolean isLow = shown != null && shown.heroY() > size.height() * LOW_HERO;
            float foot = size.height() * (isLow ? BELOW : ABOVE);
            if (shown == null || isClosed() || isFree(foot, size, shown)) {
                drawName(pane, size, foot, alpha);
            }
        }
    }

    /** Returns true if nothing of the HUD is told at the place of the name. */
    private boolean isFree(float foot, InterfaceSize size, FloorPresenter shown) {
        float top = foot + name.capHeight() + size.pixels(DEPTH_ABOVE) + 2 * depth.capHeight();
        return top <= shown.headFoot() && foot - size.pixels(RULE_BELOW) >= shown.footTop();
    }

    private void drawName(UiPane pane, InterfaceSize size, float foot, float alpha) {
        float middle = size.width() / 2f;
        float width = Math.max(name.width(), size.pixels(180));
        pane.shade(middle - width, foot - size.pixels(70), width * 2, size.pixels(160), 0.8f * alpha * (1 - closed));
        name.drawShadowed(pane.batch(), middle - name.width() / 2, foot, UiPalette.BONE_LIGHT, alpha);
        float above = foot + name.capHeight() + size.pixels(DEPTH_ABOVE);
        depth.drawShadowed(pane.batch(), middle - depth.width() / 2, above, UiPalette.GOLD, alpha);
        int rule = size.pixels(90);
        pane.fill(middle - rule / 2f, foot - size.pixels(RULE_BELOW), rule, size.grain(), UiPalette.GOLD, 0.5f * alpha);
    }
}
