package dev.orebound.journal.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.content.OneOtherFile;
import dev.orebound.content.gear.Equipment;
import dev.orebound.content.player.PlayerRules;
import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.expedition.Checkpoint;
import dev.orebound.expedition.CheckpointValidator;
import dev.orebound.expedition.Expedition;
import dev.orebound.expedition.RunDeeds;
import dev.orebound.journal.disk.DiskAccess;
import dev.orebound.journal.disk.UnreadableFileException;
import dev.orebound.journal.replay.RecordBuffer;
import dev.orebound.journal.replay.ReplayHeader;
import dev.orebound.journal.replay.ReplayReader;
import dev.orebound.journal.replay.ReplayScan;
import dev.orebound.journal.replay.ReplayScan.FileCondition;
import dev.orebound.journal.replay.ReplayWriter;
import dev.orebound.journal.run.SavingTrouble.TroubleKind;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.intent.IntentOrder;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Checks that a run that was written can be read and continued, however long it was played and whatever it gathered.
 */
class ReadableRunTest {
    @TempDir
    private Path folder;

    private final Intent intent = new Intent();

    private void order(PlayedRuns runs, Expedition run, IntentOrder order, int argument) {
        intent.clear();
        intent.order(order, argument);
        run.step(intent);
        runs.store.played(intent);
    }

    private void enterNext(PlayedRuns runs, Expedition run) {
        run.descend();
        runs.store.entered();
    }

    private static Content with(String file, String pattern, String replacement) {
        Assets game = new BuiltInAssets();
        String text = game.text(file);
        String changed = text.replaceFirst(pattern, replacement);
        assertThat(changed).isNotEqualTo(text);
        return Content.read(new OneOtherFile(game, file, changed));
    }

    @Test
    void flasksThatAPieceOfEquipmentMadeLargerAreReadBack() throws UnreadableFileException {
        Content content = with(PlayerRules.FILE, "\"flask_measures\": [0-9]+", "\"flask_measures\": 999");
        PlayedRuns runs = new PlayedRuns(DiskAccess.REAL, folder, content);
        Expedition run = runs.begin(7);
        int coat = content.powers().equipment().indexOf("pocket_coat");

        order(runs, run, IntentOrder.HELP_WEAR, coat);
        order(runs, run, IntentOrder.HELP_FILL, 1_200);
        assertThat(run.world().party().flasks()).contains(1_019);
        order(runs, run, IntentOrder.HELP_REROLL, 0);
        enterNext(runs, run);
        runs.rest(run, 120);

        assertThat(runs.store.trouble()).isNull();
        runs.store.breakOff();
        assertThat(CheckpointValidator.whyNot(run.checkpoint(), content)).isEmpty();
        SavedRun saved = runs.store.newest().orElseThrow();
        assertThat(saved.trouble()).isEmpty();
        assertThat(saved.checkpoint()).isEqualTo(run.checkpoint());
        assertThat(saved.ticks()).isEqualTo(120);
        runs.store.close();
    }

    @Test
    void flasksStayReadableOnceTheCoatIsOff() {
        Content content = with(PlayerRules.FILE, "\"flask_measures\": [0-9]+", "\"flask_measures\": 999");
        PlayedRuns runs = new PlayedRuns(DiskAccess.REAL, folder, content);
        Expedition run = runs.begin(7);

        order(runs, run, IntentOrder.HELP_WEAR, content.powers().equipment().indexOf("pocket_coat"));
        order(runs, run, IntentOrder.HELP_FILL, 1_200);
        order(runs, run, IntentOrder.HELP_WEAR, content.powers().equipment().indexOf("work_coat"));
        order(runs, run, IntentOrder.HELP_REROLL, 0);
        enterNext(runs, run);

        assertThat(run.checkpoint().party().flasks()).anyMatch(flask -> flask.number() == 1_019);
        assertThat(CheckpointValidator.whyNot(run.checkpoint(), content)).isEmpty();
        runs.store.close();
    }

    @Test
    void healthThatEquipmentRaisesAboveTheGreatestOfContentIsReadBack() {
        String hook = "(\"moth_coat\": \\{[^}]*\"standing\": \\[ )";
        Assets game = new BuiltInAssets();
        String equipment =
                game.text(Equipment.FILE).replaceFirst(hook, "$1{ \"rule\": \"most_health\", \"by\": 50 }, ");
        String player = game.text(PlayerRules.FILE).replaceFirst("\"health\": [0-9]+", "\"health\": 9999");
        Content content = Content.read(
                new OneOtherFile(new OneOtherFile(game, Equipment.FILE, equipment), PlayerRules.FILE, player));
        PlayedRuns runs = new PlayedRuns(DiskAccess.REAL, folder, content);
        Expedition run = runs.begin(7);

        order(runs, run, IntentOrder.HELP_WEAR, content.powers().equipment().indexOf("moth_coat"));
        order(runs, run, IntentOrder.HELP_HEAL, 0);
        order(runs, run, IntentOrder.HELP_REROLL, 0);
        enterNext(runs, run);

        assertThat(run.checkpoint().party().health()).isEqualTo(14_998);
        assertThat(CheckpointValidator.whyNot(run.checkpoint(), content)).isEmpty();
        runs.store.close();
    }

    @Test
    void aRunThatCannotBeReadBackIsToldAtOnceAndUntilItCan() {
        PlayedRuns runs = new PlayedRuns(folder);
        Expedition run = runs.begin(7);
        run.world().player().health().health = 10_000;
        order(runs, run, IntentOrder.HELP_REROLL, 0);
        enterNext(runs, run);

        SavingTrouble trouble = Objects.requireNonNull(runs.store.trouble());
        assertThat(trouble.kind()).isEqualTo(TroubleKind.UNREADABLE);
        assertThat(trouble.reason()).isEqualTo("nobody could have come by all that its party has");
        runs.rest(run, 130);
        assertThat(runs.store.trouble()).as("two seconds later").isEqualTo(trouble);
        run.world().player().health().health = 10;
        order(runs, run, IntentOrder.HELP_REROLL, 0);
        enterNext(runs, run);

        assertThat(runs.store.trouble()).as("a floor that reads back").isNull();
        runs.store.close();
    }

    @Test
    void aFileThatHasGrownTooLongToBeReadIsToldAtOnceAndStaysReadable() throws IOException, UnreadableFileException {
        PlayedRuns runs = new PlayedRuns(folder);
        Expedition run = runs.begin(7);
        runs.rest(run, 120);
        runs.store.close();
        grow(runs.current(), ReplayReader.LARGEST_FILE - 2_000);
        PlayedRuns later = new PlayedRuns(folder);
        SavedRun saved = later.store.newest().orElseThrow();
        later.store.resume(saved, run);
        assertThat(later.store.trouble()).isNull();

        for (int second = 0; second < 12 && later.store.trouble() == null; second++) {
            later.rest(run, 60);
        }

        assertThat(Objects.requireNonNull(later.store.trouble()).kind()).isEqualTo(TroubleKind.UNREADABLE);
        later.store.close();
        assertThat(Files.size(later.current())).isLessThanOrEqualTo(ReplayReader.LARGEST_FILE);
        SavedRun again = new PlayedRuns(folder).store.newest().orElseThrow();
        assertThat(again.ticks()).isGreaterThanOrEqualTo(240);
    }

    /** Lengthens a replay by records of an unknown kind, which readers skip. */
    private static void grow(Path file, long size) throws IOException {
        byte[] filler = new RecordBuffer().begin('?').text("-".repeat(1 << 17)).bytes();
        byte[] small = new RecordBuffer().begin('?').text("-".repeat(1 << 7)).bytes();
        long has = Files.size(file);
        try (OutputStream out = Files.newOutputStream(file, StandardOpenOption.APPEND)) {
            while (has + small.length <= size) {
                byte[] next = has + filler.length <= size ? filler : small;
                out.write(next);
                has += next.length;
            }
        }
    }

    private static Checkpoint afterAMinute(Checkpoint first) {
        RunDeeds deeds = new RunDeeds(3_600, 1, 0, 0, 0, 0, 0, 0, List.of(first.node()));
        return new Checkpoint(
                first.seed(), first.opening(), first.node(), first.kind(), first.entrance(), first.party(), deeds);
    }

    private static void enterOften(Path file, Checkpoint checkpoint, int times) throws IOException {
        byte[] opening =
                ReplayWriter.opening(ReplayHeader.of("1.2.3", PlayedRuns.CONTENT, checkpoint.seed()), checkpoint);
        byte[] header =
                ReplayHeader.of("1.2.3", PlayedRuns.CONTENT, checkpoint.seed()).bytes();
        byte[] floor = Arrays.copyOfRange(opening, header.length, opening.length);
        for (int i = 0; i < times; i++) {
            Files.write(file, floor, StandardOpenOption.APPEND);
        }
    }

    @Test
    void aLongRunGoesOnInAnotherFileFromTheNextFloorOn() throws IOException, UnreadableFileException {
        PlayedRuns runs = new PlayedRuns(folder);
        Expedition run = runs.begin(7);
        runs.rest(run, 120);
        runs.store.close();
        grow(runs.current(), ReplayReader.LARGEST_FILE / 2 + 1_000);
        PlayedRuns later = new PlayedRuns(folder);
        later.store.resume(later.store.newest().orElseThrow(), run);

        order(later, run, IntentOrder.HELP_REROLL, 0);
        enterNext(later, run);
        later.rest(run, 60);
        later.store.close();

        assertThat(Files.size(later.current())).isLessThan(10_000);
        assertThat(PlayedRuns.namesIn(later.saves.replays())).hasSize(1);
        assertThat(new PlayedRuns(folder).store.newest().orElseThrow().ticks()).isEqualTo(60);
    }

    @Test
    void aRunInMemoryOfMoreFloorsThanAFileHoldsIsReadBack() throws UnreadableFileException {
        Expedition run = new Expedition(Seed.of(7), PlayedRuns.CONTENT);
        byte[] opening =
                ReplayWriter.opening(ReplayHeader.of("1.2.3", PlayedRuns.CONTENT, run.seed()), run.checkpoint());
        UnsavedRun memory = new UnsavedRun(opening, run);

        for (int floor = 0; floor < 405; floor++) {
            memory.entered();
        }

        ReplayScan scan = new ReplayScan("memory", memory.journal());
        assertThat(scan.state()).isEqualTo(FileCondition.WHOLE);
        assertThat(scan.floors().get(scan.floors().size() - 1).entered()).isEqualTo(run.checkpoint());
    }

    @Test
    void everyRerollOfALongRunIsReadBack() {
        Content content = PlayedRuns.CONTENT;
        Checkpoint first = new Expedition(Seed.of(7), content).checkpoint();
        List<String> path = Collections.nCopies(RunDeeds.LONGEST_PATH, first.node());
        Checkpoint late = LongestCheckpointTest.having(
                first, first.party(), new RunDeeds(RunDeeds.MOST_TICKS, 1, 1_000_000_000, 0, 0, 0, 0, 0, path));
        Expedition run = Expedition.from(late, content);
        intent.clear();
        intent.order(IntentOrder.HELP_REROLL, 0);
        run.step(intent);
        run.descend();

        assertThat(CheckpointValidator.whyNot(run.checkpoint(), content)).isEmpty();
        assertThat(run.checkpoint().deeds().path()).hasSize(RunDeeds.LONGEST_PATH);
        assertThat(run.checkpoint().deeds().ticks()).isEqualTo(RunDeeds.MOST_TICKS);
    }

    @Test
    void aRunThatHasMoreThanChangedContentAllowsGoesOnWithLess() throws UnreadableFileException {
        PlayedRuns runs = new PlayedRuns(folder);
        Expedition run = runs.begin(7);
        order(runs, run, IntentOrder.HELP_FILL, 1_200);
        order(runs, run, IntentOrder.HELP_REROLL, 0);
        enterNext(runs, run);
        runs.store.close();
        Content poorer = with(PlayerRules.FILE, "\"health\": [0-9]+", "\"health\": 12");
        PlayedRuns later = new PlayedRuns(DiskAccess.REAL, folder, poorer);

        SavedRun saved = later.store.newest().orElseThrow();

        assertThat(saved.trouble()).contains("with other content", "begins again");
        assertThat(saved.checkpoint().party().health()).isEqualTo(12);
        assertThat(Expedition.from(saved.checkpoint(), poorer).world().player().health().health)
                .isEqualTo(12);
        assertThat(Expedition.again(run, poorer).checkpoint().party().health()).isEqualTo(12);
        later.store.close();
    }

    @Test
    void aRunOfMoreFloorsThanAFileHoldsGoesOnInAnother() throws IOException, UnreadableFileException {
        PlayedRuns runs = new PlayedRuns(folder);
        Expedition run = runs.begin(7);
        runs.rest(run, 60);
        runs.store.close();
        Checkpoint played = afterAMinute(run.checkpoint());
        enterOften(runs.current(), played, 397);
        runs = new PlayedRuns(folder);
        run = Expedition.from(played, PlayedRuns.CONTENT);
        runs.store.resume(runs.store.newest().orElseThrow(), run);
        for (int floor = 0; floor < 5; floor++) {
            runs.store.entered();
            assertThat(runs.store.trouble()).as("floor %d", floor).isNull();
        }
        runs.rest(run, 70);
        runs.store.breakOff();

        SavedRun saved = runs.store.newest().orElseThrow();
        assertThat(saved.trouble()).isEmpty();
        assertThat(saved.checkpoint()).isEqualTo(run.checkpoint());
        assertThat(saved.ticks()).isEqualTo(70);
        List<String> kept = PlayedRuns.namesIn(runs.saves.replays());
        assertThat(kept).hasSize(1);
        assertThat(ReplayReader.read(runs.saves.replays().resolve(kept.get(0))).floors())
                .hasSize(400);
        runs.store.close();
    }
}
