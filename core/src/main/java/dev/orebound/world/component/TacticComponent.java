package dev.orebound.world.component;

import dev.orebound.chance.Hash64;
import dev.orebound.grid.Grid;

/** What a monster remembers of how it fights. */
public final class TacticComponent implements HashedComponent {
    /** Where it stood when it was first looked at, or {@link Grid#NONE}. */
    public int postCell = Grid.NONE;

    /** Whether it runs for its life by its own will. */
    public boolean runs;

    /** Whether it was ever one of several, and whether it has run since it is the last of them. */
    public boolean hadCompany;

    public boolean ranAlone;

    /** Ticks that it has been out of the player's sight, while it runs for its life or with its loot. */
    public int hiddenTicks;

    /** Ticks until it gets the next of its health back. */
    public int mendTicks;

    /** The ore that it carries off, and how much; 0 measures: none. */
    public int stolenOre;

    public int stolenMeasures;

    /** Ticks for which it has backed off at a stretch, and for which it stands its ground now. */
    public int backTicks;

    public int restTicks;

    /** Ticks for which it still draws back after a blow. */
    public int withdrawTicks;

    /** Ticks that it has waited rather than stand in line, and the health that it then had. */
    public int queueTicks;

    public int queueHealth;

    /** Ticks for which it has come no nearer and struck nobody, and the fewest steps to the player so far. */
    public int baulkedTicks;

    public int fewestSteps;

    /** Ticks for which it still tries another side, how often it has tried one, and the cell that it goes to. */
    public int sideTicks;

    public int side;

    public int sideCell;

    /** Whether it goes round its foe the other way. */
    public boolean circlesBack;

    /** What it goes to a place of its own for, where that is, in cells, and the last tick in which that stays so. */
    public GoalPurpose errand = GoalPurpose.NONE;

    public float goalX;
    public float goalY;
    public long goalTick;

    @Override
    public void reset() {
        postCell = Grid.NONE;
        runs = false;
        hadCompany = false;
        ranAlone = false;
        hiddenTicks = 0;
        mendTicks = 0;
        stolenOre = 0;
        stolenMeasures = 0;
        backTicks = 0;
        restTicks = 0;
        withdrawTicks = 0;
        queueTicks = 0;
        queueHealth = 0;
        baulkedTicks = 0;
        fewestSteps = 0;
        sideTicks = 0;
        side = 0;
        sideCell = 0;
        circlesBack = false;
        errand = GoalPurpose.NONE;
        goalX = 0;
        goalY = 0;
        goalTick = 0;
    }

    @Override
    public void addTo(Hash64 hash) {
        hash.add((long) postCell).add(runs).add(hadCompany).add(ranAlone);
        hash.add((long) hiddenTicks).add((long) mendTicks);
        hash.add((long) stolenOre).add((long) stolenMeasures);
        hash.add((long) backTicks).add((long) restTicks).add((long) withdrawTicks);
        hash.add((long) queueTicks).add((long) queueHealth);
        hash.add((long) baulkedTicks).add((long) fewestSteps);
        hash.add((long) sideTicks).add((long) side).add((long) sideCell);
        hash.add(circlesBack);
        hash.add((long) errand.ordinal()).add(goalX).add(goalY).add(goalTick);
    }
}
