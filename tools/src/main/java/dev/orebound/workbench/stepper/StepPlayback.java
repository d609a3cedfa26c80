package dev.orebound.workbench.stepper;

import dev.orebound.lab.making.FloorMaking;
import dev.orebound.lab.making.MakingStep;
import dev.orebound.lab.making.MakingView;
import org.jspecify.annotations.Nullable;

/** Plays a making: at a chosen pace, by steps, by passes, or at any position. */
final class StepPlayback {
    private static final int[] STEPS_A_SECOND = {1, 2, 4, 8, 16, 32, 64};
    private static final int USUAL_PACE = 3;

    /** Steps for which the end of a pass is shown, but never longer than {@link #LONGEST_LOOK_SECONDS}. */
    private static final int STEPS_AT_END_OF_PASS = 5;

    private static final float LONGEST_LOOK_SECONDS = 0.8f;

    private @Nullable MakingView view;
    private boolean plays = true;
    private int pace = USUAL_PACE;
    private float due;
    private float sinceStep;

    /** Returns the current view, or null while nothing was made. */
    @Nullable
    MakingView view() {
        return view;
    }

    /** Switches to another making, at the corresponding step if possible. */
    void show(FloorMaking making) {
        MakingView before = view;
        MakingView next = new MakingView(making);
        if (before != null) {
            next.seek(before.isAtEnd() ? making.stepCount() : placeOf(before.step(), making));
        }
        view = next;
        stepped();
    }

    /**
     * Returns the step that corresponds to a step of another making: the same step of the same pass, or the end of that
     * pass.
     */
    private static int placeOf(MakingStep wanted, FloorMaking making) {
        int place = 0;
        for (int i = 0; i < making.stepCount(); i++) {
            MakingStep step = making.step(i);
            if (step.pass().equals(wanted.pass())) {
                boolean isNotBeyond = step.round() == wanted.round() && step.number() <= wanted.number();
                place = isNotBeyond || step.endsPass() ? i : place;
                if (step.round() == wanted.round() && step.number() == wanted.number()) {
                    return i;
                }
            }
        }
        return place;
    }

    boolean plays() {
        return plays;
    }

    /** Plays or pauses; at the end it starts again. */
    void toggle() {
        plays = !plays;
        if (plays && view != null && view.isAtEnd()) {
            seek(0);
            plays = true;
        }
    }

    int stepsASecond() {
        return STEPS_A_SECOND[pace];
    }

    void changePace(int by) {
        pace = Math.max(0, Math.min(STEPS_A_SECOND.length - 1, pace + by));
    }

    /** Returns the time since the last step, in seconds. */
    float sinceStep() {
        return sinceStep;
    }

    /** Advances by some seconds. */
    void update(float seconds) {
        MakingView now = view;
        sinceStep += seconds;
        if (now == null || !plays) {
            return;
        }
        due += seconds;
        while (due >= look(now.step()) && !now.isAtEnd()) {
            due -= look(now.step());
            now.seek(now.index() + 1);
            sinceStep = 0;
        }
        plays = !now.isAtEnd();
    }

    private float look(MakingStep step) {
        float usual = 1f / stepsASecond();
        return step.endsPass() ? Math.max(usual, Math.min(LONGEST_LOOK_SECONDS, STEPS_AT_END_OF_PASS * usual)) : usual;
    }

    /** Moves some steps forward or back and pauses. */
    void step(int by) {
        if (view != null) {
            seek(view.index() + by);
        }
    }

    /** Moves to the end of the pass, or of the next one, and pauses. */
    void passOn() {
        if (view != null) {
            int end = view.making().endOfPass(view.index());
            seek(
                    end == view.index()
                            ? view.making()
                                    .endOfPass(Math.min(end + 1, view.making().stepCount() - 1))
                            : end);
        }
    }

    /** Moves to the end of the previous pass and pauses. */
    void passBack() {
        if (view != null) {
            seek(view.making().beginOfPass(view.index()) - 1);
        }
    }

    /** Moves to the nearest existing step and pauses. */
    void seek(int step) {
        if (view != null) {
            view.seek(step);
            plays = false;
            stepped();
        }
    }

    private void stepped() {
        due = 0;
        sinceStep = 0;
    }
}
