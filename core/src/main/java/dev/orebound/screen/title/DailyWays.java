package dev.orebound.screen.title;

import dev.orebound.chance.Seed;
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
    public void race(KeptReplay replay) {
        read(
                replay,
                raced -> navigator.play(NewRun.racing(raced, context.start().content())));
    }

    @Override
    public void watch(KeptReplay replay) {
        read(replay, navigator::watch);
    }

    /** Reads a replay and hands it on; does nothing if the file has changed or gone since the page was opened. */
    private void read(KeptReplay kept, Consumer<Replay> taken) {
        try {
            Replay replay = ReplayReader.read(kept.run().file());
            if (GhostTrack.troubleOf(replay, context.start().content()) == TrackTrouble.NONE) {
                taken.accept(replay);
            }
        } catch (UnreadableFileException e) {
            context.start().platform().savingFailed(String.valueOf(e.getMessage()));
        }
    }
}
