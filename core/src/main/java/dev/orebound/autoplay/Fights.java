package dev.orebound.autoplay;

import com.badlogic.ashley.core.Entity;

/** Fights whoever hunts it, the nearest first, until nobody does. */
final class Fights implements Errand {
    private final Brawl brawl = new Brawl();
    private final Hunters hunters;

    Fights(Hunters hunters) {
        this.hunters = hunters;
    }

    @Override
    public boolean act(Outlook sight, Hands hands) {
        Entity foe = hunters.nearest(sight);
        if (foe == null) {
            return false;
        }
        brawl.fight(sight, hands, foe, foe);
        return true;
    }
}
