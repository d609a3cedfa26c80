package dev.orebound.world.horde;

import dev.orebound.world.component.MindState;
import dev.orebound.world.horde.tree.TreeAction;
import dev.orebound.world.event.WorldEvent;
import dev.orebound.world.horde.tree.TreeAction;

/**
 * Asleep where it is; but while one of it still runs for reasons of its own, or was hurt a little while ago by nobody else, as
 * by fire, all are awake.
 */
final class SleepDeed implements TreeAction<HordeMind> {
    private final HordeTransitions turns;
    private final MonsterSenses senses;
    private final int awakeTicks;

    SleepDeed(HordeTransitions turns, MonsterSenses senses, int awakeTicks) {
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
        HordeMembers members = who.members;
        for (int i = 0; i < members.size(); i++) {
            if (senses.isHurtByItself(members.entity(i))) {
                members.health(i).hurtBySpawnId = WorldEvent.NOBODY;
                isOneHurt = true;
            }
        }
        return isOneHurt;
    }

    private boolean doesOneRun(HordeMind who) {
        HordeMembers members = who.members;
        for (int i = 0; i < members.size(); i++) {
            if (members.mind(i).state == MindState.FLEEING) {
                return true;
            }
        }
        return false;
    }
}
