package dev.orebound.screen.hud;

import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.world.World;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.MindComponent;
import dev.orebound.world.component.MindState;
import dev.orebound.world.component.MonsterComponent;
import dev.orebound.world.component.SpawnComponent;
import dev.orebound.world.horde.HordeMind;
import org.jspecify.annotations.Nullable;

/**
 * Finds the leader to show: of the hordes that hunt the player, in sight or near, the nearest leader. Allocates
 * nothing.
 */
final class HordeWatch {
    /**
     * Factor on the squared distance of the last named leader, so that the name does not alternate between two at
     * similar distances.
     */
    private static final float STAYS = 0.5f;

    private final World world;
    private final float nearCells;
    private @Nullable Entity leader;
    private int followers;

    HordeWatch(World world) {
        this.world = world;
        nearCells = world.content().feel().senses().leaderCells();
    }

    /** Looks for the leader again. */
    void look() {
        Entity before = leader;
        leader = null;
        followers = 0;
        float nearest = Float.MAX_VALUE;
        for (int i = 0; i < world.hordes().size(); i++) {
            HordeMind horde = world.hordes().get(i);
            Entity head = horde.size() > 1 ? leaderOf(horde) : null;
            if (head == null || !hunts(head)) {
                continue;
            }
            float distance = squareDistance(head);
            float counted = head == before ? distance * STAYS : distance;
            if (counted < nearest && isNearOrSeen(head, distance)) {
                nearest = counted;
                leader = head;
                followers = horde.size() - 1;
            }
        }
    }

    private static @Nullable Entity leaderOf(HordeMind horde) {
        ImmutableArray<Entity> members = horde.members();
        for (int i = 0; i < members.size(); i++) {
            if (members.get(i).getComponent(SpawnComponent.class).spawnId == horde.leaderSpawnId()) {
                return members.get(i);
            }
        }
        return null;
    }

    private static boolean hunts(Entity monster) {
        MindComponent mind = monster.getComponent(MindComponent.class);
        return mind != null && mind.state == MindState.HUNTING;
    }

    private float squareDistance(Entity monster) {
        BodyComponent body = monster.getComponent(BodyComponent.class);
        float dx = body.x - world.player().body().x;
        float dy = body.y - world.player().body().y;
        return dx * dx + dy * dy;
    }

    private boolean isNearOrSeen(Entity monster, float squareDistance) {
        return squareDistance <= nearCells * nearCells
                || world.floorState().isInSight(monster.getComponent(BodyComponent.class).cell);
    }

    /** Returns true if there is a leader to name. */
    boolean isLed() {
        return leader != null;
    }

    /** Returns the leader's spawn id, or 0. */
    long spawnId() {
        Entity head = leader;
        return head == null ? 0 : head.getComponent(SpawnComponent.class).spawnId;
    }

    /** Returns the monster kind of the leader, or -1. */
    int monster() {
        Entity head = leader;
        return head == null ? -1 : head.getComponent(MonsterComponent.class).monster;
    }

    /** Returns the number of its followers. */
    int followers() {
        return followers;
    }

    /** Returns the share of its health that is left, from 0 to 1. */
    float health() {
        Entity head = leader;
        if (head == null) {
            return 0;
        }
        HealthComponent health = head.getComponent(HealthComponent.class);
        return Math.max(0, health.health) / (float) Math.max(1, health.most);
    }
}
