package dev.orebound.view.sound;

import com.badlogic.gdx.Audio;

/** An audio device that comes and goes while the game runs, and that can take high notes from a sound that plays. */
public interface SoundOutput {
    /** The number of an opening while no device is open. */
    int CLOSED = 0;

    /** A device that is always there and takes no notes. */
    SoundOutput STEADY = always(1);

    /** A device that never comes. */
    SoundOutput NONE = always(CLOSED);

    private static SoundOutput always(int opening) {
        return new SoundOutput() {
            @Override
            public int opening() {
                return opening;
            }

            @Override
            public void muffle(long playing, float highs) {
                // Takes none.
            }
        };
    }

    /** Returns what an audio system says of its device; one that says nothing is taken to be always there. */
    static SoundOutput of(Audio audio) {
        return audio instanceof SoundOutput output ? output : STEADY;
    }

    /**
     * Returns a number that is another one each time the device is opened, or {@link #CLOSED}. Sounds and music that
     * were made for one opening must not be used in others, not even to dispose of them. It changes only between
     * frames.
     */
    int opening();

    /**
     * Changes how much of the high notes of a sound is heard, as rock and distance do.
     *
     * @param playing what the device returned when the sound began; ignored if it has ended
     * @param highs share that remains above some 5,000 hertz, 0 to 1; lower notes lose less
     */
    void muffle(long playing, float highs);
}
