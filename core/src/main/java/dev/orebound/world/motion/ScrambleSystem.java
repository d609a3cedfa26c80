package dev.orebound.world.motion;

import com.badlogic.ashley.core.EntitySystem;
import dev.orebound.cave.floor.Floor;
import dev.orebound.content.Content;
import dev.orebound.content.monster.Monster;
import dev.orebound.grid.Grid;
import dev.orebound.grid.LineTrace;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.StrikePhase;
import dev.orebound.world.state.ActorColumns;
import dev.orebound.world.state.FloorState;
import dev.orebound.world.state.PartRegistry;
import dev.orebound.world.state.TickClock;

/**
 * Moves monsters that are in lava, or hover over ground that they cannot walk on, towards the nearest firm ground,
 * whatever they intended: no path leads from where they are.
 */
public final class ScrambleSystem extends EntitySystem {
    /** Radius of the search in cells, wider than any lake. */
    private static final int WIDEST_RING = 24;

    private final ActorColumns all;
    private final Content content;
    private final FloorState state;
    private final Grid grid;

    public ScrambleSystem(PartRegistry parts) {
        all = parts.get(ActorColumns.class);
        content = parts.get(Content.class);
        state = parts.get(FloorState.class);
        grid = parts.get(Floor.class).grid();
    }

    @Override
    public void update(float seconds) {
        for (int number = 0; number < all.awakeCount(); number++) {
            int i = all.awake(number);
            if (all.monsters.find(i) != null
                    && state.isPeril(all.bodies.get(i).cell)
                    && all.healths.get(i).staggerTicks == 0
                    && all.strikers.get(i).phase != StrikePhase.STRIKING) {
                scramble(all.bodies.get(i), content.monsters().at(all.monsters.get(i).monster));
            }
        }
    }

    private void scramble(BodyComponent body, Monster kind) {
        int firm = nearestFirm(body);
        float dx = grid.x(firm) + 0.5f - body.x;
        float dy = grid.y(firm) + 0.5f - body.y;
        float distance = (float) Math.sqrt(dx * dx + dy * dy);
        if (distance > 0) {
            float speed = kind.speed() / TickClock.TICKS_A_SECOND;
            body.facingX = dx / distance;
            body.facingY = dy / distance;
            body.velocityX = body.facingX * speed;
            body.velocityY = body.facingY * speed;
        }
    }

    /** Returns whether a cell can be walked on and reached in a straight line. */
    private boolean isFirm(BodyComponent body, int x, int y) {
        return state.isWalkable(grid.cell(x, y))
                && LineTrace.isClear(state.solid(), body.x, body.y, x + 0.5f, y + 0.5f);
    }

    /** Returns the nearest firm cell of the nearest ring that has any, or the body's own cell. */
    private int nearestFirm(BodyComponent body) {
        int atX = grid.x(body.cell);
        int atY = grid.y(body.cell);
        int nearest = body.cell;
        for (int ring = 1; ring <= WIDEST_RING && nearest == body.cell; ring++) {
            float least = Float.MAX_VALUE;
            for (int y = atY - ring; y <= atY + ring; y++) {
                int step = Math.abs(y - atY) == ring ? 1 : 2 * ring;
                for (int x = atX - ring; x <= atX + ring; x += step) {
                    float dx = x + 0.5f - body.x;
                    float dy = y + 0.5f - body.y;
                    if (grid.contains(x, y) && dx * dx + dy * dy < least && isFirm(body, x, y)) {
                        least = dx * dx + dy * dy;
                        nearest = grid.cell(x, y);
                    }
                }
            }
        }
        return nearest;
    }
}
