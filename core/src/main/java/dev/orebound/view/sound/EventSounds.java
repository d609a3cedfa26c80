package dev.orebound.view.sound;

import dev.orebound.content.sound.EventWord;
import dev.orebound.content.sound.SoundCaptions;
import dev.orebound.content.sound.SoundCues.EventCue;
import dev.orebound.view.effect.EventIndex;
import dev.orebound.view.sound.SoundListener.PlacedSound;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.TickEvents;
import dev.orebound.world.event.WorldEvent;
import dev.orebound.world.event.WorldEvent.ActorEvent;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.LongPredicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Plays the sounds that the cues give to events, and tells of their captions. Makes no garbage. */
final class EventSounds {
    private final SoundListener ears;
    private final LongPredicate companions;
    private final EventIndex<HeardEvent> heard;

    /** The sounds of an event of one kind that came about in one manner. */
    private record HeardEvent(
            @Nullable ReadyCue cue, @Nullable ReadyCue ofManner, int caption, int captionOfCompanion) {}

    /** A cue whose sounds are looked up. All kinds and manners that it fits share it. */
    private static final class ReadyCue {
        final EventCue cue;
        final PlacedSound sounds;
        long quietUntil;

        ReadyCue(EventCue cue, SoundBank bank) {
            this.cue = cue;
            List<Integer> numbers = cue.sounds().stream().map(bank::index).toList();
            sounds = new PlacedSound(numbers, cue.gain(), 0, cue.carriesCells());
        }
    }

    /** @param companions tells by the spawn id whether an actor is a companion of the player */
    EventSounds(SoundBank bank, SoundListener ears, LongPredicate companions) {
        this.ears = ears;
        this.companions = companions;
        SoundCaptions captions = bank.content().captions();
        Map<String, List<ReadyCue>> cues = new HashMap<>();
        bank.content().cues().cues().stream()
                .filter(EventCue::isHeard)
                .forEach(cue -> cues.computeIfAbsent(cue.event(), event -> new ArrayList<>())
                        .add(new ReadyCue(cue, bank)));
        heard = new EventIndex<>(bank.content().events(), (word, kind, manner) -> {
            List<ReadyCue> ofEvent = cues.getOrDefault(word.id(), List.of());
            int[] told = captions.captionsOf(word);
            return new HeardEvent(
                    find(ofEvent, kind, null),
                    manner == null ? null : find(ofEvent, kind, manner),
                    captions.bestOf(told, kind, manner, false),
                    captions.bestOf(told, kind, manner, true));
        });
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
            HeardEvent sounds = heard.of(event);
            boolean isHeard = play(sounds.cue, event, tick);
            isHeard |= play(sounds.ofManner, event, tick);
            if (isHeard) {
                long actorId = event instanceof ActorEvent actor ? actor.actorId : WorldEvent.NOBODY;
                int caption = isOfCompanion(event, actorId) ? sounds.captionOfCompanion : sounds.caption;
                ears.tell(caption, event.subject(), actorId, event.x(), event.y());
            }
        }
    }

    /** Returns whether an event is about a companion; a dead one is none any more when its death is told. */
    private boolean isOfCompanion(WorldEvent event, long actorId) {
        return event.type() == EventType.COMPANION_DIED || companions.test(actorId);
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
