package dev.orebound.journal;

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
public record Saves(SaveFolder folder, RunStore runs, ProfileFile profile, History history) implements AutoCloseable {
    /**
     * What is kept in a folder.
     *
     * @param build the version of the game
     * @param complaints takes a line for each thing that cannot be read or saved
     */
    public static Saves in(SaveFolder folder, String build, Content content, Consumer<String> complaints) {
        return new Saves(
                folder,
                new RunStore(folder, build, content, complaints),
                new ProfileFile(folder.profile(), complaints),
                new History(folder, complaints));
    }

    /** Breaks off what is played; other copies of the game may save from then on. */
    @Override
    public void close() {
        runs.close();
    }
}
