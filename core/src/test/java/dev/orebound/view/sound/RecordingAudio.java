package dev.orebound.view.sound;

import com.badlogic.gdx.Audio;
import com.badlogic.gdx.audio.AudioDevice;
import com.badlogic.gdx.audio.AudioRecorder;
import com.badlogic.gdx.audio.Music;
import com.badlogic.gdx.audio.Sound;
import com.badlogic.gdx.files.FileHandle;
import com.badlogic.gdx.utils.GdxRuntimeException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** An audio device that records what it is asked to play. */
final class RecordingAudio implements Audio, SoundOutput {
    /** Everything that was played and not forgotten, in order. */
    final List<Played> played = new ArrayList<>();

    /** The gain of every playing loop, by the name of its sound. */
    final Map<String, Float> looping = new LinkedHashMap<>();

    /** The side of the loop that began or changed last. */
    float loopPan;

    /** The names of all sounds that were loaded and not disposed of. */
    final List<String> loaded = new ArrayList<>();

    /** The number of the device's opening, which a test may change. */
    int opening = 1;

    private final Health health;

    /** Whether the device works. */
    enum Health {
        SOUND,
        /** Plays but records nothing, so that it allocates nothing. */
        FORGETFUL,
        REFUSES_TO_LOAD,
        REFUSES_TO_PLAY
    }

    record Played(String sound, float gain, float pitch, float pan, float highs) {}

    RecordingAudio(Health health) {
        this.health = health;
    }

    /** Returns the names of the played sounds, without the numbers of their variants. */
    List<String> names() {
        return played.stream()
                .map(sound -> sound.sound().substring(0, sound.sound().lastIndexOf('_')))
                .toList();
    }

    @Override
    public Sound newSound(FileHandle file) {
        if (health == Health.REFUSES_TO_LOAD || !file.extension().equals("wav") || file.readBytes().length == 0) {
            throw new GdxRuntimeException("no such sound " + file);
        }
        loaded.add(file.nameWithoutExtension());
        return new RecordedSound(file.nameWithoutExtension());
    }

    @Override
    public int opening() {
        return opening;
    }

    @Override
    public void muffle(long playing, float highs) {
        if (highs < 1 && health != Health.FORGETFUL) {
            Played whole = played.remove(played.size() - 1);
            played.add(new Played(whole.sound, whole.gain, whole.pitch, whole.pan, highs));
        }
    }

    @Override
    public AudioDevice newAudioDevice(int samplingRate, boolean isMono) {
        throw new UnsupportedOperationException();
    }

    @Override
    public AudioRecorder newAudioRecorder(int samplingRate, boolean isMono) {
        throw new UnsupportedOperationException();
    }

    @Override
    public Music newMusic(FileHandle file) {
        throw new UnsupportedOperationException();
    }

    @Override
    public boolean switchOutputDevice(String deviceIdentifier) {
        return false;
    }

    @Override
    public String[] getAvailableOutputDevices() {
        return new String[0];
    }

    @Override
    public void dispose() {}

    private final class RecordedSound implements Sound {
        private final String name;

        RecordedSound(String name) {
            this.name = name;
        }

        @Override
        public long play(float volume, float pitch, float pan) {
            if (health == Health.REFUSES_TO_PLAY) {
                throw new GdxRuntimeException("the device is gone");
            }
            if (health != Health.FORGETFUL) {
                played.add(new Played(name, volume, pitch, pan, 1));
            }
            return played.size();
        }

        @Override
        public long loop(float volume, float pitch, float pan) {
            setPan(1, pan, volume);
            return 1;
        }

        @Override
        public void setPan(long soundId, float pan, float volume) {
            if (health != Health.FORGETFUL) {
                looping.put(name, volume);
                loopPan = pan;
            }
        }

        @Override
        public void stop(long soundId) {
            looping.remove(name);
        }

        @Override
        public void dispose() {
            loaded.remove(name);
        }

        @Override
        public long play() {
            throw new UnsupportedOperationException();
        }

        @Override
        public long play(float volume) {
            throw new UnsupportedOperationException();
        }

        @Override
        public long loop() {
            throw new UnsupportedOperationException();
        }

        @Override
        public long loop(float volume) {
            throw new UnsupportedOperationException();
        }

        @Override
        public void stop() {
            throw new UnsupportedOperationException();
        }

        @Override
        public void pause() {
            throw new UnsupportedOperationException();
        }

        @Override
        public void resume() {
            throw new UnsupportedOperationException();
        }

        @Override
        public void pause(long soundId) {
            throw new UnsupportedOperationException();
        }

        @Override
        public void resume(long soundId) {
            throw new UnsupportedOperationException();
        }

        @Override
        public void setLooping(long soundId, boolean looping) {
            throw new UnsupportedOperationException();
        }

        @Override
        public void setPitch(long soundId, float pitch) {
            throw new UnsupportedOperationException();
        }

        @Override
        public void setVolume(long soundId, float volume) {
            throw new UnsupportedOperationException();
        }
    }
}
