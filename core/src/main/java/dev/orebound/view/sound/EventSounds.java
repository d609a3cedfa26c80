package dev.orebound.view.sound;

import dev.orebound.content.sound.EventWord;
import dev.orebound.content.sound.SoundCaptions;
import dev.orebound.content.sound.SoundContent;
import dev.orebound.content.sound.SoundCues.SoundCue;
import dev.orebound.view.sound.SoundListener.PlacedSound;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.TickEvents;
import dev.orebound.world.event.WorldEvent;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Plays the sounds that the cues give to events, and tells of their captions. Makes no garbage. */
final class EventSounds {
    private final SoundListener ears;
    private final int[] firstKinds = new int[EventType.values().length];

    /** By type of event, kind, and manner from 1 on; the last kind stands for unknown ones, manner 0 for no known one. */
    private final HeardEvent[][][] heard = new HeardEvent[firstKinds.length][][];

    /** The sounds of an event of one kind that came about in one manner. */
    private record HeardEvent(
            @Nullable ReadyCue cue, @Nullable ReadyCue ofManner, int caption) {}

    /** A cue whose sounds are looked up. All kinds and manners that it fits share it. */
    private static final class ReadyCue {
        final SoundCue cue;
        final PlacedSound sounds;
        long quietUntil;

        ReadyCue(SoundCue cue, SoundBank bank) {
            this.cue = cue;
            List<Integer> numbers = cue.sounds().stream().map(bank::index).toList();
            sounds = new PlacedSound(numbers, cue.gain(), 0, cue.carriesCells());
        }
    }

    EventSounds(SoundBank bank, SoundListener ears) {
        this.ears = ears;
        for (EventType type : EventType.values()) {
            EventWord word = bank.content().events().get(type.id());
            firstKinds[type.ordinal()] = word.firstKind();
            heard[type.ordinal()] = soundsOf(word, bank);
        }
    }

    /** Returns what is heard of an event by kind and manner. */
    private static HeardEvent[][] soundsOf(EventWord word, SoundBank bank) {
        SoundContent content = bank.content();
        List<ReadyCue> cues = content.cues().cues().stream()
                .filter(cue -> cue.event().equals(word.id()))
                .map(cue -> new ReadyCue(cue, bank))
                .toList();
        SoundCaptions captions = content.captions();
        int[] ofEvent = captions.captionsOf(word);
        HeardEvent[][] sounds = new HeardEvent[word.kinds().size() + 1][];
        for (int i = 0; i < sounds.length; i++) {
            String kind = i < word.kinds().size() ? word.kinds().get(i) : null;
            List<String> manners = i < word.manners().size() ? word.manners().get(i) : List.of();
            ReadyCue cue = find(cues, kind, null);
            sounds[i] = new HeardEvent[manners.size() + 1];
            sounds[i][0] = new HeardEvent(cue, null, captions.bestOf(ofEvent, kind, null));
            for (int j = 1; j < sounds[i].length; j++) {
                String manner = manners.get(j - 1);
                sounds[i][j] = new HeardEvent(cue, find(cues, kind, manner), captions.bestOf(ofEvent, kind, manner));
            }
        }
        return sounds;
    }

    /** Returns the cue for just this kind, else the one for its family, else the one for any. */
    private static @Nullable ReadyCue find(List<ReadyCue> cues, @Nullable String kind, @Nullable String manner) {
        Stream<ReadyCue> ofManner = cues.stream().filter(ready -> Objects.equals(ready.cue.manner(), manner));
        return EventWord.best(ofManner, ready -> ready.cue.kind(), kind);
    }

    /** Plays the events of a tick. */
    void hear(TickEvents events, long tick) {
        for (int i = 0; i < events.size(); i++) {
            WorldEvent event = events.at(i);
            HeardEvent sounds = find(event);
            boolean isHeard = play(sounds.cue, event, tick);
            isHeard |= play(sounds.ofManner, event, tick);
            if (isHeard) {
                ears.tell(sounds.caption, event.subject(), event.x(), event.y());
            }
        }
    }

    private HeardEvent find(WorldEvent event) {
        HeardEvent[][] kinds = heard[event.type().ordinal()];
        int kind = event.subject() - firstKinds[event.type().ordinal()];
        HeardEvent[] manners = kinds[kind >= 0 && kind < kinds.length ? kind : kinds.length - 1];
        int manner = event.manner() + 1;
        return manners[manner > 0 && manner < manners.length ? manner : 0];
    }

    /** Plays a cue unless it is quiet or too far away, and returns whether it is heard. */
    private boolean play(@Nullable ReadyCue ready, WorldEvent event, long tick) {
        if (ready == null || tick < ready.quietUntil || !ears.play(ready.sounds, event.x(), event.y())) {
            return false;
        }
        ready.quietUntil = tick + ready.cue.intervalTicks();
        return true;
    }
}
