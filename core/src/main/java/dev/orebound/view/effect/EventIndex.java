package dev.orebound.view.effect;

import dev.orebound.content.reading.ContentTable;
import dev.orebound.content.sound.EventWord;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.WorldEvent;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Finds what belongs to an event by its type, kind and manner, such as its sounds. Everything is looked up by words
 * once, so finding makes no garbage.
 *
 * @param <T> what belongs to an event
 */
public final class EventIndex<T> {
    private final int[] firstKinds = new int[EventType.values().length];

    /**
     * By type of event, kind, and manner from 1 on; the last kind stands for unknown ones, manner 0 for no known one.
     */
    private final List<List<List<T>>> found = new ArrayList<>();

    /** Looks up by words what belongs to an event. */
    public interface EventLookup<T> {
        /** Returns what belongs to an event of a kind that came about in a manner; null stands for unknown ones. */
        T find(EventWord word, @Nullable String kind, @Nullable String manner);
    }

    public EventIndex(ContentTable<EventWord> words, EventLookup<T> lookup) {
        for (EventType type : EventType.values()) {
            EventWord word = words.get(type.id());
            firstKinds[type.ordinal()] = word.firstKind();
            found.add(ofKinds(word, lookup));
        }
    }

    private static <T> List<List<T>> ofKinds(EventWord word, EventLookup<T> lookup) {
        List<List<T>> kinds = new ArrayList<>();
        for (int i = 0; i <= word.kinds().size(); i++) {
            String kind = i < word.kinds().size() ? word.kinds().get(i) : null;
            List<T> manners = new ArrayList<>();
            manners.add(lookup.find(word, kind, null));
            if (i < word.manners().size()) {
                word.manners().get(i).forEach(manner -> manners.add(lookup.find(word, kind, manner)));
            }
            kinds.add(manners);
        }
        return kinds;
    }

    /** Returns what belongs to an event. */
    public T of(WorldEvent event) {
        List<List<T>> kinds = found.get(event.type().ordinal());
        int kind = event.subject() - firstKinds[event.type().ordinal()];
        List<T> manners = kinds.get(kind >= 0 && kind < kinds.size() ? kind : kinds.size() - 1);
        int manner = event.manner() + 1;
        return manners.get(manner > 0 && manner < manners.size() ? manner : 0);
    }
}
