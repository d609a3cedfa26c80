package dev.orebound.workbench;

import dev.orebound.workbench.hand.Candidate;
import dev.orebound.workbench.hand.Eyes;
import java.util.List;

/** What hands open for eyes. */
final class BenchEyes implements Eyes {
    @Override
    public List<Candidate> overlays() {
        return List.of();
    }

    @Override
    public void show(int overlay, boolean isWanted) {}

    @Override
    public void openStepper() {}
}
