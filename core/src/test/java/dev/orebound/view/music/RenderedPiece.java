package dev.orebound.view.music;

import dev.orebound.content.music.MusicContent;
import dev.orebound.content.music.MusicTension;
import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.view.sound.synth.SoundSynth;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import javax.sound.sampled.AudioFileFormat;
import javax.sound.sampled.AudioFormat;
import javax.sound.sampled.AudioInputStream;
import javax.sound.sampled.AudioSystem;

/** A piece rendered by the mixer of the game, faster than it is played, with tensions that change at given bars. */
final class RenderedPiece {
    static final int RATE = 44_100;

    private final MusicContent content;
    private final SoundSynth synth;
    private final Map<String, PieceTimeline> timelines = new TreeMap<>();

    RenderedPiece(MusicContent content) {
        this.content = content;
        synth = new SoundSynth(content.materials());
    }

    /** Returns a piece with all its sounds. */
    PieceTimeline timeline(String piece) {
        return timelines.computeIfAbsent(piece, id -> {
            PieceTimeline timeline = new PieceTimeline(content.pieces().get(id), content, synth);
            while (timeline.prepareNext()) {
                // One after the other.
            }
            return timeline;
        });
    }

    /**
     * Renders a piece from its beginning.
     *
     * @param tensions the tension from each bar on
     * @return 16 bits, left and right
     */
    byte[] render(String piece, float seconds, Map<Integer, MusicTension> tensions) {
        PieceTimeline timeline = timeline(piece);
        MusicMixer mixer = new MusicMixer(content.rules());
        mixer.play(timeline);
        int blocks = Math.round(seconds * RATE / MusicMixer.BLOCK);
        byte[] out = new byte[blocks * MusicMixer.BLOCK_BYTES];
        double framesABar = timeline.barFrame(1);
        for (int block = 0; block < blocks; block++) {
            int bar = (int) (block * MusicMixer.BLOCK / framesABar + 0.5);
            tensions.forEach((from, tension) -> {
                if (bar >= from) {
                    mixer.setTension(tension);
                }
            });
            mixer.render(out, block * MusicMixer.BLOCK_BYTES);
        }
        return out;
    }

    /** Returns the samples of both sides, from -1 to 1. */
    static float[][] samples(byte[] pcm) {
        ByteBuffer buffer = ByteBuffer.wrap(pcm).order(ByteOrder.LITTLE_ENDIAN);
        float[][] samples = new float[2][pcm.length / 4];
        for (int i = 0; i < samples[0].length; i++) {
            samples[0][i] = buffer.getShort(4 * i) / 32_768f;
            samples[1][i] = buffer.getShort(4 * i + 2) / 32_768f;
        }
        return samples;
    }

    static void write(byte[] pcm, Path file) throws IOException {
        AudioFormat format = new AudioFormat(RATE, 16, 2, true, false);
        try (AudioInputStream stream = new AudioInputStream(new ByteArrayInputStream(pcm), format, pcm.length / 4)) {
            AudioSystem.write(stream, AudioFileFormat.Type.WAVE, file.toFile());
        }
    }

    /** Writes a wave file: {@code PIECE FILE SECONDS [BAR:TENSION ...]}, and prints its loudness. */
    public static void main(String[] arguments) throws IOException {
        Assets assets = new BuiltInAssets();
        RenderedPiece renderer = new RenderedPiece(MusicContent.read(assets));
        Map<Integer, MusicTension> tensions = new TreeMap<>();
        for (int i = 3; i < arguments.length; i++) {
            String[] parts = arguments[i].split(":", -1);
            tensions.put(Integer.valueOf(parts[0]), MusicTension.valueOf(parts[1].toUpperCase(Locale.ROOT)));
        }
        byte[] pcm = renderer.render(arguments[0], Float.parseFloat(arguments[2]), tensions);
        write(pcm, Path.of(arguments[1]));
        System.out.println(arguments[0] + " " + LoudnessMeter.integrated(samples(pcm)) + " LUFS");
    }
}
