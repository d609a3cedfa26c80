package dev.orebound.screen.input;

import dev.orebound.grid.Grid;
import dev.orebound.world.World;
import dev.orebound.world.component.CompanionComponent;
import dev.orebound.world.component.CompanionOrder;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.intent.IntentOrder;
import java.util.List;

/**
 * Turns the one command key into orders to companions. A tap lets all hold where the player stands, or follow again if
 * any does not. While the key is held a wheel of five orders is open, of which a movement of the mouse or a number
 * chooses one; a flick of the stick of a gamepad chooses one before it opens. The orders that need a place take the one
 * at which the mouse pointed when the key was pressed.
 */
public final class CommandWheel {
    /** The orders of the wheel, clockwise from the top. */
    public static final List<IntentOrder> ORDERS = List.of(
            IntentOrder.GOLEMS_FOLLOW,
            IntentOrder.GOLEMS_HOLD,
            IntentOrder.GOLEMS_ATTACK,
            IntentOrder.GOLEMS_MINE,
            IntentOrder.GOLEMS_SWAP);

    /** No order is chosen. */
    public static final int NONE = -1;

    private static final int HELD_TICKS = 14;
    private static final float LEAST_CELLS = 0.6f;

    private final World world;
    private boolean isDown;
    private int heldTicks;
    private float pressedX;
    private float pressedY;
    private int chosen = NONE;
    private IntentOrder given = IntentOrder.NONE;

    public CommandWheel(World world) {
        this.world = world;
    }

    /** Returns true while the wheel is open. */
    public boolean isOpen() {
        return isDown && heldTicks >= HELD_TICKS;
    }

    /** Returns the number of the chosen order, or {@link #NONE}. */
    public int chosen() {
        return chosen;
    }

    /** Returns the place from which a movement chooses, as {@link #press} was given it. */
    float pressedX() {
        return pressedX;
    }

    float pressedY() {
        return pressedY;
    }

    /** Handles a press of the key, with the place at which the mouse points, in cells. */
    void press(float x, float y) {
        if (world.companions().size() > 0 && !isDown) {
            isDown = true;
            heldTicks = 0;
            pressedX = x;
            pressedY = y;
            chosen = NONE;
        }
    }

    /** Returns true while the key is down and no order was given by its number. */
    boolean isDown() {
        return isDown;
    }

    /** Handles a release of the key, which gives the chosen order. */
    void release() {
        if (!isDown) {
            return;
        }
        if (chosen != NONE) {
            given = ORDERS.get(chosen);
        } else if (!isOpen()) {
            given = doAllFollow() ? IntentOrder.GOLEMS_HOLD : IntentOrder.GOLEMS_FOLLOW;
        }
        cancel();
    }

    /** Closes the wheel without an order. */
    void cancel() {
        isDown = false;
        chosen = NONE;
    }

    /**
     * Chooses an order by its number, from 1, and gives it.
     *
     * @return false if the wheel is shut or has no such number
     */
    boolean choose(int number) {
        if (!isDown || number < 1 || number > ORDERS.size()) {
            return false;
        }
        given = ORDERS.get(number - 1);
        cancel();
        return true;
    }

    /**
     * Counts a tick and writes the order that was given since the last one; returns true if there was one.
     *
     * @param isFlicked whether a stick has moved since the key was pressed, which chooses without an open wheel
     */
    boolean write(Intent intent, float pointerX, float pointerY, boolean isFlicked) {
        if (isDown) {
            heldTicks++;
            chosen = isOpen() || isFlicked ? towards(pointerX - pressedX, pointerY - pressedY, ORDERS.size()) : NONE;
        }
        if (given == IntentOrder.NONE) {
            return false;
        }
        intent.order(given, given == IntentOrder.GOLEMS_HOLD ? world.player().body().cell : pointed());
        given = IntentOrder.NONE;
        return true;
    }

    /**
     * Returns the sector of a wheel in a direction, clockwise, the first about the top; or {@link #NONE} in its middle.
     */
    static int towards(float dx, float dy, int sectors) {
        if (dx * dx + dy * dy < LEAST_CELLS * LEAST_CELLS) {
            return NONE;
        }
        double turns = Math.atan2(dx, dy) / (2 * Math.PI);
        return Math.floorMod(Math.round(turns * sectors), sectors);
    }

    private int pointed() {
        Grid grid = world.floor().grid();
        int x = Math.max(0, Math.min(grid.width() - 1, (int) Math.floor(pressedX)));
        int y = Math.max(0, Math.min(grid.height() - 1, (int) Math.floor(pressedY)));
        return grid.cell(x, y);
    }

    /** Returns true if all companions follow, so that a tap lets them hold. */
    public boolean doAllFollow() {
        for (int i = 0; i < world.companions().size(); i++) {
            if (world.companions().get(i).getComponent(CompanionComponent.class).order != CompanionOrder.FOLLOW) {
                return false;
            }
        }
        return true;
    }
}
