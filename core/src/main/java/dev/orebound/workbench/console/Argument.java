package dev.orebound.workbench.console;

import dev.orebound.content.reading.ClosestWord;
import dev.orebound.workbench.hand.Candidate;
import dev.orebound.workbench.hand.Hands;
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
record Argument(String id, Function<Hands, List<Candidate>> words, int least, int most, boolean isOptional) {
    /** One of some words. */
    static Argument word(String id, Function<Hands, List<Candidate>> words) {
        return new Argument(id, words, 1, 0, false);
    }

    /** A whole number. */
    static Argument number(String id, int least, int most) {
        return new Argument(id, hands -> List.of(), least, most, false);
    }

    /** The same, or a word that stands for a number beyond. */
    Argument or(String word, int value) {
        return new Argument(
                id,
                hands -> List.of(new Candidate(word, value, hands.run().texts().get("bench.argument." + word))),
                least,
                most,
                isOptional);
    }

    Argument optional() {
        return new Argument(id, words, least, most, true);
    }

    /** How it is written in a command's usage. */
    String usage(Hands hands) {
        String name = name(hands).toUpperCase(Locale.ROOT).replace(' ', '-');
        return isOptional ? "[" + name + "]" : name;
    }

    private String name(Hands hands) {
        return hands.run().texts().get("bench.argument." + id);
    }

    /**
     * The number that a word stands for.
     *
     * @throws dev.orebound.workbench.hand.RefusedException if it will not do, with the nearest that would
     */
    int read(String word, Hands hands) {
        List<Candidate> all = words.apply(hands);
        for (Candidate each : all) {
            if (each.word().equals(word)) {
                return each.value();
            }
        }
        return most < least ? refuse(word, all, hands) : readNumber(word, all, hands);
    }

    private int refuse(String word, List<Candidate> all, Hands hands) {
        if (all.isEmpty()) {
            throw hands.run().refusal("bench.refused.none_there", name(hands));
        }
        String nearest = ClosestWord.to(word, all.stream().map(Candidate::word).toList());
        throw hands.run().refusal("bench.refused.word", name(hands), word, nearest);
    }

    private int readNumber(String word, List<Candidate> all, Hands hands) {
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
