package dev.orebound.journal;

import dev.orebound.content.Content;
import dev.orebound.journal.disk.SaveFolder;
import dev.orebound.journal.profile.ProfileFile;
import dev.orebound.journal.profile.RunHistory;
import dev.orebound.journal.run.RunStore;
import java.util.function.Consumer;

/**
 * All files that the game keeps of a player.
 *
 * @param folder the folder that holds them
 * @param runs the run that can be continued
 * @param profile the player's profile
 * @param history the accounts of ended runs
 */
public record GameSaves(SaveFolder folder, RunStore runs, ProfileFile profile, RunHistory history)
        implements AutoCloseable {
    /**
     * Opens the files of a folder.
     *
     * @param build the version of the game
     * @param complaints takes a line for each file that cannot be read or written
     */
    public static GameSaves in(SaveFolder folder, String build, Content content, Consumer<String> complaints) {
        return new GameSaves(
                folder,
                new RunStore(folder, build, content, complaints),
                new ProfileFile(folder.profile(), complaints),
                new RunHistory(folder, complaints));
    }

    /** Breaks off the current run; other copies of the game may save from then on. */
    @Override
    public void close() {
        runs.close();
    }
}
