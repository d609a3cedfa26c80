package dev.orebound.workbench.action;

import dev.orebound.world.event.EventType;
import dev.orebound.world.event.TickEvents;
import dev.orebound.world.event.WorldEvent.HelpEvent;
import dev.orebound.world.intent.IntentOrder;
import java.util.Locale;

/** What the world says of the orders that it was given, where that is more than was said when they were given. */
public final class OrderFeedback {
    private final TestedRun run;

    /** Hears what is said. */
    @FunctionalInterface
    public interface Listener {
        /**
         * Something is said.
         *
         * @param isRefused whether the world could not follow
         */
        void hear(String text, boolean isRefused);
    }

    public OrderFeedback(TestedRun run) {
        this.run = run;
    }

    /** Takes in what happened in the last tick. */
    public void afterTick(Listener listener) {
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

    /** Orders are called like the commands that give them. */
    private static String command(HelpEvent help) {
        return help.order.name().replace("HELP_", "").toLowerCase(Locale.ROOT);
    }
}
