package dev.orebound.view;

import dev.orebound.cave.floor.Floor;
import dev.orebound.grid.Direction;
import dev.orebound.grid.Grid;
import dev.orebound.world.event.WorldEvent;
import dev.orebound.world.state.FloorState;
import java.nio.ByteBuffer;

/**
 * Fades each cell in and out as it comes into sight and leaves it, and as it is seen for the first time. Rock shows as
 * clearly as the clearest ground beside it.
 */
final class FogOfWar {
    /** Sight above which an event on the cell is shown. */
    private static final float IN_SIGHT = 0.15f;

    private static final float APPEARS_A_SECOND = 5;
    private static final float FADES_A_SECOND = 2.5f;

    private final Floor floor;
    private final FloorState state;
    private final Grid grid;
    private final float[] sight;
    private final float[] seen;
    private final boolean[] sightWanted;
    private final boolean[] seenWanted;
    private int sightVersion = -1;
    private boolean isSettled;

    FogOfWar(Floor floor, FloorState state) {
        this.floor = floor;
        this.state = state;
        grid = floor.grid();
        sight = new float[grid.size()];
        seen = new float[grid.size()];
        sightWanted = new boolean[grid.size()];
        seenWanted = new boolean[grid.size()];
    }

    /**
     * Lets time pass.
     *
     * @return true if anything looks different now
     */
    boolean ease(float seconds) {
        if (sightVersion != state.sightVersion()) {
            sightVersion = state.sightVersion();
            want();
            isSettled = false;
        }
        if (isSettled) {
            return false;
        }
        float up = APPEARS_A_SECOND * seconds;
        float down = FADES_A_SECOND * seconds;
        isSettled = true;
        for (int cell = 0; cell < sight.length; cell++) {
            float wantedSight = sightWanted[cell] ? 1 : 0;
            float wantedSeen = seenWanted[cell] ? 1 : 0;
            if (sight[cell] != wantedSight || seen[cell] != wantedSeen) {
                sight[cell] = towards(sight[cell], wantedSight, up, down);
                seen[cell] = towards(seen[cell], wantedSeen, up, down);
                isSettled = false;
            }
        }
        return true;
    }

    private static float towards(float from, float to, float up, float down) {
        return to > from ? Math.min(to, from + up) : Math.max(to, from - down);
    }

    private void want() {
        for (int cell = 0; cell < sightWanted.length; cell++) {
            boolean isInSight = state.isInSight(cell);
            boolean isSeen = seenWanted[cell] || state.isSeen(cell);
            if (floor.structure().at(cell) && !isInSight && isNook(cell)) {
                isInSight = true;
                isSeen = true;
            }
            if (!floor.structure().at(cell)) {
                int x = grid.x(cell);
                int y = grid.y(cell);
                for (int i = 0; i < 9 && !(isInSight && isSeen); i++) {
                    int nextX = x + i % 3 - 1;
                    int nextY = y + i / 3 - 1;
                    if (grid.contains(nextX, nextY) && floor.structure().at(grid.cell(nextX, nextY))) {
                        isInSight |= state.isInSight(grid.cell(nextX, nextY));
                        isSeen |= state.isSeen(grid.cell(nextX, nextY));
                    }
                }
            }
            sightWanted[cell] = isInSight;
            seenWanted[cell] = isSeen;
        }
    }

    /**
     * Returns true for ground out of sight with ground in sight on two sides: darkness there would look like a hole.
     */
    private boolean isNook(int cell) {
        int sides = 0;
        for (int i = 0; i < Direction.STRAIGHT.size(); i++) {
            int next = grid.neighbour(cell, Direction.STRAIGHT.get(i));
            sides += next != Grid.NONE && floor.structure().at(next) && state.isInSight(next) ? 1 : 0;
        }
        return sides > 1;
    }

    /** Ends all fading at once. */
    void settle() {
        ease(0);
        ease(1e6f);
    }

    /** Returns the sight of a cell, from 0, out of sight, to 1. */
    float sight(int cell) {
        return sight[cell];
    }

    /** Returns from 0, for a cell never seen, to 1. */
    float seen(int cell) {
        return seen[cell];
    }

    /** Returns true if something that happens on a cell is shown. */
    boolean sees(int cell) {
        return sight[cell] > IN_SIGHT;
    }

    /** Returns true if an event is shown where it happened. */
    boolean sees(WorldEvent event) {
        return sees(grid.cell((int) event.x(), (int) event.y()));
    }

    /** Writes two bytes for each cell: sight and seen. */
    void write(ByteBuffer bytes) {
        for (int cell = 0; cell < sight.length; cell++) {
            bytes.put(cell * 2, (byte) (sight[cell] * 255));
            bytes.put(cell * 2 + 1, (byte) (seen[cell] * 255));
        }
    }
}
