package dev.orebound.world.horde;

import dev.orebound.world.component.MindState;
import dev.orebound.world.horde.tree.TreeAction;

/** All run. Whoever comes after them finds them again; else they have lost the player. */
final class FleeDeed implements TreeAction<HordeMind> {
    private final HordeTransitions turns;

    FleeDeed(HordeTransitions turns) {
        this.turns = turns;
    }

    @Override
    public void begin(HordeMind who, int ticks) {
        turns.to(who, MindState.FLEEING);
        who.restTicks = ticks;
    }

    @Override
    public boolean lasts() {
        return true;
    }

    @Override
    public boolean goesOn(HordeMind who, int ticks) {
        who.restTicks--;
        if (who.restTicks <= 0 && who.seer == null) {
            who.forget();
        }
        return who.restTicks > 0;
    }

    @Override
    public void end(HordeMind who) {
        who.unfledTicks = 0;
        who.restTicks = 0;
    }
}
