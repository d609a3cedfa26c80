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

    /** Time for which it shows what a wound took off, and time within which the next wound adds to that. */
    private static final float LOSS_SECONDS = 1.6f;

    private static final float SUM_SECONDS = 1;

    /** Time in which the room for a loss closes again. */
    private static final float ROOM_SECONDS = 0.25f;

    private static final int TICKS_A_SECOND = TickClock.TICKS_A_SECOND;
    /** Gap between words and their number, in art pixels. */
    static final int GAP_GRAINS = 3;

    /** Width of the minus before a loss with its gap, in art pixels. */
    private static final int STROKE_GRAINS = 4;

    private static final int WHITE = 0xffffff;

    private final TextLine words;
    private final TextLine unit;
    private final PixelDigits digits;
    private int left;
    private int lostTicks;
    private float lossShown;
    private float seconds;

    RoofClock(HudContext parts) {
        words = new TextLine(parts.fonts(), TextStyle.SMALL);
        words.set(parts.texts().get("hud.roof"));
        unit = new TextLine(parts.fonts(), TextStyle.SMALL);
        unit.set(parts.texts().get("hud.roof_lost"));
        digits = new PixelDigits(parts.sprites());
    }

    /** Takes over how the roof of the arena around the player stands. */
    void follow(Arena arena) {
        int now = arena.roofTicksLeft();
        int lost = left - now;
        // More than the time since the last frame is the work of a wound.
        if (lost > arena.kind().losses().shakeTicks() && now > 0 && lost < arena.roofTicks()) {
            lostTicks = lossShown > LOSS_SECONDS - SUM_SECONDS ? lostTicks + lost : lost;
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

    /** Returns the width beside it that a loss takes up now, in real pixels; 0 if none is shown. */
    float lossWide(int grain) {
        float wide = (2 * GAP_GRAINS + STROKE_GRAINS + 2 + digits.wide(rounded(lostTicks))) * grain + unit.width();
        return wide * Math.min(1, lossShown / ROOM_SECONDS);
    }

    /**
     * Draws it.
     *
     * @param x of its left edge, in real pixels
     * @param top y of its upper edge
     * @param pale how much lighter its words are, from 0 to 1
     */
    void draw(UiPane pane, float x, int top, int grain, float alpha, float pale) {
        int secondsLeft = rounded(left);
        boolean isUrgent = secondsLeft <= URGENT_SECONDS || lossShown > 0;
        float beat = pane.flashes().blink(seconds * 7 / Math.PI % 2 < 1, 1, 0);
        int colour = isUrgent ? UiPalette.mix(UiPalette.FLAME, UiPalette.BLOOD, beat) : UiPalette.FLAME;
        int foot = top - high(grain);
        int low = foot + Math.round((words.capHeight() - digits.high() * grain) / 2);
        words.drawShadowed(pane.batch(), x, foot, UiPalette.mix(colour, WHITE, pale), alpha);
        int numberX = Math.round(x + words.width() + GAP_GRAINS * grain);
        digits.draw(pane, secondsLeft, numberX, low, grain, WHITE, alpha);
        if (lossShown > 0) {
            int lostX = numberX + (digits.wide(secondsLeft) + 2 * GAP_GRAINS) * grain;
            float fading = alpha * Math.min(1, lossShown);
            float strokeY = low + digits.high() / 2f * grain;
            pane.fill(lostX - grain, strokeY - grain, 5f * grain, 3f * grain, UiPalette.INK, fading);
            pane.fill(lostX, strokeY, 3f * grain, grain, UiPalette.FLAME, fading);
            int lost = rounded(lostTicks);
            lostX += STROKE_GRAINS * grain;
            digits.draw(pane, lost, lostX, low, grain, WHITE, fading);
            float unitX = lostX + (digits.wide(lost) + 2f) * grain;
            unit.drawShadowed(pane.batch(), unitX, foot, UiPalette.mix(UiPalette.FLAME, WHITE, pale), fading);
        }
    }

    /** Returns the seconds of some ticks, rounded up. */
    static int rounded(int ticks) {
        return (ticks + TICKS_A_SECOND - 1) / TICKS_A_SECOND;
    }
}
