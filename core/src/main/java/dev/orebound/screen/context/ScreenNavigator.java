package dev.orebound.screen.context;

import dev.orebound.chance.Seed;
import dev.orebound.expedition.Expedition;
import dev.orebound.expedition.RunAccount;
import dev.orebound.journal.replay.Replay;
import dev.orebound.journal.run.SavedRun;
import dev.orebound.screen.bench.PlaytestBench;
import java.util.List;

/** The ways from one screen to another. Each call takes effect before the next frame. */
public interface ScreenNavigator extends PlaytestBench.FloorReload {
    /** Shows the title. */
    void toTitle();

    /**
     * Lets the player choose an entrance of the run of a typed seed, and begins it there; a first run begins at once.
     */
    void startRun(Seed seed);

    /** Does the same with a random seed; the first run of a profile begins at once. */
    void startRunWithFreshSeed();

    /** Lets the player choose an entrance and proposes a run's own; begins a run at once that begins elsewhere. */
    void setOut(NewRun proposed);

    /**
     * Shows the replay of a try of a daily run, of at least one floor, played in this simulation with this content.
     * Leaving it leads back to that try on the page of the daily run.
     */
    void watch(Replay replay, RunAccount account);

    /** Continues a saved run where it was left. */
    void continueRun(SavedRun saved);

    /** Plays a run. */
    void play(RunStart start);

    /** Switches between full screen and a window. */
    void toggleFullScreen();

    /** Writes a bug report once the frame is drawn. */
    void report();

    /** Copies the path of the last report to the clipboard; returns false unless the notice about it is shown. */
    default boolean copyReportPath() {
        return false;
    }

    /** Opens the folder of the last report in the file manager; returns false unless the notice about it is shown. */
    default boolean openReportFolder() {
        return false;
    }

    @Override
    default List<String> reload(Expedition played, boolean isUnsaved) {
        throw new UnsupportedOperationException("nothing is read again here");
    }

    /** Ends the game. */
    void quit();
}
