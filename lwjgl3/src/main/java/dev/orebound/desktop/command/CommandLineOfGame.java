package dev.orebound.desktop.command;

import dev.orebound.cave.FloorNotMadeException;
import dev.orebound.content.reading.ContentException;
import dev.orebound.desktop.StartMessage;
import dev.orebound.desktop.command.PrintCommands.GraphCommand;
import dev.orebound.desktop.command.SurveyCommands.BotCommand;
import dev.orebound.desktop.command.SurveyCommands.GolemsCommand;
import dev.orebound.desktop.command.SurveyCommands.VignettesCommand;
import dev.orebound.desktop.platform.CannotStartException;
import dev.orebound.desktop.platform.FaultReports;
import dev.orebound.desktop.platform.GameRelaunch;
import dev.orebound.desktop.platform.HostMachine;
import dev.orebound.desktop.platform.ProcessConsole;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/**
 * Parses the command line and runs the command. Failures are reported in one line, never as a stack trace. Without
 * arguments, or with {@code play} alone, the game opens at once: to set up the parser takes as long as to open a
 * window.
 */
public final class CommandLineOfGame {
    private static final String DEFAULT_COMMAND = "play";

    private final ProcessConsole console;
    private final FaultReports reports;
    private final SharedOptions shared;

    /** The line that tells why the command failed. */
    private String failure = "";

    public CommandLineOfGame(HostMachine host, ProcessConsole console) {
        this.console = console;
        reports = new FaultReports(host, console);
        shared = new SharedOptions(host, console, reports);
    }

    /** Returns what makes each command, by its name, in the order in which help lists them. */
    private Map<String, Supplier<Object>> commands() {
        Map<String, Supplier<Object>> commands = new LinkedHashMap<>();
        commands.put(DEFAULT_COMMAND, () -> new PlayCommand(shared));
        commands.put("inspect", () -> new InspectCommand(shared));
        commands.put("survey", () -> new SurveyCommands.SurveyCommand(shared));
        commands.put("graph", () -> new GraphCommand(shared));
        commands.put("arena", () -> new SurveyCommands.ArenaCommand(shared));
        commands.put("hordes", () -> new SurveyCommands.HordesCommand(shared));
        commands.put("bot", () -> new BotCommand(shared));
        commands.put("builds", () -> new SurveyCommands.BuildsCommand(shared));
        commands.put("golems", () -> new GolemsCommand(shared));
        commands.put("vignettes", () -> new VignettesCommand(shared));
        commands.put("merge", () -> new MergeCommand(shared));
        commands.put("replay", () -> new ReplayCommand(shared));
        commands.put("export", () -> new SaveCommands.ExportCommand(shared));
        commands.put("import", () -> new SaveCommands.ImportCommand(shared));
        commands.put("content", () -> new ContentCommand(shared));
        commands.put("bench", () -> new BenchCommand(shared));
        commands.put("film", () -> new FilmCommand(shared));
        return commands;
    }

    /**
     * Runs one command to its end.
     *
     * @return the exit code: 0 done, 1 a check failed or the game broke, 2 bad usage or unreadable input
     */
    public int run(String... arguments) {
        int exitCode = outcome(arguments);
        console.data().flush();
        if (exitCode != SharedOptions.DONE && GameRelaunch.opensGame(arguments)) {
            StartMessage.tell(failure, saves());
        }
        return exitCode;
    }

    private int outcome(String... arguments) {
        try {
            return opensPlainGame(arguments) ? new PlayCommand(shared).call() : parsed(arguments);
        } catch (RuntimeException | Error thrown) {
            return explain(thrown);
        }
    }

    private static boolean opensPlainGame(String... arguments) {
        return arguments.length == 0 || (arguments.length == 1 && arguments[0].equals(DEFAULT_COMMAND));
    }

    /** Returns the folder of saves, or null if it has no valid name. */
    private @Nullable String saves() {
        try {
            return shared.saveFolder().path().toString();
        } catch (CannotStartException e) {
            return null;
        }
    }

    /** Parses and runs the command that is named; to set all of them up takes as long as to open a window. */
    private int parsed(String[] arguments) {
        CommandLine parser = new CommandLine(shared);
        String[] whole = withDefaultCommand(parser.getCommandSpec(), arguments);
        int first = firstOfCommand(parser.getCommandSpec(), whole);
        Map<String, Supplier<Object>> commands = commands();
        if (first < whole.length && commands.containsKey(whole[first])) {
            commands.keySet().retainAll(Set.of(whole[first]));
        }
        commands.forEach((name, command) -> parser.addSubcommand(name, command.get()));
        parser.registerConverter(Path.class, new OptionValues.PathValue());
        return parser.setColorScheme(CommandLine.Help.defaultColorScheme(Ansi.OFF))
                .setOut(new PrintWriter(console.data(), true, StandardCharsets.UTF_8))
                .setErr(new PrintWriter(console.complaints(), true, StandardCharsets.UTF_8))
                .setParameterExceptionHandler(
                        (thrown, parsed) -> complain(BadUsage.describe(thrown), SharedOptions.BAD_INPUT))
                .setExecutionExceptionHandler((thrown, command, parsed) -> explain(thrown))
                .execute(whole);
    }

    /** Returns the index of the first argument that only a command can take. */
    private static int firstOfCommand(CommandSpec spec, String[] arguments) {
        int first = 0;
        while (first < arguments.length && option(spec, arguments[first]) != null) {
            first += takesNext(spec, arguments[first]) ? 2 : 1;
        }
        return first;
    }

    /**
     * Returns the arguments with {@code play} before the first that only a command can take, unless a command is named.
     */
    private static String[] withDefaultCommand(CommandSpec spec, String[] arguments) {
        int first = firstOfCommand(spec, arguments);
        if (first < arguments.length && !arguments[first].startsWith("-")) {
            return arguments;
        }
        if (asksForHelp(spec, arguments, Math.min(first, arguments.length))) {
            return arguments;
        }
        List<String> inserted = new ArrayList<>(List.of(arguments));
        inserted.add(Math.min(first, inserted.size()), DEFAULT_COMMAND);
        return inserted.toArray(String[]::new);
    }

    private static boolean takesNext(CommandSpec spec, String argument) {
        OptionSpec option = option(spec, argument);
        return option != null && option.arity().min() > 0 && !argument.contains("=");
    }

    private static boolean asksForHelp(CommandSpec spec, String[] arguments, int before) {
        for (int i = 0; i < before; i++) {
            OptionSpec option = option(spec, arguments[i]);
            if (option != null && (option.usageHelp() || option.versionHelp())) {
                return true;
            }
        }
        return false;
    }

    private static @Nullable OptionSpec option(CommandSpec spec, String argument) {
        boolean dashed = argument.startsWith("-");
        return dashed ? spec.findOption(argument.split("=", 2)[0]) : null;
    }

    private int explain(Throwable thrown) {
        if (thrown instanceof ContentException content) {
            return complain(describe(content), SharedOptions.BAD_INPUT);
        }
        if (thrown instanceof CannotStartException) {
            return complain(String.valueOf(thrown.getMessage()), SharedOptions.BAD_INPUT);
        }
        if (thrown instanceof FloorNotMadeException) {
            return complain(String.valueOf(thrown.getMessage()), SharedOptions.FAILED);
        }
        failure = reports.report(thrown);
        return SharedOptions.FAILED;
    }

    private static String describe(ContentException thrown) {
        int others = thrown.complaints().size() - 1;
        String first = thrown.complaints().get(0);
        return others == 0 ? first : first + " (and " + others + " more; content --check lists them)";
    }

    private int complain(String complaint, int exitCode) {
        failure = complaint;
        console.complain(complaint);
        return exitCode;
    }
}
