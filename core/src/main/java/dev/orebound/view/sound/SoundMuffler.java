package dev.orebound.view.sound;

/** An audio device that can take high notes from a sound that plays, as rock and distance do. */
public interface SoundMuffler {
    /** Takes nothing. */
    SoundMuffler NONE = (playing, highs) -> {};

    /**
     * Changes how much of the high notes of a sound is heard.
     *
     * @param playing what the device returned when the sound began; ignored if it has ended
     * @param highs share that remains above some 5,000 hertz, 0 to 1; lower notes lose less
     */
    void muffle(long playing, float highs);
}
