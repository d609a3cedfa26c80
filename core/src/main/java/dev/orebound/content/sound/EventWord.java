package dev.orebound.content.sound;

import dev.orebound.content.reading.JsonEntry;
import dev.orebound.content.reading.QuotedText;
import dev.orebound.content.reading.TableEntry;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

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
        return kinds.stream().anyMatch(kind -> fit(word, kind) > 0);
    }

    /** Complains about a kind or a manner that the event does not have. */
    void check(JsonEntry entry, @Nullable String kind, @Nullable String manner) {
        if (kind != null && !hasKind(kind)) {
            complain(entry, "kind", kind, kinds);
        }
        if (manner != null && !mannerWords.contains(manner)) {
            complain(entry, "manner", manner, mannerWords);
        }
    }

    private static void complain(JsonEntry entry, String field, String word, List<String> known) {
        String advice = known.isEmpty() ? "leave it out, the event has no " + field : "give one of " + known;
        entry.complain(field, QuotedText.inQuotes(word) + " is unknown; " + advice);
    }

    /** Returns the first of those whose words fit a kind best, or null if none fits. */
    public static <T> @Nullable T best(Stream<T> all, Function<T, @Nullable String> wordOf, @Nullable String kind) {
        return all.filter(each -> fit(wordOf.apply(each), kind) > 0)
                .max(Comparator.comparing(each -> fit(wordOf.apply(each), kind)))
                .orElse(null);
    }

    /**
     * Returns how well a word fits a kind: 3 if it is its id, 2 if it is the last part of the id and so names its
     * family, 1 if it is left out and stands for any kind, 0 if it names others.
     */
    static int fit(@Nullable String word, @Nullable String kind) {
        if (word == null) {
            return 1;
        }
        boolean isFamily = kind != null && kind.endsWith("_" + word);
        return word.equals(kind) ? 3 : isFamily ? 2 : 0;
    }
}
