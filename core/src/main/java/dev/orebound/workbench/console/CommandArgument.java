package dev.orebound.workbench.console;

import dev.orebound.content.reading.ClosestWord;
import dev.orebound.workbench.action.WordCandidate;
import dev.orebound.workbench.action.PlaytesterActions;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;

/**
 * What a command asks for: one of some words, or a whole number, or either.
 *
 * @param id what it is, as {@code bench.argument.<id>} says it
 * @param words all that will do
 * @param least the least number that will do
 * @param most the most; below {@code least} where a number will not do
 * @param isOptional whether the command does without it
 */
record CommandArgument(String id, Function<PlaytesterActions, List<WordCandidate>> words, int least, int most, boolean isOptional) {
    /** One of some words. */
    static CommandArgument word(String id, Function<PlaytesterActions, List<WordCandidate>> words) {
        return new CommandArgument(id, words, 1, 0, false);
    }

    /** A whole number. */
    static CommandArgument number(String id, int least, int most) {
        return new CommandArgument(id, hands -> List.of(), least, most, false);
    }

    /** The same, or a word that stands for a number beyond. */
    CommandArgument or(String word, int value) {
        return new CommandArgument(
                id,
                hands -> List.of(new WordCandidate(word, value, hands.run().texts().get("bench.argument." + word))),
                least,
                most,
                isOptional);
    }

    CommandArgument optional() {
        return new CommandArgument(id, words, least, most, true);
    }

    /** How it is written in a command's usage. */
    String usage(PlaytesterActions hands) {
        String name = name(hands).toUpperCase(Locale.ROOT).replace(' ', '-');
        return isOptional ? "[" + name + "]" : name;
    }

    private String name(PlaytesterActions hands) {
        return hands.run().texts().get("bench.argument." + id);
    }

    /**
     * The number that a word stands for.
     *
     * @throws dev.orebound.workbench.action.RefusedException if it will not do, with the nearest that would
     */
    int read(String word, PlaytesterActions hands) {
        List<WordCandidate> all = words.apply(hands);
        for (WordCandidate each : all) {
            if (each.word().equals(word)) {
                return each.value();
            }
        }
        return most < least ? refuse(word, all, hands) : readNumber(word, all, hands);
    }

    private int refuse(String word, List<WordCandidate> all, PlaytesterActions hands) {
        if (all.isEmpty()) {
            throw hands.run().refusal("bench.refused.none_there", name(hands));
        }
        String nearest = ClosestWord.to(word, all.stream().map(WordCandidate::word).toList());
        throw hands.run().refusal("bench.refused.word", name(hands), word, nearest);
    }

    private int readNumber(String word, List<WordCandidate> all, PlaytesterActions hands) {
        try {
            int number = Integer.parseInt(word);
            if (number >= least && number <= most) {
                return number;
            }
        } catch (NumberFormatException noNumber) {
            // What is no number is refused like one that is out of range.
        }
        if (all.isEmpty()) {
            throw hands.run().refusal("bench.refused.number", name(hands), word, least, most);
        }
        String instead = all.get(0).word();
        throw hands.run().refusal("bench.refused.number_or", name(hands), word, least, most, instead);
    }
}
