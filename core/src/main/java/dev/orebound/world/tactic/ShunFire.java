package dev.orebound.world.tactic;

import dev.orebound.content.Manner;
import dev.orebound.content.TacticRules;
import dev.orebound.content.element.Status;
import dev.orebound.world.element.StatusComponent;

/** Shrinks from a foe who is on fire. Burning ground is avoided by steering itself. */
final class ShunFire implements Tactic {
    private final TacticRules rules;
    private final Retreat retreat;
    private final StatusComponent preys;

    ShunFire(TacticRules rules, Retreat retreat, StatusComponent preys) {
        this.rules = rules;
        this.retreat = retreat;
        this.preys = preys;
    }

    @Override
    public boolean decides(Situation at) {
        return at.manner.fears(Manner.Fear.FIRE)
                && at.distance < rules.fireCells()
                && preys.has(Status.BURNING)
                && at.seesPrey()
                && retreat.takes(at);
    }
}
