package dev.orebound.screen;

import dev.orebound.journal.settings.GameSettings;
import dev.orebound.journal.settings.GameSettings.PadShapes;
import dev.orebound.journal.settings.KeyName;
import dev.orebound.screen.context.HostPlatform;
import dev.orebound.screen.input.KeyBindings;
import dev.orebound.screen.input.PadMake;
import dev.orebound.screen.input.PadState;
import java.util.Arrays;

/**
 * Reads the gamepad once a frame and passes what has changed on to the current screen: presses and releases as those of
 * keys, the sticks as they are. On a page, a direction that is held repeats, the left stick moves like the cross, and
 * the right one scrolls. A pad that goes away releases everything.
 */
final class PadInput {
    /** A stick tilted so far begins to move on a page, and no longer does when tilted less than the other. */
    private static final float BEGINS = 0.6f;

    private static final float ENDS = 0.4f;
    private static final float FIRST_REPEAT_SECONDS = 0.4f;
    private static final float REPEAT_SECONDS = 0.11f;
    /** A pad that is found so soon was there before the game. */
    private static final float START_SECONDS = 2;

    private static final float NOTCHES_A_SECOND = 12;
    private static final int CROSS = PadState.bit(KeyName.PAD_UP)
            | PadState.bit(KeyName.PAD_RIGHT)
            | PadState.bit(KeyName.PAD_DOWN)
            | PadState.bit(KeyName.PAD_LEFT);

    private final HostPlatform host;
    private final KeyBindings bindings;
    private final ScreenInput screens;
    private final PadState pad = new PadState();
    /** The key that the current screen was told for each button that is down. */
    private final int[] told = new int[KeyName.padButtons()];

    private int down;
    private int stickCross;
    private int repeated;
    private float repeatSeconds;
    private float notches;
    private boolean wasThere;
    /** Buttons that were down before the window was in front, and still are. */
    private int muted;

    private float sinceStart;

    PadInput(HostPlatform host, KeyBindings bindings, ScreenInput screens) {
        this.host = host;
        this.bindings = bindings;
        this.screens = screens;
        Arrays.fill(told, KeyName.NO_KEY);
    }

    /**
     * Passes on what has changed since the last frame.
     *
     * @param isHeard false while the window is not in front: the pad then is as if it lay untouched
     */
    void poll(GameSettings settings, boolean isHeard, float seconds) {
        host.readPad(pad);
        boolean isThere = pad.make.isPad();
        int held = pad.down();
        muted = isHeard ? muted & held : held;
        sinceStart = Math.min(START_SECONDS, sinceStart + seconds);
        if (!isThere || !isHeard) {
            PadMake make = pad.make;
            pad.clear();
            pad.make = make;
        }
        boolean isPage = !screens.takesPad();
        moveCross(isPage);
        int now = isHeard ? (held & ~muted) | stickCross : 0;
        PadMake make = shown(pad.make, settings.get(GameSettings.PAD_SHAPES));
        if ((now & ~down) != 0 || pad.isTilted(settings.get(GameSettings.PAD_DEAD_ZONE))) {
            bindings.use(make);
        }
        pass(now);
        screens.tilt(pad, settings);
        if (isPage) {
            repeat(seconds);
            scroll(seconds);
        }
        if (isThere != wasThere) {
            wasThere = isThere;
            if (!isThere || sinceStart >= START_SECONDS) {
                screens.padPlugged();
            } else {
                bindings.use(make);
            }
            if (!isThere) {
                bindings.use(PadMake.NONE);
            }
        }
    }

    private static PadMake shown(PadMake told, PadShapes shapes) {
        return switch (shapes) {
            case AUTOMATIC -> told;
            case NEUTRAL -> PadMake.NEUTRAL;
            case XBOX -> PadMake.XBOX;
            case PLAYSTATION -> PadMake.PLAYSTATION;
            case NINTENDO -> PadMake.NINTENDO;
        };
    }

    /** Turns the left stick into a press of the cross on a page, in its stronger direction. */
    private void moveCross(boolean isPage) {
        float far = Math.max(Math.abs(pad.leftX), Math.abs(pad.leftY));
        if (!isPage || far < ENDS) {
            stickCross = 0;
        } else if (far > BEGINS && stickCross == 0) {
            boolean isAcross = Math.abs(pad.leftX) > Math.abs(pad.leftY);
            int across = pad.leftX > 0 ? KeyName.PAD_RIGHT : KeyName.PAD_LEFT;
            int upright = pad.leftY > 0 ? KeyName.PAD_UP : KeyName.PAD_DOWN;
            stickCross = PadState.bit(isAcross ? across : upright);
        }
    }

    private void pass(int now) {
        int changed = now ^ down;
        down = now;
        for (int button = 0; changed != 0 && button < told.length; button++) {
            int bit = 1 << button;
            if ((changed & bit) == 0) {
                continue;
            }
            if ((now & bit) != 0) {
                told[button] = screens.padDown(KeyName.FIRST_PAD + button);
            } else if (told[button] != KeyName.NO_KEY) {
                screens.padUp(told[button]);
                told[button] = KeyName.NO_KEY;
            }
        }
    }

    private void repeat(float seconds) {
        int held = down & CROSS;
        if (held == 0 || held != repeated) {
            repeated = held;
            repeatSeconds = FIRST_REPEAT_SECONDS;
            return;
        }
        repeatSeconds -= seconds;
        if (repeatSeconds <= 0) {
            repeatSeconds += REPEAT_SECONDS;
            int button = Integer.numberOfTrailingZeros(held);
            screens.padUp(told[button]);
            told[button] = screens.padDown(KeyName.FIRST_PAD + button);
        }
    }

    private void scroll(float seconds) {
        notches = Math.abs(pad.rightY) < ENDS ? 0 : notches - pad.rightY * NOTCHES_A_SECOND * seconds;
        int whole = (int) notches;
        if (whole != 0) {
            notches -= whole;
            screens.scroll(whole);
        }
    }
}
