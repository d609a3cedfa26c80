package dev.orebound.view.sound;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import javax.sound.sampled.AudioFormat;
import javax.sound.sampled.AudioInputStream;
import javax.sound.sampled.AudioSystem;
import org.junit.jupiter.api.Test;

class SoundWorkshopTest {
    @Test
    void anotherReaderFindsTheSameSamples() throws Exception {
        short[] samples = {0, 1, -1, 32767, -32768, 256};

        try (AudioInputStream read =
                AudioSystem.getAudioInputStream(new ByteArrayInputStream(SoundWorkshop.wavOf(samples)))) {
            AudioFormat format = read.getFormat();
            assertThat(format.getEncoding()).isEqualTo(AudioFormat.Encoding.PCM_SIGNED);
            assertThat(format.getSampleRate()).isEqualTo(44_100);
            assertThat(format.getSampleSizeInBits()).isEqualTo(16);
            assertThat(format.getChannels()).isEqualTo(1);
            assertThat(read.readAllBytes()).containsExactly(0, 0, 1, 0, 0xff, 0xff, 0xff, 0x7f, 0, 0x80, 0, 1);
        }
    }
}
