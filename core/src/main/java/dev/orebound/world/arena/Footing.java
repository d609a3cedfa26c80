package dev.orebound.world.arena;

import com.badlogic.ashley.core.ComponentMapper;
import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.grid.Cells;
import dev.orebound.grid.Grid;
import dev.orebound.world.FloorState;
import dev.orebound.world.WorldParts;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.HealthComponent;
import org.jspecify.annotations.Nullable;

/** Finds where in an arena's room a body can be put, so that it stands neither in anybody nor where another comes up. */
final class Footing {
    private final ComponentMapper<BodyComponent> bodies = ComponentMapper.getFor(BodyComponent.class);
    private final ComponentMapper<HealthComponent> healths = ComponentMapper.getFor(HealthComponent.class);
    private final Grid grid;
    private final FloorState state;

    Footing(WorldParts parts) {
        grid = parts.floor().grid();
        state = parts.state();
    }

    /**
     * The cell of the room that is nearest to {@code wanted} and on which nobody stands, the lowest such cell where two are
     * as near; the nearest that is not solid, where all are taken.
     *
     * @param wanted a cell of the room or of its doorways; may itself be marked
     * @param radius of the body that is to stand there
     * @param all who may be in the way, {@code self} among them
     * @param self does not stand in its own way; null for who is not yet born
     */
    int nearest(Arena arena, int wanted, float radius, ImmutableArray<Entity> all, @Nullable BodyComponent self) {
        Cells cells = arena.room().cells();
        int free = Grid.NONE;
        int clear = Grid.NONE;
        for (int i = 0; i < cells.size(); i++) {
            int cell = cells.at(i);
            if (state.isSolid(cell)) {
                continue;
            }
            free = nearer(free, cell, wanted);
            boolean isPromised = cell != wanted && arena.marks.isMarked(cell);
            if (!isPromised && nearer(clear, cell, wanted) == cell && isClear(cell, radius, all, self)) {
                clear = cell;
            }
        }
        return clear == Grid.NONE ? free : clear;
    }

    private int nearer(int best, int cell, int wanted) {
        return best == Grid.NONE || grid.steps4(cell, wanted) < grid.steps4(best, wanted) ? cell : best;
    }

    private boolean isClear(int cell, float radius, ImmutableArray<Entity> all, @Nullable BodyComponent self) {
        for (int i = 0; i < all.size(); i++) {
            HealthComponent health = healths.get(all.get(i));
            BodyComponent other = bodies.get(all.get(i));
            if (other != self && health != null && health.health > 0 && touches(cell, radius, other)) {
                return false;
            }
        }
        return true;
    }

    private boolean touches(int cell, float radius, BodyComponent other) {
        float dx = grid.x(cell) + 0.5f - other.x;
        float dy = grid.y(cell) + 0.5f - other.y;
        float apart = radius + other.radius;
        return dx * dx + dy * dy < apart * apart;
    }
}
