package dev.orebound.workbench.console;

import dev.orebound.workbench.action.PlaytesterActions;
import java.util.ArrayList;
import java.util.List;

/**
 * A word of the console, and what it does. {@code bench.command.<name>} says it in a line, {@code bench.help.<name>} in full.
 *
 * @param arguments in their order; after an optional one all are
 */
record ConsoleCommand(String name, List<CommandArgument> arguments, Deed deed) {
    /** What a command does; gives back what to say of it. */
    @FunctionalInterface
    interface Deed {
        String run(PlaytesterActions hands, Given given);
    }

    ConsoleCommand {
        arguments = List.copyOf(arguments);
    }

    ConsoleCommand(String name, Deed deed, CommandArgument... arguments) {
        this(name, List.of(arguments), deed);
    }

    /** How it is typed: {@code spawn MONSTER [COUNT]}. */
    String usage(PlaytesterActions hands) {
        StringBuilder usage = new StringBuilder(name);
        for (CommandArgument argument : arguments) {
            usage.append(' ').append(argument.usage(hands));
        }
        return usage.toString();
    }

    /** What it is for, in a line. */
    String summary(PlaytesterActions hands) {
        return hands.run().texts().get("bench.command." + name);
    }

    /** All there is to say of it. */
    String help(PlaytesterActions hands) {
        return usage(hands) + "\n" + hands.run().texts().get("bench.help." + name);
    }

    /**
     * Does it.
     *
     * @param words that follow its name
     * @throws dev.orebound.workbench.action.RefusedException if it cannot be done
     */
    String run(PlaytesterActions hands, List<String> words) {
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
