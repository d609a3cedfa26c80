package dev.orebound.view.music;

import dev.orebound.content.music.MusicRules;
import dev.orebound.content.music.MusicTension;
import dev.orebound.view.music.PieceTimeline.Moment;
import dev.orebound.view.sound.synth.HallReverb;
import dev.orebound.view.sound.synth.SampleMath;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Mixes a piece into a stream, block by block: 16 bits, left and right. Stems come and go at bar lines; another piece
 * begins once the one before has died away. Allocates nothing.
 */
final class MusicMixer {
    /** Frames of a block: within one, gains change on a straight line. */
    static final int BLOCK = 256;

    static final int BLOCK_BYTES = BLOCK * 2 * Short.BYTES;

    private static final int MOST_STEMS = 8;
    private static final int MOST_VOICES = 192;

    /** Samples up to this stay as they are; those above are bent towards the full scale. */
    private static final float LINEAR = 0.7f;

    private static final float BENT = 0.28f;

    /** Samples by which the echoes of the hall come later on the right. */
    private static final int HALLS_APART = 23;

    private static final float HALL_SHARE = 0.3f;

    /** Keeps samples from getting so small that processors slow down. */
    private static final float TINY = 1e-15f;

    private final float stemFade;
    private final HallReverb leftHall;
    private final HallReverb rightHall;
    private final float[] toHall = new float[BLOCK];
    private final float[] wet = new float[BLOCK];
    private final float[] left = new float[BLOCK];
    private final float[] right = new float[BLOCK];
    private final Voice[] voices = new Voice[MOST_VOICES];
    private int sounding;

    private @Nullable PieceTimeline timeline;
    private @Nullable PieceTimeline next;
    private MusicTension tension = MusicTension.UNSEEN;
    private int frame;
    private int bar;
    private int moment;
    private boolean isOver;
    private float hallShare;
    private boolean isMono;

    private final boolean[] isStemOn = new boolean[MOST_STEMS];
    private final float[] stemFrom = new float[MOST_STEMS];
    private final float[] stemTo = new float[MOST_STEMS];
    private float pieceFrom = 1;
    private float pieceTo = 1;

    /** A note that sounds. */
    private static final class Voice {
        short[] samples = new short[0];
        int at;
        int offset;
        int framesLeft;
        float release;
        float releaseStep;
        float left;
        float right;
        int stem;
    }

    MusicMixer(MusicRules rules) {
        stemFade = BLOCK / (rules.stemFadeSeconds() * SampleMath.RATE);
        leftHall = new HallReverb(rules.hallSeconds(), rules.hallDark(), 0);
        rightHall = new HallReverb(rules.hallSeconds(), rules.hallDark(), HALLS_APART);
        for (int i = 0; i < voices.length; i++) {
            voices[i] = new Voice();
        }
    }

    /** Lets the current piece die away and then plays another, or none. */
    void play(@Nullable PieceTimeline wanted) {
        next = wanted;
    }

    /** Chooses the stems that play from the next bar on. */
    void setTension(MusicTension changed) {
        tension = changed;
    }

    /** Sets whether both channels play the same. */
    void setMono(boolean wanted) {
        isMono = wanted;
    }

    /** Returns the piece that is heard, or null. */
    @Nullable
    PieceTimeline timeline() {
        return timeline;
    }

    /** Returns the number of the bar that plays, from 0. */
    int bar() {
        return bar;
    }

    /** Returns whether a stem is heard in the bar that plays. */
    boolean isStemOn(int stem) {
        return isStemOn[stem];
    }

    /** Writes the next block. */
    void render(byte[] out, int at) {
        Arrays.fill(left, 0);
        Arrays.fill(right, 0);
        change();
        PieceTimeline playing = timeline;
        if (playing != null) {
            System.arraycopy(stemTo, 0, stemFrom, 0, MOST_STEMS);
            if (!isOver) {
                advance(playing);
            }
            for (int stem = 0; stem < MOST_STEMS; stem++) {
                stemTo[stem] =
                        isStemOn[stem] ? Math.min(1, stemTo[stem] + stemFade) : Math.max(0, stemTo[stem] - stemFade);
            }
            mixVoices();
            hallShare = playing.piece().hall();
        }
        addHall();
        if (isMono) {
            mixToMiddle();
        }
        for (int i = 0; i < BLOCK; i++) {
            write(left[i], out, at + 4 * i);
            write(right[i], out, at + 4 * i + 2);
        }
    }

    private void addHall() {
        for (int i = 0; i < BLOCK; i++) {
            toHall[i] = HALL_SHARE * (left[i] + right[i]) + TINY;
        }
        addHall(leftHall, left);
        addHall(rightHall, right);
    }

    private void addHall(HallReverb hall, float[] out) {
        Arrays.fill(wet, 0);
        hall.run(toHall, wet);
        for (int i = 0; i < BLOCK; i++) {
            out[i] += hallShare * wet[i];
        }
    }

    private void mixToMiddle() {
        for (int i = 0; i < BLOCK; i++) {
            float middle = (left[i] + right[i]) / 2;
            left[i] = middle;
            right[i] = middle;
        }
    }

    /** Fades the current piece if another is wanted, and begins that one as soon as nothing is heard. */
    private void change() {
        pieceFrom = pieceTo;
        if (timeline == next) {
            pieceTo = Math.min(1, pieceTo + stemFade);
            return;
        }
        if (timeline != null && pieceTo > 0) {
            float seconds = next == null ? 1 : next.piece().entranceSeconds();
            pieceTo = Math.max(0, pieceTo - BLOCK / (seconds * SampleMath.RATE));
            return;
        }
        sounding = 0;
        timeline = null;
        if (next != null && next.canBegin()) {
            timeline = next;
            frame = 0;
            bar = 0;
            moment = 0;
            isOver = false;
            pieceFrom = 1;
            pieceTo = 1;
            Arrays.fill(isStemOn, false);
            Arrays.fill(stemTo, 0);
            chooseStems(next);
        }
    }

    /** Lets the notes of this block begin. */
    private void advance(PieceTimeline playing) {
        int end = frame + BLOCK;
        int barEnd = playing.barFrame(bar + 1);
        if (end <= barEnd) {
            begin(playing, end, frame);
            frame = end;
            return;
        }
        begin(playing, barEnd, frame);
        int offset = barEnd - frame;
        bar++;
        if (bar == playing.bars()) {
            if (playing.returnBar() < 0) {
                isOver = true;
                return;
            }
            bar = playing.returnBar();
            moment = playing.momentAt(playing.barFrame(bar));
        }
        chooseStems(playing);
        frame = playing.barFrame(bar) - offset;
        end = frame + BLOCK;
        begin(playing, end, frame);
        frame = end;
    }

    private void chooseStems(PieceTimeline playing) {
        for (int stem = 0; stem < playing.stems(); stem++) {
            isStemOn[stem] = playing.isHeardIn(stem, tension);
            if (isStemOn[stem] && stemTo[stem] == 0) {
                // Nothing of it sounds, so it can begin at its full strength without a click.
                stemTo[stem] = 1;
                stemFrom[stem] = 1;
            }
        }
    }

    private void begin(PieceTimeline playing, int end, int blockFrame) {
        while (moment < playing.moments() && playing.moment(moment).frame() < end) {
            Moment note = playing.moment(moment++);
            short[] samples = note.sound().samples;
            if (samples != null && isStemOn[note.stem()] && sounding < MOST_VOICES) {
                Voice voice = voices[sounding++];
                voice.samples = samples;
                voice.at = 0;
                voice.offset = note.frame() - blockFrame;
                voice.framesLeft = note.frames();
                voice.release = 1;
                voice.releaseStep = BLOCK / Math.max(BLOCK, note.sound().releaseFrames);
                voice.left = note.left();
                voice.right = note.right();
                voice.stem = note.stem();
            }
        }
    }

    private void mixVoices() {
        for (int i = sounding - 1; i >= 0; i--) {
            Voice voice = voices[i];
            float before = voice.release;
            if (voice.framesLeft <= 0) {
                voice.release = Math.max(0, before - voice.releaseStep);
            }
            float from = pieceFrom * stemFrom[voice.stem] * before * before;
            float to = pieceTo * stemTo[voice.stem] * voice.release * voice.release;
            mix(voice, from, (to - from) / BLOCK);
            if (voice.release == 0 || to == 0 || voice.at == voice.samples.length) {
                sounding--;
                voices[i] = voices[sounding];
                voices[sounding] = voice;
            }
        }
    }

    private void mix(Voice voice, float gain, float step) {
        int begin = voice.offset;
        int end = Math.min(BLOCK, begin + voice.samples.length - voice.at);
        int source = voice.at - begin;
        short[] samples = voice.samples;
        float toLeft = voice.left;
        float toRight = voice.right;
        for (int i = begin; i < end; i++) {
            float sample = (gain + i * step) * samples[source + i];
            left[i] += toLeft * sample;
            right[i] += toRight * sample;
        }
        voice.at += end - begin;
        voice.framesLeft -= end - begin;
        voice.offset = 0;
    }

    private static void write(float sample, byte[] out, int at) {
        float size = Math.abs(sample);
        if (size > LINEAR) {
            float above = (size - LINEAR) / BENT;
            size = LINEAR + BENT * above / (1 + above);
        }
        int value = Math.round(Math.copySign(size, sample) * Short.MAX_VALUE);
        out[at] = (byte) value;
        out[at + 1] = (byte) (value >> 8);
    }
}
