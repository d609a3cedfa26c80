package dev.orebound.autoplay.vignette;

import static dev.orebound.world.component.ComponentMappers.BODIES;
import static dev.orebound.world.component.ComponentMappers.ORES;
import static dev.orebound.world.component.ComponentMappers.PICKUPS;

import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.autoplay.MineOre;
import dev.orebound.autoplay.NearestSearch;
import dev.orebound.cave.floor.LockSpot;
import dev.orebound.cave.floor.LockSpot.WaySpot;
import dev.orebound.content.vignette.LockWay;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.Grid;
import dev.orebound.grid.MutableBitLayer;
import dev.orebound.walker.StepDistances;
import dev.orebound.walker.WalkerControls;
import dev.orebound.walker.WalkerView;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.WorldEvent.OreEvent;
import dev.orebound.world.state.FloorState;
import dev.orebound.world.state.TickClock;
import java.util.Map;

/** Mines ore for a bot on its way along a certificate: what a lock takes, and what bars the way. */
final class OreErrands {
    /** Distance from an ore at which it is struck. */
    private static final float MINING_CELLS = 1.4f;

    /** Distance within which dropped ore is picked up. */
    private static final int DROP_STEPS = 6;

    /** Ticks beside one ore before another is tried, and the steps that count as beside it. */
    private static final int NEAR_STEPS = 3;

    private static final int ORE_TICKS = 20 * TickClock.TICKS_A_SECOND;

    private final WalkerView view;
    private final WalkerControls controls;
    private final DistanceMap around;
    private final MutableBitLayer withoutOre;
    private final boolean[] isVain;
    private final int[] mined;
    private final int[] priced;
    private int ore = Grid.NONE;
    private int oreTicks;
    private int pricedLock = -1;

    OreErrands(WalkerView view, WalkerControls controls) {
        this.view = view;
        this.controls = controls;
        around = new DistanceMap(view.grid());
        withoutOre = new MutableBitLayer(view.grid());
        isVain = new boolean[view.grid().size()];
        mined = new int[view.world().content().ores().size()];
        priced = new int[mined.length];
    }

    /** Counts the ore that was picked up in the last tick. */
    void count() {
        for (int i = 0; i < view.world().events().size(); i++) {
            if (view.world().events().at(i) instanceof OreEvent event && event.type() == EventType.ORE_PICKED_UP) {
                mined[event.ore] += event.measures;
            }
        }
    }

    /** Mines the ore that a way of a lock takes; returns false if there is enough, or no more in reach. */
    boolean gathers(LockSpot lock, WaySpot way) {
        if (!(way.by() instanceof LockWay.ByBrew) || view.floor().locks().get(lock.id() - 1).isOpen) {
            return false;
        }
        for (Map.Entry<String, Integer> part : way.measures().entrySet()) {
            int kind = view.world().content().ores().indexOf(part.getKey());
            if (pricedLock != lock.id()) {
                priced[kind] += part.getValue();
            }
        }
        pricedLock = lock.id();
        for (Map.Entry<String, Integer> part : way.measures().entrySet()) {
            int kind = view.world().content().ores().indexOf(part.getKey());
            int wanted = Math.min(part.getValue(), wantedNow(lock, way, part.getValue()));
            if (view.world().player().component().flasks[kind] < wanted) {
                return mines(kind) || isMadeUpFor(kind);
            }
        }
        return false;
    }

    /** Returns what is left of a price after the uses that have reached the lock. */
    private int wantedNow(LockSpot lock, WaySpot way, int price) {
        LockWay.ByBrew brew = (LockWay.ByBrew) way.by();
        int number = lock.ways().indexOf(way);
        int done = view.floor().locks().get(lock.id() - 1).progress[number];
        return Math.max(1, brew.uses() - done) * price / brew.uses();
    }

    /** Makes up for ore that a thief took or that missed, if the floor gave as much as it had promised. */
    private boolean isMadeUpFor(int kind) {
        if (mined[kind] < priced[kind]) {
            return false;
        }
        controls.fillFlasks(view.world().purse().flaskMeasures());
        return true;
    }

    /** Returns true if a cell can be reached once ore in the way is mined. */
    boolean isBehindOre(int cell) {
        spreadThroughOre();
        return around.isReached(cell);
    }

    /** Mines the first ore on the shortest way to a cell that only ore bars; returns false if that does not help. */
    boolean minesTowards(int cell) {
        spreadThroughOre();
        int first = Grid.NONE;
        for (int at = cell; at != Grid.NONE && around.at(at) > 0; at = around.stepDown(at)) {
            first = view.floor().oreAt(at) != FloorState.NO_ORE ? at : first;
        }
        if (first != Grid.NONE) {
            strikesOre(first);
        }
        return first != Grid.NONE;
    }

    private void spreadThroughOre() {
        withoutOre.copyFrom(view.walls());
        ImmutableArray<Entity> all = view.world().ores();
        for (int i = 0; i < all.size(); i++) {
            withoutOre.set(ORES.get(all.get(i)).cell, false);
        }
        around.spreadFrom(view.self().cell, withoutOre);
    }

    private boolean mines(int kind) {
        oreTicks += ore != Grid.NONE && view.grid().steps8(ore, view.self().cell) <= NEAR_STEPS ? 1 : 0;
        if (ore == Grid.NONE || view.floor().oreAt(ore) != kind || oreTicks > ORE_TICKS) {
            if (ore != Grid.NONE && oreTicks > ORE_TICKS) {
                isVain[ore] = true;
            }
            oreTicks = 0;
            if (picksUp(kind, DROP_STEPS)) {
                return true;
            }
            ore = nearestOre(kind);
        }
        if (ore == Grid.NONE) {
            // A blow may have broken ore far off.
            return picksUp(kind, Integer.MAX_VALUE);
        }
        strikesOre(ore);
        return true;
    }

    /** Strikes the ore on a cell, or walks there. */
    private void strikesOre(int cell) {
        controls.strikeOrWalkTo(cell, view.squaredTo(cell) < MINING_CELLS * MINING_CELLS);
    }

    private boolean picksUp(int kind, int mostSteps) {
        Entity drop = NearestSearch.first(view.world().pickups(), each -> {
            int cell = BODIES.get(each).cell;
            return PICKUPS.get(each).ore == kind
                    && !isVain[cell]
                    && view.grid().steps8(cell, view.self().cell) <= mostSteps
                    && controls.stepsTo(cell) != DistanceMap.UNREACHED;
        });
        if (drop != null) {
            int cell = BODIES.get(drop).cell;
            isVain[cell] = controls.walkTo(cell);
        }
        return drop != null;
    }

    private int nearestOre(int kind) {
        around.spreadFrom(view.self().cell, view.walls());
        return MineOre.nearestOre(
                view,
                each -> each.ore == kind && !isVain[each.cell],
                each -> StepDistances.to(each.cell, around, view.grid()),
                DistanceMap.UNREACHED);
    }
}
