package dev.orebound.autoplay.walk;

import com.badlogic.ashley.core.Entity;
import dev.orebound.autoplay.BotTask;
import dev.orebound.autoplay.ExploringTasks.Explore;
import dev.orebound.autoplay.MonsterSearch;
import dev.orebound.autoplay.TakingTasks;
import dev.orebound.autoplay.arena.ArenaFighter;
import dev.orebound.autoplay.walk.WalkingTasks.ThrowFlask;
import dev.orebound.chance.RandomStream;
import dev.orebound.walker.WalkerControls;
import dev.orebound.walker.WalkerView;
import dev.orebound.walker.WaryView;
import dev.orebound.world.World;
import dev.orebound.world.component.MindState;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.state.TickClock;

/**
 * A bot that walks over a whole floor: it explores, sneaks, mines, throws flasks, opens chests and frees captives; when
 * hunted it fights, flees, stands still or ignores it, for a while each. It never leaves the floor on purpose. In a
 * sealed trap room it fights to win.
 */
public final class WalkingPlayer {
    /** Whether the bot enters trap rooms. */
    public enum Temper {
        BOLD,
        WARY
    }

    private static final int SHORTEST_WHIM = 4 * TickClock.TICKS_A_SECOND;
    private static final int LONGEST_WHIM = 14 * TickClock.TICKS_A_SECOND;
    private static final float NEAR_CELLS = 7;
    private static final int SOFT_PERCENT = 20;

    private final RandomStream chance;
    private final WalkerView view;
    private final WalkerControls controls;
    /** The exploration, which continues where it stopped. */
    private final Explore explores;

    private final ArenaFighter fighter = new ArenaFighter();
    private BotTask task;
    private boolean isSoft;
    private boolean isBeset;
    private int ticksLeft;

    /**
     * Creates a bot where the party came in.
     *
     * @param chance the source of all random decisions
     */
    public WalkingPlayer(World world, RandomStream chance, Temper temper) {
        this.chance = chance;
        view = temper == Temper.WARY ? new WaryView(world) : new WalkerView(world);
        controls = new WalkerControls(view);
        explores = new Explore(chance);
        task = explores;
    }

    /** Fills in the intent of the next tick. */
    public void decide(Intent intent) {
        if (fighter.fightsInTrap(view.world(), intent)) {
            return;
        }
        controls.take(intent);
        boolean wasBeset = isBeset;
        isBeset = isBeset();
        if (ticksLeft-- <= 0 || (isBeset && !wasBeset)) {
            think();
        }
        if (!task.act(view, controls)) {
            task = explores;
            task.act(view, controls);
        }
        if (isSoft) {
            intent.hold(Intent.SNEAK);
        }
    }

    private void think() {
        task = isBeset ? taskWhenBeset() : anyTask();
        isSoft = !isBeset && chance.chance(SOFT_PERCENT);
        ticksLeft = chance.between(SHORTEST_WHIM, LONGEST_WHIM);
    }

    /** Returns true while a hunting monster is near. */
    private boolean isBeset() {
        Entity hunter = MonsterSearch.nearest(view, MindState.HUNTING);
        return hunter != null && view.squaredTo(hunter) < NEAR_CELLS * NEAR_CELLS;
    }

    /** Returns a random task for a bot that is not hunted. */
    private BotTask anyTask() {
        int draw = chance.below(100);
        if (draw < 55) {
            return explores;
        } else if (draw < 65) {
            return WalkingTasks.mines();
        } else if (draw < 73) {
            return WalkingTasks.sneaksUp();
        } else if (draw < 81) {
            return TakingTasks.freesNearestCaptive();
        } else if (draw < 89) {
            return new ThrowFlask(chance);
        }
        return draw < 95 ? WalkingTasks.opensAnyChest() : stands();
    }

    /** Returns a random task for a bot that is hunted. */
    private BotTask taskWhenBeset() {
        int draw = chance.below(100);
        if (draw < 40) {
            return WalkingTasks.fightsHunters();
        } else if (draw < 70) {
            return WalkingTasks.runsAway(chance);
        }
        return draw < 85 ? explores : stands();
    }

    private static BotTask stands() {
        return (view, controls) -> true;
    }
}
