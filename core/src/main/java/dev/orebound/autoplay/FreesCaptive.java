package dev.orebound.autoplay;

import com.badlogic.ashley.core.Entity;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.MindState;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.intent.InteractPrompt;

/** Goes to the nearest captive and sets it free. */
final class FreesCaptive implements Errand {
    private final Hunters hunters;

    FreesCaptive(Hunters hunters) {
        this.hunters = hunters;
    }

    @Override
    public boolean act(Outlook sight, Hands hands) {
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
