package dev.orebound.world.path;

import dev.orebound.chance.Hash64;
import dev.orebound.grid.BitLayer;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.Grid;
import dev.orebound.grid.StepKind;

/**
 * The safety map: which way to run from the player. It leads to places that are far from them and to rounds rather than dead
 * ends, and out of a dead end where a better place can be come to; never past the player close by. It is measured a few cells a
 * tick, for as long as somebody asks for it, and meanwhile the last one counts.
 *
 * <p>Source: the safety map of Brogue (B. Walker): steps from the player, bent so that the first ones count most, with a
 * bonus for loops, and smoothed by what it costs to walk; in whole tenths of steps, so that it is exact.
 */
final class SafetyFlowField implements FlowField {
    /** For so many ticks after somebody asked it is kept fresh. */
    private static final int KEPT_TICKS = 60;

    private final BitLayer walls;
    private final DistanceMap danger;
    private final SafetyRelaxation relaxation;
    private int[] values;
    private int goal = Grid.NONE;
    private int measuredVersion;
    private long wantedTick = Long.MIN_VALUE / 2;
    /** Whom the map that is being measured leads away from, or {@link Grid#NONE} while none is. */
    private int comingGoal = Grid.NONE;

    private boolean isRelaxing;

    /**
     * For a floor with these walls.
     *
     * @param reachSteps from the player within which nobody runs past
     */
    SafetyFlowField(BitLayer walls, int reachSteps) {
        this.walls = walls;
        danger = new DistanceMap(walls.grid());
        relaxation = new SafetyRelaxation(walls, danger, reachSteps);
        values = new int[walls.grid().size()];
    }

    void want(long tick) {
        wantedTick = tick;
    }

    /** What is being measured is begun anew, since a cell has opened or shut. */
    void wallsChanged() {
        comingGoal = Grid.NONE;
    }

    /** Measures on if somebody wants it, until so many cells are walked on from. */
    void measure(int playerCell, int version, long tick, int mostCells) {
        if (mostCells <= 0 || (comingGoal == Grid.NONE && !begins(playerCell, version, tick))) {
            return;
        } else if (!isRelaxing) {
            isRelaxing = danger.spreadSome(walls, StepKind.EIGHT_WAY, mostCells);
            if (isRelaxing) {
                relaxation.begin();
            }
        } else if (relaxation.goOn(mostCells)) {
            values = relaxation.swap(values);
            goal = comingGoal;
            measuredVersion = version;
            comingGoal = Grid.NONE;
        }
    }

    private boolean begins(int playerCell, int version, long tick) {
        boolean isFresh = goal == playerCell && measuredVersion == version;
        if (isFresh || tick - wantedTick > KEPT_TICKS) {
            return false;
        }
        comingGoal = playerCell;
        isRelaxing = false;
        danger.clear();
        danger.addSource(playerCell);
        return true;
    }

    @Override
    public boolean isReady() {
        return goal != Grid.NONE;
    }

    @Override
    public int next(int cell) {
        return goal == Grid.NONE ? Grid.NONE : EightWaySteps.beside(values, walls, cell);
    }

    /** Tenths of steps, above those of the safest place. */
    @Override
    public int steps(int cell) {
        boolean isKnown = goal != Grid.NONE && values[cell] != DistanceMap.UNREACHED;
        return isKnown ? values[cell] - SafetyRelaxation.LEAST : DistanceMap.UNREACHED;
    }

    /** Adds what its map is made from. */
    void addTo(Hash64 hash) {
        hash.add((long) goal).add((long) measuredVersion).add(wantedTick);
        hash.add((long) comingGoal).add(isRelaxing && comingGoal != Grid.NONE);
        hash.add(comingGoal == Grid.NONE ? 0L : (long) danger.walkedCount() + relaxation.walkedCount());
    }
}
