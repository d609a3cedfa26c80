package dev.orebound.autoplay.run;

import dev.orebound.autoplay.BotTask;
import dev.orebound.autoplay.BotControls;
import dev.orebound.autoplay.BotView;
import dev.orebound.grid.Grid;

/**
 * An errand that is given up for a while if nothing comes of it for too long, so that another errand gets its turn.
 *
 * <p>Two errands can hand over to each other for ever, each undoing what the other did. Therefore all ticks that an errand takes without
 * any progress count, however often it is interrupted, and each rest in a row is twice as long as the one before, up to a limit.
 * Progress that the errand makes itself shortens the next rest to the first length again. On a long way, a tick that brings it nearer to
 * its goal than it has been counts for less.
 */
final class PatientTask implements BotTask {
    /** A fight that pauses for so many ticks is over; the next one is another. */
    private static final int APART_TICKS = 120;

    /** Progress that comes so many ticks after an errand acted is its own: new cells are counted only now and then. */
    private static final int OWN_TICKS = 30;

    /** No errand rests longer: half the time after which a run counts as stalled. */
    private static final int LONGEST_REST_TICKS = 80 * 60;

    /** The cost of a tick in vain, in units of a tick that brings it nearer to its goal. */
    private static final int IN_VAIN = 4;

    private final BotTask errand;
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

    private PatientTask(BotTask errand, FloorProgress progress, int patienceTicks, int restTicks, boolean isFight) {
        this.errand = errand;
        this.progress = progress;
        this.patienceTicks = patienceTicks;
        this.isFight = isFight;
        shortestRestTicks = restTicks;
        this.restTicks = restTicks;
    }

    /**
     * An errand that rests longer each time that it is given up.
     *
     * @param patienceTicks ticks that it takes in vain before it is given up
     * @param restTicks of the first rest
     */
    static PatientTask errand(BotTask errand, FloorProgress progress, int patienceTicks, int restTicks) {
        return new PatientTask(errand, progress, patienceTicks, restTicks, false);
    }

    /** An errand against foes: a pause ends an attempt, and all rests are equally long, because foes do not wait. */
    static PatientTask fight(BotTask errand, FloorProgress progress, int patienceTicks, int restTicks) {
        return new PatientTask(errand, progress, patienceTicks, restTicks, true);
    }

    @Override
    public boolean act(BotView sight, BotControls hands) {
        long tick = sight.world().tick();
        hearNews();
        if (tick < restsUntil || !errand.act(sight, hands)) {
            return false;
        }
        if (isFight && tick - lastActed > APART_TICKS) {
            spent = 0;
        }
        lastActed = tick;
        spent += comesNearer(hands) ? 1 : IN_VAIN;
        if (spent > patienceTicks * IN_VAIN) {
            rest(tick);
        }
        return true;
    }

    /** True if it is nearer to its goal than ever before, which was the same in the last tick. */
    private boolean comesNearer(BotControls hands) {
        int steps = hands.stepsLeft();
        boolean isSame = goal == hands.goal();
        boolean isNearer = isSame && steps < fewestSteps;
        if (isNearer || !isSame) {
            goal = hands.goal();
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
