package dev.orebound.view.sound;

import dev.orebound.content.sound.EventWord;
import dev.orebound.content.sound.SoundCaptions;
import dev.orebound.content.sound.SoundContent;
import dev.orebound.content.sound.SoundCues.SoundCue;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.TickEvents;
import dev.orebound.world.event.WorldEvent;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Plays the sounds that the cues give to events, and tells a listener of their captions. Makes no garbage. */
final class EventSounds {
    private final SoundBank bank;
    private final SoundListener ears;
    private final Sight sight;
    private final @Nullable ReadyCue[][] cues;
    private final @Nullable ReadyCue[][][] manners;
    private final int[] firstKinds;
    private final SoundCaptions captions;
    private final CaptionListener listener;
    /** The number of the caption by event, kind, and manner from 1 on; the last kind is that of everything else, manner 0 none. */
    private final int[][][] captionOf;

    /** Tells whether the player sees a place, in cells. */
    interface Sight {
        boolean sees(float x, float y);
    }

    /** A cue with its sounds looked up, and the tick until which it is quiet. */
    private static final class ReadyCue {
        final SoundCue cue;
        final int[] sounds;
        long quietUntil;

        ReadyCue(SoundCue cue, SoundBank bank) {
            this.cue = cue;
            sounds = cue.sounds().stream().mapToInt(bank::index).toArray();
        }
    }

    EventSounds(SoundContent content, SoundBank bank, SoundListener ears, Sight sight, CaptionListener listener) {
        this.bank = bank;
        this.listener = listener;
        captions = content.captions();
        this.ears = ears;
        this.sight = sight;
        EventType[] types = EventType.values();
        cues = new ReadyCue[types.length][];
        manners = new ReadyCue[types.length][][];
        firstKinds = new int[types.length];
        captionOf = new int[types.length][][];
        for (EventType type : types) {
            EventWord word = content.events().get(type.id());
            firstKinds[type.ordinal()] = word.firstKind();
            Map<SoundCue, ReadyCue> ready = readied(word, content.cues().cues());
            cues[type.ordinal()] = cues(word, ready);
            manners[type.ordinal()] = manners(word, ready);
            captionOf[type.ordinal()] = captionsOf(word);
        }
    }

    private int[][] captionsOf(EventWord word) {
        int[] ofEvent = captions.captionsOf(word);
        if (ofEvent.length == 0) {
            return new int[0][];
        }
        int kinds = word.kinds().size();
        int[][] best = new int[kinds + 1][];
        for (int kind = 0; kind <= kinds; kind++) {
            String about = kind < kinds ? word.kinds().get(kind) : null;
            List<String> ways = kind < word.manners().size() ? word.manners().get(kind) : List.of();
            best[kind] = new int[ways.size() + 1];
            for (int way = 0; way <= ways.size(); way++) {
                best[kind][way] = captions.bestOf(ofEvent, about, way == 0 ? null : ways.get(way - 1));
            }
        }
        return best;
    }

    /** Looks up each cue of the event once, so that the manners of several kinds share when it was last heard. */
    private Map<SoundCue, ReadyCue> readied(EventWord word, List<SoundCue> all) {
        Map<SoundCue, ReadyCue> ready = new LinkedHashMap<>();
        for (SoundCue cue : all) {
            if (cue.event().equals(word.id())) {
                ready.put(cue, new ReadyCue(cue, bank));
            }
        }
        return ready;
    }

    /** Returns a cue for each kind, and a last one for everything without a kind of its own. */
    private static @Nullable ReadyCue[] cues(EventWord word, Map<SoundCue, ReadyCue> all) {
        int kinds = word.kinds().size();
        @Nullable ReadyCue[] ready = new ReadyCue[kinds + 1];
        for (int kind = 0; kind <= kinds; kind++) {
            ready[kind] = find(all, kind < kinds ? word.kinds().get(kind) : null, null);
        }
        return ready;
    }

    /** Returns for each kind a cue for each way in which the event can come about. */
    private static @Nullable ReadyCue[][] manners(EventWord word, Map<SoundCue, ReadyCue> all) {
        @Nullable ReadyCue[][] ready = new ReadyCue[word.manners().size()][];
        for (int kind = 0; kind < ready.length; kind++) {
            List<String> ofKind = word.manners().get(kind);
            ready[kind] = new ReadyCue[ofKind.size()];
            for (int manner = 0; manner < ofKind.size(); manner++) {
                ready[kind][manner] = find(all, word.kinds().get(kind), ofKind.get(manner));
            }
        }
        return ready;
    }

    /** Returns the cue for just this kind, else the one for its family, else the one for any. */
    private static @Nullable ReadyCue find(
            Map<SoundCue, ReadyCue> all, @Nullable String kind, @Nullable String manner) {
        ReadyCue found = null;
        int best = 0;
        for (Map.Entry<SoundCue, ReadyCue> each : all.entrySet()) {
            int fit = Objects.equals(each.getKey().manner(), manner)
                    ? fit(each.getKey().kind(), kind)
                    : 0;
            if (fit > best) {
                found = each.getValue();
                best = fit;
            }
        }
        return found;
    }

    /** Returns how well a cue fits a kind: 3 for just this kind, 2 for its family, 1 for any, 0 not at all. */
    private static int fit(@Nullable String ofCue, @Nullable String kind) {
        if (Objects.equals(ofCue, kind)) {
            return 3;
        }
        if (ofCue == null) {
            return 1;
        }
        return kind != null && EventWord.isFamily(ofCue, kind) ? 2 : 0;
    }

    /** Plays the events of a tick. */
    void hear(TickEvents events, long tick) {
        for (int i = 0; i < events.size(); i++) {
            WorldEvent event = events.at(i);
            boolean isHeard = play(cue(event), event, tick);
            isHeard |= play(mannerCue(event), event, tick);
            if (isHeard) {
                tell(event);
            }
        }
    }

    private void tell(WorldEvent event) {
        int[][] kinds = captionOf[event.type().ordinal()];
        if (kinds.length == 0) {
            return;
        }
        int kind = event.subject() - firstKinds[event.type().ordinal()];
        int[] ways = kind >= 0 && kind < kinds.length ? kinds[kind] : kinds[kinds.length - 1];
        int way = event.manner() + 1;
        int caption = way > 0 && way < ways.length ? ways[way] : ways[0];
        if (caption != SoundCaptions.NONE && (captions.isToldAnywhere(caption) || !sight.sees(event.x(), event.y()))) {
            listener.heard(caption, event.subject(), event.x(), event.y());
        }
    }

    private @Nullable ReadyCue cue(WorldEvent event) {
        int type = event.type().ordinal();
        @Nullable ReadyCue[] kinds = cues[type];
        int kind = event.subject() - firstKinds[type];
        return kind >= 0 && kind < kinds.length ? kinds[kind] : kinds[kinds.length - 1];
    }

    private @Nullable ReadyCue mannerCue(WorldEvent event) {
        int type = event.type().ordinal();
        @Nullable ReadyCue[][] kinds = manners[type];
        int kind = event.subject() - firstKinds[type];
        if (kind < 0 || kind >= kinds.length) {
            return null;
        }
        int manner = event.manner();
        return manner >= 0 && manner < kinds[kind].length ? kinds[kind][manner] : null;
    }

    /** Plays a cue unless it is quiet or too far away, and returns whether it is heard. */
    private boolean play(@Nullable ReadyCue ready, WorldEvent event, long tick) {
        if (ready == null || tick < ready.quietUntil) {
            return false;
        }
        float gain = ready.cue.gain() * ears.gain(event.x(), event.y(), ready.cue.carriesCells());
        if (gain <= 0) {
            return false;
        }
        if (!sight.sees(event.x(), event.y())) {
            gain *= ears.hiddenGain();
        }
        ready.quietUntil = tick + ready.cue.intervalTicks();
        float pan = ears.pan(event.x());
        for (int sound : ready.sounds) {
            bank.play(sound, gain, pan);
        }
        return true;
    }
}
