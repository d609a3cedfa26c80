package dev.orebound.world.horde;

import com.badlogic.ashley.core.ComponentMapper;
import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.world.horde.tree.Deed;

/** Asleep where it is; but while one of it still runs for reasons of its own, the others stay awake. */
final class SleepDeed implements Deed<HordeMind> {
    private final ComponentMapper<MindComponent> minds = ComponentMapper.getFor(MindComponent.class);
    private final Turns turns;

    SleepDeed(Turns turns) {
        this.turns = turns;
    }

    @Override
    public void begin(HordeMind who, int amount) {
        settle(who);
    }

    @Override
    public boolean goesOn(HordeMind who, int amount) {
        settle(who);
        return true;
    }

    private void settle(HordeMind who) {
        // A horde that fled as a whole may rest now.
        boolean isRestless = who.state != MindState.FLEEING && doesOneRun(who);
        turns.to(who, isRestless ? MindState.GUARDING : MindState.ASLEEP);
    }

    private boolean doesOneRun(HordeMind who) {
        ImmutableArray<Entity> members = who.members();
        for (int i = 0; i < members.size(); i++) {
            if (minds.get(members.get(i)).state == MindState.FLEEING) {
                return true;
            }
        }
        return false;
    }
}
