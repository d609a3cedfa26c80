package dev.orebound.autoplay.walk;

import dev.orebound.autoplay.BotControls;
import dev.orebound.autoplay.BotTask;
import dev.orebound.autoplay.BotView;
import dev.orebound.autoplay.MonsterFight;
import com.badlogic.ashley.core.Entity;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.MindState;
import dev.orebound.world.intent.Intent;

/** Goes softly up to the nearest who sleeps, and strikes. */
final class CreepsUp implements BotTask {
    private final Hunters hunters;

    CreepsUp(Hunters hunters) {
        this.hunters = hunters;
    }

    @Override
    public boolean act(BotView sight, BotControls hands) {
        Entity sleeper = hunters.nearestInReach(sight, hands, MindState.ASLEEP);
        if (sleeper == null) {
            return false;
        }
        BodyComponent body = sight.bodyOf(sleeper);
        if (!MonsterFight.strikeInReach(sight, hands, sleeper)) {
            hands.walkTo(body.cell);
            hands.intent().hold(Intent.SNEAK);
        }
        return true;
    }
}
