package dev.orebound.view.sound.synth;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;

/** Writes samples as a WAV file in memory: PCM, mono, 16 bits. */
public final class WavFile {
    private static final int HEADER_BYTES = 44;
    private static final int BYTES_A_SAMPLE = 2;
    private static final short PCM = 1;
    private static final short MONO = 1;

    private WavFile() {}

    public static byte[] bytes(short[] samples) {
        int data = samples.length * BYTES_A_SAMPLE;
        ByteBuffer wav = ByteBuffer.allocate(HEADER_BYTES + data).order(ByteOrder.LITTLE_ENDIAN);
        wav.put(tag("RIFF")).putInt(HEADER_BYTES - 8 + data).put(tag("WAVE"));
        wav.put(tag("fmt ")).putInt(16).putShort(PCM).putShort(MONO);
        wav.putInt(SampleMath.RATE).putInt(SampleMath.RATE * BYTES_A_SAMPLE);
        wav.putShort((short) BYTES_A_SAMPLE).putShort((short) (8 * BYTES_A_SAMPLE));
        wav.put(tag("data")).putInt(data);
        for (short sample : samples) {
            wav.putShort(sample);
        }
        return wav.array();
    }

    private static byte[] tag(String letters) {
        return letters.getBytes(StandardCharsets.US_ASCII);
    }
}
