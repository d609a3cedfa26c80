package dev.orebound.workbench.console;

import dev.orebound.workbench.hand.Hands;
import java.util.ArrayList;
import java.util.List;

/**
 * A word of the console, and what it does. {@code bench.command.<name>} says it in a line, {@code bench.help.<name>} in full.
 *
 * @param arguments in their order; after an optional one all are
 */
record Command(String name, List<Argument> arguments, Deed deed) {
    /** What a command does; gives back what to say of it. */
    @FunctionalInterface
    interface Deed {
        String run(Hands hands, Given given);
    }

    Command {
        arguments = List.copyOf(arguments);
    }

    Command(String name, Deed deed, Argument... arguments) {
        this(name, List.of(arguments), deed);
    }

    /** How it is typed: {@code spawn MONSTER [COUNT]}. */
    String usage(Hands hands) {
        StringBuilder usage = new StringBuilder(name);
        for (Argument argument : arguments) {
            usage.append(' ').append(argument.usage(hands));
        }
        return usage.toString();
    }

    /** What it is for, in a line. */
    String summary(Hands hands) {
        return hands.run().texts().get("bench.command." + name);
    }

    /** All there is to say of it. */
    String help(Hands hands) {
        return usage(hands) + "\n" + hands.run().texts().get("bench.help." + name);
    }

    /**
     * Does it.
     *
     * @param words that follow its name
     * @throws dev.orebound.workbench.hand.RefusedException if it cannot be done
     */
    String run(Hands hands, List<String> words) {
        if (words.size() > arguments.size()) {
            throw hands.run().refusal("bench.refused.too_much", words.get(arguments.size()), usage(hands));
        }
        List<Integer> values = new ArrayList<>();
        for (int i = 0; i < words.size(); i++) {
            values.add(arguments.get(i).read(words.get(i), hands));
        }
        if (words.size() < arguments.size() && !arguments.get(words.size()).isOptional()) {
            throw hands.run().refusal("bench.refused.too_little", usage(hands));
        }
        return deed.run(hands, new Given(words, values));
    }
}
