package dev.orebound.screen.play;

import dev.orebound.screen.choice.ChoiceScreen;
import dev.orebound.screen.page.GameScreen;
import dev.orebound.screen.page.PageContext;
import dev.orebound.world.World;
import dev.orebound.world.gift.FloorGifts;
import dev.orebound.world.intent.IntentOrder;
import dev.orebound.world.intent.PendingChoice;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Shows a choice screen when the world asks for a choice. A choice that was put off is shown again once the world has
 * dropped it or the player asks.
 */
final class ChoicePresenter implements ChoiceScreen.ChoiceAnswer {
    private final PageContext parts;
    private final Consumer<GameScreen> show;
    private final Runnable close;
    private final Runnable pause;
    private @Nullable LiveRun run;
    private PendingChoice putOff = PendingChoice.NONE;

    /**
     * @param show shows the page of the choice
     * @param close closes that page
     * @param pause opens the pause menu
     */
    ChoicePresenter(PageContext parts, Consumer<GameScreen> show, Runnable close, Runnable pause) {
        this.parts = parts;
        this.show = show;
        this.close = close;
        this.pause = pause;
    }

    /** Shows the choice, if there is one. */
    void ask(LiveRun live) {
        run = live;
        World world = live.expedition().world();
        PendingChoice asked = world.part(FloorGifts.class).choice();
        if (asked == PendingChoice.NONE) {
            putOff = PendingChoice.NONE;
        } else if (asked != putOff) {
            show.accept(ChoiceScreen.of(world, parts, this));
        }
    }

    /** Allows the choice that was put off to be asked again. */
    void askAgain() {
        putOff = PendingChoice.NONE;
    }

    @Override
    public void order(IntentOrder order, int argument) {
        putOff();
        if (run != null) {
            run.order(order, argument);
        }
    }

    /** Puts the choice off; gear that would be lost on another floor is offered again after the pause menu. */
    @Override
    public void later() {
        putOff();
        if (putOff == PendingChoice.RELIC || putOff == PendingChoice.EQUIPMENT) {
            putOff = PendingChoice.NONE;
            pause.run();
        }
    }

    private void putOff() {
        close.run();
        if (run != null) {
            putOff = run.expedition().world().part(FloorGifts.class).choice();
        }
    }
}
