package dev.orebound.world.combat;

import dev.orebound.content.combat.AttackForm;
import dev.orebound.grid.BitLayer;
import dev.orebound.grid.Grid;
import dev.orebound.grid.LineTrace;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.StrikerComponent;
import dev.orebound.world.intent.AimTable;
import dev.orebound.world.state.FloorState;

/** What a strike reaches: a sector in front of the striker, less what rock and shut doors shield. Aimed again each time. */
final class Arc {
    /** Within this distance of the striker's middle, in cells, direction no longer counts. */
    private static final float POINT_BLANK = 0.2f;

    private final FloorState state;
    private final BitLayer opaque;
    private final Grid grid;
    private float x;
    private float y;
    private float aimX;
    private float aimY;
    private float reach;
    private float halfArcCosine;
    private float towardsX;
    private float towardsY;

    Arc(FloorState state) {
        this.state = state;
        this.opaque = state.opaque();
        this.grid = opaque.grid();
    }

    void aim(BodyComponent from, StrikerComponent striker, AttackForm.Melee blow) {
        x = from.x;
        y = from.y;
        aimX = striker.aimX;
        aimY = striker.aimY;
        reach = blow.reachCells();
        halfArcCosine = AimTable.halfArcCosine(blow.arcDegrees());
    }

    /**
     * True if a body is met: some of it lies within reach and its middle within the opening, with nothing opaque between
     * the two middles. {@link #towardsX}, {@link #towardsY} then point at it.
     */
    boolean holds(BodyComponent body) {
        return holds(body.x, body.y, body.radius) && LineTrace.isClear(opaque, x, y, body.x, body.y);
    }

    /** The unit vector to what was held last. */
    float towardsX() {
        return towardsX;
    }

    float towardsY() {
        return towardsY;
    }

    /** The far end of the arc, straight ahead. */
    float farX() {
        return x + aimX * reach;
    }

    float farY() {
        return y + aimY * reach;
    }

    /** True if rock lies straight ahead within the arc's reach. */
    boolean meetsRock() {
        return !LineTrace.isClear(opaque, x, y, farX(), farY());
    }

    /** The cell of the nearest ore within, the lowest such cell where two are as near; {@link Grid#NONE} if there is none. */
    int nearestOre() {
        int nearest = Grid.NONE;
        float nearestSquared = Float.MAX_VALUE;
        int span = (int) Math.floor(reach) + 1;
        for (int cellY = (int) y - span; cellY <= (int) y + span; cellY++) {
            for (int cellX = (int) x - span; cellX <= (int) x + span; cellX++) {
                float squared = squaredTo(cellX, cellY);
                if (squared < nearestSquared && isOreWithin(cellX, cellY)) {
                    nearest = grid.cell(cellX, cellY);
                    nearestSquared = squared;
                }
            }
        }
        return nearest;
    }

    private boolean isOreWithin(int cellX, int cellY) {
        return grid.contains(cellX, cellY)
                && state.ore(grid.cell(cellX, cellY)) != null
                && holds(cellX + 0.5f, cellY + 0.5f, 0.5f)
                && LineTrace.isClear(opaque, x, y, cellX + 0.5f, cellY + 0.5f);
    }

    private float squaredTo(int cellX, int cellY) {
        float dx = cellX + 0.5f - x;
        float dy = cellY + 0.5f - y;
        return dx * dx + dy * dy;
    }

    private boolean holds(float toX, float toY, float radius) {
        float dx = toX - x;
        float dy = toY - y;
        float distance = (float) Math.sqrt(dx * dx + dy * dy);
        if (distance - radius > reach) {
            return false;
        }
        boolean pointBlank = distance < POINT_BLANK;
        towardsX = pointBlank ? aimX : dx / distance;
        towardsY = pointBlank ? aimY : dy / distance;
        return pointBlank || towardsX * aimX + towardsY * aimY >= halfArcCosine;
    }
}
