package dev.orebound.workbench.overlay;

import static dev.orebound.world.component.ComponentMappers.BODIES;
import static dev.orebound.world.component.ComponentMappers.MONSTERS;
import static dev.orebound.world.component.ComponentMappers.SPAWNS;

import com.badlogic.ashley.core.Entity;
import dev.orebound.world.World;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.horde.HordeMind;
import org.jspecify.annotations.Nullable;

/** Finds monsters, their hordes and the leaders of hordes for overlays. */
final class MonsterLookup {
    private MonsterLookup() {}

    /** Returns the horde of a monster, or null. */
    @Nullable
    static HordeMind hordeOf(Entity monster, World world) {
        int number = MONSTERS.get(monster).horde;
        return number >= 0 && number < world.hordes().size() ? world.hordes().get(number) : null;
    }

    /** Returns the leader of a horde, or null while there is none. */
    @Nullable
    static Entity leaderOf(HordeMind horde) {
        for (int i = 0; i < horde.members().size(); i++) {
            Entity member = horde.members().get(i);
            if (SPAWNS.get(member).spawnId == horde.leaderSpawnId()) {
                return member;
            }
        }
        return null;
    }

    /** Returns the monster nearest to the middle of a cell and at most one cell away, or null. */
    @Nullable
    static Entity monsterAt(int cell, World world) {
        Entity found = null;
        float least = 1;
        float x = world.floor().grid().x(cell) + 0.5f;
        float y = world.floor().grid().y(cell) + 0.5f;
        for (int i = 0; i < world.monsters().size(); i++) {
            BodyComponent body = BODIES.get(world.monsters().get(i));
            float away = (body.x - x) * (body.x - x) + (body.y - y) * (body.y - y);
            if (away < least) {
                least = away;
                found = world.monsters().get(i);
            }
        }
        return found;
    }
}
