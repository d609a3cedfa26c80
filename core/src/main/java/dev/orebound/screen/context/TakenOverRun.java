package dev.orebound.screen.context;

import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.expedition.Checkpoint;
import dev.orebound.expedition.Expedition;
import dev.orebound.journal.run.RunJournal;
import dev.orebound.journal.run.RunStore;
import dev.orebound.journal.run.UnsavedRun;

/** A watched replay that the player goes on playing. Nothing of it is saved. */
public final class TakenOverRun implements RunStart {
    private final byte[] before;
    private final Checkpoint beginning;
    private final Expedition run;

    /**
     * @param before the replay as far as it was watched
     * @param beginning the entrance of the replay's first floor
     * @param run as that has left it
     */
    public TakenOverRun(byte[] before, Checkpoint beginning, Expedition run) {
        this.before = before;
        this.beginning = beginning;
        this.run = run;
    }

    @Override
    public Seed seed() {
        return run.seed();
    }

    @Override
    public RunStart again(Content content) {
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
    public RunJournal keep(Expedition begun, RunStore store) {
        return new UnsavedRun(before, begun);
    }

    @Override
    public boolean isContinued() {
        return true;
    }

    @Override
    public boolean isUnsaved() {
        return true;
    }
}
