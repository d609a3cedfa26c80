package dev.orebound.world.horde;

import com.badlogic.ashley.core.ComponentMapper;
import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.world.Event;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.horde.tree.Deed;

/**
 * Asleep where it is; but while one of it still runs for reasons of its own, or was hurt a little while ago by nobody else, as
 * by fire, all are awake.
 */
final class SleepDeed implements Deed<HordeMind> {
    private final ComponentMapper<MindComponent> minds = ComponentMapper.getFor(MindComponent.class);
    private final ComponentMapper<HealthComponent> healths = ComponentMapper.getFor(HealthComponent.class);
    private final Turns turns;
    private final Senses senses;
    private final int awakeTicks;

    SleepDeed(Turns turns, Senses senses, int awakeTicks) {
        this.turns = turns;
        this.senses = senses;
        this.awakeTicks = awakeTicks;
    }

    @Override
    public void begin(HordeMind who, int amount) {
        who.restTicks = 0;
        settle(who);
    }

    @Override
    public boolean goesOn(HordeMind who, int amount) {
        settle(who);
        return true;
    }

    private void settle(HordeMind who) {
        if (isOneHurt(who)) {
            turns.to(who, MindState.GUARDING);
            who.restTicks = awakeTicks;
        } else {
            who.restTicks = Math.max(0, who.restTicks - 1);
        }
        // A horde that fled as a whole may rest now.
        boolean isRestless = who.restTicks > 0 || (who.state != MindState.FLEEING && doesOneRun(who));
        turns.to(who, isRestless ? MindState.GUARDING : MindState.ASLEEP);
    }

    /** Each hurt counts once. */
    private boolean isOneHurt(HordeMind who) {
        boolean isOneHurt = false;
        ImmutableArray<Entity> members = who.members();
        for (int i = 0; i < members.size(); i++) {
            if (senses.isHurtByItself(members.get(i))) {
                healths.get(members.get(i)).hurtBySpawnId = Event.NOBODY;
                isOneHurt = true;
            }
        }
        return isOneHurt;
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
