package dev.orebound.workbench.action;

import dev.orebound.cave.floor.FloorRequest;
import dev.orebound.content.floor.FloorKind;
import dev.orebound.expedition.FloorReroll;
import dev.orebound.world.intent.IntentOrder;
import java.util.ArrayList;
import java.util.List;

/** Actions on the floor: leave it for another, reveal it, and open its overlays and stepper. */
public final class FloorActions {
    private final TestedRun run;
    private final BenchDisplay display;

    FloorActions(TestedRun run, BenchDisplay display) {
        this.run = run;
        this.display = display;
    }

    private FloorRequest here() {
        return run.world().floor().request();
    }

    /**
     * Makes the floor of a seed some steps beyond the run's own, at the same depth and of the same kind; 0 repeats the
     * floor.
     */
    public String seedFurther(int steps) {
        return seed(run.expedition().seed().value() + steps);
    }

    /** Makes the floor of a seed at the same depth and of the same kind. */
    public String seed(long seed) {
        long now = run.expedition().seed().value();
        long steps = seed - now;
        if (steps < 0 || steps > FloorReroll.MOST_STEPS) {
            throw run.refusal("bench.refused.seed", now, now + FloorReroll.MOST_STEPS);
        }
        leaveFor(FloorReroll.SAME.withSeedStep((int) steps));
        return run.say("bench.said.seed", steps == 0 ? run.expedition().seed().text() : Long.toString(seed));
    }

    /** Goes to the leftmost floor of this kind at another depth. */
    public String depth(int depth) {
        if (depth < 1 || depth > FloorRequest.DEEPEST) {
            throw run.refusal("bench.refused.depth", depth, FloorRequest.DEEPEST);
        }
        leaveFor(FloorReroll.SAME.withDepth(depth));
        return run.say("bench.said.depth", depth);
    }

    /** Returns the depth of the floor. */
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

    /** Reveals the whole floor. */
    public String reveal() {
        run.order(IntentOrder.HELP_REVEAL, 0);
        return run.say("bench.said.revealed");
    }

    /** Shows or hides an overlay. */
    public String show(int overlay, boolean isWanted) {
        display.show(overlay, isWanted);
        String word = display.overlays().get(overlay).word();
        return isWanted ? run.say("bench.said.shown", word) : run.say("bench.said.hidden", word);
    }

    /** Shows how the floor was made, pass by pass. */
    public String step() {
        display.openStepper();
        return run.say("bench.said.stepper");
    }

    /** Returns all overlays. */
    public List<WordCandidate> overlays() {
        return display.overlays();
    }

    /** Returns all kinds that the floor can be made as. The boss has one depth, which has no other kind. */
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
