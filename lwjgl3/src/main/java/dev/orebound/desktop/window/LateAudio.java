package dev.orebound.desktop.window;

import com.badlogic.gdx.audio.AudioDevice;
import com.badlogic.gdx.audio.AudioRecorder;
import com.badlogic.gdx.audio.Music;
import com.badlogic.gdx.audio.Sound;
import com.badlogic.gdx.backends.lwjgl3.audio.Lwjgl3Audio;
import com.badlogic.gdx.backends.lwjgl3.audio.OpenALLwjgl3Audio;
import com.badlogic.gdx.backends.lwjgl3.audio.mock.MockAudio;
import com.badlogic.gdx.files.FileHandle;

/**
 * Audio that opens the sound device only after the window. libGDX opens it first, which is slow and makes the system
 * complain on machines without one, so that a player who lacks OpenGL would miss the one line that matters.
 */
final class LateAudio implements Lwjgl3Audio {
    private static final int VOICES = 32;
    private static final int BUFFERS = 9;
    private static final int BUFFER_SAMPLES = 512;

    private Lwjgl3Audio audio = new MockAudio();

    /**
     * Opens the sound device; without one, all is silent.
     *
     * @return how that went, for reports
     */
    String begin() {
        try {
            audio = new OpenALLwjgl3Audio(VOICES, BUFFERS, BUFFER_SAMPLES);
            return "opened";
        } catch (RuntimeException | LinkageError e) {
            return "none: " + e.getMessage();
        }
    }

    @Override
    public void update() {
        audio.update();
    }

    @Override
    public AudioDevice newAudioDevice(int samplingRate, boolean isMono) {
        return audio.newAudioDevice(samplingRate, isMono);
    }

    @Override
    public AudioRecorder newAudioRecorder(int samplingRate, boolean isMono) {
        return audio.newAudioRecorder(samplingRate, isMono);
    }

    @Override
    public Sound newSound(FileHandle file) {
        return audio.newSound(file);
    }

    @Override
    public Music newMusic(FileHandle file) {
        return audio.newMusic(file);
    }

    @Override
    public boolean switchOutputDevice(String device) {
        return audio.switchOutputDevice(device);
    }

    @Override
    public String[] getAvailableOutputDevices() {
        return audio.getAvailableOutputDevices();
    }

    @Override
    public void dispose() {
        audio.dispose();
    }
}
