package dev.orebound.content.sound;

import dev.orebound.content.reading.TableEntry;
import java.util.List;

/**
 * An event of the world, as assets name it. Content knows nothing of the world, so callers that read assets about
 * events pass these in.
 *
 * @param id the event's word
 * @param firstKind the number of the first kind
 * @param kinds the words for what it can be about, numbered upwards from {@code firstKind}; empty if it has no kinds
 * @param mannerWords the words for how it can come about at all; empty if that is not told apart
 * @param manners for each kind those of the ways in which it comes about, numbered upwards from 0
 */
public record EventWord(
        String id, int firstKind, List<String> kinds, List<String> mannerWords, List<List<String>> manners)
        implements TableEntry {
    public EventWord {
        kinds = List.copyOf(kinds);
        mannerWords = List.copyOf(mannerWords);
        manners = manners.stream().map(List::copyOf).toList();
        if (!manners.isEmpty() && manners.size() != kinds.size()) {
            throw new IllegalArgumentException(
                    id + " has manners for " + manners.size() + " of " + kinds.size() + " kinds");
        }
    }

    /** Creates an event that comes about in one way. */
    public EventWord(String id, int firstKind, List<String> kinds) {
        this(id, firstKind, kinds, List.of(), List.of());
    }

    /** Returns true if a word is one of the kinds, or the last part of the ids of several, such as {@code delver}. */
    boolean hasKind(String word) {
        return kinds.contains(word) || kinds.stream().anyMatch(kind -> isFamily(word, kind));
    }

    /** Returns true if a kind's id ends in a word after a line, so that it belongs to the family of that word. */
    public static boolean isFamily(String word, String kind) {
        return kind.endsWith("_" + word);
    }
}
