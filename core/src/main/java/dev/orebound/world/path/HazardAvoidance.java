package dev.orebound.world.path;

import dev.orebound.grid.Grid;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.element.HazardMap;
import dev.orebound.world.state.FloorState;

/** Where nobody sets foot who looks where it goes: on what cannot be walked on, and where it is too hot. */
final class HazardAvoidance {
    private final Grid grid;
    private final FloorState state;
    private final HazardMap perils;

    HazardAvoidance(FloorState state, HazardMap perils) {
        grid = state.solid().grid();
        this.state = state;
        this.perils = perils;
    }

    /** Lets a body go so far in a tick, in cells, but leaves out of that what would lead where nobody sets foot. */
    void take(BodyComponent body, boolean fearsFire, float dx, float dy) {
        if (isWell(body, fearsFire, dx, dy)) {
            body.velocityX = dx;
            body.velocityY = dy;
        } else if (isWell(body, fearsFire, dx, 0)) {
            body.velocityX = dx;
        } else if (isWell(body, fearsFire, 0, dy)) {
            body.velocityY = dy;
        }
    }

    private boolean isWell(BodyComponent body, boolean fearsFire, float dx, float dy) {
        int cell = grid.cell((int) (body.x + dx), (int) (body.y + dy));
        // What is solid stops the body by itself, which lets it slide; from bad ground every step is good.
        return cell == body.cell
                || state.unwalkable().at(body.cell)
                || ((state.isSolid(cell) || !state.unwalkable().at(cell))
                        && !perils.isTooHot(body.cell, cell, fearsFire));
    }
}
