package dev.orebound.workbench.action;

import dev.orebound.world.event.EventType;
import dev.orebound.world.event.TickEvents;
import dev.orebound.world.event.WorldEvent.HelpEvent;
import dev.orebound.world.intent.IntentOrder;
import java.util.Locale;

/** Reports what the world did with orders, as far as it was not already said when they were given. */
public final class OrderFeedback {
    private final TestedRun run;

    /** Receives reports. */
    @FunctionalInterface
    public interface FeedbackListener {
        /**
         * Receives a report.
         *
         * @param isRefused true if the world could not follow the order
         */
        void hear(String text, boolean isRefused);
    }

    public OrderFeedback(TestedRun run) {
        this.run = run;
    }

    /** Reports the events of the last tick. */
    public void afterTick(FeedbackListener listener) {
        TickEvents events = run.world().events();
        for (int i = 0; i < events.size(); i++) {
            if (!(events.at(i) instanceof HelpEvent help)) {
                continue;
            }
            if (help.type() == EventType.HELP_REFUSED) {
                listener.hear(run.say("bench.said.undone", command(help)), true);
            } else if (help.order == IntentOrder.HELP_KILL) {
                listener.hear(run.say("bench.said.ended", help.amount), false);
            }
        }
    }

    /** Returns the command that gives an order, which has the same name. */
    private static String command(HelpEvent help) {
        return help.order.name().replace("HELP_", "").toLowerCase(Locale.ROOT);
    }
}
