package dev.orebound.content;

import java.util.List;

/**
 * A thing that can happen in the world, as assets name it. Content knows nothing of the world, so whoever reads assets
 * that speak of events hands these in.
 *
 * @param id the event's word
 * @param firstKind the number of the first kind
 * @param kinds the words for what it can be about, numbered upwards from {@code firstKind}; empty if it has no kinds
 */
public record EventWord(String id, int firstKind, List<String> kinds) implements Identified {
    public EventWord {
        kinds = List.copyOf(kinds);
    }
}
