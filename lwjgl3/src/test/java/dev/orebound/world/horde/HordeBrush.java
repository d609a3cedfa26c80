package dev.orebound.world.horde;

import com.badlogic.ashley.core.Entity;
import dev.orebound.world.component.MindComponent;
import dev.orebound.world.component.MindState;

/** Sets who leads a horde and what it is about, as play would. */
public final class HordeBrush {
    private HordeBrush() {}

    /** Lets somebody lead a horde of so many, itself among them. */
    public static void lead(HordeMind horde, Entity leader, long spawnId, int size) {
        horde.leaderSpawnId = spawnId;
        while (horde.size() < size) {
            horde.enlist(leader);
        }
    }

    /** Lets a horde hunt a player whom it has just seen; captives stay what they are. */
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

    /** Lets a horde be about something, all of it. */
    public static void turn(HordeMind horde, MindState state) {
        horde.state = state;
        horde.ticks = 0;
        for (int i = 0; i < horde.size(); i++) {
            horde.members().get(i).getComponent(MindComponent.class).state = state;
        }
    }
}
