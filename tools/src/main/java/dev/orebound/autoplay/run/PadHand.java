package dev.orebound.autoplay.run;

import dev.orebound.journal.settings.GameSettings;
import dev.orebound.journal.settings.KeyName;
import dev.orebound.screen.input.PadMake;
import dev.orebound.screen.input.PadState;
import dev.orebound.screen.input.PadSticks;
import dev.orebound.world.intent.AimTable;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.intent.IntentOrder;
import java.util.ArrayDeque;

/**
 * Holds a gamepad as a bot's intents want it: sticks in steps of a 127th, buttons one after another where a hand would
 * press them so. What pages ask for, such as which relic to take, has no button.
 */
public final class PadHand {
    private static final int STEPS = 127;
    private static final int ORE_BUTTONS = 4;
    private static final int[] ORES = {KeyName.PAD_UP, KeyName.PAD_RIGHT, KeyName.PAD_DOWN, KeyName.PAD_LEFT};

    /** Ticks within which a second ore would be mixed with the first. */
    private static final int MIXING_TICKS = 22;

    /**
     * The reach at which the stick is tilted as long as nothing is thrown: the reach of a flask shrinks slowly, so that
     * a hand does not aim at full tilt.
     */
    private static final float AIMING_REACH = 0.3f;

    /** Ticks until a wheel is open. */
    private static final int WHEEL_TICKS = 16;

    /** The direction of the order to attack on the wheel: two fifths of a turn clockwise from the top. */
    private static final int ATTACK_AIM = Math.floorMod(Intent.AIMS / 4 - Intent.AIMS * 2 / 5, Intent.AIMS);

    private final GameSettings settings;
    /** The presses that are still to come, a tick each. */
    private final ArrayDeque<Press> presses = new ArrayDeque<>();

    private int ticksSinceOre = MIXING_TICKS;
    private float throwX;
    private float throwY;

    /** The buttons of a tick, and the tilt of the aiming stick if that is needed for them. */
    private record Press(int buttons, boolean points, float x, float y) {
        static Press of(int... keys) {
            int bits = 0;
            for (int key : keys) {
                bits |= PadState.bit(key);
            }
            return new Press(bits, false, 0, 0);
        }
    }

    /** @param settings those of the sticks */
    public PadHand(GameSettings settings) {
        this.settings = settings;
    }

    /**
     * Holds the pad for a tick.
     *
     * @param farthestThrow of the chosen brew, in cells
     * @param allFollow whether all companions follow, so that a tap of the command's button lets them hold
     */
    public void hold(Intent wanted, float farthestThrow, boolean allFollow, PadState pad) {
        pad.clear();
        pad.make = PadMake.NEUTRAL;
        ticksSinceOre++;
        walk(wanted, pad);
        aim(wanted, AIMING_REACH, pad);
        press(wanted, Intent.STRIKE, KeyName.PAD_RIGHT_TRIGGER, pad);
        press(wanted, Intent.DASH, KeyName.PAD_RIGHT_SHOULDER, pad);
        press(wanted, Intent.BURST, KeyName.PAD_EAST, pad);
        press(wanted, Intent.LAY, KeyName.PAD_LEFT_STICK, pad);
        press(wanted, Intent.INTERACT, KeyName.PAD_SOUTH, pad);
        if (!isThrowing()) {
            press(wanted, Intent.BOLT, KeyName.PAD_LEFT_TRIGGER, pad);
        }
        if (presses.isEmpty()) {
            plan(wanted, farthestThrow, allFollow, pad);
        }
        Press now = presses.poll();
        if (now != null) {
            pad.buttons |= now.buttons;
            if (now.points) {
                pad.rightX = now.x;
                pad.rightY = now.y;
            }
        }
    }

    private boolean isThrowing() {
        return presses.stream().anyMatch(press -> (press.buttons & PadState.bit(KeyName.PAD_LEFT_SHOULDER)) != 0);
    }

    private static void press(Intent wanted, int button, int key, PadState pad) {
        if (wanted.holds(button)) {
            pad.buttons |= PadState.bit(key);
        }
    }

    /** Plans the presses for a throw, a brew or an order. */
    private void plan(Intent wanted, float farthestThrow, boolean allFollow, PadState pad) {
        if (wanted.holds(Intent.THROW)) {
            float cells = wanted.throwDistance() / (float) Intent.STEPS_A_CELL;
            aim(wanted, cells == 0 || farthestThrow == 0 ? 1 : cells / farthestThrow, pad);
            throwX = pad.rightX;
            throwY = pad.rightY;
            int button = PadState.bit(KeyName.PAD_LEFT_SHOULDER);
            presses.add(new Press(button, true, throwX, throwY));
            presses.add(new Press(0, true, throwX, throwY));
        } else if (wanted.order() == IntentOrder.CHOOSE_BREW) {
            choose(wanted.orderArgument());
        } else if (wanted.order() == IntentOrder.DRINK) {
            presses.add(Press.of(KeyName.PAD_BACK));
            presses.add(Press.of());
        } else if (wanted.order() == IntentOrder.GOLEMS_ATTACK) {
            attack(pad);
        } else if (wanted.order() == (allFollow ? IntentOrder.GOLEMS_HOLD : IntentOrder.GOLEMS_FOLLOW)) {
            presses.add(Press.of(KeyName.PAD_RIGHT_STICK));
            presses.add(Press.of());
        }
    }

    /** Presses the ores of a brew together; a single one twice if the ore before would be mixed with it. */
    private void choose(int ores) {
        Press together = new Press(0, false, 0, 0);
        for (int ore = 0; ore < ORE_BUTTONS; ore++) {
            int bit = (ores >> ore & 1) == 0 ? 0 : PadState.bit(ORES[ore]);
            together = new Press(together.buttons | bit, false, 0, 0);
        }
        presses.add(together);
        presses.add(Press.of());
        if (Integer.bitCount(ores) == 1 && ticksSinceOre < MIXING_TICKS) {
            presses.add(together);
            presses.add(Press.of());
        }
        ticksSinceOre = 0;
    }

    /**
     * Clicks the stick at the place that is aimed at, and flicks it to the order to attack; waits for the wheel if the
     * stick already points there.
     */
    private void attack(PadState pad) {
        int button = PadState.bit(KeyName.PAD_RIGHT_STICK);
        float x = AimTable.x(ATTACK_AIM);
        float y = AimTable.y(ATTACK_AIM);
        boolean isThere = pad.rightX * x + pad.rightY * y > 0;
        presses.add(new Press(button, true, pad.rightX, pad.rightY));
        for (int tick = 0; isThere && tick < WHEEL_TICKS; tick++) {
            presses.add(new Press(button, true, 0, 0));
        }
        presses.add(new Press(button, true, x, y));
        presses.add(new Press(0, true, 0, 0));
    }

    private void walk(Intent wanted, PadState pad) {
        float x = wanted.moveX() / (float) Intent.FULL_TILT;
        float y = wanted.moveY() / (float) Intent.FULL_TILT;
        float speed = (float) Math.sqrt(x * x + y * y);
        if (speed > 0) {
            float tilt = PadSticks.tiltOf(Math.min(1, speed), wanted.holds(Intent.SNEAK), settings);
            pad.leftX = quantised(x / speed * tilt);
            pad.leftY = quantised(y / speed * tilt);
        }
    }

    private void aim(Intent wanted, float reach, PadState pad) {
        float tilt = PadSticks.tiltOfReach(Math.min(1, reach), settings);
        pad.rightX = quantised(AimTable.x(wanted.aim()) * tilt);
        pad.rightY = quantised(AimTable.y(wanted.aim()) * tilt);
    }

    private static float quantised(float tilt) {
        return Math.round(tilt * STEPS) / (float) STEPS;
    }
}
