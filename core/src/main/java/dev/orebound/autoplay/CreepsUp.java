package dev.orebound.autoplay;

import com.badlogic.ashley.core.Entity;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.MindState;
import dev.orebound.world.intent.Intent;

/** Goes softly up to the nearest who sleeps, and strikes. */
final class CreepsUp implements Errand {
    private final Hunters hunters;

    CreepsUp(Hunters hunters) {
        this.hunters = hunters;
    }

    @Override
    public boolean act(Outlook sight, Hands hands) {
        Entity sleeper = hunters.nearestInReach(sight, hands, MindState.ASLEEP);
        if (sleeper == null) {
            return false;
        }
        BodyComponent body = sight.bodyOf(sleeper);
        if (!Brawl.strikeInReach(sight, hands, sleeper)) {
            hands.walkTo(body.cell);
            hands.intent().hold(Intent.SNEAK);
        }
        return true;
    }
}
