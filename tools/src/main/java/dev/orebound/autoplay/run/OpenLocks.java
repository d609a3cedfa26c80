package dev.orebound.autoplay.run;

import static dev.orebound.world.component.ComponentMappers.COMPANIONS;

import dev.orebound.autoplay.BotTask;
import dev.orebound.autoplay.LockWorker;
import dev.orebound.autoplay.NearestSearch;
import dev.orebound.cave.floor.LockSpot;
import dev.orebound.cave.floor.LockSpot.WaySpot;
import dev.orebound.content.item.Brew.BrewUse;
import dev.orebound.content.item.BrewBook;
import dev.orebound.content.monster.GolemKind;
import dev.orebound.content.vignette.LockWay;
import dev.orebound.walker.KnownFloorView;
import dev.orebound.walker.StepDistances;
import dev.orebound.walker.WalkerControls;
import dev.orebound.walker.WalkerView;
import dev.orebound.world.component.LockComponent;
import dev.orebound.world.state.TickClock;
import org.jspecify.annotations.Nullable;

/** Opens the nearest lock that the bot knows and can pay for, in the cheapest way. */
final class OpenLocks implements BotTask {
    private static final int THINK_TICKS = 30;

    /** The longest time to try one lock, the way there included. */
    private static final int TRYING_TICKS = 50 * TickClock.TICKS_A_SECOND;

    private final KnownFloorView floor;
    private final StepDistances steps;
    private final VignetteSense sense;
    private final OreSupply supply;
    private final int[] tried;
    private @Nullable LockSpot goal;
    private @Nullable WaySpot way;
    private long thinksAt;

    OpenLocks(KnownFloorView floor, StepDistances steps, VignetteSense sense, OreSupply supply) {
        this.floor = floor;
        this.steps = steps;
        this.sense = sense;
        this.supply = supply;
        tried = new int[floor.world().floor().locks().size()];
    }

    @Override
    public boolean act(WalkerView view, WalkerControls controls) {
        if (view.world().tick() >= thinksAt) {
            thinksAt = view.world().tick() + THINK_TICKS;
            think(view);
        }
        LockSpot lock = goal;
        WaySpot by = way;
        if (lock == null || by == null || state(view, lock).isOpen) {
            return false;
        }
        return tried[lock.id() - 1]++ <= TRYING_TICKS && LockWorker.act(view, controls, lock, by);
    }

    private void think(WalkerView view) {
        goal = NearestSearch.nearest(
                view.world().floor().locks(),
                lock -> isMeant(view, lock),
                lock -> steps.to(state(view, lock).cell),
                StepDistances.UNREACHED);
        way = goal == null ? null : cheapest(view, goal);
    }

    private boolean isMeant(WalkerView view, LockSpot lock) {
        LockComponent state = state(view, lock);
        return !state.isOpen
                && !state.isHidden
                && floor.isKnown(state.cell)
                && tried[lock.id() - 1] <= TRYING_TICKS
                && sense.goesFor(lock)
                && steps.to(state.cell) != StepDistances.UNREACHED
                && cheapest(view, lock) != null;
    }

    private static LockComponent state(WalkerView view, LockSpot lock) {
        return view.floor().locks().get(lock.id() - 1);
    }

    /** Returns the cheapest way that the bot can pay for now, or null. */
    private @Nullable WaySpot cheapest(WalkerView view, LockSpot lock) {
        return NearestSearch.nearest(lock.ways(), each -> true, each -> price(view, lock, each), Integer.MAX_VALUE);
    }

    /**
     * Returns what a way takes, in about the seconds that it costs; the largest number if the bot has no means for it.
     */
    private int price(WalkerView view, LockSpot lock, WaySpot each) {
        LockWay.Kind by = each.by();
        if (by instanceof LockWay.ByKey) {
            return LockWorker.hasKey(view, lock.id() - 1) ? 0 : Integer.MAX_VALUE;
        } else if (by instanceof LockWay.ByPick pick) {
            return pick.blows();
        } else if (by instanceof LockWay.ByGolem) {
            return hasDelver(view) ? 3 : Integer.MAX_VALUE;
        } else if (by instanceof LockWay.ByWaiting waiting) {
            return waiting.ticks() / TickClock.TICKS_A_SECOND;
        }
        return by instanceof LockWay.ByBrew brew ? priceOf(view, brew) : Integer.MAX_VALUE;
    }

    private int priceOf(WalkerView view, LockWay.ByBrew way) {
        BrewBook book = view.world().content().brews();
        int brew = book.all().indexOf(way.brew());
        int measures = way.uses() * view.world().purse().measures(brew, BrewUse.BOLT);
        int price = 0;
        for (int ore = 0; ore < view.world().content().ores().size(); ore++) {
            if (BrewBook.has(book.oresOf(brew), ore)) {
                if (!supply.spares(ore, measures)) {
                    return Integer.MAX_VALUE;
                }
                price += measures;
            }
        }
        return price;
    }

    private static boolean hasDelver(WalkerView view) {
        return NearestSearch.any(view.world().companions(), each -> {
            GolemKind golem = view.world().content().golems().ofMonster(COMPANIONS.get(each).monster);
            return golem != null && golem.build().delveCells() > 0;
        });
    }
}
