package dev.orebound.world.motion;

import com.badlogic.ashley.core.ComponentMapper;
import com.badlogic.ashley.core.Entity;
import dev.orebound.grid.Grid;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.PlayerComponent;
import dev.orebound.world.component.StrikePhase;
import dev.orebound.world.component.StrikerComponent;
import dev.orebound.world.state.FloorContext;
import dev.orebound.world.state.FloorState;
import dev.orebound.world.state.Player;

/**
 * Who steps over the brink of a peril. Nobody does unawares: whoever walks stops there, with its middle on safe ground. Whoever is
 * knocked is carried over, and so is who charges. The alchemist steps over on purpose, by pushing straight on for a while; a
 * dash carries over a gap if it comes out beyond it, else it stops at the brink too.
 */
public final class Brink {
    /** Ticks of a dash that are left out when its end is foreseen, so that nobody falls by a hair. */
    private static final float SHORT_OF_IT = 0.5f;

    private final ComponentMapper<StrikerComponent> strikers = ComponentMapper.getFor(StrikerComponent.class);
    private final FloorState state;
    private final Grid grid;
    private final Player player;
    private final int brinkTicks;

    public Brink(FloorContext context) {
        state = context.state();
        grid = context.floor().grid();
        player = context.player();
        brinkTicks = context.content().elements().fall().brinkTicks();
    }

    /** True if a body that came from one cell to another was to stop before. */
    public boolean isOver(int from, int to) {
        return from != to && state.isPeril(to) && !state.isPeril(from);
    }

    /**
     * Whether a body of an actor is held at a brink.
     *
     * @param walkX its own speed along x, in cells a tick, as {@code walkY} is along y
     */
    public boolean holds(Entity entity, BodyComponent body, float walkX, float walkY) {
        float knock = body.knockX * body.knockX + body.knockY * body.knockY;
        if (knock > walkX * walkX + walkY * walkY) {
            return false;
        }
        if (entity != player.entity()) {
            StrikerComponent striker = strikers.get(entity);
            return striker == null || striker.phase != StrikePhase.STRIKING;
        }
        PlayerComponent hands = player.hands();
        return hands.dashTicks > 0 ? !comesOutBeyond(body, hands, walkX, walkY) : hands.brinkTicks < brinkTicks;
    }

    private boolean comesOutBeyond(BodyComponent body, PlayerComponent hands, float walkX, float walkY) {
        float left = hands.dashTicks - SHORT_OF_IT;
        int x = (int) Math.floor(body.previousX + walkX * left);
        int y = (int) Math.floor(body.previousY + walkY * left);
        return grid.contains(x, y) && state.isWalkable(grid.cell(x, y));
    }

    /**
     * Counts for how long the alchemist has been pushing straight on at a brink.
     *
     * @param wasHeld whether it was held in this tick
     * @param squaredWay the square of the way that it came along, in cells
     * @param squaredWanted the square of the way that it wanted to come
     */
    public void count(Entity entity, boolean wasHeld, float squaredWay, float squaredWanted) {
        if (entity == player.entity()) {
            PlayerComponent hands = player.hands();
            boolean isOnPurpose = wasHeld && hands.dashTicks == 0 && 4 * squaredWay < squaredWanted;
            hands.brinkTicks = isOnPurpose ? hands.brinkTicks + 1 : 0;
        }
    }
}
