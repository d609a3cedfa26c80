package dev.orebound.view.music;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestSize;
import dev.orebound.chance.RandomStream;
import dev.orebound.chance.RandomStreams;
import dev.orebound.chance.Seed;
import dev.orebound.content.NewestContents;
import dev.orebound.content.music.MusicContent;
import dev.orebound.content.music.MusicPiece;
import dev.orebound.content.music.MusicTension;
import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.content.reading.ContentException;
import dev.orebound.view.sound.synth.SoundSynth;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Checks that hostile music is refused in lines, or made and mixed within bounds. */
class HostileMusicTest {
    private static final int CONTENTS = TestSize.of(40, 200);
    private static final int SOUNDS_A_PIECE = 6;
    private static final int BLOCKS = 100;

    private final Assets builtIn = new BuiltInAssets();
    private final MusicContent usual = MusicContent.read(builtIn);

    @Test
    void hostileMusicIsRefusedInLinesOrPlayed() {
        NewestContents contents = new NewestContents(builtIn, NewestContents.MUSIC);
        RandomStream chance = new RandomStreams(Seed.of("newest")).stream("test.newest", "music");
        int played = 0;
        for (int number = 0; number < CONTENTS; number++) {
            Assets hostile = contents.draw(chance);
            try {
                MusicContent music = MusicContent.read(hostile);
                played++;
                play(music);
            } catch (ContentException e) {
                assertThat(e.complaints())
                        .isNotEmpty()
                        .allSatisfy(line -> assertThat(line)
                                .matches("music/[a-z]+\\.json: [^\\p{Cc}\\p{Zl}\\p{Zp}]+")
                                .hasSizeLessThan(1_300));
            } catch (RuntimeException | AssertionError e) {
                throw new AssertionError("content " + number + " with " + contents.changes() + ": " + e, e);
            }
        }
        assertThat(played).as("played of %s", CONTENTS).isBetween(CONTENTS / 20, CONTENTS - 1);
    }

    /** Makes some sounds of each piece that differs from the game's own, and mixes its beginning. */
    private void play(MusicContent music) {
        byte[] out = new byte[MusicMixer.BLOCK_BYTES];
        for (MusicPiece piece : music.pieces()) {
            boolean isUsual = usual.pieces().has(piece.id())
                    && usual.pieces().get(piece.id()).equals(piece)
                    && usual.instruments().asList().equals(music.instruments().asList());
            if (!isUsual) {
                PieceTimeline timeline = new PieceTimeline(piece, music, new SoundSynth(music.materials()));
                assertThat(timeline.moments()).isLessThanOrEqualTo(MusicPiece.MOST_NOTES);
                assertThat(timeline.bytes()).isBetween(0, 44_100 * 2 * MusicPiece.MOST_SOUND_SECONDS * 11 / 10);
                for (int sound = 0; sound < SOUNDS_A_PIECE; sound++) {
                    timeline.prepareNext();
                }
                MusicMixer mixer = new MusicMixer(music.rules());
                mixer.play(timeline);
                mixer.setTension(MusicTension.HUNTED);
                for (int block = 0; block < BLOCKS; block++) {
                    mixer.render(out, 0);
                }
            }
        }
        assertThat(List.of(music.rules().gain())).allMatch(gain -> gain >= 0 && gain <= 1);
    }
}
