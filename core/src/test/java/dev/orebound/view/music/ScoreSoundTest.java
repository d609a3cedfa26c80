package dev.orebound.view.music;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import dev.orebound.TestSize;
import dev.orebound.content.music.MusicContent;
import dev.orebound.content.music.MusicMood;
import dev.orebound.content.music.MusicPiece;
import dev.orebound.content.reading.BuiltInAssets;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Checks what the mixer of the game makes of the pieces: loudness, peaks, silence, clicks and garbage. */
class ScoreSoundTest {
    private static final MusicContent CONTENT = MusicContent.read(new BuiltInAssets());
    private static final RenderedScore RENDERER = new RenderedScore(CONTENT);
    private static final int RATE = RenderedScore.RATE;

    /** The loudness of the tensest moods, in LUFS; the calmest is 3 LU softer. */
    private static final double TARGET = -18;

    private static final double TOLERANCE = 2;
    private static final double SILENCE = 0.001;

    /** The pieces that are tried by day: one of each sort. At night all are. */
    private static Stream<String> pieces() {
        List<String> daily = List.of("timbered", MusicContent.BOSS, MusicContent.DESCENT);
        return TestSize.of(0, 1) == 0 ? daily.stream() : CONTENT.pieces().ids().stream();
    }

    @ParameterizedTest
    @MethodSource("pieces")
    void everyMoodOfAPieceIsAsLoudAsItShouldBeAndNeitherClipsNorStops(String piece) {
        PieceScore score = RENDERER.score(piece);
        float seconds = score.barFrame(score.bars()) / (float) RATE;
        assertThat(score.bytes()).as("bytes of samples").isLessThan(24 << 20);
        for (MusicMood mood : moods(score.piece())) {
            float[][] samples = RenderedScore.samples(RENDERER.render(piece, seconds, Map.of(0, mood)));

            assertThat(LoudnessMeter.integrated(samples))
                    .as("loudness of %s in %s", piece, mood)
                    .isBetween(target(piece, mood) - TOLERANCE, target(piece, mood) + TOLERANCE);
            assertThat(peak(samples)).as("peak of %s in %s", piece, mood).isLessThan(0.98f);
            if (mood.compareTo(MusicMood.HUNTED) >= 0) {
                assertThat(longestSilence(samples))
                        .as("silence of %s in %s", piece, mood)
                        .isLessThan(2 * RATE);
            }
        }
    }

    @Test
    void theSameMoodsGiveTheSameSamples() {
        Map<Integer, MusicMood> moods = Map.of(0, MusicMood.NOTICED, 2, MusicMood.HUNTED);

        byte[] first = RENDERER.render("timbered", 8, moods);

        assertThat(new RenderedScore(CONTENT).render("timbered", 8, moods)).isEqualTo(first);
    }

    @Test
    void whenStemsComeAndGo_thenNoSampleJumpsFartherThanWhileTheyStay() {
        float most = 0;
        for (MusicMood mood : moods(CONTENT.pieces().get("timbered"))) {
            most = Math.max(most, jump(RenderedScore.samples(RENDERER.render("timbered", 30, Map.of(0, mood)))));
        }

        float[][] changing = RenderedScore.samples(RENDERER.render(
                "timbered",
                30,
                Map.of(
                        0,
                        MusicMood.UNSEEN,
                        2,
                        MusicMood.HUNTED,
                        4,
                        MusicMood.UNSEEN,
                        6,
                        MusicMood.SEALED,
                        8,
                        MusicMood.NOTICED,
                        10,
                        MusicMood.SEALED,
                        12,
                        MusicMood.UNSEEN)));

        assertThat(jump(changing)).isLessThan(1.3f * most);
    }

    @Test
    void whenAnotherPieceIsWanted_thenTheFirstDiesAwayBeforeItBegins() {
        MusicMixer mixer = new MusicMixer(CONTENT.rules());
        byte[] block = new byte[MusicMixer.BLOCK_BYTES];
        PieceScore first = RENDERER.score("timbered");
        PieceScore second = RENDERER.score(MusicContent.DESCENT);
        mixer.play(first);
        render(mixer, block, 200);
        mixer.play(second);
        mixer.render(block, 0);
        assertThat(mixer.score()).isSameAs(first);

        render(mixer, block, blocks(second.piece().entranceSeconds()) + 2);

        assertThat(mixer.score()).isSameAs(second);
        assertThat(mixer.bar()).isZero();
    }

    @Test
    void aStemComesAndGoesAtBarLines() {
        MusicMixer mixer = new MusicMixer(CONTENT.rules());
        byte[] block = new byte[MusicMixer.BLOCK_BYTES];
        PieceScore score = RENDERER.score("timbered");
        mixer.play(score);
        render(mixer, block, 10);
        mixer.setMood(MusicMood.HUNTED);
        while (mixer.bar() == 0) {
            assertThat(mixer.isStemOn(0)).isTrue();
            assertThat(mixer.isStemOn(2)).isFalse();
            mixer.render(block, 0);
        }

        assertThat(mixer.isStemOn(0)).isFalse();
        assertThat(mixer.isStemOn(2)).isTrue();
    }

    @Test
    void aPieceThatEndsFallsSilentAndOneThatReturnsDoesNot() {
        float[][] death = RenderedScore.samples(RENDERER.render(MusicContent.DEATH, 40, Map.of()));
        float[][] descent = RenderedScore.samples(RENDERER.render(MusicContent.DESCENT, 40, Map.of()));

        assertThat(longestSilence(death)).isGreaterThan(5 * RATE);
        assertThat(longestSilence(descent)).isLessThan(RATE);
    }

    @Test
    void whenEverySoundIsThere_thenMixingAllocatesNothing() {
        MusicMixer mixer = new MusicMixer(CONTENT.rules());
        byte[] block = new byte[MusicMixer.BLOCK_BYTES];
        mixer.play(RENDERER.score("timbered"));
        mix(mixer, block, 20_000);

        // The JIT may still replace a method during one or two rounds.
        long least = Long.MAX_VALUE;
        for (int round = 0; round < 5; round++) {
            long before = allocated();
            mix(mixer, block, 2_000);
            least = Math.min(least, allocated() - before);
        }

        assertThat(least).as("bytes in the thriftiest round").isLessThan(2_000);
    }

    private static void mix(MusicMixer mixer, byte[] block, int blocks) {
        for (int i = 0; i < blocks; i++) {
            mixer.setMood(MusicMood.of(i / 500 % 4));
            mixer.render(block, 0);
        }
    }

    private static void render(MusicMixer mixer, byte[] block, int blocks) {
        for (int i = 0; i < blocks; i++) {
            mixer.render(block, 0);
        }
    }

    private static int blocks(float seconds) {
        return Math.round(seconds * RATE / MusicMixer.BLOCK);
    }

    private static Set<MusicMood> moods(MusicPiece piece) {
        Set<MusicMood> moods = new TreeSet<>();
        piece.stems().forEach(stem -> moods.addAll(stem.moods()));
        return moods.isEmpty() ? Set.of(MusicMood.UNSEEN) : moods;
    }

    private static double target(String piece, MusicMood mood) {
        boolean isSoft = Set.of(MusicContent.TITLE, MusicContent.DESCENT).contains(piece);
        return switch (mood) {
            case UNSEEN -> CONTENT.pieces().get(piece).stems().size() > 1 ? TARGET - 3 : isSoft ? TARGET - 2 : TARGET;
            case NOTICED -> TARGET - 1.5;
            default -> TARGET;
        };
    }

    private static float peak(float[][] samples) {
        float peak = 0;
        for (float[] side : samples) {
            for (float sample : side) {
                peak = Math.max(peak, Math.abs(sample));
            }
        }
        return peak;
    }

    private static float jump(float[][] samples) {
        float jump = 0;
        for (float[] side : samples) {
            for (int i = 1; i < side.length; i++) {
                jump = Math.max(jump, Math.abs(side[i] - side[i - 1]));
            }
        }
        return jump;
    }

    private static int longestSilence(float[][] samples) {
        int longest = 0;
        int now = 0;
        for (float sample : samples[0]) {
            now = Math.abs(sample) < SILENCE ? now + 1 : 0;
            longest = Math.max(longest, now);
        }
        return longest;
    }

    private static long allocated() {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        return threads.getThreadAllocatedBytes(Thread.currentThread().getId());
    }
}
