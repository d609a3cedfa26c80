package dev.orebound.workbench.action;

import dev.orebound.content.Content;
import dev.orebound.content.text.GameTexts;
import dev.orebound.expedition.Expedition;
import dev.orebound.grid.Grid;
import dev.orebound.world.World;
import dev.orebound.world.intent.IntentOrder;
import org.jspecify.annotations.Nullable;

/** The run under test: its world, the pointed cell, and the only way to give it orders. */
public final class TestedRun {
    private final GameTexts texts;
    private final OrderQueue orders;
    private @Nullable Expedition run;
    private int pointed = Grid.NONE;

    /** Creates the holder without a run; {@link #enter} sets it. */
    public TestedRun(GameTexts texts, OrderQueue orders) {
        this.texts = texts;
        this.orders = orders;
    }

    /** Enters a floor; orders for the previous one are dropped. */
    public void enter(Expedition entered) {
        run = entered;
        pointed = Grid.NONE;
        orders.clear();
    }

    /** Returns true once there is a run. */
    public boolean isThere() {
        return run != null;
    }

    /**
     * Returns the run.
     *
     * @throws IllegalStateException before a floor was entered
     */
    public Expedition expedition() {
        if (run == null) {
            throw new IllegalStateException("no floor was entered yet");
        }
        return run;
    }

    /** Returns the world of its current floor. */
    public World world() {
        return expedition().world();
    }

    public Content content() {
        return world().content();
    }

    public GameTexts texts() {
        return texts;
    }

    /** Sets the pointed cell; may be {@link Grid#NONE}. */
    public void point(int cell) {
        pointed = cell;
    }

    /** Returns the pointed cell, or {@link Grid#NONE}. */
    public int pointed() {
        return pointed;
    }

    /** Returns the pointed cell, or the player's cell if there is none. */
    public int pointedOrOwn() {
        return pointed == Grid.NONE ? world().player().body().cell : pointed;
    }

    /**
     * Gives an order.
     *
     * @throws RefusedException if the queue is full
     */
    void order(IntentOrder order, int argument) {
        if (!orders.give(order, argument)) {
            throw refusal("bench.refused.too_many");
        }
    }

    /** Gives an order about the pointed cell. */
    void orderThere(IntentOrder order, int argument) {
        order(IntentOrder.HELP_POINT, pointedOrOwn());
        order(order, argument);
    }

    /** Returns a formatted text. */
    public String say(String key, Object... arguments) {
        return texts.format(key, arguments);
    }

    /** Returns an exception with a formatted text. */
    public RefusedException refusal(String key, Object... arguments) {
        return new RefusedException(say(key, arguments));
    }
}
