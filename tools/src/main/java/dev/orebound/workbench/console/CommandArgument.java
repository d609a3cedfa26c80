package dev.orebound.workbench.console;

import dev.orebound.content.reading.ClosestWord;
import dev.orebound.workbench.action.PlaytesterActions;
import dev.orebound.workbench.action.WordCandidate;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;

/**
 * An argument of a command: one of several words, a whole number, or either.
 *
 * @param id its name; {@code bench.argument.<id>} is the text
 * @param words returns all accepted words
 * @param least the smallest accepted number
 * @param most the largest; below {@code least} if numbers are not accepted
 * @param isOptional true if the command works without it
 */
record CommandArgument(
        String id, Function<PlaytesterActions, List<WordCandidate>> words, int least, int most, boolean isOptional) {
    /** Creates an argument that is one of several words. */
    static CommandArgument word(String id, Function<PlaytesterActions, List<WordCandidate>> words) {
        return new CommandArgument(id, words, 1, 0, false);
    }

    /** Creates an argument that is a whole number. */
    static CommandArgument number(String id, int least, int most) {
        return new CommandArgument(id, actions -> List.of(), least, most, false);
    }

    /** Returns the same argument, which also accepts a word for a number out of range. */
    CommandArgument or(String word, int value) {
        return new CommandArgument(
                id,
                actions -> List.of(
                        new WordCandidate(word, value, actions.run().texts().get("bench.argument." + word))),
                least,
                most,
                isOptional);
    }

    CommandArgument optional() {
        return new CommandArgument(id, words, least, most, true);
    }

    /** Returns how it is written in a command's usage. */
    String usage(PlaytesterActions actions) {
        String name = name(actions).toUpperCase(Locale.ROOT).replace(' ', '-');
        return isOptional ? "[" + name + "]" : name;
    }

    private String name(PlaytesterActions actions) {
        return actions.run().texts().get("bench.argument." + id);
    }

    /**
     * Returns the number that a word stands for.
     *
     * @throws dev.orebound.workbench.action.RefusedException if it is not accepted, with the nearest accepted word
     */
    int read(String word, PlaytesterActions actions) {
        List<WordCandidate> all = words.apply(actions);
        for (WordCandidate each : all) {
            if (each.word().equals(word)) {
                return each.value();
            }
        }
        return most < least ? refuse(word, all, actions) : readNumber(word, all, actions);
    }

    private int refuse(String word, List<WordCandidate> all, PlaytesterActions actions) {
        if (all.isEmpty()) {
            throw actions.run().refusal("bench.refused.none_there", name(actions));
        }
        String nearest =
                ClosestWord.to(word, all.stream().map(WordCandidate::word).toList());
        throw actions.run().refusal("bench.refused.word", name(actions), word, nearest);
    }

    private int readNumber(String word, List<WordCandidate> all, PlaytesterActions actions) {
        try {
            int number = Integer.parseInt(word);
            if (number >= least && number <= most) {
                return number;
            }
        } catch (NumberFormatException noNumber) {
            // Input that is not a number is refused like a number out of range.
        }
        if (all.isEmpty()) {
            throw actions.run().refusal("bench.refused.number", name(actions), word, least, most);
        }
        String instead = all.get(0).word();
        throw actions.run().refusal("bench.refused.number_or", name(actions), word, least, most, instead);
    }
}
