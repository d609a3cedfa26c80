package dev.orebound.screen;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestSize;
import dev.orebound.chance.RandomStream;
import dev.orebound.chance.RandomStreams;
import dev.orebound.chance.Seed;
import dev.orebound.expedition.Checkpoint;
import dev.orebound.expedition.Expedition;
import dev.orebound.expedition.RunAccount;
import dev.orebound.expedition.RunDeeds;
import dev.orebound.expedition.RunOutcome;
import dev.orebound.expedition.RunTerms;
import dev.orebound.journal.disk.SaveFolder;
import dev.orebound.journal.disk.UnreadableFileException;
import dev.orebound.journal.profile.RunHistory;
import dev.orebound.journal.replay.ReplayHeader;
import dev.orebound.journal.replay.ReplayReader;
import dev.orebound.journal.replay.ReplayScan;
import dev.orebound.journal.run.KeptRun;
import dev.orebound.journal.run.PlayedRuns;
import dev.orebound.journal.run.ReplayCheck;
import dev.orebound.journal.run.SavedRun;
import dev.orebound.screen.context.NewRun;
import dev.orebound.screen.stage.TypedText;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Checks that a seed is one mine, however it is given: typed, pasted, copied from the game, exported or replayed. */
class SharedSeedTest {
    private static final int SEEDS = 1_000;
    private static final int MOST_LETTERS = 200;

    /**
     * Letters, blanks, emoji with their joiners, scripts from right to left, accents by themselves, and full-width
     * letters.
     */
    private static final List<String> LETTERS = List.of(
            "abcdefghijklmnopqrstuvwxyzABCXYZ",
            "0123456789-",
            " ",
            "\u00e4\u00df\u00e9\u0153\u017e",
            "\ud83d\ude00\ud83d\udc69\u200d\ud83d\ude80\u2764\ufe0f",
            "\u05d0\u05d1\u05ea\u0634\u0645\u0633\u0661",
            "e\u0301a\u0308",
            "\u6f22\u5b57\uff21\u3000",
            "/first\"\\'%{}<>|=,");

    @TempDir
    Path folder;

    @Test
    void aSeedThatIsTypedPastedCopiedOrReadFromAFileIsTheSame() throws UnreadableFileException {
        for (String text : drawn()) {
            Seed pasted = Seed.of(pasted(text));
            Seed run = pasted.ofRun();
            String copied = run.shared(pasted.isFirst());

            assertThat(typed(text)).isEqualTo(pasted(text));
            assertThat(copied).as(text).isEqualTo(pasted.isFirst() ? run.text() + "/first" : pasted.text());
            assertThat(Seed.of(pasted(copied)).ofRun()).isEqualTo(run);
            assertThat(Seed.of(typed(copied)).isFirst()).isEqualTo(pasted.isFirst());
            assertThat(fromFile(run)).isEqualTo(run);
            Seed given = Seed.of(text);
            Seed copiedOfGiven = Seed.of(pasted(given.ofRun().shared(given.isFirst())));
            assertThat(copiedOfGiven.value())
                    .as("given on a command line, with its blanks")
                    .isEqualTo(given.value());
            assertThat(copiedOfGiven.isFirst()).isEqualTo(given.isFirst());
        }
    }

    @Test
    void theHistoryTellsTheSeedThatRepeatsTheRun() {
        RunHistory history = new RunHistory(new SaveFolder(folder), line -> {});
        List<String> expected = new ArrayList<>();
        for (String text : drawn().subList(0, 60)) {
            Seed seed = Seed.of(text);
            expected.add(seed.ofRun().shared(seed.isFirst()));
            history.add(
                    new RunAccount(
                            seed.ofRun().text().isBlank()
                                    ? Long.toString(seed.value())
                                    : seed.ofRun().text(),
                            "",
                            RunOutcome.WON,
                            "",
                            RunDeeds.NONE,
                            seed.isFirst(),
                            0,
                            RunTerms.NONE),
                    "");
        }

        assertThat(history.accounts()).extracting(RunAccount::sharedSeed).isEqualTo(expected);
    }

    @Test
    void aSeedMakesTheSameMineWhereverItIsGiven() throws UnreadableFileException {
        PlayedRuns here = new PlayedRuns(folder.resolve("here"));
        PlayedRuns there = new PlayedRuns(folder.resolve("there"));
        List<String> texts = drawn();
        for (int i = 0; i < TestSize.of(8, SEEDS); i++) {
            Seed asked = Seed.of(pasted(texts.get(i)));
            Expedition run = NewRun.typed(asked, PlayedRuns.CONTENT).begin(PlayedRuns.CONTENT);
            Checkpoint entered = run.checkpoint();
            Seed copied = Seed.of(typed(run.sharedSeed()));
            assertSameBeginning(NewRun.typed(copied, PlayedRuns.CONTENT).begin(PlayedRuns.CONTENT), run);

            here.store.begin(run);
            here.play(run, 65);
            Path file = folder.resolve("exported-" + i);
            here.store.exportTo(file);
            SavedRun carried = there.store.importFrom(file);

            assertThat(carried.checkpoint()).isEqualTo(entered);
            assertThat(KeptRun.of(carried).sharedSeed()).isEqualTo(run.sharedSeed());
            assertThat(PlayedRuns.again(carried).world().hash())
                    .isEqualTo(run.world().hash());
            assertThat(new ReplayCheck(PlayedRuns.CONTENT)
                            .check(ReplayReader.read(file))
                            .difference())
                    .isNull();
        }
    }

    @Test
    void theSeedOfAFirstRunRepeatsItOnAnotherProfileAndWithoutTheEndingIsAnotherRun() {
        PlayedRuns first = new PlayedRuns(folder.resolve("first"));
        PlayedRuns other = new PlayedRuns(folder.resolve("other"));
        for (int number = 0; number < TestSize.of(4, 60); number++) {
            Expedition run = NewRun.first(Seed.of("bafiro-" + number)).begin(PlayedRuns.CONTENT);
            first.store.begin(run);
            assertThat(run.sharedSeed()).isEqualTo("bafiro-" + number + "/first");

            Expedition again = NewRun.typed(Seed.of(typed(run.sharedSeed())), PlayedRuns.CONTENT)
                    .begin(PlayedRuns.CONTENT);
            other.store.begin(again);
            assertSameBeginning(again, run);
            assertThat(again.world().floor().request().hasFirstRoom()).isTrue();
            assertThat(again.world().companions().size()).isOne();
            first.play(run, 200);
            other.play(again, 200);
            assertThat(again.world().hash()).isEqualTo(run.world().hash());

            Expedition ordinary = NewRun.typed(Seed.of("bafiro-" + number), PlayedRuns.CONTENT)
                    .begin(PlayedRuns.CONTENT);
            assertThat(ordinary.world().floor().request().hasFirstRoom()).isFalse();
            assertThat(ordinary.world().companions().size()).isZero();
            assertThat(ordinary.sharedSeed()).isEqualTo("bafiro-" + number);
        }
    }

    private static void assertSameBeginning(Expedition again, Expedition run) {
        assertThat(again.checkpoint().opening()).isEqualTo(run.checkpoint().opening());
        assertThat(again.checkpoint().node()).isEqualTo(run.checkpoint().node());
        assertThat(again.checkpoint().party()).isEqualTo(run.checkpoint().party());
        assertThat(again.world().hash()).isEqualTo(run.world().hash());
        assertThat(again.descent().graph().nodes())
                .isEqualTo(run.descent().graph().nodes());
    }

    /**
     * Returns texts that somebody may give as a seed; some have blanks around them or end as the seed of a first run.
     */
    private static List<String> drawn() {
        RandomStream chance = new RandomStreams(Seed.of("shared seeds")).stream("test.seeds");
        List<String> texts = new ArrayList<>();
        while (texts.size() < SEEDS) {
            StringBuilder text = new StringBuilder();
            int length = 1 + chance.below(MOST_LETTERS);
            int kinds = 1 + chance.below(LETTERS.size());
            for (int letter = 0; letter < length; letter++) {
                int[] points = LETTERS.get(chance.below(kinds)).codePoints().toArray();
                text.appendCodePoint(points[chance.below(points.length)]);
            }
            String ending = texts.size() % 5 == 0 ? "/first" : "";
            if (!text.toString().isBlank()) {
                texts.add(text + ending);
            }
        }
        return texts;
    }

    /** Returns what the row of the title holds once a text is typed letter by letter. */
    private static String typed(String text) {
        TypedText row = new TypedText(Seed.LONGEST_TEXT);
        text.chars().forEach(letter -> row.type((char) letter));
        return row.text().strip();
    }

    private static String pasted(String text) {
        TypedText row = new TypedText(Seed.LONGEST_TEXT);
        row.insert(text);
        return row.text().strip();
    }

    private static Seed fromFile(Seed seed) throws UnreadableFileException {
        byte[] header = ReplayHeader.of("test", PlayedRuns.CONTENT, seed).bytes();
        return new ReplayScan("a file", header).header().seed();
    }
}
