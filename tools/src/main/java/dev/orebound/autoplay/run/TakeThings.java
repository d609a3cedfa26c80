package dev.orebound.autoplay.run;

import dev.orebound.autoplay.BotTask;
import dev.orebound.autoplay.NearestSearch;
import dev.orebound.autoplay.TakingTasks;
import dev.orebound.content.item.Item.ItemEffect;
import dev.orebound.content.vignette.VignetteProp.PropKind;
import dev.orebound.grid.Grid;
import dev.orebound.walker.KnownFloorView;
import dev.orebound.walker.StepDistances;
import dev.orebound.walker.WalkerControls;
import dev.orebound.walker.WalkerView;
import dev.orebound.world.component.KeyComponent;
import dev.orebound.world.component.KeyState;
import dev.orebound.world.component.PropComponent;
import dev.orebound.world.component.PropState;
import dev.orebound.world.intent.InteractPrompt;
import dev.orebound.world.state.TickClock;

/**
 * Takes the nearest key, prize or companion that it wants, the best of what is in cages, and pulls levers of shut
 * locks.
 */
final class TakeThings implements BotTask {
    private static final int THINK_TICKS = 20;

    /** The longest time to try one thing. */
    private static final int TRYING_TICKS = 25 * TickClock.TICKS_A_SECOND;

    /** The time after which any cage of the vignette will do. */
    private static final int CHOOSY_TICKS = 8 * TickClock.TICKS_A_SECOND;

    private final KnownFloorView floor;
    private final StepDistances steps;
    private final VignetteSense sense;
    /** Ticks for which each cell was tried. */
    private final int[] tried;

    private int goal = Grid.NONE;
    private InteractPrompt wanted = InteractPrompt.NOTHING;
    private long thinksAt;

    TakeThings(KnownFloorView floor, StepDistances steps, VignetteSense sense) {
        this.floor = floor;
        this.steps = steps;
        this.sense = sense;
        tried = new int[floor.grid().size()];
    }

    @Override
    public boolean act(WalkerView view, WalkerControls controls) {
        if (view.world().tick() >= thinksAt) {
            thinksAt = view.world().tick() + THINK_TICKS;
            think(view);
        }
        if (goal == Grid.NONE) {
            return false;
        }
        if (tried[goal]++ > TRYING_TICKS) {
            goal = Grid.NONE;
            return false;
        }
        boolean isMeant = view.world().promptCell() == goal || tried[goal] > CHOOSY_TICKS;
        boolean isOffered = view.world().prompt() == wanted && isMeant;
        controls.interactOrWalkTo(goal, isOffered);
        thinksAt = isOffered ? view.world().tick() + 2 : thinksAt;
        return true;
    }

    private void think(WalkerView view) {
        goal = Grid.NONE;
        KeyComponent key = NearestSearch.nearest(
                view.floor().keys(),
                each -> each.state == KeyState.LYING
                        && (each.vignette < 0 || sense.dares(each.vignette))
                        && isInReach(each.cell),
                each -> steps.to(each.cell),
                StepDistances.UNREACHED);
        int stepsToKey = key == null ? StepDistances.UNREACHED : steps.to(key.cell);
        PropComponent prop = NearestSearch.nearest(
                view.floor().props(),
                each -> TakingTasks.promptOf(each) != InteractPrompt.NOTHING
                        && isInReach(each.cell)
                        && isWanted(view, each),
                each -> steps.to(each.cell),
                stepsToKey);
        if (prop != null) {
            goal = prop.cell;
            wanted = TakingTasks.promptOf(prop);
        } else if (key != null) {
            goal = key.cell;
            wanted = InteractPrompt.TAKE_KEY;
        }
    }

    /** Returns true for a known cell in reach that was not tried for too long. */
    private boolean isInReach(int cell) {
        return floor.isKnown(cell) && tried[cell] <= TRYING_TICKS && steps.to(cell) != StepDistances.UNREACHED;
    }

    private boolean isWanted(WalkerView view, PropComponent prop) {
        if (!sense.dares(prop.vignette)) {
            return false;
        }
        return switch (prop.kind) {
            case LEVER -> prop.what >= 0 && !view.floor().locks().get(prop.what).isOpen;
            case KENNEL -> view.world().hasRoomForCompanion() && isBestOf(view, prop);
            case CAGE -> isBestOf(view, prop);
            default -> true;
        };
    }

    /** Returns true for the cage that the bot takes from: the best, or any on a whim. */
    private boolean isBestOf(WalkerView view, PropComponent cage) {
        return !NearestSearch.any(
                view.floor().props(),
                other -> other.vignette == cage.vignette
                        && (other.kind == PropKind.CAGE || other.kind == PropKind.KENNEL)
                        && other.state == PropState.STANDING
                        && tried[other.cell] <= TRYING_TICKS
                        && worth(view, other) > worth(view, cage));
    }

    private int worth(WalkerView view, PropComponent cage) {
        if (!sense.reads(cage.vignette)) {
            return Math.floorMod(cage.number - sense.whim(cage.vignette), Math.max(1, tried.length));
        }
        return switch (cage.holds) {
            case RELIC -> 4;
            case COMPANION -> 3;
            case ITEM -> worthOfItem(view, cage);
            case NOTHING -> 0;
        };
    }

    private static int worthOfItem(WalkerView view, PropComponent cage) {
        ItemEffect effect = view.world().content().items().at(cage.what).effect();
        return effect == ItemEffect.RELIC ? 4 : effect == ItemEffect.EQUIPMENT ? 2 : 1;
    }
}
