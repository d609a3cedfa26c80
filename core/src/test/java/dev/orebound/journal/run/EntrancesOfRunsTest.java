package dev.orebound.journal.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.descent.Descent;
import dev.orebound.descent.GraphNode;
import dev.orebound.expedition.CheckpointValidator;
import dev.orebound.expedition.Expedition;
import dev.orebound.expedition.Expedition.RunStatus;
import dev.orebound.expedition.FloorReroll;
import dev.orebound.expedition.RunAccount;
import dev.orebound.journal.disk.UnreadableFileException;
import dev.orebound.journal.replay.Replay;
import dev.orebound.journal.replay.ReplayReader;
import dev.orebound.screen.account.AccountLines;
import dev.orebound.screen.context.NewRun;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.intent.IntentOrder;
import dev.orebound.world.state.Party;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A run can begin at every entrance of its descent, and everything that is kept of it knows at which. */
class EntrancesOfRunsTest {
    private static final Content CONTENT = PlayedRuns.CONTENT;
    private static final Seed SEED = Seed.of(11);

    @TempDir
    private Path folder;

    private final Descent descent = new Descent(SEED, CONTENT.graph());

    @Test
    void aRunFromEachEntranceIsPlayedSavedContinuedAndReplayed() throws UnreadableFileException {
        assertThat(descent.entrances()).hasSizeGreaterThan(4);
        for (GraphNode entrance : descent.entrances()) {
            PlayedRuns runs = new PlayedRuns(folder.resolve(entrance.id()));
            Expedition run = at(entrance);
            runs.store.begin(run);
            runs.play(run, 150);
            runs.store.breakOff();

            SavedRun saved = runs.store.newest().orElseThrow();
            Expedition again = PlayedRuns.again(saved);
            Replay replay = ReplayReader.read(runs.current());

            assertThat(saved.checkpoint().node()).isEqualTo(entrance.id());
            assertThat(again.world().hash()).isEqualTo(run.world().hash());
            assertThat(again.world().floor().request()).isEqualTo(descent.request(entrance.id()));
            assertThat(again.tally().deeds().path()).containsExactly(entrance.id());
            assertThat(new ReplayCheck(CONTENT).check(replay).difference()).isNull();
            assertThat(NewRun.from(saved.beginning(), CONTENT)
                            .begin(CONTENT)
                            .world()
                            .floor()
                            .request())
                    .as("the same cave again")
                    .isEqualTo(descent.request(entrance.id()));
            runs.store.close();
        }
    }

    @Test
    void theWayDownAndTheAccountFollowFromTheChosenEntrance() {
        PlayedRuns runs = new PlayedRuns(folder);
        GraphNode entrance = last();
        Expedition run = at(entrance);
        runs.store.begin(run);
        String exit = run.world().floor().exits().get(0).to();
        runs.descend(run);
        runs.giveUp(run);

        RunAccount account = RunAccount.of(run, CONTENT, "2026-11-27");

        assertThat(descent.graph().waysOn(entrance)).extracting(GraphNode::id).contains(exit);
        assertThat(run.checkpoint().node()).isEqualTo(exit);
        assertThat(CheckpointValidator.whyNot(run.checkpoint(), CONTENT)).isEmpty();
        assertThat(account.deeds().path()).containsExactly(entrance.id(), exit);
        assertThat(AccountLines.walkedPath(account, CONTENT))
                .isEqualTo(List.of(
                        entrance.kind(),
                        descent.graph().node(exit).orElseThrow().kind()));
        runs.store.close();
    }

    @Test
    void aFloorThatIsMadeAgainStaysAtTheChosenEntrance() {
        Expedition run = at(last());
        Intent roll = new Intent();
        roll.order(IntentOrder.HELP_REROLL, FloorReroll.SAME.packed());
        run.step(roll);
        assertThat(run.status()).isEqualTo(RunStatus.LEAVING);
        run.descend();

        assertThat(run.world().floor().request()).isEqualTo(descent.request(last().id()));
    }

    @Test
    void noRunBeginsDeeper() {
        String deeper = descent.graph().leftmost(1).id();
        assertThatThrownBy(() -> new Expedition(SEED, deeper, Party.fresh(CONTENT), CONTENT))
                .hasMessage("no run begins at " + deeper);
    }

    @Test
    void theFirstRunOfAProfileBeginsInTheHandMadeRoomOfTheProposedEntrance() {
        for (int number = 0; number < 4; number++) {
            Seed seed = Seed.of(number);
            Expedition first = Expedition.first(seed, CONTENT);

            assertThat(first.checkpoint().node())
                    .isEqualTo(new Descent(seed, CONTENT.graph())
                            .proposedEntrance()
                            .id());
            assertThat(first.world().floor().request().hasFirstRoom()).isTrue();
        }
    }

    private GraphNode last() {
        return descent.entrances().get(descent.entrances().size() - 1);
    }

    private static Expedition at(GraphNode entrance) {
        return new Expedition(SEED, entrance.id(), Party.fresh(CONTENT), CONTENT);
    }
}
