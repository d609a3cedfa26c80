package dev.orebound.workbench;

import dev.orebound.content.reading.Assets;
import dev.orebound.journal.disk.SaveFolder;
import dev.orebound.screen.bench.PlaytestBench;
import dev.orebound.screen.bench.BenchMaker;
import dev.orebound.screen.bench.BenchHost;
import dev.orebound.screen.page.PageContext;
import dev.orebound.workbench.overlay.OverlayChoice;

/** Makes the bench of each run, and keeps for as long as the game runs which overlays were last on. */
public final class WorkbenchMaker implements BenchMaker {
    private final Assets assets;
    private final SaveFolder folder;
    private final OverlayChoice choice = new OverlayChoice();

    /**
     * A maker of benches.
     *
     * @param assets from which the game's content was read
     * @param folder takes what a playtester saves
     */
    public WorkbenchMaker(Assets assets, SaveFolder folder) {
        this.assets = assets;
        this.folder = folder;
    }

    @Override
    public PlaytestBench make(PageContext parts, BenchHost ways) {
        return new Workbench(parts, ways, assets, folder, choice);
    }
}
