package dev.orebound.workbench;

import dev.orebound.screen.bench.Bench;
import dev.orebound.screen.bench.BenchMaker;
import dev.orebound.screen.bench.BenchWays;
import dev.orebound.screen.page.PageParts;
import dev.orebound.workbench.overlay.OverlayChoice;

/** Makes the bench of each run, and keeps for as long as the game runs which overlays were last on. */
public final class WorkbenchMaker implements BenchMaker {
    private final OverlayChoice choice = new OverlayChoice();

    @Override
    public Bench make(PageParts parts, BenchWays ways) {
        return new Workbench(parts, ways, choice);
    }
}
