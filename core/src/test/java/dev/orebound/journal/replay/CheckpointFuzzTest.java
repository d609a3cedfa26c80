package dev.orebound.journal.replay;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.DictionaryEntries;
import com.code_intelligence.jazzer.junit.FuzzTest;
import dev.orebound.OneLine;
import dev.orebound.chance.Seed;
import dev.orebound.expedition.Checkpoint;
import dev.orebound.expedition.CheckpointValidator;
import dev.orebound.expedition.Expedition;
import dev.orebound.journal.run.PlayedRuns;
import dev.orebound.world.intent.Intent;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Timeout;

/** Checks that a checkpoint of any words is read or refused, and that a run at an accepted one can be played. */
class CheckpointFuzzTest {
    private static final Seed SEED = Seed.of(7);
    private static final int TICKS = 30;

    /** Reads the fuzzer's bytes as the payload of a record. */
    @DictionaryEntries({
        " companion=",
        " brew=",
        " spell=",
        " flask=",
        " status=burning,60,1",
        " chosen=fire",
        " entrance=",
        " deeds=",
        " gains=",
        " path=",
        " relics=ember_heel",
        " worn=hook,miners_lamp,work_coat",
        " helped=1",
        " seed=",
        " first=1",
        " boss",
        "2147483647"
    })
    @Timeout(20) // detects endless loops, not slowness
    @FuzzTest
    void aCheckpointOfAnyWordsIsReadOrRefused(byte[] payload) {
        Checkpoint checkpoint = readOrNull(text(payload));
        if (checkpoint == null) {
            return;
        }
        RecordBuffer record = new RecordBuffer();
        CheckpointCodec.write(checkpoint, record.begin(RecordKind.CHECKPOINT));
        String written = Objects.requireNonNull(new RecordSplitter(record.bytes()).next());

        assertThat(readOrNull(written)).isEqualTo(checkpoint);
        String whyNot = CheckpointValidator.whyNot(checkpoint, PlayedRuns.CONTENT);
        if (!whyNot.isEmpty()) {
            OneLine.assertIn(whyNot);
        }
    }

    /** Reads the same and, if the checkpoint fits, makes its floor and plays it for a moment. */
    @Timeout(20) // detects endless loops, not slowness
    @FuzzTest
    void aRunCanBePlayedFromEveryCheckpointThatFits(byte[] payload) {
        Checkpoint checkpoint = readOrNull(text(payload));
        if (checkpoint == null
                || !CheckpointValidator.whyNot(checkpoint, PlayedRuns.CONTENT).isEmpty()) {
            return;
        }
        Expedition run;
        try {
            run = Expedition.from(checkpoint, PlayedRuns.CONTENT);
        } catch (IllegalArgumentException refused) {
            OneLine.assertIn(String.valueOf(refused.getMessage()));
            return;
        }
        Intent intent = new Intent();
        for (int tick = 0; tick < TICKS && run.status() == Expedition.RunStatus.PLAYING; tick++) {
            intent.clear();
            intent.move(tick, 99);
            intent.hold(tick % 2 == 0 ? Intent.STRIKE : Intent.THROW);
            run.step(intent);
        }
        assertThat(run.world().party()).isNotNull();
    }

    /** Returns null if the words are no checkpoint, which a reader treats as a damaged record. */
    private static @Nullable Checkpoint readOrNull(String payload) {
        try {
            return CheckpointCodec.read(SEED, PlayedRuns.CONTENT.fingerprint(), payload);
        } catch (IllegalArgumentException | ArithmeticException | IndexOutOfBoundsException refused) {
            return null;
        }
    }

    private static String text(byte[] payload) {
        return new String(payload, StandardCharsets.UTF_8);
    }
}
