package dev.orebound.autoplay;

import dev.orebound.cave.floor.LockSpot;
import dev.orebound.cave.floor.LockSpot.WaySpot;
import dev.orebound.content.item.Brew.BrewUse;
import dev.orebound.content.item.BrewBook;
import dev.orebound.content.vignette.LockWay;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.Grid;
import dev.orebound.walker.WalkerControls;
import dev.orebound.walker.WalkerView;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.KeyState;
import dev.orebound.world.component.PropComponent;
import dev.orebound.world.component.StrikePhase;
import dev.orebound.world.intent.IntentOrder;
import dev.orebound.world.intent.InteractPrompt;

/** Opens a lock in one of its ways: walks there and does what the way takes, tick by tick. */
public final class LockWorker {
    /** The share of the pick's reach on which the bot relies. */
    private static final float SURE = 0.85f;

    /** Distance from the middle of a lock, in cells, from which the bot casts bolts at it. */
    private static final float BOLT_CELLS = 2.4f;

    /**
     * How far beside the line straight through a lock the bot may stand, so that no bolt strikes the rock beside it.
     */
    private static final float ASIDE_CELLS = 0.35f;

    /** Distance from the middle of a lock, in cells, at which the bot waits. */
    private static final float WAITING_CELLS = 1.6f;

    /** Distances from a lock between which the bot stays while golems work at it. */
    private static final float CLEAR_CELLS = 3.2f;

    private static final float FARTHEST_CELLS = 4.5f;

    /** Distance from a lock to which the bot goes back past golems that do not see the lock yet. */
    private static final float WAY_CELLS = 6;

    /** Distance from a lock within which golems are sent to it; those farther off have to come first. */
    private static final float CALLING_CELLS = 7;

    /** Ticks for which the bot leads golems on that do not see the lock, and then makes way for them. */
    private static final int LEADING_TICKS = 180;

    /** Ticks from one order to the golems to the next. */
    private static final int ORDER_TICKS = 120;

    private LockWorker() {}

    /**
     * Works at a lock that is shut.
     *
     * @return false if the lock cannot be reached or paid for in this way
     */
    public static boolean act(WalkerView view, WalkerControls controls, LockSpot lock, WaySpot way) {
        int cell = lock.cells().at(0);
        if (way.by() instanceof LockWay.ByLever) {
            return pull(view, controls, leverOf(view, lock.id() - 1));
        }
        if (controls.stepsTo(cell) == DistanceMap.UNREACHED) {
            return false;
        }
        if (way.by() instanceof LockWay.ByKey) {
            return hasKey(view, lock.id() - 1) && use(view, controls, cell, InteractPrompt.UNLOCK);
        } else if (way.by() instanceof LockWay.ByPick) {
            strike(view, controls, cell);
        } else if (way.by() instanceof LockWay.ByBrew brew) {
            return cast(view, controls, cell, brew);
        } else if (way.by() instanceof LockWay.ByGolem) {
            send(view, controls, cell);
        } else if (view.squaredTo(cell) > WAITING_CELLS * WAITING_CELLS) {
            controls.walkTo(cell);
        }
        return true;
    }

    /** Walks to a thing and uses it as soon as it is on offer; returns true. */
    public static boolean use(WalkerView view, WalkerControls controls, int cell, InteractPrompt wanted) {
        controls.interactOrWalkTo(
                cell, view.world().prompt() == wanted && view.world().promptCell() == cell);
        return true;
    }

    /** Walks to a lever and pulls it; returns false if there is none or it cannot be reached. */
    public static boolean pull(WalkerView view, WalkerControls controls, int lever) {
        return lever != Grid.NONE
                && controls.stepsTo(lever) != DistanceMap.UNREACHED
                && use(view, controls, lever, InteractPrompt.PULL_LEVER);
    }

    /** Returns the cell of the lever of a lock, by its number from 0, that was not pulled yet, or {@link Grid#NONE}. */
    public static int leverOf(WalkerView view, int lock) {
        PropComponent lever = NearestSearch.first(
                view.floor().props(),
                prop -> prop.what == lock && TakingTasks.promptOf(prop) == InteractPrompt.PULL_LEVER);
        return lever == null ? Grid.NONE : lever.cell;
    }

    /** Returns true if the player carries the key of a lock, by its number from 0. */
    public static boolean hasKey(WalkerView view, int lock) {
        return NearestSearch.any(view.floor().keys(), key -> key.lock == lock && key.state == KeyState.WITH_PLAYER);
    }

    private static void strike(WalkerView view, WalkerControls controls, int cell) {
        float reach = view.reach() * SURE + 0.5f;
        controls.strikeOrWalkTo(
                cell,
                view.squaredTo(cell) < reach * reach && view.floor().isOpenTo(cell, view.self().x, view.self().y));
    }

    private static boolean cast(WalkerView view, WalkerControls controls, int cell, LockWay.ByBrew way) {
        BrewBook book = view.world().content().brews();
        int brew = book.all().indexOf(way.brew());
        if (!view.world().purse().affords(brew, BrewUse.BOLT)) {
            return false;
        }
        float x = view.middleX(cell);
        float y = view.middleY(cell);
        float aside = Math.min(Math.abs(x - view.self().x), Math.abs(y - view.self().y));
        boolean isNear = view.squaredTo(x, y) < BOLT_CELLS * BOLT_CELLS
                && aside < ASIDE_CELLS
                && view.floor().isOpenTo(cell, view.self().x, view.self().y);
        if (!isNear) {
            controls.walkTo(cell);
        } else if (!controls.chooseAnew(book.oresOf(brew))
                && view.world().player().striker().phase == StrikePhase.READY) {
            controls.bolt(x, y);
        }
        return true;
    }

    /** Sends golems to a lock and keeps out of their way, because the neck before it is narrow. */
    private static void send(WalkerView view, WalkerControls controls, int cell) {
        float x = view.middleX(cell);
        float y = view.middleY(cell);
        float squared = view.squaredTo(x, y);
        boolean isSeen = isCompanionNear(view, cell, true);
        boolean leadsOn = !isSeen && view.world().tick() / LEADING_TICKS % 2 == 0;
        boolean makesWay = !isSeen && !leadsOn;
        if (makesWay) {
            if (squared < WAY_CELLS * WAY_CELLS || isBeforeCompanions(view, squared, x, y)) {
                controls.walkTo(view.world().floor().start());
            }
        } else if (squared > FARTHEST_CELLS * FARTHEST_CELLS || leadsOn) {
            controls.walkTo(cell);
        } else if (squared < CLEAR_CELLS * CLEAR_CELLS) {
            controls.walkStraightTo(2 * view.self().x - x, 2 * view.self().y - y);
        }
        if (view.world().tick() % ORDER_TICKS == 0) {
            boolean isAnyNear = squared < CALLING_CELLS * CALLING_CELLS
                    && (isSeen || (makesWay && isCompanionNear(view, cell, false)));
            controls.intent().order(isAnyNear ? IntentOrder.GOLEMS_MINE : IntentOrder.GOLEMS_FOLLOW, cell);
        }
    }

    /** Returns true if no companion is nearer to a lock than the bot, which may stand in a corridor before them. */
    private static boolean isBeforeCompanions(WalkerView view, float squared, float x, float y) {
        return !NearestSearch.any(view.world().companions(), each -> {
            float dx = view.bodyOf(each).x - x;
            float dy = view.bodyOf(each).y - y;
            return dx * dx + dy * dy < squared;
        });
    }

    /** Returns true if a companion is near a lock, or sees it from nearby, so that it is on the outer side. */
    private static boolean isCompanionNear(WalkerView view, int cell, boolean sees) {
        return NearestSearch.any(view.world().companions(), each -> {
            BodyComponent body = view.bodyOf(each);
            float dx = body.x - view.middleX(cell);
            float dy = body.y - view.middleY(cell);
            return dx * dx + dy * dy < CALLING_CELLS * CALLING_CELLS
                    && (!sees || view.floor().isOpenTo(cell, body.x, body.y));
        });
    }
}
