package dev.orebound.screen.context;

import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.expedition.Expedition;
import dev.orebound.journal.run.RunJournal;
import dev.orebound.journal.run.RunStore;
import dev.orebound.journal.run.SavedRun;

/**
 * A run that was saved and goes on.
 *
 * @param saved what was read of it
 * @param run what was made of that
 */
public record ContinuedRun(SavedRun saved, Expedition run) implements RunStart {
    @Override
    public Seed seed() {
        return run.seed();
    }

    @Override
    public RunStart again(Content content) {
        return NewRun.from(saved.beginning(), content);
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
        store.resume(saved, begun);
        return store;
    }

    @Override
    public boolean isContinued() {
        return true;
    }
}
