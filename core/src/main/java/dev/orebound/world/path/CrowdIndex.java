package dev.orebound.world.path;

import com.badlogic.ashley.core.Entity;
import dev.orebound.grid.Grid;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.state.ActorColumns;
import java.util.Arrays;

/**
 * Indexes all living bodies by the cell that holds their middle, so that neighbours are found without looking at all
 * bodies. It is updated in every tick before monsters decide, and nothing moves until all have decided. Bodies born in
 * the same tick are not in it.
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
    /** The number of joined and left actors as of the last update. */
    private int changes = -1;

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

    /** Takes over the bodies of all actors; only awake ones can have moved unless an actor has joined or left. */
    void gather(ActorColumns actors) {
        if (changes != actors.changes()) {
            changes = actors.changes();
            fill(actors);
            return;
        }
        for (int i = 0; i < actors.awakeCount(); i++) {
            int index = actors.awake(i);
            place(index, bodies[index]);
        }
    }

    private void fill(ActorColumns actors) {
        for (int index = 0; index < size; index++) {
            firstOn[cells[index]] = NOBODY;
        }
        size = actors.size();
        grow(size);
        // From the youngest to the oldest, so that each list begins with the oldest.
        for (int index = size - 1; index >= 0; index--) {
            BodyComponent body = actors.bodies.get(index);
            entities[index] = actors.entity(index);
            bodies[index] = body;
            cells[index] = body.cell;
            x[index] = body.x;
            y[index] = body.y;
            radius[index] = body.radius;
            nextOf[index] = firstOn[body.cell];
            firstOn[body.cell] = index;
        }
    }

    /** Takes over the place of a body that moved although it rests. */
    void move(int index, BodyComponent body, ActorColumns actors) {
        if (changes == actors.changes()) {
            place(index, body);
        }
    }

    private void place(int index, BodyComponent body) {
        x[index] = body.x;
        y[index] = body.y;
        radius[index] = body.radius;
        if (cells[index] != body.cell) {
            unlink(index);
            cells[index] = body.cell;
            link(index);
        }
    }

    private void unlink(int index) {
        int cell = cells[index];
        if (firstOn[cell] == index) {
            firstOn[cell] = nextOf[index];
            return;
        }
        int before = firstOn[cell];
        while (nextOf[before] != index) {
            before = nextOf[before];
        }
        nextOf[before] = nextOf[index];
    }

    private void link(int index) {
        int cell = cells[index];
        int before = NOBODY;
        int after = firstOn[cell];
        while (after != NOBODY && after < index) {
            before = after;
            after = nextOf[after];
        }
        nextOf[index] = after;
        if (before == NOBODY) {
            firstOn[cell] = index;
        } else {
            nextOf[before] = index;
        }
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
