package dev.orebound.workbench.action;

import dev.orebound.world.event.WorldEvent;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.TickEvents;
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
            WorldEvent event = events.at(i);
            if (event.type() == EventType.HELP_REFUSED) {
                listener.hear(run.say("bench.said.undone", command(event)), true);
            } else if (event.type() == EventType.HELP_GIVEN && event.kind() == IntentOrder.HELP_KILL.ordinal()) {
                listener.hear(run.say("bench.said.ended", event.amount()), false);
            }
        }
    }

    /** Orders are called like the commands that give them. */
    private static String command(WorldEvent event) {
        return IntentOrder.ALL.get(event.kind()).name().replace("HELP_", "").toLowerCase(Locale.ROOT);
    }
}
