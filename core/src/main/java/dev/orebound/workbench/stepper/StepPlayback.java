package dev.orebound.workbench.stepper;

import dev.orebound.lab.making.FloorMaking;
import dev.orebound.lab.making.MakingStep;
import dev.orebound.lab.making.MakingView;
import org.jspecify.annotations.Nullable;

/** Goes through a making: by itself at a pace of one's choice, by single steps, by passes, or anywhere at once. */
final class StepPlayback {
    private static final int[] STEPS_A_SECOND = {1, 2, 4, 8, 16, 32, 64};
    private static final int USUAL_PACE = 3;

    /** What a pass has come to is looked at longer, but never for longer than this. */
    private static final int STEPS_AT_END_OF_PASS = 5;

    private static final float LONGEST_LOOK_SECONDS = 0.8f;

    private @Nullable MakingView view;
    private boolean plays = true;
    private int pace = USUAL_PACE;
    private float due;
    private float sinceStep;

    /** Where it stands, or null as long as nothing was made. */
    @Nullable
    MakingView view() {
        return view;
    }

    /** Turns to another making, at the same moment of it as far as there is one. */
    void show(FloorMaking making) {
        MakingView before = view;
        MakingView next = new MakingView(making);
        if (before != null) {
            next.seek(before.isAtEnd() ? making.stepCount() : placeOf(before.step(), making));
        }
        view = next;
        stepped();
    }

    /** The step of a making that is most like a step of another: the same of the same pass, or where that pass ends. */
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

    /** Plays, or holds; at the end it plays again from the start. */
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

    /** How long it has stood where it stands, in seconds. */
    float sinceStep() {
        return sinceStep;
    }

    /** Goes on by so many seconds. */
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

    /** Goes so many steps on, or back, and holds. */
    void step(int by) {
        if (view != null) {
            seek(view.index() + by);
        }
    }

    /** Goes to where the pass ends, or the next one if it stands there already; and holds. */
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

    /** Goes to where the pass before ends; and holds. */
    void passBack() {
        if (view != null) {
            seek(view.making().beginOfPass(view.index()) - 1);
        }
    }

    /** Goes to a step, or the nearest there is, and holds. */
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
