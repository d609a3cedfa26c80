package dev.orebound.desktop.window;

import com.badlogic.gdx.audio.AudioDevice;
import com.badlogic.gdx.audio.AudioRecorder;
import com.badlogic.gdx.audio.Music;
import com.badlogic.gdx.audio.Sound;
import com.badlogic.gdx.backends.lwjgl3.audio.Lwjgl3Audio;
import com.badlogic.gdx.backends.lwjgl3.audio.OpenALLwjgl3Audio;
import com.badlogic.gdx.backends.lwjgl3.audio.mock.MockAudio;
import com.badlogic.gdx.files.FileHandle;
import dev.orebound.desktop.platform.HostMachine;
import dev.orebound.view.music.MusicStream;
import dev.orebound.view.sound.SoundMuffler;
import org.lwjgl.system.APIUtil;
import org.lwjgl.system.CallbackI;
import org.lwjgl.system.JNI;
import org.lwjgl.system.MemoryUtil;
import org.lwjgl.system.SharedLibrary;
import org.lwjgl.system.libffi.FFICIF;
import org.lwjgl.system.libffi.LibFFI;

/**
 * Audio that opens the sound device only after the window. libGDX opens it first, which is slow and makes the system
 * complain on machines without one, so that a player who lacks OpenGL would miss the one line that matters.
 */
final class LateAudio implements Lwjgl3Audio, SoundMuffler {
    private static final int VOICES = 32;
    private static final int BUFFERS = 9;
    private static final int BUFFER_SAMPLES = 512;
    private static final String ALSA_LIBRARY = "libasound.so.2";

    private Lwjgl3Audio audio = new MockAudio();
    private SoundMuffler muffler = SoundMuffler.NONE;

    /**
     * Opens the sound device; without one, the game is silent.
     *
     * @return the outcome, for reports
     */
    String begin(HostMachine host) {
        silenceAlsa(host);
        OpenALLwjgl3Audio opened;
        try {
            opened = new OpenALLwjgl3Audio(VOICES, BUFFERS, BUFFER_SAMPLES);
            opened.registerMusic(MusicStream.EXTENSION, StreamedMusic::new);
            audio = opened;
        } catch (RuntimeException | LinkageError e) {
            return "none: " + e.getMessage();
        }
        try {
            muffler = HighNoteFilter.of(opened);
            return "opened";
        } catch (RuntimeException | LinkageError e) {
            return "opened, without filters: " + e.getMessage();
        }
    }

    /**
     * Silences ALSA before sound is opened. On Linux without a sound card that library writes eight lines to standard
     * error, which would hide the game's own line. The library lets a program handle those lines, and our handler drops
     * them.
     */
    private static void silenceAlsa(HostMachine host) {
        if (!host.isUnix() || host.isDebugging()) {
            return;
        }
        try {
            SharedLibrary alsa = APIUtil.apiCreateLibrary(ALSA_LIBRARY);
            long taker = alsa.getFunctionAddress("snd_lib_error_set_handler");
            if (taker != MemoryUtil.NULL) {
                // Never freed, because the library keeps it for as long as the process runs.
                JNI.callPI(new AlsaLogDropper().address(), taker);
            }
        } catch (UnsatisfiedLinkError none) {
            // Without that library nothing is written.
        }
    }

    @Override
    public void muffle(long playing, float highs) {
        muffler.muffle(playing, highs);
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

    /** A log handler that drops every line: {@code void (const char *file, int line, const char *function, int err, const char *fmt, ...)}. */
    private static final class AlsaLogDropper implements CallbackI {
        @Override
        public FFICIF getCallInterface() {
            return APIUtil.apiCreateCIF(
                    LibFFI.FFI_DEFAULT_ABI,
                    LibFFI.ffi_type_void,
                    LibFFI.ffi_type_pointer,
                    LibFFI.ffi_type_sint32,
                    LibFFI.ffi_type_pointer,
                    LibFFI.ffi_type_sint32,
                    LibFFI.ffi_type_pointer);
        }

        @Override
        public void callback(long result, long arguments) {
            // Dropped.
        }
    }
}
