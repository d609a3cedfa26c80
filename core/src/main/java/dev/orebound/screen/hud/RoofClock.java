package dev.orebound.screen.hud;

import dev.orebound.view.sprite.PixelDigits;
import dev.orebound.view.text.TextLine;
import dev.orebound.view.text.TextStyle;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;
import dev.orebound.world.arena.Arena;
import dev.orebound.world.state.TickClock;

/** Shows how long the roof of a sealed room still holds, and for a moment what a wound has taken off that. */
final class RoofClock {
    /** Seconds from which the countdown beats. */
    private static final int URGENT_SECONDS = 10;

    /** Time for which it shows what a wound took off. */
    private static final float LOSS_SECONDS = 1.6f;

    private static final int TICKS_A_SECOND = TickClock.TICKS_A_SECOND;
    /** Gap between words and their number, in art pixels. */
    static final int GAP_GRAINS = 3;

    private static final int WHITE = 0xffffff;

    private final TextLine words;
    private final PixelDigits digits;
    private int left;
    private int lostTicks;
    private float lossShown;
    private float seconds;

    RoofClock(HudContext parts) {
        words = new TextLine(parts.fonts(), TextStyle.SMALL);
        words.set(parts.texts().get("hud.roof"));
        digits = new PixelDigits(parts.sprites());
    }

    /** Takes over how the roof of the arena around the player stands. */
    void follow(Arena arena) {
        int now = arena.roofTicksLeft();
        int lost = left - now;
        // More than the time since the last frame is the work of a wound.
        if (lost > arena.kind().losses().shakeTicks() && now > 0 && lost < arena.roofTicks()) {
            lostTicks = lossShown > 0 ? lostTicks + lost : lost;
            lossShown = LOSS_SECONDS;
        }
        left = now;
    }

    /** Lets the seconds of a frame pass. */
    void pass(float frameSeconds) {
        seconds += frameSeconds;
        lossShown = Math.max(0, lossShown - frameSeconds);
    }

    /** Returns its height, in real pixels. */
    int high(int grain) {
        return digits.high() * grain;
    }

    /** Returns its width without what a wound took off, in real pixels. */
    float wide(int grain) {
        return words.width() + (GAP_GRAINS + digits.wide(rounded(left))) * grain;
    }

    /**
     * Draws it.
     *
     * @param x of its left edge, in real pixels
     * @param top y of its upper edge
     */
    void draw(UiPane pane, float x, int top, int grain, float alpha) {
        int secondsLeft = rounded(left);
        boolean isUrgent = secondsLeft <= URGENT_SECONDS || lossShown > 0;
        float beat = pane.flashes().blink(seconds * 7 / Math.PI % 2 < 1, 1, 0);
        int colour = isUrgent ? UiPalette.mix(UiPalette.FLAME, UiPalette.BLOOD, beat) : UiPalette.FLAME;
        int foot = top - high(grain);
        int low = foot + Math.round((words.capHeight() - digits.high() * grain) / 2);
        words.drawShadowed(pane.batch(), x, foot, colour, alpha);
        int numberX = Math.round(x + words.width() + GAP_GRAINS * grain);
        digits.draw(pane, secondsLeft, numberX, low, grain, WHITE, alpha);
        if (lossShown > 0) {
            int lostX = numberX + (digits.wide(secondsLeft) + 2 * GAP_GRAINS) * grain;
            float fading = alpha * Math.min(1, lossShown);
            pane.fill(lostX, low + digits.high() / 2f * grain, 3f * grain, grain, UiPalette.BLOOD, fading);
            digits.draw(pane, rounded(lostTicks), lostX + 4 * grain, low, grain, WHITE, fading);
        }
    }

    /** Returns the seconds of some ticks, rounded up. */
    static int rounded(int ticks) {
        return (ticks + TICKS_A_SECOND - 1) / TICKS_A_SECOND;
    }
}
