package dev.orebound.workbench.hand;

import dev.orebound.cave.FloorRequest;
import dev.orebound.content.FloorKind;
import dev.orebound.world.Order;
import java.util.ArrayList;
import java.util.List;

/** Hands on the floor itself: it is left for another, looked through, and taken apart. */
public final class FloorHands {
    private final TestedRun run;
    private final Eyes eyes;

    FloorHands(TestedRun run, Eyes eyes) {
        this.run = run;
        this.eyes = eyes;
    }

    private FloorRequest here() {
        return run.world().floor().request();
    }

    /** Makes the floor of a seed so many beyond the run's own, at the same depth and of the same kind. */
    public String seed(int steps) {
        leaveFor(steps, here().depth(), here().kind());
        return run.say("bench.said.seed", steps);
    }

    /** Goes to another depth; its leftmost floor of this kind. */
    public String depth(int depth) {
        if (depth < 1 || depth > FloorRequest.DEEPEST) {
            throw run.refusal("bench.refused.depth", depth, FloorRequest.DEEPEST);
        }
        leaveFor(0, depth, here().kind());
        return run.say("bench.said.depth", depth);
    }

    /** The depth of the floor. */
    public int depth() {
        return here().depth();
    }

    /** Makes the floor as another kind. */
    public String kind(FloorKind kind) {
        leaveFor(0, here().depth(), kind);
        return run.say("bench.said.kind", nameOf(kind));
    }

    private void leaveFor(int seedSteps, int depth, FloorKind kind) {
        run.order(Order.HELP_REROLL, seedSteps << 8 | depth << 3 | kind.ordinal());
    }

    /** Shows all of the floor. */
    public String reveal() {
        run.order(Order.HELP_REVEAL, 0);
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
    public List<Candidate> overlays() {
        return eyes.overlays();
    }

    /** All kinds of floors. */
    public List<Candidate> kinds() {
        List<Candidate> kinds = new ArrayList<>();
        for (FloorKind kind : FloorKind.values()) {
            kinds.add(new Candidate(kind.id(), kind.ordinal(), nameOf(kind)));
        }
        return kinds;
    }

    private String nameOf(FloorKind kind) {
        return run.texts().get("floor_kind." + kind.id());
    }
}
