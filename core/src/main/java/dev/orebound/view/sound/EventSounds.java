package dev.orebound.view.sound;

import dev.orebound.content.EventWord;
import dev.orebound.content.sound.SoundContent;
import dev.orebound.content.sound.SoundCue;
import dev.orebound.world.Event;
import dev.orebound.world.EventType;
import dev.orebound.world.Events;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Plays what cues say about events. Makes no garbage. */
final class EventSounds {
    private final SoundBank bank;
    private final Ears ears;
    private final Sight sight;
    private final @Nullable ReadyCue[][] cues;
    private final int[] firstKinds;

    /** Whether the player sees a place, in cells. */
    interface Sight {
        boolean sees(float x, float y);
    }

    /** A cue with its sounds looked up, and when it was last heard. */
    private static final class ReadyCue {
        final SoundCue cue;
        final int[] sounds;
        long quietUntil;

        ReadyCue(SoundCue cue, SoundBank bank) {
            this.cue = cue;
            sounds = cue.sounds().stream().mapToInt(bank::index).toArray();
        }
    }

    EventSounds(SoundContent content, SoundBank bank, Ears ears, Sight sight) {
        this.bank = bank;
        this.ears = ears;
        this.sight = sight;
        EventType[] types = EventType.values();
        cues = new ReadyCue[types.length][];
        firstKinds = new int[types.length];
        for (EventType type : types) {
            EventWord word = content.events().get(type.id());
            firstKinds[type.ordinal()] = word.firstKind();
            cues[type.ordinal()] = cues(word, content.cues().cues());
        }
    }

    /** One place for each kind, and a last one for whatever has no kind of its own. */
    private @Nullable ReadyCue[] cues(EventWord word, List<SoundCue> all) {
        int kinds = word.kinds().size();
        @Nullable ReadyCue[] ready = new ReadyCue[kinds + 1];
        for (SoundCue cue : all) {
            if (cue.event().equals(word.id())) {
                ready[cue.kind() == null ? kinds : word.kinds().indexOf(cue.kind())] = new ReadyCue(cue, bank);
            }
        }
        for (int kind = 0; kind < kinds; kind++) {
            if (ready[kind] == null) {
                ready[kind] = ready[kinds];
            }
        }
        return ready;
    }

    /** Plays what happened in a tick. */
    void hear(Events events, long tick) {
        for (int i = 0; i < events.size(); i++) {
            Event event = events.at(i);
            ReadyCue cue = cue(event);
            if (cue != null && tick >= cue.quietUntil) {
                play(cue, event, tick);
            }
        }
    }

    private @Nullable ReadyCue cue(Event event) {
        int type = event.type().ordinal();
        @Nullable ReadyCue[] kinds = cues[type];
        int kind = event.kind() - firstKinds[type];
        return kind >= 0 && kind < kinds.length ? kinds[kind] : kinds[kinds.length - 1];
    }

    private void play(ReadyCue ready, Event event, long tick) {
        float gain = ready.cue.gain() * ears.gain(event.x(), event.y(), ready.cue.carriesCells());
        if (gain <= 0) {
            return;
        }
        if (!sight.sees(event.x(), event.y())) {
            gain *= ears.hiddenGain();
        }
        ready.quietUntil = tick + ready.cue.intervalTicks();
        float pan = ears.pan(event.x());
        for (int sound : ready.sounds) {
            bank.play(sound, gain, pan);
        }
    }
}
