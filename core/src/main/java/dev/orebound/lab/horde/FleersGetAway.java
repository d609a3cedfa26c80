package dev.orebound.lab.horde;

import com.badlogic.ashley.core.Entity;
import com.badlogic.gdx.utils.LongMap;
import dev.orebound.world.World;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.MindState;
import org.jspecify.annotations.Nullable;

/** Whoever flees does not walk into the player's arms: near the player it goes towards it for a second and a half at most. */
final class FleersGetAway extends MonsterRule {
    private static final int LOOK_TICKS = 10;

    private static final int MOST_LOOKS = 9;

    private static final float ARMS_CELLS = 3;

    /** The cosine of the angle within which a way leads towards somebody. */
    private static final float TOWARDS = 0.7f;

    private final LongMap<Integer> looks = new LongMap<>();

    FleersGetAway() {
        super(LOOK_TICKS);
    }

    @Override
    public String id() {
        return "fleers_get_away";
    }

    @Override
    boolean looksAt(World world) {
        return world.player().isAlive();
    }

    @Override
    @Nullable
    RuleBreach look(Entity monster, World world) {
        long who = census.spawnId(monster);
        if (!comesNear(monster, world)) {
            looks.remove(who);
            return null;
        }
        int times = looks.get(who, 0) + 1;
        looks.put(who, times);
        return times > MOST_LOOKS
                ? new RuleBreach(census.name(monster, world) + ", flees into the player's arms", census.body(monster).cell)
                : null;
    }

    private boolean comesNear(Entity monster, World world) {
        BodyComponent body = census.body(monster);
        float dx = world.player().body().x - body.x;
        float dy = world.player().body().y - body.y;
        float distance = (float) Math.sqrt(dx * dx + dy * dy);
        float speed = (float) Math.sqrt(body.velocityX * body.velocityX + body.velocityY * body.velocityY);
        return census.state(monster) == MindState.FLEEING
                && distance < ARMS_CELLS
                && speed > 0
                && body.velocityX * dx + body.velocityY * dy > TOWARDS * distance * speed;
    }
}
