package dev.orebound.autoplay.run;

import dev.orebound.autoplay.BotTask;
import dev.orebound.grid.Grid;
import dev.orebound.walker.WalkerControls;
import dev.orebound.walker.WalkerView;

/**
 * A task that rests for a while if it makes no progress for too long, so that another task gets its turn.
 *
 * <p>Two tasks can alternate for ever, each undoing the work of the other. Therefore all ticks without progress count,
 * however often the task is interrupted, and each rest in a row is twice as long as the one before, up to a limit.
 * Progress of its own resets the rest to its first length. On a long way, ticks that bring the bot nearer to its goal
 * than ever before count for less.
 */
final class PatientTask implements BotTask {
    /** A pause after which a fight counts as over and the next one as another. */
    private static final int APART_TICKS = 120;

    /** Progress within so many ticks after a task acted is its own, because new cells are counted only now and then. */
    private static final int OWN_TICKS = 30;

    /** The longest rest: half the time after which a run counts as stalled. */
    private static final int LONGEST_REST_TICKS = 80 * 60;

    /** The cost of a tick without progress, in units of a tick that brings the bot nearer to its goal. */
    private static final int IN_VAIN = 4;

    private final BotTask task;
    private final FloorProgress progress;
    private final int patienceTicks;
    private final int shortestRestTicks;
    private final boolean isFight;
    private int spent;
    private int restTicks;
    private long lastActed = -APART_TICKS;
    private long lastNews;
    private long restsUntil;
    private int goal = Grid.NONE;
    private int fewestSteps;

    private PatientTask(BotTask task, FloorProgress progress, int patienceTicks, int restTicks, boolean isFight) {
        this.task = task;
        this.progress = progress;
        this.patienceTicks = patienceTicks;
        this.isFight = isFight;
        shortestRestTicks = restTicks;
        this.restTicks = restTicks;
    }

    /**
     * Creates a task that rests longer each time that it is given up.
     *
     * @param patienceTicks ticks without progress before it is given up
     * @param restTicks length of the first rest
     */
    static PatientTask errand(BotTask task, FloorProgress progress, int patienceTicks, int restTicks) {
        return new PatientTask(task, progress, patienceTicks, restTicks, false);
    }

    /**
     * Creates a task against foes: a pause ends an attempt, and all rests are equally long, because foes do not wait.
     */
    static PatientTask fight(BotTask task, FloorProgress progress, int patienceTicks, int restTicks) {
        return new PatientTask(task, progress, patienceTicks, restTicks, true);
    }

    @Override
    public boolean act(WalkerView view, WalkerControls controls) {
        long tick = view.world().tick();
        hearNews();
        if (tick < restsUntil || !task.act(view, controls)) {
            return false;
        }
        if (isFight && tick - lastActed > APART_TICKS) {
            spent = 0;
        }
        lastActed = tick;
        spent += comesNearer(controls) ? 1 : IN_VAIN;
        if (spent > patienceTicks * IN_VAIN) {
            rest(tick);
        }
        return true;
    }

    /** Returns true if the bot is nearer to an unchanged goal than ever before. */
    private boolean comesNearer(WalkerControls controls) {
        int steps = controls.stepsLeft();
        boolean isSame = goal == controls.goal();
        boolean isNearer = isSame && steps < fewestSteps;
        if (isNearer || !isSame) {
            goal = controls.goal();
            fewestSteps = steps;
        }
        return isNearer;
    }

    private void hearNews() {
        long news = progress.lastBlow();
        if (news == lastNews) {
            return;
        }
        lastNews = news;
        spent = 0;
        if (news - lastActed <= OWN_TICKS) {
            restTicks = shortestRestTicks;
        }
    }

    private void rest(long tick) {
        restsUntil = tick + restTicks;
        spent = 0;
        restTicks = isFight ? restTicks : Math.min(2 * restTicks, LONGEST_REST_TICKS);
    }
}
