package dev.orebound.world.horde;

import com.badlogic.ashley.core.Entity;
import dev.orebound.world.component.MindComponent;
import dev.orebound.world.component.MindState;

/** Sets the leader and the state of a horde, as play would. */
public final class HordeBrush {
    private HordeBrush() {}

    /** Makes an actor the leader of a horde with a number of members, itself included. */
    public static void lead(HordeMind horde, Entity leader, long spawnId, int size) {
        horde.leaderSpawnId = spawnId;
        while (horde.size() < size) {
            horde.enlist(leader);
        }
    }

    /** Lets a horde hunt a player whom it has just seen; captives stay captive. */
    public static void rouse(HordeMind horde, int playerCell) {
        horde.state = MindState.HUNTING;
        horde.ticks = 0;
        horde.lastSeenCell = playerCell;
        horde.unseenTicks = 0;
        for (int i = 0; i < horde.size(); i++) {
            MindComponent mind = horde.members().get(i).getComponent(MindComponent.class);
            mind.state = mind.state == MindState.SHACKLED ? MindState.SHACKLED : MindState.HUNTING;
        }
    }

    /** Sets the state of a whole horde. */
    public static void turn(HordeMind horde, MindState state) {
        horde.state = state;
        horde.ticks = 0;
        for (int i = 0; i < horde.size(); i++) {
            horde.members().get(i).getComponent(MindComponent.class).state = state;
        }
    }
}
