package dev.orebound.journal.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.expedition.Expedition;
import dev.orebound.expedition.Expedition.RunStatus;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.intent.IntentOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Objects;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Checks that the last seconds of a run come again exactly as they were. */
final class LastMomentsTest {
    @TempDir
    private Path folder;

    private PlayedRuns runs;

    @BeforeEach
    void open() {
        runs = new PlayedRuns(folder);
    }

    @Test
    void theLastFiveSecondsEndInTheSameDeath() {
        Expedition run = ended(700);

        LastMoments moments = Objects.requireNonNull(LastMoments.of(runs.store.journal(), PlayedRuns.CONTENT));

        assertThat(moments.ticksLeft()).isEqualTo(LastMoments.MOST_TICKS);
        while (moments.ticksLeft() > 0) {
            assertThat(moments.run().status()).isEqualTo(RunStatus.PLAYING);
            moments.step();
        }
        assertThat(moments.run().status()).isEqualTo(RunStatus.DEAD);
        assertThat(moments.run().world().tick()).isEqualTo(run.world().tick());
        assertThat(moments.run().world().hash()).isEqualTo(run.world().hash());
    }

    @Test
    void aShorterRunIsShownFromItsBeginning() {
        Expedition run = ended(90);

        LastMoments moments = Objects.requireNonNull(LastMoments.of(runs.store.journal(), PlayedRuns.CONTENT));

        assertThat(moments.ticksLeft()).isEqualTo(run.world().tick());
    }

    @Test
    void withoutARecordThereIsNothingToShow() {
        assertThat(LastMoments.of(new byte[0], PlayedRuns.CONTENT)).isNull();
        assertThat(LastMoments.of("no replay\n".getBytes(StandardCharsets.UTF_8), PlayedRuns.CONTENT))
                .isNull();
    }

    /** Returns a run that ended after so many ticks, with its journal before it is closed. */
    private Expedition ended(int ticks) {
        Expedition run = runs.begin(5);
        runs.play(run, ticks);
        Intent intent = new Intent();
        intent.order(IntentOrder.GIVE_UP, 0);
        run.step(intent);
        runs.store.played(intent);
        return run;
    }
}
