package dev.orebound.desktop.window;

import com.badlogic.gdx.backends.lwjgl3.audio.OpenALLwjgl3Audio;
import org.jspecify.annotations.Nullable;
import org.lwjgl.openal.AL10;
import org.lwjgl.openal.ALC10;
import org.lwjgl.openal.EXTEfx;

/** A filter of OpenAL for the sounds of libGDX, which knows no filters. Makes no garbage. */
final class HighNoteFilter {
    private static final String EXTENSION = "ALC_EXT_EFX";

    private final OpenALLwjgl3Audio audio;
    private final int filter;

    private HighNoteFilter(OpenALLwjgl3Audio audio) {
        this.audio = audio;
        filter = EXTEfx.alGenFilters();
        EXTEfx.alFilteri(filter, EXTEfx.AL_FILTER_TYPE, EXTEfx.AL_FILTER_LOWPASS);
    }

    /** Returns a filter for the sounds of an open device, or null if the device has none. */
    static @Nullable HighNoteFilter of(OpenALLwjgl3Audio audio) {
        return hasFilters() ? new HighNoteFilter(audio) : null;
    }

    private static boolean hasFilters() {
        long context = ALC10.alcGetCurrentContext();
        return context != 0 && ALC10.alcIsExtensionPresent(ALC10.alcGetContextsDevice(context), EXTENSION);
    }

    /** Lets a source, which sounds and music share one after the other, play all notes again. */
    static void removeFrom(int source) {
        if (source != -1 && hasFilters()) {
            AL10.alSourcei(source, EXTEfx.AL_DIRECT_FILTER, EXTEfx.AL_FILTER_NULL);
        }
    }

    /** As {@link dev.orebound.view.sound.SoundOutput#muffle}. */
    void muffle(long playing, float highs) {
        int source = audio.getSourceId(playing);
        if (source == -1) {
            return;
        }
        // A source takes over what the filter is at this moment, so one filter does for all.
        EXTEfx.alFilterf(filter, EXTEfx.AL_LOWPASS_GAINHF, highs);
        AL10.alSourcei(source, EXTEfx.AL_DIRECT_FILTER, highs < 1 ? filter : EXTEfx.AL_FILTER_NULL);
    }
}
