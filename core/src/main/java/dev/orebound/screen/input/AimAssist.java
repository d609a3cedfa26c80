package dev.orebound.screen.input;

import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.world.World;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.MindComponent;
import dev.orebound.world.component.MindState;
import dev.orebound.world.intent.AimTable;

/**
 * Turns the aim of a gamepad to the foe that is nearest to it, within some degrees. It only reads the world and changes
 * an aim before the intent is written, so that a replay needs to know nothing of it.
 */
public final class AimAssist {
    /** Foes farther away, in cells, are not aimed at. */
    private static final float FARTHEST_CELLS = 11;

    private final World world;
    private float x;
    private float y;

    public AimAssist(World world) {
        this.world = world;
    }

    /**
     * Finds the foe in sight whose direction is nearest to an aim; {@link #x} and {@link #y} then are its direction.
     *
     * @param fromX place of the player, in cells
     * @param aimX a unit vector
     * @param degrees the most by which the direction may differ, 0 to 180
     * @return false if there is none
     */
    boolean turn(float fromX, float fromY, float aimX, float aimY, int degrees) {
        float best = AimTable.halfArcCosine(2 * degrees);
        boolean isFound = false;
        ImmutableArray<Entity> monsters = world.monsters();
        for (int i = 0; i < monsters.size(); i++) {
            Entity monster = monsters.get(i);
            BodyComponent body = monster.getComponent(BodyComponent.class);
            float dx = body.x - fromX;
            float dy = body.y - fromY;
            float far = (float) Math.sqrt(dx * dx + dy * dy);
            if (far > 0 && far <= FARTHEST_CELLS && isFoe(monster, body)) {
                float cosine = (dx * aimX + dy * aimY) / far;
                if (cosine >= best) {
                    best = cosine;
                    x = dx / far;
                    y = dy / far;
                    isFound = true;
                }
            }
        }
        return isFound;
    }

    private boolean isFoe(Entity monster, BodyComponent body) {
        MindComponent mind = monster.getComponent(MindComponent.class);
        return mind != null
                && mind.state != MindState.SHACKLED
                && monster.getComponent(HealthComponent.class).health > 0
                && world.floorState().isInSight(body.cell)
                && !world.isUnderWater(monster);
    }

    /** Returns the direction of the found foe, a unit vector. */
    float x() {
        return x;
    }

    float y() {
        return y;
    }
}
