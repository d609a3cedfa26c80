package dev.orebound.desktop.window;

import com.badlogic.gdx.audio.AudioDevice;
import com.badlogic.gdx.audio.AudioRecorder;
import com.badlogic.gdx.audio.Music;
import com.badlogic.gdx.audio.Sound;
import com.badlogic.gdx.backends.lwjgl3.audio.Lwjgl3Audio;
import com.badlogic.gdx.backends.lwjgl3.audio.mock.MockAudio;
import com.badlogic.gdx.files.FileHandle;
import dev.orebound.desktop.platform.HostMachine;
import dev.orebound.desktop.window.SoundDeviceWatch.OpenedDevice;
import dev.orebound.view.sound.SoundOutput;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Audio that opens the sound device only after the window, and again whenever one comes after one was gone; without one
 * the game is silent. libGDX opens it first and once, which is slow and makes the system complain on machines without
 * one, so that a player who lacks OpenGL would miss the one line that matters.
 */
final class LateAudio implements Lwjgl3Audio, SoundOutput {
    private final SoundDeviceWatch watch;
    private final Consumer<String> told;
    private final Lwjgl3Audio silence = new MockAudio();
    private Lwjgl3Audio audio = silence;
    private @Nullable HighNoteFilter filter;
    private @Nullable OpenedDevice playing;
    private String state = "";
    private int openings;

    /**
     * @param told hears of the device whenever it changes, as reports have it: {@code opened: NAME} or {@code none:
     *     REASON}
     */
    LateAudio(HostMachine host, Consumer<String> told) {
        watch = new SoundDeviceWatch(host);
        this.told = told;
    }

    /** Begins to look for a sound device, and waits for none. */
    void begin() {
        watch.begin();
    }

    /** Returns how often it has tried to open a device. */
    int tries() {
        return watch.tries();
    }

    /** Returns true while exactly one thread looks after the device. */
    boolean isWatchedOnce() {
        return watch.threads() == 1;
    }

    @Override
    public int opening() {
        return playing == null ? CLOSED : openings;
    }

    @Override
    public void muffle(long sound, float highs) {
        if (filter != null) {
            filter.muffle(sound, highs);
        }
    }

    @Override
    public void update() {
        if (playing == null) {
            adopt(watch.opened());
        } else if (watch.isLost()) {
            playing = null;
            filter = null;
            audio = silence;
            watch.release();
            tell("none: the device is gone");
        }
        audio.update();
    }

    private void adopt(@Nullable OpenedDevice found) {
        if (found == null) {
            if (!watch.failure().isEmpty() && openings == 0) {
                tell("none: " + watch.failure());
            }
            return;
        }
        playing = found;
        audio = found.audio();
        openings++;
        filter = HighNoteFilter.of(found.audio());
        tell("opened: " + found.name() + (filter == null ? ", without filters" : ""));
    }

    private void tell(String now) {
        if (!now.equals(state)) {
            state = now;
            told.accept(now);
        }
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
        playing = null;
        audio = silence;
        watch.end();
    }
}
