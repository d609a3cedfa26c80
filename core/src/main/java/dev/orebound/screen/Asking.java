package dev.orebound.screen;

import dev.orebound.screen.choice.ChoiceAnswer;
import dev.orebound.screen.choice.Choices;
import dev.orebound.screen.page.GameScreen;
import dev.orebound.screen.page.PageParts;
import dev.orebound.world.World;
import dev.orebound.world.intent.IntentOrder;
import dev.orebound.world.intent.PendingChoice;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Lets the player choose where the world asks for it; what was put off is asked again once it was forgotten. */
final class Asking implements ChoiceAnswer {
    private final PageParts parts;
    private final Consumer<GameScreen> show;
    private final Runnable close;
    private @Nullable LiveRun run;
    private PendingChoice putOff = PendingChoice.NONE;

    /**
     * @param show shows the page that asks
     * @param close takes it away
     */
    Asking(PageParts parts, Consumer<GameScreen> show, Runnable close) {
        this.parts = parts;
        this.show = show;
        this.close = close;
    }

    /** Asks, if there is something to choose. */
    void ask(LiveRun live) {
        run = live;
        World world = live.expedition().world();
        PendingChoice asked = world.gifts().choice();
        if (asked == PendingChoice.NONE) {
            putOff = PendingChoice.NONE;
        } else if (asked != putOff) {
            show.accept(Choices.of(world, parts, this));
        }
    }

    /** What was put off can be asked again. */
    void askAgain() {
        putOff = PendingChoice.NONE;
    }

    @Override
    public void order(IntentOrder order, int argument) {
        later();
        if (run != null) {
            run.order(order, argument);
        }
    }

    @Override
    public void later() {
        close.run();
        if (run != null) {
            putOff = run.expedition().world().gifts().choice();
        }
    }
}
