package dev.orebound.workbench.action;

import dev.orebound.cave.floor.FloorRequest;
import dev.orebound.content.floor.FloorKind;
import dev.orebound.expedition.FloorReroll;
import dev.orebound.world.intent.IntentOrder;
import java.util.ArrayList;
import java.util.List;

/** Hands on the floor itself: it is left for another, looked through, and taken apart. */
public final class FloorActions {
    private final TestedRun run;
    private final BenchDisplay eyes;

    FloorActions(TestedRun run, BenchDisplay eyes) {
        this.run = run;
        this.eyes = eyes;
    }

    private FloorRequest here() {
        return run.world().floor().request();
    }

    /** Makes the floor of a seed so many beyond the run's own, at the same depth and of the same kind; 0: the same anew. */
    public String seedFurther(int steps) {
        return seed(run.expedition().seed().value() + steps);
    }

    /** Makes the floor of a seed, at the same depth and of the same kind. */
    public String seed(long seed) {
        long now = run.expedition().seed().value();
        long steps = seed - now;
        if (steps < 0 || steps > FloorReroll.MOST_STEPS) {
            throw run.refusal("bench.refused.seed", now, now + FloorReroll.MOST_STEPS);
        }
        leaveFor(FloorReroll.SAME.withSeedStep((int) steps));
        return run.say("bench.said.seed", steps == 0 ? run.expedition().seed().text() : Long.toString(seed));
    }

    /** Goes to another depth; its leftmost floor of this kind. */
    public String depth(int depth) {
        if (depth < 1 || depth > FloorRequest.DEEPEST) {
            throw run.refusal("bench.refused.depth", depth, FloorRequest.DEEPEST);
        }
        leaveFor(FloorReroll.SAME.withDepth(depth));
        return run.say("bench.said.depth", depth);
    }

    /** The depth of the floor. */
    public int depth() {
        return here().depth();
    }

    /** Makes the floor as another kind. */
    public String kind(FloorKind kind) {
        leaveFor(FloorReroll.SAME.withKind(kind));
        return run.say("bench.said.kind", nameOf(kind));
    }

    private void leaveFor(FloorReroll floor) {
        run.order(IntentOrder.HELP_REROLL, floor.packed());
    }

    /** Shows all of the floor. */
    public String reveal() {
        run.order(IntentOrder.HELP_REVEAL, 0);
        return run.say("bench.said.revealed");
    }

    /** Shows an overlay, or hides it. */
    public String show(int overlay, boolean isWanted) {
        eyes.show(overlay, isWanted);
        String word = eyes.overlays().get(overlay).word();
        return isWanted ? run.say("bench.said.shown", word) : run.say("bench.said.hidden", word);
    }

    /** Shows how the floor was made, pass by pass. */
    public String step() {
        eyes.openStepper();
        return run.say("bench.said.stepper");
    }

    /** All overlays. */
    public List<WordCandidate> overlays() {
        return eyes.overlays();
    }

    /** All kinds that the floor can be made as: the boss has one depth, which is nothing else. */
    public List<WordCandidate> kinds() {
        List<WordCandidate> kinds = new ArrayList<>();
        for (FloorKind kind : FloorKind.values()) {
            if ((kind == FloorKind.BOSS) == (here().depth() == FloorRequest.DEEPEST)) {
                kinds.add(new WordCandidate(kind.id(), kind.ordinal(), nameOf(kind)));
            }
        }
        return kinds;
    }

    private String nameOf(FloorKind kind) {
        return run.texts().get("floor_kind." + kind.id());
    }
}
