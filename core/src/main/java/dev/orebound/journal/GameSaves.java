package dev.orebound.journal;

import dev.orebound.journal.disk.SaveFolder;
import dev.orebound.journal.profile.ProfileFile;
import dev.orebound.journal.profile.RunHistory;
import dev.orebound.journal.run.RunStore;
import dev.orebound.content.Content;
import java.util.function.Consumer;

/**
 * All that the game keeps of what is played.
 *
 * @param folder holds all of it
 * @param runs the run that can be continued
 * @param profile what outlasts runs
 * @param history the accounts of those that have ended
 */
public record GameSaves(SaveFolder folder, RunStore runs, ProfileFile profile, RunHistory history) implements AutoCloseable {
    /**
     * What is kept in a folder.
     *
     * @param build the version of the game
     * @param complaints takes a line for each thing that cannot be read or saved
     */
    public static GameSaves in(SaveFolder folder, String build, Content content, Consumer<String> complaints) {
        return new GameSaves(
                folder,
                new RunStore(folder, build, content, complaints),
                new ProfileFile(folder.profile(), complaints),
                new RunHistory(folder, complaints));
    }

    /** Breaks off what is played; other copies of the game may save from then on. */
    @Override
    public void close() {
        runs.close();
    }
}
