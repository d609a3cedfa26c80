package dev.orebound.content;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A thing that can happen in the world, as assets name it. Content knows nothing of the world, so whoever reads assets
 * that speak of events hands these in.
 *
 * @param id the event's word
 * @param firstKind the number of the first kind
 * @param kinds the words for what it can be about, numbered upwards from {@code firstKind}; empty if it has no kinds
 * @param manners for each kind the words for how it can come about, numbered upwards from 0; empty if that is not told
 *     apart
 */
public record EventWord(String id, int firstKind, List<String> kinds, List<List<String>> manners)
        implements Identified {
    public EventWord {
        kinds = List.copyOf(kinds);
        manners = manners.stream().map(List::copyOf).toList();
        if (!manners.isEmpty() && manners.size() != kinds.size()) {
            throw new IllegalArgumentException(id + " has manners for " + manners.size() + " of " + kinds + " kinds");
        }
    }

    /** An event that comes about in one way. */
    public EventWord(String id, int firstKind, List<String> kinds) {
        this(id, firstKind, kinds, List.of());
    }

    /** The words for how it can come about for a kind, or for any kind where that is null; each once. */
    public List<String> mannersOf(@Nullable String kind) {
        if (manners.isEmpty()) {
            return List.of();
        }
        List<List<String>> asked = kind == null ? manners : List.of(manners.get(kinds.indexOf(kind)));
        return asked.stream().flatMap(List::stream).distinct().toList();
    }
}
