package dev.orebound.workbench.action;

import dev.orebound.content.Content;
import dev.orebound.content.text.GameTexts;
import dev.orebound.expedition.Expedition;
import dev.orebound.grid.Grid;
import dev.orebound.world.World;
import dev.orebound.world.intent.IntentOrder;
import org.jspecify.annotations.Nullable;

/** The run that is tested: its world, the cell that is pointed at, and the one way in which orders come to it. */
public final class TestedRun {
    private final GameTexts texts;
    private final OrderQueue orders;
    private @Nullable Expedition run;
    private int pointed = Grid.NONE;

    /** No run yet; {@link #enter} brings it. */
    public TestedRun(GameTexts texts, OrderQueue orders) {
        this.texts = texts;
        this.orders = orders;
    }

    /** A floor was entered: what was wanted of the one before is forgotten. */
    public void enter(Expedition entered) {
        run = entered;
        pointed = Grid.NONE;
        orders.clear();
    }

    /** True once there is a run. */
    public boolean isThere() {
        return run != null;
    }

    /**
     * The run.
     *
     * @throws IllegalStateException before a floor was entered
     */
    public Expedition expedition() {
        if (run == null) {
            throw new IllegalStateException("no floor was entered yet");
        }
        return run;
    }

    /** The world of its current floor. */
    public World world() {
        return expedition().world();
    }

    public Content content() {
        return world().content();
    }

    public GameTexts texts() {
        return texts;
    }

    /** Points at a cell, or at {@link Grid#NONE}. */
    public void point(int cell) {
        pointed = cell;
    }

    /** The cell that is pointed at, or {@link Grid#NONE}. */
    public int pointed() {
        return pointed;
    }

    /** The cell that is pointed at, or else where the player stands. */
    public int pointedOrOwn() {
        return pointed == Grid.NONE ? world().player().body().cell : pointed;
    }

    /**
     * Gives an order.
     *
     * @throws RefusedException if too many wait already
     */
    void order(IntentOrder order, int argument) {
        if (!orders.give(order, argument)) {
            throw refusal("bench.refused.too_many");
        }
    }

    /** The same about the cell that is pointed at. */
    void orderThere(IntentOrder order, int argument) {
        order(IntentOrder.HELP_POINT, pointedOrOwn());
        order(order, argument);
    }

    /** A text with what it asks for. */
    public String say(String key, Object... arguments) {
        return texts.format(key, arguments);
    }

    /** Why something is not done. */
    public RefusedException refusal(String key, Object... arguments) {
        return new RefusedException(say(key, arguments));
    }
}
