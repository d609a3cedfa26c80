package dev.orebound.view.frame;

import dev.orebound.cave.floor.Floor;
import dev.orebound.grid.BitLayer;
import dev.orebound.grid.Direction;
import dev.orebound.grid.Grid;
import dev.orebound.world.event.WorldEvent;
import dev.orebound.world.state.FloorState;
import java.nio.ByteBuffer;
import java.util.Arrays;

/**
 * Fades each cell in and out as it comes into sight and leaves it, and as it is seen for the first time. Rock shows as
 * clearly as the clearest ground beside it, or beside the foot of what stands on it. Ground that was never seen lies
 * dark where it borders ground that was, so that it is not taken for rock.
 */
public final class FogOfWar {
    /** Sight above which an event on the cell is shown. */
    private static final float IN_SIGHT = 0.15f;

    private static final float APPEARS_A_SECOND = 5;
    private static final float FADES_A_SECOND = 2.5f;

    private final FloorState state;
    private final BitLayer structure;
    private final Grid grid;
    private final float[] sight;
    private final float[] seen;
    private final float[] dark;
    private final boolean[] sightWanted;
    private final boolean[] seenWanted;
    private final boolean[] darkWanted;
    /** The cells that are shown whether or not the player sees them. */
    private final boolean[] shown;

    /** For each cell of rock the foot of what stands on it, or itself. */
    private final int[] feet;

    /** The greatest distance between a cell and its foot, along either axis. */
    private int farthestFoot;
    /** The cells that fade, in ascending order; after {@link #ease} those that it has changed. */
    private final int[] fading;

    private int fadingCount;
    private int sightVersion = -1;
    /** The cells that were in sight when it last changed: no others can have left it. */
    private final CellBox inSight = new CellBox();

    private final CellBox stirred = new CellBox();

    /** A rectangle of cells that grows. */
    private static final class CellBox {
        int west;
        int south;
        int east;
        int north;

        void clear() {
            west = Integer.MAX_VALUE;
            south = Integer.MAX_VALUE;
            east = Integer.MIN_VALUE;
            north = Integer.MIN_VALUE;
        }

        void add(int x, int y) {
            west = Math.min(west, x);
            south = Math.min(south, y);
            east = Math.max(east, x);
            north = Math.max(north, y);
        }

        void add(CellBox other) {
            west = Math.min(west, other.west);
            south = Math.min(south, other.south);
            east = Math.max(east, other.east);
            north = Math.max(north, other.north);
        }
    }

    public FogOfWar(Floor floor, FloorState state) {
        this.state = state;
        structure = floor.structure();
        grid = floor.grid();
        sight = new float[grid.size()];
        seen = new float[grid.size()];
        dark = new float[grid.size()];
        sightWanted = new boolean[grid.size()];
        seenWanted = new boolean[grid.size()];
        darkWanted = new boolean[grid.size()];
        shown = new boolean[grid.size()];
        fading = new int[grid.size()];
        feet = new int[grid.size()];
        Arrays.setAll(feet, cell -> cell);
        inSight.clear();
    }

    /** Shows a cell of rock at least as clearly as the foot of what stands on it. */
    public void showWith(int cell, int foot) {
        feet[cell] = foot;
        farthestFoot = Math.max(farthestFoot, Math.abs(grid.x(cell) - grid.x(foot)));
        farthestFoot = Math.max(farthestFoot, Math.abs(grid.y(cell) - grid.y(foot)));
    }

    /** Shows a cell of ground from now on, even if the player does not see it. */
    public void showAlways(int cell) {
        shown[cell] = true;
        look();
    }

    private boolean isInSight(int cell) {
        return shown[cell] || state.isInSight(cell);
    }

    /**
     * Lets time pass.
     *
     * @return true if anything looks different now
     */
    public boolean ease(float seconds) {
        if (sightVersion != state.sightVersion()) {
            sightVersion = state.sightVersion();
            want();
        }
        float up = APPEARS_A_SECOND * seconds;
        float down = FADES_A_SECOND * seconds;
        int kept = 0;
        for (int i = 0; i < fadingCount; i++) {
            int cell = fading[i];
            float wantedSight = sightWanted[cell] ? 1 : 0;
            float wantedSeen = seenWanted[cell] ? 1 : 0;
            float wantedDark = darkWanted[cell] ? 1 : 0;
            if (fades(cell)) {
                sight[cell] = towards(sight[cell], wantedSight, up, down);
                seen[cell] = towards(seen[cell], wantedSeen, up, down);
                dark[cell] = towards(dark[cell], wantedDark, up, down);
                fading[kept++] = cell;
            }
        }
        fadingCount = kept;
        return kept > 0;
    }

    private static float towards(float from, float to, float up, float down) {
        return to > from ? Math.min(to, from + up) : Math.max(to, from - down);
    }

    /** Finds out what is in sight now, and what fades. Only cells near changed ones are looked at closely. */
    private void want() {
        stirred.clear();
        stirred.add(inSight);
        inSight.clear();
        for (int cell = 0; cell < sightWanted.length; cell++) {
            if (isInSight(cell)) {
                inSight.add(grid.x(cell), grid.y(cell));
            } else if (!seenWanted[cell] && state.isSeen(cell)) {
                stirred.add(grid.x(cell), grid.y(cell));
            }
        }
        stirred.add(inSight);
        widen(farthestFoot + 1);
        for (int y = stirred.south; y <= stirred.north; y++) {
            for (int x = stirred.west; x <= stirred.east; x++) {
                want(x, y);
            }
        }
        widen(1);
        for (int y = stirred.south; y <= stirred.north; y++) {
            for (int x = stirred.west; x <= stirred.east; x++) {
                int cell = grid.cell(x, y);
                darkWanted[cell] = !seenWanted[cell] && isGround(cell) && bordersSeenGround(cell);
            }
        }
        fadingCount = 0;
        for (int cell = 0; cell < sightWanted.length; cell++) {
            if (fades(cell)) {
                fading[fadingCount++] = cell;
            }
        }
    }

    /** Widens the stirred cells on all sides, within the floor. */
    private void widen(int cells) {
        stirred.west = Math.max(0, stirred.west - cells);
        stirred.south = Math.max(0, stirred.south - cells);
        stirred.east = Math.min(grid.width() - 1, stirred.east + cells);
        stirred.north = Math.min(grid.height() - 1, stirred.north + cells);
    }

    private boolean fades(int cell) {
        return sight[cell] != (sightWanted[cell] ? 1 : 0)
                || seen[cell] != (seenWanted[cell] ? 1 : 0)
                || dark[cell] != (darkWanted[cell] ? 1 : 0);
    }

    private boolean bordersSeenGround(int cell) {
        for (int i = 0; i < Direction.ALL.size(); i++) {
            int next = grid.neighbour(cell, Direction.ALL.get(i));
            if (next != Grid.NONE && seenWanted[next] && isGround(next)) {
                return true;
            }
        }
        return false;
    }

    private void want(int x, int y) {
        int cell = grid.cell(x, y);
        boolean isInSight = isInSight(cell);
        boolean isSeen = seenWanted[cell] || shown[cell] || state.isSeen(cell);
        if (isGround(cell)) {
            if (!isInSight && isNook(cell)) {
                isInSight = true;
                isSeen = true;
            }
        } else {
            for (int i = 0; i < 18 && !(isInSight && isSeen); i++) {
                int beside = i < 9 ? cell : feet[cell];
                int nextX = grid.x(beside) + i % 3 - 1;
                int nextY = grid.y(beside) + i % 9 / 3 - 1;
                if (grid.contains(nextX, nextY) && isGround(grid.cell(nextX, nextY))) {
                    isInSight |= isInSight(grid.cell(nextX, nextY));
                    isSeen |= shown[grid.cell(nextX, nextY)] || state.isSeen(grid.cell(nextX, nextY));
                }
            }
        }
        sightWanted[cell] = isInSight;
        seenWanted[cell] = isSeen;
    }

    /**
     * Returns true for ground out of sight with ground in sight on two sides: darkness there would look like a hole.
     */
    private boolean isNook(int cell) {
        int sides = 0;
        for (int i = 0; i < Direction.STRAIGHT.size(); i++) {
            int next = grid.neighbour(cell, Direction.STRAIGHT.get(i));
            sides += next != Grid.NONE && isGround(next) && isInSight(next) ? 1 : 0;
        }
        return sides > 1;
    }

    /** Returns whether a cell is ground; a hidden lock looks like rock. */
    private boolean isGround(int cell) {
        return structure.at(cell) && !state.isHiddenLock(cell);
    }

    /** Looks at everything again, because something that looked like rock does so no longer. */
    public void look() {
        sightVersion = -1;
    }

    /** Ends all fading at once. */
    void settle() {
        ease(0);
        ease(1e6f);
    }

    /** Returns the sight of a cell, from 0, out of sight, to 1. */
    public float sight(int cell) {
        return sight[cell];
    }

    /** Returns from 0, for a cell never seen, to 1. */
    public float seen(int cell) {
        return seen[cell];
    }

    /** Returns from 0 to 1 for ground that was never seen and borders ground that was, else 0. */
    public float dark(int cell) {
        return dark[cell];
    }

    /** Returns true if something that happens on a cell is shown. */
    public boolean sees(int cell) {
        return sight[cell] > IN_SIGHT;
    }

    /** Returns true if an event is shown where it happened. */
    public boolean sees(WorldEvent event) {
        return sees(grid.cell((int) event.x(), (int) event.y()));
    }

    /** Writes three bytes for each cell that the last {@link #ease} has changed: sight, seen and dark. */
    void writeChanged(ByteBuffer bytes) {
        for (int i = 0; i < fadingCount; i++) {
            int cell = fading[i];
            bytes.put(cell * 3, (byte) (sight[cell] * 255));
            bytes.put(cell * 3 + 1, (byte) (seen[cell] * 255));
            bytes.put(cell * 3 + 2, (byte) (dark[cell] * 255));
        }
    }

    /** Returns the southernmost row with a cell that has changed; there must be one. */
    int firstChangedRow() {
        return grid.y(fading[0]);
    }

    /** Returns the northernmost row with a cell that has changed; there must be one. */
    int lastChangedRow() {
        return grid.y(fading[fadingCount - 1]);
    }
}
