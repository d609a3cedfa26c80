package dev.orebound.view;

import com.badlogic.ashley.core.ComponentMapper;
import com.badlogic.ashley.core.Entity;
import dev.orebound.world.World;
import dev.orebound.world.component.MonsterComponent;
import dev.orebound.world.component.SpawnComponent;
import dev.orebound.world.component.StrikerComponent;
import org.jspecify.annotations.Nullable;

/** Finds actors that an event names by their spawn id. */
final class ActorFinder {
    private final ComponentMapper<SpawnComponent> spawns = ComponentMapper.getFor(SpawnComponent.class);
    private final ComponentMapper<MonsterComponent> monsters = ComponentMapper.getFor(MonsterComponent.class);
    private final ComponentMapper<StrikerComponent> strikers = ComponentMapper.getFor(StrikerComponent.class);
    private final World world;

    /** What is done with one actor. */
    interface Visitor {
        void visit(long spawnId);
    }

    ActorFinder(World world) {
        this.world = world;
    }

    /** How far an actor is with its strike, or null if there is no such actor any more. */
    @Nullable
    StrikerComponent find(long spawnId) {
        if (spawnId == world.player().spawnId()) {
            return world.player().striker();
        }
        Entity monster = monster(spawnId);
        return monster == null ? null : strikers.get(monster);
    }

    /** Visits all of the horde that a monster leads, itself too. */
    void forHordeOf(long leader, Visitor visitor) {
        Entity head = monster(leader);
        if (head == null) {
            return;
        }
        int horde = monsters.get(head).horde;
        for (int i = 0; i < world.monsters().size(); i++) {
            Entity each = world.monsters().get(i);
            if (each == head || (horde >= 0 && monsters.get(each).horde == horde)) {
                visitor.visit(spawns.get(each).spawnId);
            }
        }
    }

    private @Nullable Entity monster(long spawnId) {
        for (int i = 0; i < world.monsters().size(); i++) {
            if (spawns.get(world.monsters().get(i)).spawnId == spawnId) {
                return world.monsters().get(i);
            }
        }
        return null;
    }
}
