package dev.orebound.desktop.speech;

import dev.orebound.screen.speech.SpeechRank;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The texts that wait to be spoken. A newer answer or prompt replaces the older one, urgent texts interrupt, captions
 * wait behind all others, and whatever has waited for too long is dropped. Times are in milliseconds.
 */
final class SpeechQueue {
    private static final String LINE_BREAKS = "[\\r\\n]+";

    private final List<WaitingLine> waiting = new ArrayList<>();
    private @Nullable SpeechRank spoken;
    private boolean isInterrupted;

    private record WaitingLine(SpeechRank rank, String words, long since) {}

    /** Adds a text, each line of which is spoken by itself. */
    void add(SpeechRank rank, String text, long now) {
        SpeechRank current = spoken;
        isInterrupted |= current != null && rank.interrupts(current);
        if (rank.replacesItself()) {
            waiting.removeIf(line -> line.rank == rank);
        }
        for (String line : text.split(LINE_BREAKS, -1)) {
            String words = cleaned(line);
            if (!words.isEmpty() && !isWaiting(rank, words)) {
                waiting.add(new WaitingLine(rank, words, now));
            }
        }
        dropOldest(rank);
    }

    /** Returns a line without control characters, blanks at its ends, and several blanks in a row. */
    static String cleaned(String line) {
        return line.replaceAll("[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Co}\\s]+", " ").strip();
    }

    private boolean isWaiting(SpeechRank rank, String words) {
        return waiting.stream().anyMatch(line -> line.rank == rank && line.words.equals(words));
    }

    private void dropOldest(SpeechRank rank) {
        long spare = waiting.stream().filter(line -> line.rank == rank).count() - rank.mostWaiting();
        for (int i = 0; i < waiting.size() && spare > 0; ) {
            if (waiting.get(i).rank == rank) {
                waiting.remove(i);
                spare--;
            } else {
                i++;
            }
        }
    }

    /** Removes and returns the line to speak now, which then counts as spoken; null if none waits. */
    @Nullable
    String next(long now) {
        waiting.removeIf(line -> now - line.since > line.rank.longestMillis());
        WaitingLine first = null;
        for (WaitingLine line : waiting) {
            if (first == null || line.rank.compareTo(first.rank) < 0) {
                first = line;
            }
        }
        isInterrupted = false;
        spoken = first == null ? null : first.rank;
        if (first == null) {
            return null;
        }
        waiting.remove(first);
        return first.words;
    }

    /** Returns true if the line that is spoken gives way to another. */
    boolean isInterrupted() {
        return isInterrupted;
    }

    /** Notes that the line was spoken. */
    void ended() {
        spoken = null;
        isInterrupted = false;
    }

    /** Returns true if nothing is spoken and nothing waits. */
    boolean isIdle() {
        return spoken == null && waiting.isEmpty();
    }

    boolean isEmpty() {
        return waiting.isEmpty();
    }

    /** Forgets all texts. */
    void clear() {
        waiting.clear();
        ended();
    }
}
