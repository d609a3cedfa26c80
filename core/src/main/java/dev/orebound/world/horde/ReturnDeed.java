package dev.orebound.world.horde;

import dev.orebound.world.component.MindState;
import dev.orebound.world.horde.tree.TreeAction;

/**
 * Home again, and nobody thinks of the player any more. Where there is no way home, it settles where it is,
 * but in no hallway, if it can be helped; and for a while it waits for those who are still in one.
 */
final class ReturnDeed implements TreeAction<HordeMind> {
    private final HordeTransitions turns;
    private final LeaderNavigator legs;

    ReturnDeed(HordeTransitions turns, LeaderNavigator legs) {
        this.turns = turns;
        this.legs = legs;
    }

    @Override
    public void begin(HordeMind who, int amount) {
        who.forget();
        turns.to(who, MindState.RETURNING);
        legs.go(who, who.homeCell);
    }

    @Override
    public boolean lasts() {
        return true;
    }

    @Override
    public boolean goesOn(HordeMind who, int amount) {
        LeaderNavigator.Progress progress = legs.goOn(who);
        if (progress == LeaderNavigator.Progress.GIVEN_UP) {
            who.homeCell = legs.roomAbout(who);
        }
        return progress == LeaderNavigator.Progress.GOING
                || (progress == LeaderNavigator.Progress.THERE && legs.waitsForOthers(who));
    }
}
