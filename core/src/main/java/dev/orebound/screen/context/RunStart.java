package dev.orebound.screen.context;

import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.expedition.Expedition;
import dev.orebound.journal.run.RunJournal;
import dev.orebound.journal.run.RunStore;

/** A way to start playing a run: new, continued, or taken over from a replay. */
public interface RunStart {
    Seed seed();

    /** The depth that it begins at. */
    int depth();

    /** Makes the run and its floor, which may take a moment. */
    Expedition begin(Content content);

    /** Lets the run be kept from now on; gives what is told of all that is played. */
    RunJournal keep(Expedition begun, RunStore store);

    /** True if it was left before: the player finds it standing still, and it counts as no other run. */
    boolean isContinued();

    /** Starts the same cave again: on the floor, and as the kind of floor, on which the run began. */
    RunStart again(Content content);

    /** Returns the room before which the run starts, or 0 for the entrance. */
    default int room() {
        return 0;
    }

    /** True if nothing of it is kept: no profile, history or saved run knows of it. */
    default boolean isUnsaved() {
        return false;
    }
}
