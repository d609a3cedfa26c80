package dev.orebound.journal.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.orebound.chance.Seed;
import dev.orebound.expedition.Expedition;
import dev.orebound.journal.disk.UnreadableFileException;
import dev.orebound.journal.replay.RecordBuffer;
import dev.orebound.journal.replay.ReplayReader;
import dev.orebound.journal.replay.ReportZip;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Checks that a run can be moved from one save folder to another without overwriting anything. */
class RunTransferTest {
    @TempDir
    private Path folder;

    private PlayedRuns here;
    private PlayedRuns there;
    private Path file;

    @BeforeEach
    void open() {
        here = new PlayedRuns(folder.resolve("here"));
        there = new PlayedRuns(folder.resolve("there"));
        file = folder.resolve("carried");
    }

    @Test
    void aRunGoesOnInAnotherFolderToTheVeryTick() throws IOException, UnreadableFileException {
        Expedition run = here.begin(1);
        here.play(run, 95);
        here.store.breakOff();

        here.store.exportTo(file);
        SavedRun carried = there.store.importFrom(file);

        assertThat(carried.trouble()).isEmpty();
        assertThat(PlayedRuns.again(carried).world().hash())
                .isEqualTo(run.world().hash());
        assertThat(there.names()).containsExactly("generation-000001.orebound-replay", "run.orebound-replay");
        assertThat(here.store.newest()).isPresent();
    }

    @Test
    void theRunThatWasSavedThereStaysAsAReplayAndCanBeBroughtBack() throws UnreadableFileException {
        here.play(here.begin(1), 61);
        here.store.breakOff();
        here.store.exportTo(file);
        there.play(there.begin(2), 61);

        there.store.importFrom(file);
        SavedRun back = there.store.importFrom(there.saves.replays().resolve("kept-000001.orebound-replay"));

        assertThat(back.seed().text()).isEqualTo("2");
        assertThat(back.ticks()).isEqualTo(61);
    }

    @Test
    void eachOfTwoCopiesOfTheGameExportsTheRunThatIsPlayedInIt() throws UnreadableFileException {
        Path saves = folder.resolve("shared");
        PlayedRuns first = new PlayedRuns(saves);
        first.play(first.begin(111), 70);
        PlayedRuns second = new PlayedRuns(saves);
        Expedition unsaved = second.begin(222);
        second.play(unsaved, 95);

        Path ofSecond = second.store.export();
        Path ofFirst = first.store.export();

        assertThat(there.store.importFrom(ofFirst).seed().text()).isEqualTo("111");
        SavedRun carried = there.store.importFrom(ofSecond);
        assertThat(carried.seed().text()).isEqualTo("222");
        assertThat(PlayedRuns.again(carried).world().hash())
                .isEqualTo(unsaved.world().hash());
    }

    @Test
    void withoutARunThereIsNothingToExport() {
        assertThatThrownBy(() -> here.store.exportTo(file)).hasMessageContaining("there is no saved run");
        assertThat(file).doesNotExist();
    }

    @Test
    void aFileThatIsThereAlreadyIsNotOverwritten() throws IOException {
        here.begin(1);
        Files.writeString(file, "mine");

        assertThatThrownBy(() -> here.store.exportTo(file)).hasMessageContaining("is there already");
        assertThat(file).hasContent("mine");
    }

    @Test
    void aFolderThatCannotBeWrittenIsOneLine() throws IOException {
        here.begin(1);
        Files.writeString(file, "a file, no folder");

        assertThatThrownBy(() -> here.store.exportTo(file.resolve("run")))
                .isInstanceOf(UnreadableFileException.class)
                .hasMessageContaining("cannot be written")
                .hasMessageNotContaining("\n");
    }

    @Test
    void whileTheGameIsOpenNothingIsImported() throws UnreadableFileException {
        here.play(here.begin(1), 61);
        here.store.exportTo(file);
        there.begin(2);
        RunStore second = new RunStore(there.saves, PlayedRuns.BUILD, PlayedRuns.CONTENT, there.complaints::add);

        assertThatThrownBy(() -> second.importFrom(file))
                .isInstanceOf(UnreadableFileException.class)
                .hasMessageContaining("while the game is open")
                .hasMessageNotContaining("\n");
        assertThat(there.complaints).isEmpty();
    }

    @Test
    void aRunThatHasEndedIsNotImported() {
        Expedition run = here.begin(1);
        here.giveUp(run);

        assertRefused(here.saves.replays().resolve("run-000001.orebound-replay"), "has ended");
    }

    @Test
    void aBugReportIsNotImportedSinceItIsForReplaying() throws IOException, UnreadableFileException {
        here.play(here.begin(1), 95);
        byte[] report = ReportZip.pack(Map.of("replay", here.store.journal()));
        Path renamed = folder.resolve("run.orebound-replay");

        assertRefused(
                Files.write(file, report),
                "is a bug report, which the command replay shows again; give what export wrote");
        assertRefused(Files.write(renamed, report), "is a bug report");
        assertThat(ReplayReader.read(file).floors()).hasSize(1);
    }

    @Test
    void aSeedOfAnyLengthThatCanBeGivenIsCarriedAndALongerOneIsForged() throws IOException, UnreadableFileException {
        Expedition run = new Expedition(Seed.of("\u2603".repeat(Seed.LONGEST_TEXT)), PlayedRuns.CONTENT);
        here.store.begin(run);
        here.store.exportTo(file);
        String longer = Files.readString(file).lines().findFirst().orElseThrow().replaceFirst("^[0-9]+ [0-9a-f]+ ", "");

        assertThat(there.store.importFrom(file).seed()).isEqualTo(run.seed());
        assertRefused(
                Files.writeString(file, record(longer + "x")),
                "its seed has 65537 characters, and at most 65536 are accepted");
    }

    @Test
    void anythingElseIsRefusedInOneLine() throws IOException {
        assertRefused(folder.resolve("missing"), "no such file");
        assertRefused(folder, "is a folder");
        assertRefused(Files.write(file, new byte[0]), "is not a replay");
        assertRefused(Files.writeString(file, "no replay\nat all\n"), "is not a replay");
        here.begin(1);
        here.store.breakOff();
        String opening = Files.readString(here.current());
        String header = opening.substring(0, opening.indexOf('\n') + 1);
        assertRefused(Files.writeString(file, header), "no floor that is whole");
        assertRefused(Files.writeString(file, header + record("C r99c0 golem 10 0 0 0 0 0 5")), "no floor 'r99c0'");
        assertRefused(
                Files.writeString(file, header + opening.lines().toList().get(2).replaceAll(".*( C )", "$1")),
                "no floor that is whole");
        assertThat(there.complaints).isEmpty();
    }

    private void assertRefused(Path refused, String why) {
        assertThatThrownBy(() -> there.store.importFrom(refused))
                .isInstanceOf(UnreadableFileException.class)
                .hasMessageContaining(why)
                .hasMessageContaining(String.valueOf(refused.getFileName()))
                .hasMessageNotContaining("\n");
    }

    private static String record(String payload) {
        byte[] line = new RecordBuffer()
                .begin(payload.charAt(0))
                .text(payload.substring(1))
                .bytes();
        return new String(line, StandardCharsets.UTF_8);
    }
}
