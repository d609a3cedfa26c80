package dev.orebound.autoplay.walk;

import dev.orebound.autoplay.BotControls;
import dev.orebound.autoplay.BotTask;
import dev.orebound.autoplay.BotView;
import dev.orebound.autoplay.MonsterFight;
import com.badlogic.ashley.core.Entity;

/** Fights whoever hunts it, the nearest first, until nobody does. */
final class Fights implements BotTask {
    private final MonsterFight brawl = new MonsterFight();
    private final Hunters hunters;

    Fights(Hunters hunters) {
        this.hunters = hunters;
    }

    @Override
    public boolean act(BotView sight, BotControls hands) {
        Entity foe = hunters.nearest(sight);
        if (foe == null) {
            return false;
        }
        brawl.fight(sight, hands, foe, foe);
        return true;
    }
}
