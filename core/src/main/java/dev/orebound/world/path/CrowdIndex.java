package dev.orebound.world.path;

import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.grid.Grid;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.state.ComponentArray;
import java.util.Arrays;

/**
 * Indexes all living bodies by the cell that holds their middle, so that neighbours are found without looking at all
 * bodies. It is filled anew in every tick before monsters decide, and nothing moves until all have decided. Bodies born
 * in the same tick are not in it.
 *
 * <p>Each body has an index, from 0, in the order of births. Each cell has a linked list of indices.
 */
public final class CrowdIndex {
    /** Marks the end of each list. */
    public static final int NOBODY = -1;

    private final int[] firstOn;
    private BodyComponent[] bodies = new BodyComponent[64];
    private Entity[] entities = new Entity[64];
    private int[] nextOf = new int[64];
    private int[] cells = new int[64];
    private int size;

    /** Positions and radii in parallel arrays, for code that compares many bodies. */
    float[] x = new float[64];

    float[] y = new float[64];
    float[] radius = new float[64];

    public CrowdIndex(Grid grid) {
        firstOn = new int[grid.size()];
        Arrays.fill(firstOn, NOBODY);
    }

    /** Returns the number of bodies. */
    public int size() {
        return size;
    }

    public BodyComponent body(int index) {
        return bodies[index];
    }

    public Entity entity(int index) {
        return entities[index];
    }

    /** Returns the cell on which a body stood when the tick began. */
    int cell(int index) {
        return cells[index];
    }

    /** Returns the index of the oldest body on a cell, or {@link #NOBODY}. */
    public int firstOn(int cell) {
        return firstOn[cell];
    }

    /** Returns the index of the next younger body on the same cell, or {@link #NOBODY}. */
    public int next(int index) {
        return nextOf[index];
    }

    /** Fills the index anew with bodies given oldest first. */
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
