package dev.orebound.view.actor;

import com.badlogic.ashley.core.Entity;
import dev.orebound.view.frame.SceneContext;
import dev.orebound.world.World;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.StrikerComponent;
import org.jspecify.annotations.Nullable;

/** Finds actors that an event names by their spawn id. */
public final class ActorFinder {
    private final World world;
    private final SceneContext frame;

    /** Receives one actor. */
    public interface Visitor {
        void visit(long spawnId);
    }

    public ActorFinder(SceneContext frame) {
        this.frame = frame;
        world = frame.world;
    }

    /** Returns the strike of an actor, or null if there is no such actor any more. */
    @Nullable
    public StrikerComponent strikerOf(long spawnId) {
        if (spawnId == world.player().spawnId()) {
            return world.player().striker();
        }
        Entity monster = monster(spawnId);
        return monster == null ? null : frame.strikers.get(monster);
    }

    /** Returns the body of a monster, or null if there is no such monster any more. */
    @Nullable
    public BodyComponent bodyOf(long spawnId) {
        Entity monster = monster(spawnId);
        return monster == null ? null : frame.bodies.get(monster);
    }

    /** Visits all members of the horde that a monster leads, the leader included. */
    public void forHordeOf(long leader, Visitor visitor) {
        Entity head = monster(leader);
        if (head == null) {
            return;
        }
        int horde = frame.monsters.get(head).horde;
        for (int i = 0; i < world.monsters().size(); i++) {
            Entity each = world.monsters().get(i);
            if (each == head || (horde >= 0 && frame.monsters.get(each).horde == horde)) {
                visitor.visit(frame.spawns.get(each).spawnId);
            }
        }
    }

    private @Nullable Entity monster(long spawnId) {
        for (int i = 0; i < world.monsters().size(); i++) {
            if (frame.spawns.get(world.monsters().get(i)).spawnId == spawnId) {
                return world.monsters().get(i);
            }
        }
        return null;
    }
}
