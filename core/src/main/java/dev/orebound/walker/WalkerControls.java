package dev.orebound.walker;

import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.Grid;
import dev.orebound.grid.StepKind;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.intent.IntentOrder;
import dev.orebound.world.intent.PendingChoice;

/** Fills in the intent of the next tick for a walker: moves, aims, strikes, throws, dashes and opens. */
public final class WalkerControls {
    /** The distance from the middle of a cell, in cells, at which the walker has arrived there. */
    private static final float THERE = 0.15f;

    private final WalkerView view;
    /** The largest distance from a known way, in cells, from which the walker still finds back to it. */
    private static final int FARTHEST_OFF = 6;

    private final DistanceMap distances;
    private Intent intent = new Intent();
    private int wayGoal = Grid.NONE;
    private long wayVersion = -1;

    public WalkerControls(WalkerView view) {
        this.view = view;
        distances = new DistanceMap(view.grid());
    }

    /** Fills in the given intent from now on, starting with an empty one. */
    public void take(Intent next) {
        intent = next;
        intent.clear();
    }

    /** Walks to a cell by the currently shortest way. Returns true in its middle, or if there is no way. */
    public boolean walkTo(int goal) {
        BodyComponent self = view.self();
        if (self.cell == goal) {
            return walkStraightTo(view.middleX(goal), view.middleY(goal));
        }
        measureTo(goal);
        int next = distances.isReached(self.cell) ? distances.stepDown(self.cell) : nearestOnWay(self.cell);
        if (next == Grid.NONE) {
            return true;
        }
        walkStraightTo(view.middleX(next), view.middleY(next));
        return false;
    }

    /**
     * Returns the way's cell with the fewest steps left among those nearest to a cell off the way, such as one in a
     * lake.
     */
    private int nearestOnWay(int cell) {
        // A walker on firm ground is separated from the way by rock: it is one step off the way or not near it at all.
        return distances.nearestReached(cell, view.walls().at(cell) ? FARTHEST_OFF : 1);
    }

    /** Returns the steps to a cell by the currently shortest way, or {@link DistanceMap#UNREACHED}. */
    public int stepsTo(int goal) {
        measureTo(goal);
        return distances.at(view.self().cell);
    }

    /** Walks to a cell; returns false if there is no way to it. */
    public boolean walkIfReached(int goal) {
        if (stepsTo(goal) == DistanceMap.UNREACHED) {
            return false;
        }
        walkTo(goal);
        return true;
    }

    /** Returns the last goal of {@link #walkTo}, or {@link Grid#NONE}. */
    public int goal() {
        return wayGoal;
    }

    /** Returns the steps left to {@link #goal}, or {@link DistanceMap#UNREACHED}. */
    public int stepsLeft() {
        return distances.at(view.self().cell);
    }

    private void measureTo(int goal) {
        long version = view.wallsVersion();
        if (goal != wayGoal || version != wayVersion) {
            distances.spreadFrom(goal, view.walls(), StepKind.EIGHT_WAY);
            wayGoal = goal;
            wayVersion = version;
        }
    }

    /** Walks straight towards a point, in cells. Returns true once there. */
    public boolean walkStraightTo(float x, float y) {
        float dx = x - view.self().x;
        float dy = y - view.self().y;
        float distance = (float) Math.sqrt(dx * dx + dy * dy);
        if (distance < THERE) {
            return true;
        }
        tilt(dx / distance, dy / distance);
        return false;
    }

    /** Tilts the stick fully along a unit vector. */
    public void tilt(float x, float y) {
        intent.move(Math.round(x * Intent.FULL_TILT), Math.round(y * Intent.FULL_TILT));
    }

    /** Dashes along the stick's direction as soon as possible. */
    public void dash() {
        press(Intent.DASH);
    }

    public void aimAt(float x, float y) {
        double turn = StrictMath.atan2(y - view.self().y, x - view.self().x) / (2 * StrictMath.PI);
        intent.aim((int) Math.round(turn * Intent.AIMS));
    }

    public void strikeAt(float x, float y) {
        aimAt(x, y);
        intent.hold(Intent.STRIKE);
    }

    /** Strikes what stands on a cell if it is in reach, and walks there if it is not. */
    public void strikeOrWalkTo(int cell, boolean isInReach) {
        if (isInReach) {
            strikeAt(view.middleX(cell), view.middleY(cell));
        } else {
            walkTo(cell);
        }
    }

    /** Throws a flask of the chosen brew so that it lands in the middle of a cell. */
    public void throwAt(int cell) {
        throwAt(view.middleX(cell), view.middleY(cell));
    }

    /** Throws a flask of the chosen brew so that it lands at a point. */
    public void throwAt(float x, float y) {
        aimAt(x, y);
        float cells = (float) Math.sqrt(view.squaredTo(x, y));
        intent.throwDistance(Math.round(cells * Intent.STEPS_A_CELL));
        press(Intent.THROW);
    }

    /** Casts the bolt of the chosen brew at a point. */
    public void bolt(float x, float y) {
        aimAt(x, y);
        press(Intent.BOLT);
    }

    /** Casts the burst of the chosen brew. */
    public void burst() {
        press(Intent.BURST);
    }

    /** Draws the lay of the chosen brew towards a point, for as long as this is called in every tick. */
    public void layTowards(float x, float y) {
        aimAt(x, y);
        intent.hold(Intent.LAY);
    }

    /** Fills all flasks, as a playtester may. */
    public void fillFlasks(int measures) {
        intent.order(IntentOrder.HELP_FILL, measures);
    }

    /** Chooses the brew of a set of ores, a bit for each index. */
    public void choose(int ores) {
        intent.order(IntentOrder.CHOOSE_BREW, ores);
    }

    /** Chooses the brew of a set of ores; returns false if it was chosen before. */
    public boolean chooseAnew(int ores) {
        boolean isNew = view.world().player().component().chosenOres != ores;
        if (isNew) {
            choose(ores);
        }
        return isNew;
    }

    /** Walks to a chest and opens it. Returns false if it cannot be reached or is {@link Grid#NONE}. */
    public boolean openChest(int chest) {
        if (chest == Grid.NONE || stepsTo(chest) == DistanceMap.UNREACHED) {
            return false;
        }
        float reach = view.world().content().player().reachCells();
        interactOrWalkTo(chest, view.squaredTo(chest) < reach * reach && view.isInView(chest));
        return true;
    }

    /** Interacts with what stands on a cell if that is possible from here, and walks there if it is not. */
    public void interactOrWalkTo(int cell, boolean isPossible) {
        if (isPossible) {
            interact();
        } else {
            walkTo(cell);
        }
    }

    /** Answers a choice on offer with the number of what is chosen; does nothing without a choice. */
    public void answer(PendingChoice choice, int number) {
        switch (choice) {
            case SCROLL -> intent.order(IntentOrder.READ_SCROLL, number);
            case COMPANION -> intent.order(IntentOrder.LEAVE_COMPANION, number);
            case RELIC -> intent.order(IntentOrder.TAKE_RELIC, number);
            case EQUIPMENT -> intent.order(IntentOrder.TAKE_EQUIPMENT, number);
            case WARES -> intent.order(IntentOrder.BUY_WARE, number);
            case NONE -> {}
        }
    }

    public void interact() {
        press(Intent.INTERACT);
    }

    /** Presses a button in every other tick, because holding it does not count as a second press. */
    private void press(int button) {
        if (view.world().tick() % 2 == 0) {
            intent.hold(button);
        }
    }

    public Intent intent() {
        return intent;
    }
}
