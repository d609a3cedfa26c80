package dev.orebound.autoplay;

import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.Grid;
import dev.orebound.grid.StepKind;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.intent.IntentOrder;

/** Turns what somebody is up to into the intent of the next tick: walks, aims, strikes, throws, dashes, opens. */
public final class BotControls {
    /** From the middle of a cell, in cells, within which somebody has come to it. */
    private static final float THERE = 0.15f;

    private final BotView sight;
    /** How far off any way somebody can be and still finds it, in cells. */
    private static final int FARTHEST_OFF = 6;

    private final DistanceMap way;
    private Intent intent = new Intent();
    private int wayGoal = Grid.NONE;
    private long wayVersion = -1;

    public BotControls(BotView sight) {
        this.sight = sight;
        way = new DistanceMap(sight.grid());
    }

    /** Fills in this intent from now on; nothing is wanted yet. */
    public void take(Intent next) {
        intent = next;
        intent.clear();
    }

    /** Walks on to a cell, by the shortest way there is now; true once in its middle, or if there is no way. */
    public boolean walkTo(int goal) {
        BodyComponent self = sight.self();
        if (self.cell == goal) {
            return walkStraightTo(sight.middleX(goal), sight.middleY(goal));
        }
        measureTo(goal);
        int next = way.isReached(self.cell) ? way.stepDown(self.cell) : nearestOnWay(self.cell);
        if (next == Grid.NONE) {
            return true;
        }
        walkStraightTo(sight.middleX(next), sight.middleY(next));
        return false;
    }

    /** Of the nearest cells on the way for one off it, thrown into a lake perhaps, the one with the fewest steps left. */
    private int nearestOnWay(int cell) {
        Grid grid = sight.grid();
        // Whoever stands on firm ground is parted from the way by rock, and is one step off it or not near it at all.
        int farthest = sight.walls().at(cell) ? FARTHEST_OFF : 1;
        for (int ring = 1; ring <= farthest; ring++) {
            int nearest = Grid.NONE;
            for (int y = Math.max(0, grid.y(cell) - ring); y <= Math.min(grid.height() - 1, grid.y(cell) + ring); y++) {
                for (int x = Math.max(0, grid.x(cell) - ring);
                        x <= Math.min(grid.width() - 1, grid.x(cell) + ring);
                        x++) {
                    int there = grid.cell(x, y);
                    if (way.isReached(there) && (nearest == Grid.NONE || way.at(there) < way.at(nearest))) {
                        nearest = there;
                    }
                }
            }
            if (nearest != Grid.NONE) {
                return nearest;
            }
        }
        return Grid.NONE;
    }

    /** Steps to a cell by the shortest way there is now, or {@link DistanceMap#UNREACHED}. */
    public int stepsTo(int goal) {
        measureTo(goal);
        return way.at(sight.self().cell);
    }

    /** The cell that it last walked to, or {@link Grid#NONE}. */
    public int goal() {
        return wayGoal;
    }

    /** Steps left to {@link #goal}, or {@link DistanceMap#UNREACHED}. */
    public int stepsLeft() {
        return way.at(sight.self().cell);
    }

    private void measureTo(int goal) {
        long version = sight.wallsVersion();
        if (goal != wayGoal || version != wayVersion) {
            way.spreadFrom(goal, sight.walls(), StepKind.EIGHT_WAY);
            wayGoal = goal;
            wayVersion = version;
        }
    }

    /** Walks towards a place, in cells; true once there. */
    public boolean walkStraightTo(float x, float y) {
        float dx = x - sight.self().x;
        float dy = y - sight.self().y;
        float distance = (float) Math.sqrt(dx * dx + dy * dy);
        if (distance < THERE) {
            return true;
        }
        tilt(dx / distance, dy / distance);
        return false;
    }

    /** Walks away from a place. */
    public void walkAwayFrom(float x, float y) {
        float dx = sight.self().x - x;
        float dy = sight.self().y - y;
        float distance = Math.max(0.01f, (float) Math.sqrt(dx * dx + dy * dy));
        tilt(dx / distance, dy / distance);
    }

    /** Tilts the stick fully along a unit vector. */
    public void tilt(float x, float y) {
        intent.move(Math.round(x * Intent.FULL_TILT), Math.round(y * Intent.FULL_TILT));
    }

    /** Dashes wherever the stick is tilted, as soon as it can. */
    public void dash() {
        press(Intent.DASH);
    }

    public void aimAt(float x, float y) {
        double turn = StrictMath.atan2(y - sight.self().y, x - sight.self().x) / (2 * StrictMath.PI);
        intent.aim((int) Math.round(turn * Intent.AIMS));
    }

    public void strikeAt(float x, float y) {
        aimAt(x, y);
        intent.hold(Intent.STRIKE);
    }

    /** Throws a flask of the chosen ore, to come down at a place. */
    public void throwAt(float x, float y) {
        aimAt(x, y);
        float cells = (float) Math.sqrt(sight.squaredTo(x, y));
        intent.throwDistance(Math.round(cells * Intent.STEPS_A_CELL));
        press(Intent.THROW);
    }

    /** Casts the bolt of the chosen ore at a place. */
    public void bolt(float x, float y) {
        aimAt(x, y);
        press(Intent.BOLT);
    }

    /** Casts the burst of the chosen ore. */
    public void burst() {
        press(Intent.BURST);
    }

    /** Takes another flask to throw from. */
    public void choose(int ore) {
        intent.order(IntentOrder.CHOOSE_FLASK, ore);
    }

    /** Goes to a chest and opens it; false if there is no way to it, or no chest, {@link Grid#NONE}. */
    public boolean openChest(int chest) {
        if (chest == Grid.NONE || stepsTo(chest) == DistanceMap.UNREACHED) {
            return false;
        }
        float reach = sight.world().content().player().reachCells();
        float x = sight.middleX(chest);
        float y = sight.middleY(chest);
        if (sight.squaredTo(x, y) < reach * reach && sight.isInView(x, y)) {
            interact();
        } else {
            walkTo(chest);
        }
        return true;
    }

    public void interact() {
        press(Intent.INTERACT);
    }

    /** Presses every other tick: to hold on is no second press. */
    private void press(int button) {
        if (sight.world().tick() % 2 == 0) {
            intent.hold(button);
        }
    }

    public Intent intent() {
        return intent;
    }
}
