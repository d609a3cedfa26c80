package dev.orebound.screen;

import dev.orebound.screen.bench.BenchWays;
import dev.orebound.screen.choice.ChoiceAnswer;
import dev.orebound.screen.choice.Choices;
import dev.orebound.screen.page.PageParts;
import dev.orebound.world.Choice;
import dev.orebound.world.Order;
import dev.orebound.world.World;
import org.jspecify.annotations.Nullable;

/** Lets the player choose where the world asks for it; what was put off is asked again once it was forgotten. */
final class Asking implements ChoiceAnswer {
    private final PageParts parts;
    private final BenchWays ways;
    private @Nullable LiveRun run;
    private Choice putOff = Choice.NONE;

    /** @param ways show the question, and take it away */
    Asking(PageParts parts, BenchWays ways) {
        this.parts = parts;
        this.ways = ways;
    }

    /** Asks, if there is something to choose. */
    void ask(LiveRun live) {
        run = live;
        World world = live.expedition().world();
        Choice asked = world.gifts().choice();
        if (asked == Choice.NONE) {
            putOff = Choice.NONE;
        } else if (asked != putOff) {
            ways.show(Choices.of(world, parts, this));
        }
    }

    /** What was put off can be asked again. */
    void askAgain() {
        putOff = Choice.NONE;
    }

    @Override
    public void order(Order order, int argument) {
        later();
        if (run != null) {
            run.order(order, argument);
        }
    }

    @Override
    public void later() {
        ways.close();
        if (run != null) {
            putOff = run.expedition().world().gifts().choice();
        }
    }
}
