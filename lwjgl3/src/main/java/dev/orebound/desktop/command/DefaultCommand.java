package dev.orebound.desktop.command;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;

/** Puts {@code play} where the command line names no command. */
final class DefaultCommand {
    private static final String PLAY = "play";

    private DefaultCommand() {}

    /** The arguments with {@code play} before the first that only a command can take, unless a command is named there. */
    static String[] insert(String[] arguments, CommandLine commands) {
        int first = 0;
        while (first < arguments.length && isShared(arguments[first], commands)) {
            first += takesNext(arguments[first], commands) ? 2 : 1;
        }
        if (first < arguments.length && !arguments[first].startsWith("-")) {
            return arguments;
        }
        if (asksForHelp(arguments, Math.min(first, arguments.length), commands)) {
            return arguments;
        }
        List<String> inserted = new ArrayList<>(List.of(arguments));
        inserted.add(Math.min(first, inserted.size()), PLAY);
        return inserted.toArray(String[]::new);
    }

    private static boolean isShared(String argument, CommandLine commands) {
        return option(argument, commands) != null;
    }

    private static boolean takesNext(String argument, CommandLine commands) {
        OptionSpec option = option(argument, commands);
        return option != null && option.arity().min() > 0 && !argument.contains("=");
    }

    private static boolean asksForHelp(String[] arguments, int before, CommandLine commands) {
        for (int i = 0; i < before; i++) {
            OptionSpec option = option(arguments[i], commands);
            if (option != null && (option.usageHelp() || option.versionHelp())) {
                return true;
            }
        }
        return false;
    }

    private static @Nullable OptionSpec option(String argument, CommandLine commands) {
        boolean dashed = argument.startsWith("-");
        return dashed ? commands.getCommandSpec().findOption(argument.split("=", 2)[0]) : null;
    }
}
