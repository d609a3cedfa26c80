package dev.orebound.view.music;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import dev.orebound.TestSize;
import dev.orebound.content.music.MusicContent;
import dev.orebound.content.music.MusicPiece;
import dev.orebound.content.music.MusicTension;
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
class MusicSoundTest {
    private static final MusicContent CONTENT = MusicContent.read(new BuiltInAssets());
    private static final RenderedPiece RENDERER = new RenderedPiece(CONTENT);
    private static final int RATE = RenderedPiece.RATE;

    /** The loudness of a fight, in LUFS; it is 3 LU softer while nobody knows of the player. */
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
    void everyTensionOfAPieceIsAsLoudAsItShouldBeAndNeitherClipsNorStops(String piece) {
        PieceTimeline timeline = RENDERER.timeline(piece);
        float seconds = timeline.barFrame(timeline.bars()) / (float) RATE;
        assertThat(timeline.bytes()).as("bytes of samples").isLessThan(24 << 20);
        for (MusicTension tension : tensions(timeline.piece())) {
            float[][] samples = RenderedPiece.samples(RENDERER.render(piece, seconds, Map.of(0, tension)));

            assertThat(LoudnessMeter.integrated(samples))
                    .as("loudness of %s in %s", piece, tension)
                    .isBetween(target(piece, tension) - TOLERANCE, target(piece, tension) + TOLERANCE);
            assertThat(peak(samples)).as("peak of %s in %s", piece, tension).isLessThan(0.98f);
            if (tension.compareTo(MusicTension.HUNTED) >= 0) {
                assertThat(longestSilence(samples))
                        .as("silence of %s in %s", piece, tension)
                        .isLessThan(2 * RATE);
            }
        }
    }

    @Test
    void inMonoBothSidesPlayTheMiddleOfWhatTheyPlayedBefore() {
        PieceTimeline timeline = RENDERER.timeline("timbered");
        float[][] stereo = begun(timeline, false);
        float[][] mono = begun(timeline, true);

        assertThat(stereo[0]).isNotEqualTo(stereo[1]);
        assertThat(mono[0]).isEqualTo(mono[1]);
        assertThat(peak(mono)).isBetween(peak(stereo) / 4, 0.98f);
    }

    /** Returns the first seconds of a piece. */
    private static float[][] begun(PieceTimeline timeline, boolean isMono) {
        MusicMixer mixer = new MusicMixer(CONTENT.rules());
        mixer.setMono(isMono);
        mixer.setTension(MusicTension.HUNTED);
        mixer.play(timeline);
        byte[] out = new byte[8 * RATE / MusicMixer.BLOCK * MusicMixer.BLOCK_BYTES];
        for (int at = 0; at < out.length; at += MusicMixer.BLOCK_BYTES) {
            mixer.render(out, at);
        }
        return RenderedPiece.samples(out);
    }

    @Test
    void theSameTensionsGiveTheSameSamples() {
        Map<Integer, MusicTension> tensions = Map.of(0, MusicTension.NOTICED, 2, MusicTension.HUNTED);

        byte[] first = RENDERER.render("timbered", 8, tensions);

        assertThat(new RenderedPiece(CONTENT).render("timbered", 8, tensions)).isEqualTo(first);
    }

    @Test
    void whenStemsComeAndGo_thenNoSampleJumpsFartherThanWhileTheyStay() {
        float most = 0;
        for (MusicTension tension : tensions(CONTENT.pieces().get("timbered"))) {
            most = Math.max(most, jump(RenderedPiece.samples(RENDERER.render("timbered", 30, Map.of(0, tension)))));
        }

        float[][] changing = RenderedPiece.samples(RENDERER.render(
                "timbered",
                30,
                Map.of(
                        0,
                        MusicTension.UNSEEN,
                        2,
                        MusicTension.HUNTED,
                        4,
                        MusicTension.UNSEEN,
                        6,
                        MusicTension.SEALED,
                        8,
                        MusicTension.NOTICED,
                        10,
                        MusicTension.SEALED,
                        12,
                        MusicTension.UNSEEN)));

        assertThat(jump(changing)).isLessThan(1.3f * most);
    }

    @Test
    void whenAnotherPieceIsWanted_thenTheFirstDiesAwayBeforeItBegins() {
        MusicMixer mixer = new MusicMixer(CONTENT.rules());
        byte[] block = new byte[MusicMixer.BLOCK_BYTES];
        PieceTimeline first = RENDERER.timeline("timbered");
        PieceTimeline second = RENDERER.timeline(MusicContent.DESCENT);
        mixer.play(first);
        render(mixer, block, 200);
        mixer.play(second);
        mixer.render(block, 0);
        assertThat(mixer.timeline()).isSameAs(first);

        render(mixer, block, blocks(second.piece().entranceSeconds()) + 2);

        assertThat(mixer.timeline()).isSameAs(second);
        assertThat(mixer.bar()).isZero();
    }

    @Test
    void aStemComesAndGoesAtBarLines() {
        MusicMixer mixer = new MusicMixer(CONTENT.rules());
        byte[] block = new byte[MusicMixer.BLOCK_BYTES];
        PieceTimeline timeline = RENDERER.timeline("timbered");
        mixer.play(timeline);
        render(mixer, block, 10);
        mixer.setTension(MusicTension.HUNTED);
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
        float[][] death = RenderedPiece.samples(RENDERER.render(MusicContent.DEATH, 40, Map.of()));
        float[][] descent = RenderedPiece.samples(RENDERER.render(MusicContent.DESCENT, 40, Map.of()));

        assertThat(longestSilence(death)).isGreaterThan(5 * RATE);
        assertThat(longestSilence(descent)).isLessThan(RATE);
    }

    @Test
    void whenEverySoundIsThere_thenMixingAllocatesNothing() {
        MusicMixer mixer = new MusicMixer(CONTENT.rules());
        byte[] block = new byte[MusicMixer.BLOCK_BYTES];
        mixer.play(RENDERER.timeline("timbered"));
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
            mixer.setTension(MusicTension.of(i / 500 % 4));
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

    private static Set<MusicTension> tensions(MusicPiece piece) {
        Set<MusicTension> tensions = new TreeSet<>();
        piece.stems().forEach(stem -> tensions.addAll(stem.during()));
        return tensions.isEmpty() ? Set.of(MusicTension.UNSEEN) : tensions;
    }

    private static double target(String piece, MusicTension tension) {
        boolean isSoft = Set.of(MusicContent.TITLE, MusicContent.DESCENT).contains(piece);
        return switch (tension) {
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
