package dev.orebound.workbench;

import dev.orebound.content.reading.Assets;
import dev.orebound.journal.disk.SaveFolder;
import dev.orebound.screen.bench.PlaytestBench;
import dev.orebound.screen.page.PageContext;
import dev.orebound.workbench.overlay.OverlayChoice;

/** Creates the workbench of each run and remembers the last choice of overlays. */
public final class WorkbenchMaker implements PlaytestBench.BenchMaker {
    private final Assets assets;
    private final SaveFolder folder;
    private final OverlayChoice choice = new OverlayChoice();

    /**
     * Creates a factory.
     *
     * @param assets the assets from which the content was read
     * @param folder folder for files that a playtester saves
     */
    public WorkbenchMaker(Assets assets, SaveFolder folder) {
        this.assets = assets;
        this.folder = folder;
    }

    @Override
    public PlaytestBench make(PageContext parts, PlaytestBench.BenchHost ways) {
        return new Workbench(parts, ways, assets, folder, choice);
    }
}
