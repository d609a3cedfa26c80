package dev.orebound.world.component;

import dev.orebound.chance.Hash64;
import dev.orebound.grid.Grid;

/** The memory of a monster's tactics. */
public final class TacticComponent implements HashedComponent {
    /** The cell of its post, or {@link Grid#NONE} until it is first looked at. */
    public int postCell = Grid.NONE;

    /** Whether it flees by its own decision. */
    public boolean runs;

    /** Whether it ever had company, and whether it has fled since it is the last of them. */
    public boolean hadCompany;

    public boolean ranAlone;

    /** Ticks out of the player's sight while it flees or carries loot away. */
    public int hiddenTicks;

    /** Ticks until it regains the next point of health. */
    public int mendTicks;

    /** The ore that it has stolen and its measures; 0 measures for none. */
    public int stolenOre;

    public int stolenMeasures;

    /** Ticks for which it has backed off without a break, and for which it stands its ground now. */
    public int backTicks;

    public int restTicks;

    /** Ticks for which it still withdraws after a blow. */
    public int withdrawTicks;

    /** Ticks for which it has waited instead of queueing, and its health at that time. */
    public int queueTicks;

    public int queueHealth;

    /** Ticks without getting nearer or attacking, and the fewest steps to the player so far. */
    public int baulkedTicks;

    public int fewestSteps;

    /** Ticks for which it still tries another side, the number of such attempts, and the cell that it goes to. */
    public int sideTicks;

    public int side;

    public int sideCell;

    /** Whether it circles its enemy in the other direction. */
    public boolean circlesBack;

    /** The purpose of a place of its own, the place in cells, and the last tick for which it is valid. */
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
