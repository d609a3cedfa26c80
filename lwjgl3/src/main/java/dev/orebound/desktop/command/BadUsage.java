package dev.orebound.desktop.command;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.OverwrittenOptionException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.TypeConversionException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Describes a wrong command line in one line: the option, the mistake, and the accepted values. */
final class BadUsage {
    private BadUsage() {}

    static String describe(ParameterException thrown) {
        ArgSpec argument = thrown.getArgSpec();
        if (thrown instanceof UnmatchedArgumentException unmatched) {
            return describeUnmatched(unmatched);
        }
        if (argument != null && thrown.getCause() instanceof TypeConversionException cause) {
            return name(argument) + ": " + cause.getMessage();
        }
        if (thrown instanceof OverwrittenOptionException twice) {
            return name(twice.getOverwritten()) + ": is given twice; give it once";
        }
        if (thrown instanceof MissingParameterException missing) {
            return describeMissing(missing.getMissing().get(0));
        }
        return String.valueOf(thrown.getMessage()).replaceFirst("^Error: ", "");
    }

    /**
     * Returns advice about a name with characters beyond ASCII, which the locale may lack; an empty text for other
     * names.
     */
    static String localeAdvice(String name) {
        boolean isAscii = name.chars().allMatch(letter -> letter < 128);
        return isAscii ? "" : ", or start the game in a UTF-8 locale, for instance with LC_ALL=C.UTF-8";
    }

    private static String describeUnmatched(UnmatchedArgumentException thrown) {
        CommandLine command = thrown.getCommandLine();
        String unknown = thrown.getUnmatched().get(0);
        if (command.getParent() == null && !unknown.startsWith("-")) {
            return unknown + ": is not a command; give one of "
                    + command.getSubcommands().keySet();
        }
        return unknown + ": is not accepted by " + command.getCommandName() + "; it accepts " + optionsOf(command);
    }

    private static String describeMissing(ArgSpec missing) {
        String description = missing.description()[0].replaceFirst("\\.( .*)?$", "");
        return name(missing) + ": is missing; give " + missing.paramLabel() + ", "
                + description.substring(0, 1).toLowerCase(Locale.ROOT) + description.substring(1);
    }

    private static List<String> optionsOf(CommandLine command) {
        List<String> names = new ArrayList<>();
        for (OptionSpec option : command.getCommandSpec().options()) {
            names.add(option.longestName());
        }
        return names;
    }

    private static String name(ArgSpec argument) {
        return argument instanceof OptionSpec option ? option.longestName() : argument.paramLabel();
    }
}
