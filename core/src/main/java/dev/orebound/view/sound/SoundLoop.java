package dev.orebound.view.sound;

import com.badlogic.gdx.audio.Sound;

/** A loop that swells and dies as it is told. It takes a voice of the device only while it can be heard. */
final class SoundLoop {
    private static final long NOT_PLAYING = -1;

    private final SoundBank bank;
    private final int sound;
    private final float pan;
    private float gain;
    private float applied;
    private long playing = NOT_PLAYING;

    SoundLoop(SoundBank bank, int sound, float pan) {
        this.bank = bank;
        this.sound = sound;
        this.pan = pan;
    }

    /** Changes how loud it is, 0 to 1. */
    void gain(float wanted) {
        gain = wanted;
        refresh();
    }

    /** Lets the device know, if anything has changed. */
    void refresh() {
        float heard = gain * bank.volume();
        Sound ready = bank.ready(sound);
        if (ready == null || (heard == applied && (playing != NOT_PLAYING || heard == 0))) {
            return;
        }
        try {
            apply(ready, heard);
            applied = heard;
        } catch (RuntimeException e) {
            bank.fail(e);
        }
    }

    /** Ends it for good. */
    void stop() {
        gain(0);
        bank.forget(this);
    }

    private void apply(Sound ready, float heard) {
        if (heard == 0) {
            ready.stop(playing);
            playing = NOT_PLAYING;
        } else if (playing == NOT_PLAYING) {
            playing = ready.loop(heard, 1, pan);
        } else {
            ready.setPan(playing, pan, heard);
        }
    }
}
