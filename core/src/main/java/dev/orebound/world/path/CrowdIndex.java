package dev.orebound.world.path;

import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.grid.Grid;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.state.ComponentArray;
import java.util.Arrays;

/**
 * Who stands near a place, without looking at everybody: all that live, by the cells that hold their middles. It is made anew
 * every tick before anybody thinks, and nobody moves until all have thought. Who is born meanwhile is not in it.
 *
 * <p>Whoever is in it has an index, from 0, in the order of births. Each cell has a list of them.
 */
public final class CrowdIndex {
    /** Ends each list. */
    public static final int NOBODY = -1;

    private final int[] firstOn;
    private BodyComponent[] bodies = new BodyComponent[64];
    private Entity[] entities = new Entity[64];
    private int[] nextOf = new int[64];
    private int[] cells = new int[64];
    private int size;

    /** Places and sizes side by side, for whoever compares many. */
    float[] x = new float[64];

    float[] y = new float[64];
    float[] radius = new float[64];

    public CrowdIndex(Grid grid) {
        firstOn = new int[grid.size()];
        Arrays.fill(firstOn, NOBODY);
    }

    /** How many are in it. */
    public int size() {
        return size;
    }

    public BodyComponent body(int index) {
        return bodies[index];
    }

    public Entity entity(int index) {
        return entities[index];
    }

    /** The cell that one stood on as the tick began. */
    int cell(int index) {
        return cells[index];
    }

    /** The oldest on a cell, or {@link #NOBODY}. */
    public int firstOn(int cell) {
        return firstOn[cell];
    }

    /** The next younger on the same cell, or {@link #NOBODY}. */
    public int next(int index) {
        return nextOf[index];
    }

    /** Takes these, oldest first, instead of those it had. */
    void gather(ImmutableArray<Entity> all, ComponentArray<BodyComponent> bodiesOfAll) {
        int count = all.size();
        for (int index = 0; index < size; index++) {
            firstOn[cells[index]] = NOBODY;
        }
        grow(count);
        // From the youngest to the oldest, so that each list begins with the oldest.
        for (int index = count - 1; index >= 0; index--) {
            BodyComponent body = bodiesOfAll.get(index);
            entities[index] = all.get(index);
            bodies[index] = body;
            cells[index] = body.cell;
            x[index] = body.x;
            y[index] = body.y;
            radius[index] = body.radius;
            nextOf[index] = firstOn[body.cell];
            firstOn[body.cell] = index;
        }
        size = count;
    }

    private void grow(int count) {
        if (count > bodies.length) {
            int room = Math.max(count, 2 * bodies.length);
            bodies = Arrays.copyOf(bodies, room);
            entities = Arrays.copyOf(entities, room);
            nextOf = Arrays.copyOf(nextOf, room);
            cells = Arrays.copyOf(cells, room);
            x = Arrays.copyOf(x, room);
            y = Arrays.copyOf(y, room);
            radius = Arrays.copyOf(radius, room);
        }
    }
}
