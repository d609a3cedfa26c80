package dev.orebound.autoplay.walk;

import dev.orebound.autoplay.BotControls;
import dev.orebound.autoplay.BotTask;
import dev.orebound.autoplay.BotView;
import com.badlogic.ashley.core.Entity;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.MindState;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.intent.InteractPrompt;

/** Goes to the nearest captive and sets it free. */
final class FreesCaptive implements BotTask {
    private final Hunters hunters;

    FreesCaptive(Hunters hunters) {
        this.hunters = hunters;
    }

    @Override
    public boolean act(BotView sight, BotControls hands) {
        Entity captive = hunters.nearestInReach(sight, hands, MindState.SHACKLED);
        if (captive == null) {
            return false;
        }
        BodyComponent body = sight.bodyOf(captive);
        float reach = sight.world().content().player().reachCells();
        if (sight.squaredTo(captive) < reach * reach && sight.isInView(body.x, body.y)) {
            if (sight.world().prompt() != InteractPrompt.TAKE_EXIT) {
                hands.intent().hold(Intent.INTERACT);
            }
        } else {
            hands.walkTo(body.cell);
        }
        return true;
    }
}
