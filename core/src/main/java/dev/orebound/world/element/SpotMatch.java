package dev.orebound.world.element;

import dev.orebound.cave.floor.Floor;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.content.terrain.Terrain;
import dev.orebound.content.element.GroundState;
import dev.orebound.content.element.GroundCondition;
import org.jspecify.annotations.Nullable;

/** Whether a cell is what a rule is about. */
final class SpotMatch {
    private final Floor floor;
    private final GroundEffects ground;
    /** By the terrain's index. */
    private final boolean[] lies;

    private final @Nullable GroundState state;

    SpotMatch(GroundCondition spot, Floor floor, GroundEffects ground, ContentTable<Terrain> terrains) {
        this.floor = floor;
        this.ground = ground;
        state = spot.state();
        lies = new boolean[terrains.size()];
        for (int i = 0; i < lies.length; i++) {
            lies[i] =
                    spot.lies().isEmpty() || spot.lies().contains(terrains.at(i).id());
        }
    }

    /** True if a flood of what the rule is about covers a cell. */
    private boolean isFlooded(int cell) {
        return ground.flood[cell] != 0 && lies[ground.flood[cell]];
    }

    boolean fits(int cell) {
        return (state == null || ground.is(state, cell))
                && (lies[floor.terrain().at(cell)] || lies[floor.liquid().at(cell)] || isFlooded(cell));
    }
}
