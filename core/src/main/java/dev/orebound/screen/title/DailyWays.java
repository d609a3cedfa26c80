package dev.orebound.screen.title;

import dev.orebound.chance.Seed;
import dev.orebound.expedition.RunAccount;
import dev.orebound.journal.disk.UnreadableFileException;
import dev.orebound.journal.replay.Replay;
import dev.orebound.journal.replay.ReplayReader;
import dev.orebound.journal.run.GhostTrack;
import dev.orebound.journal.run.GhostTrack.TrackTrouble;
import dev.orebound.journal.run.KeptReplay;
import dev.orebound.screen.account.DailyPage;
import dev.orebound.screen.context.GameContext;
import dev.orebound.screen.context.NewRun;
import dev.orebound.screen.context.ScreenNavigator;
import java.util.function.Consumer;

/** Leads from the page of the daily run to other screens. */
public record DailyWays(GameContext context, ScreenNavigator navigator) implements DailyPage.Ways {
    @Override
    public void setOut(String day) {
        navigator.startRun(Seed.ofDay(day));
    }

    @Override
    public boolean race(KeptReplay replay) {
        return read(
                replay,
                raced -> navigator.play(NewRun.racing(raced, context.start().content())));
    }

    @Override
    public boolean watch(RunAccount account, KeptReplay replay) {
        return read(replay, watched -> navigator.watch(watched, account));
    }

    /** Reads a replay and hands it on; returns false if the file has changed or gone since the page was opened. */
    private boolean read(KeptReplay kept, Consumer<Replay> taken) {
        try {
            Replay replay = ReplayReader.read(kept.run().file());
            boolean isPlayable = GhostTrack.troubleOf(replay, context.start().content()) == TrackTrouble.NONE;
            if (isPlayable) {
                taken.accept(replay);
            }
            return isPlayable;
        } catch (UnreadableFileException e) {
            context.start().platform().savingFailed(String.valueOf(e.getMessage()));
            return false;
        }
    }
}
