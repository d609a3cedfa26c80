package dev.orebound.screen.context;

import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.expedition.Checkpoint;
import dev.orebound.expedition.Expedition;
import dev.orebound.journal.replay.Replay;
import dev.orebound.journal.run.RunJournal;
import dev.orebound.journal.run.RunStore;
import dev.orebound.journal.run.SavedRun;
import dev.orebound.journal.run.UnsavedRun;
import org.jspecify.annotations.Nullable;

/** A way to start playing a run: new, continued, or taken over from a replay. */
public interface RunStart {
    Seed seed();

    /** Returns the depth of the first floor. */
    int depth();

    /** Makes the run and its first floor, which may take a moment. */
    Expedition begin(Content content);

    /** Saves the run from now on; returns the journal that records every tick. */
    RunJournal keep(Expedition begun, RunStore store);

    /** Returns true if the run was played before, so that it does not count as another run. */
    boolean isContinued();

    /** Returns true if the run starts paused. */
    default boolean isPaused() {
        return isContinued();
    }

    /** Returns true if the run entered its floor again with content that was read again. */
    default boolean isReloaded() {
        return false;
    }

    /** Returns the key of the text that is shown at the start, or an empty text. */
    default String greeting() {
        return "";
    }

    /** Starts the same cave again: on the floor, and as the kind of floor, on which the run began. */
    NewRun again(Content content);

    /** Returns the room before which the run starts, or 0 for the entrance. */
    default int room() {
        return 0;
    }

    /** Returns the replay that the run races; null if the player named none. */
    default @Nullable Replay raced() {
        return null;
    }

    /** Returns true if the run changes neither the profile nor the history nor the saved run. */
    default boolean isUnsaved() {
        return false;
    }

    /** A run that was played before and continues from its last state. */
    abstract class ResumedRun implements RunStart {
        private final Expedition run;
        private final Checkpoint beginning;

        private ResumedRun(Checkpoint beginning, Expedition run) {
            this.beginning = beginning;
            this.run = run;
        }

        @Override
        public Seed seed() {
            return run.seed();
        }

        @Override
        public NewRun again(Content content) {
            return NewRun.from(beginning, content);
        }

        @Override
        public int depth() {
            return run.world().floor().request().depth();
        }

        @Override
        public Expedition begin(Content content) {
            return run;
        }

        @Override
        public boolean isContinued() {
            return true;
        }
    }

    /** A saved run that is continued. */
    final class ContinuedRun extends ResumedRun {
        private final SavedRun saved;

        /** @param run the run as it was saved */
        public ContinuedRun(SavedRun saved, Expedition run) {
            super(saved.beginning(), run);
            this.saved = saved;
        }

        @Override
        public RunJournal keep(Expedition begun, RunStore store) {
            store.resume(saved, begun);
            return store;
        }
    }

    /** A watched replay that the player goes on playing. Nothing of it is saved. */
    final class TakenOverRun extends ResumedRun {
        private final byte[] before;

        /**
         * @param before the replay as far as it was watched
         * @param beginning the entrance of the replay's first floor
         * @param run as that has left it
         */
        public TakenOverRun(byte[] before, Checkpoint beginning, Expedition run) {
            super(beginning, run);
            this.before = before;
        }

        @Override
        public RunJournal keep(Expedition begun, RunStore store) {
            return new UnsavedRun(before, begun);
        }

        @Override
        public boolean isUnsaved() {
            return true;
        }

        @Override
        public String greeting() {
            return "watch.taken_over";
        }
    }

    /** A run that entered its floor again with content that was read again. It is played on at once. */
    final class ReloadedRun extends ResumedRun {
        private final boolean isUnsaved;

        public ReloadedRun(Expedition run, boolean isUnsaved) {
            super(run.checkpoint(), run);
            this.isUnsaved = isUnsaved;
        }

        @Override
        public RunJournal keep(Expedition begun, RunStore store) {
            if (isUnsaved) {
                return new UnsavedRun(store.opening(begun), begun);
            }
            store.reenter(begun);
            return store;
        }

        @Override
        public boolean isPaused() {
            return false;
        }

        @Override
        public boolean isUnsaved() {
            return isUnsaved;
        }

        @Override
        public boolean isReloaded() {
            return true;
        }

        @Override
        public String greeting() {
            return "bench.said.reloaded";
        }
    }
}
