package dev.orebound.workbench.console;

import dev.orebound.screen.stage.TypedText;
import dev.orebound.workbench.action.PlaytesterActions;
import dev.orebound.workbench.action.RefusedException;
import dev.orebound.workbench.action.WordCandidate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Completions of the word before the caret: first words that begin with it, then words that contain it, then words
 * whose meaning contains it.
 */
final class WordCompletion {
    /** No candidate is chosen. */
    static final int NONE = -1;

    private final PlaytesterActions actions;
    private List<WordCandidate> candidates = List.of();
    private @Nullable ConsoleCommand command;
    private String stem = "";
    private int from;
    private int chosen = NONE;

    WordCompletion(PlaytesterActions actions) {
        this.actions = actions;
    }

    List<WordCandidate> candidates() {
        return candidates;
    }

    /** Returns the index of the chosen candidate, or {@link #NONE}. */
    int chosen() {
        return chosen;
    }

    /** Returns the command whose arguments are typed, or null. */
    @Nullable
    ConsoleCommand command() {
        return command;
    }

    static List<String> words(String line) {
        String stripped = line.strip();
        return stripped.isEmpty() ? List.of() : Arrays.asList(stripped.split("\\s+"));
    }

    /** Updates the candidates for the typed text. */
    void look(TypedText line) {
        String before = line.text().substring(0, line.caret());
        from = before.lastIndexOf(' ') + 1;
        stem = before.substring(from).toLowerCase(Locale.ROOT);
        chosen = NONE;
        List<String> words = words(before.substring(0, from));
        command = words.isEmpty() ? null : commandOrNull(words.get(0));
        candidates = fitting(words.isEmpty() ? CommandTable.names(actions) : argument(words.size() - 1));
    }

    private @Nullable ConsoleCommand commandOrNull(String name) {
        try {
            return CommandTable.of(name, actions);
        } catch (RefusedException thereIsNone) {
            return null;
        }
    }

    private List<WordCandidate> argument(int place) {
        ConsoleCommand typed = command;
        return typed == null || place >= typed.arguments().size()
                ? List.of()
                : typed.arguments().get(place).words().apply(actions);
    }

    private List<WordCandidate> fitting(List<WordCandidate> all) {
        List<WordCandidate> begin = new ArrayList<>();
        List<WordCandidate> hold = new ArrayList<>();
        List<WordCandidate> mean = new ArrayList<>();
        for (WordCandidate each : all) {
            if (each.word().startsWith(stem)) {
                begin.add(each);
            } else if (each.word().contains(stem)) {
                hold.add(each);
            } else if (each.meaning().toLowerCase(Locale.ROOT).contains(stem)) {
                mean.add(each);
            }
        }
        begin.addAll(hold);
        begin.addAll(mean);
        return List.copyOf(begin);
    }

    /** Completes the word as far as it is unique, and then to each candidate in turn. */
    void complete(TypedText line) {
        String sure = commonBeginning();
        if (candidates.isEmpty()) {
            return;
        }
        if (candidates.size() == 1) {
            choose(line, candidates.get(0));
        } else if (chosen == NONE && sure.length() > stem.length()) {
            line.replace(from, sure);
            look(line);
        } else {
            chosen = (chosen + 1) % candidates.size();
            line.replace(from, candidates.get(chosen).word());
        }
    }

    /** Completes the word to one candidate. */
    void choose(TypedText line, WordCandidate candidate) {
        line.replace(from, candidate.word() + " ");
        look(line);
    }

    /** Returns the common beginning of all candidates if it extends the typed text. */
    private String commonBeginning() {
        String common = candidates.isEmpty() ? "" : candidates.get(0).word();
        for (WordCandidate each : candidates) {
            while (!each.word().startsWith(common)) {
                common = common.substring(0, common.length() - 1);
            }
        }
        return common.startsWith(stem) ? common : "";
    }
}
