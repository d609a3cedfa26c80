package dev.orebound.journal.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.expedition.Expedition;
import dev.orebound.expedition.NamedParty;
import dev.orebound.journal.disk.UnreadableFileException;
import dev.orebound.journal.replay.ReplayReader;
import dev.orebound.world.gift.FloorGifts;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.intent.IntentOrder;
import dev.orebound.world.intent.PendingChoice;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Relics and equipment come along from floor to floor and from a saved run into the next start. */
class CarriedGearTest {
    @TempDir
    private Path folder;

    private PlayedRuns runs() {
        return new PlayedRuns(folder.resolve("saves"));
    }

    private static void order(PlayedRuns runs, Expedition run, IntentOrder order, int argument) {
        Intent intent = new Intent();
        intent.order(order, argument);
        run.step(intent);
        runs.store.played(intent);
    }

    private static void give(PlayedRuns runs, Expedition run, String item) {
        order(runs, run, IntentOrder.HELP_GIVE, PlayedRuns.CONTENT.items().indexOf(item));
        runs.rest(run, 120);
    }

    /** Takes two relics from reliquaries, a piece from a bundle, and a lamp. */
    private static void gather(PlayedRuns runs, Expedition run) {
        for (int i = 0; i < 2; i++) {
            give(runs, run, "reliquary");
            assertThat(run.world().part(FloorGifts.class).choice()).isEqualTo(PendingChoice.RELIC);
            order(runs, run, IntentOrder.TAKE_RELIC, i);
        }
        give(runs, run, "bundle");
        assertThat(run.world().part(FloorGifts.class).choice()).isEqualTo(PendingChoice.EQUIPMENT);
        order(runs, run, IntentOrder.TAKE_EQUIPMENT, 0);
        order(
                runs,
                run,
                IntentOrder.HELP_WEAR,
                PlayedRuns.CONTENT.powers().equipment().indexOf("ghost_lamp"));
    }

    @Test
    void givenRelicsAndEquipment_whenTheFloorIsLeft_thenTheyComeAlongAndTheCheckpointNamesThem() {
        PlayedRuns runs = runs();
        Expedition run = runs.begin(11);
        gather(runs, run);
        NamedParty before = NamedParty.of(run.world().party(), PlayedRuns.CONTENT);

        runs.descend(run);

        NamedParty after = NamedParty.of(run.world().party(), PlayedRuns.CONTENT);
        assertThat(before.relics()).hasSize(2).doesNotHaveDuplicates();
        assertThat(before.worn()).hasSize(3).contains("ghost_lamp");
        assertThat(after.relics()).isEqualTo(before.relics());
        assertThat(after.worn()).isEqualTo(before.worn());
        assertThat(run.checkpoint().party().relics()).isEqualTo(before.relics());
        assertThat(run.checkpoint().party().worn()).isEqualTo(before.worn());
        runs.store.close();
    }

    @Test
    void givenARunThatTakesRelics_whenItIsReplayed_thenEveryHashIsEqual() throws UnreadableFileException {
        PlayedRuns runs = runs();
        Expedition run = runs.begin(11);
        gather(runs, run);
        runs.play(run, 300);
        runs.store.close();

        ReplayCheck.ReplayOutcome outcome =
                new ReplayCheck(PlayedRuns.CONTENT).check(ReplayReader.read(runs.current()));

        assertThat(outcome.difference()).isNull();
    }

    @Test
    void givenASavedRunWithRelics_whenItIsContinued_thenItHasThemAndTheSameHash() throws UnreadableFileException {
        PlayedRuns runs = runs();
        Expedition run = runs.begin(11);
        gather(runs, run);
        runs.rest(run, 60);
        long hash = run.world().hash();
        runs.store.close();

        Expedition again = PlayedRuns.again(runs().store.newest().orElseThrow());

        assertThat(again.world().hash()).isEqualTo(hash);
        assertThat(again.world().party().gear()).isEqualTo(run.world().party().gear());
    }

    @Test
    void givenARunWithoutRelics_whenItIsSaved_thenNoWordOfThemIsWritten() throws IOException {
        PlayedRuns runs = runs();
        Expedition run = runs.begin(11);
        runs.descend(run);
        runs.store.close();

        assertThat(Files.readString(runs.current())).doesNotContain("relics=").doesNotContain("worn=");
        assertThat(run.checkpoint().party().relics()).isEqualTo(List.of());
    }
}
