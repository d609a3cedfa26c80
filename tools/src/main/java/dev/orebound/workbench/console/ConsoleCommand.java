package dev.orebound.workbench.console;

import dev.orebound.workbench.action.PlaytesterActions;
import java.util.ArrayList;
import java.util.List;

/**
 * A command of the console. {@code bench.command.<name>} is its summary and {@code bench.help.<name>} its help.
 *
 * @param name the word to type
 * @param arguments its arguments in order; all after an optional one are optional
 * @param deed its effect
 */
record ConsoleCommand(String name, List<CommandArgument> arguments, CommandEffect deed) {
    /** The effect of a command; returns the text to show. */
    @FunctionalInterface
    interface CommandEffect {
        String run(PlaytesterActions actions, CommandInput input);
    }

    ConsoleCommand {
        arguments = List.copyOf(arguments);
    }

    ConsoleCommand(String name, CommandEffect deed, CommandArgument... arguments) {
        this(name, List.of(arguments), deed);
    }

    /** Returns how it is typed, such as {@code spawn MONSTER [COUNT]}. */
    String usage(PlaytesterActions actions) {
        StringBuilder usage = new StringBuilder(name);
        for (CommandArgument argument : arguments) {
            usage.append(' ').append(argument.usage(actions));
        }
        return usage.toString();
    }

    /** Returns its summary in one line. */
    String summary(PlaytesterActions actions) {
        return actions.run().texts().get("bench.command." + name);
    }

    /** Returns its full help. */
    String help(PlaytesterActions actions) {
        return usage(actions) + "\n" + actions.run().texts().get("bench.help." + name);
    }

    /**
     * Runs the command.
     *
     * @param words the words after its name
     * @throws dev.orebound.workbench.action.RefusedException if it cannot be done
     */
    String run(PlaytesterActions actions, List<String> words) {
        if (words.size() > arguments.size()) {
            throw actions.run().refusal("bench.refused.too_much", words.get(arguments.size()), usage(actions));
        }
        List<Integer> values = new ArrayList<>();
        for (int i = 0; i < words.size(); i++) {
            values.add(arguments.get(i).read(words.get(i), actions));
        }
        if (words.size() < arguments.size() && !arguments.get(words.size()).isOptional()) {
            throw actions.run().refusal("bench.refused.too_little", usage(actions));
        }
        return deed.run(actions, new CommandInput(words, values));
    }

    /**
     * The arguments given to a command.
     *
     * @param words the words as typed
     * @param values the number that each word stands for
     */
    record CommandInput(List<String> words, List<Integer> values) {
        CommandInput {
            words = List.copyOf(words);
            values = List.copyOf(values);
        }

        /** Returns true if an argument was given, by its index from 0. */
        boolean has(int place) {
            return place < values.size();
        }

        String word(int place) {
            return words.get(place);
        }

        int at(int place) {
            return values.get(place);
        }

        /** Returns an argument by its index, or a default if it was not given. */
        int at(int place, int otherwise) {
            return has(place) ? at(place) : otherwise;
        }
    }
}
