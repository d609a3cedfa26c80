package dev.orebound.screen.choice;

import dev.orebound.world.intent.IntentOrder;

/** Takes what was chosen. */
public interface ChoiceAnswer {
    /** This is to be done with the next tick. */
    void order(IntentOrder order, int argument);

    /** Nothing was chosen, for now. */
    void later();
}
