package dev.orebound.screen.context;

import dev.orebound.chance.Seed;
import dev.orebound.journal.run.SavedRun;

/** The ways from one screen to another. Each takes effect before the next frame. */
public interface ScreenNavigator {
    /** Shows the title. */
    void toTitle();

    /** Begins a run with a seed. */
    void startRun(Seed seed);

    /** Starts a run with a random seed. */
    void startRunWithFreshSeed();

    /** Begins a run that was saved, where it was left. */
    void continueRun(SavedRun saved);

    /** Plays a run. */
    void play(RunStart start);

    /** Fills the whole screen, or no longer does. */
    void toggleFullScreen();

    /** Writes a bug report once the frame is drawn. */
    void report();

    /** Puts the path of the report that was written last on the clipboard; false unless the player is told of it now. */
    default boolean copyReportPath() {
        return false;
    }

    /** Ends the game. */
    void quit();
}
