package dev.orebound.desktop.command;

import dev.orebound.cave.FloorNotMadeException;
import dev.orebound.content.reading.ContentException;
import dev.orebound.desktop.platform.CannotStartException;
import dev.orebound.desktop.platform.ProcessConsole;
import dev.orebound.desktop.platform.FaultReports;
import dev.orebound.desktop.platform.HostMachine;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;

/** Reads the command line and runs what it asks for. What goes wrong is told in one line, never as a stack trace. */
public final class CommandLineOfGame {
    /** All is well. */
    static final int DONE = 0;

    /** A check failed, or the game met a fault of its own. */
    static final int FAILED = 1;

    /** The command line is wrong, or something that it names cannot be used. */
    static final int BAD_INPUT = 2;

    private final ProcessConsole console;
    private final FaultReports reports;
    private final CommandLine commands;

    public CommandLineOfGame(HostMachine host, ProcessConsole console) {
        this.console = console;
        reports = new FaultReports(host, console);
        SharedOptions shared = new SharedOptions(host, console, reports);
        commands = new CommandLine(shared)
                .addSubcommand(new PlayCommand(shared))
                .addSubcommand(new InspectCommand(shared))
                .addSubcommand(new SurveyCommand(shared))
                .addSubcommand(new GraphCommand(shared))
                .addSubcommand(new ArenaCommand(shared))
                .addSubcommand(new HordesCommand(shared))
                .addSubcommand(new BotCommand(shared))
                .addSubcommand(new ReplayCommand(shared))
                .addSubcommand(new ExportCommand(shared))
                .addSubcommand(new ImportCommand(shared))
                .addSubcommand(new ContentCommand(shared));
        commands.registerConverter(Path.class, new OptionValues.PathValue());
        commands.setColorScheme(CommandLine.Help.defaultColorScheme(Ansi.OFF))
                .setOut(new PrintWriter(console.data(), true, StandardCharsets.UTF_8))
                .setErr(new PrintWriter(console.complaints(), true, StandardCharsets.UTF_8))
                .setParameterExceptionHandler((thrown, arguments) -> complain(BadUsage.describe(thrown), BAD_INPUT))
                .setExecutionExceptionHandler((thrown, command, parsed) -> explain(thrown));
    }

    /**
     * Runs one command to its end.
     *
     * @return the exit code: 0 done, 1 a check failed or the game broke, 2 bad usage or unreadable input
     */
    public int run(String... arguments) {
        try {
            return commands.execute(DefaultCommand.insert(arguments, commands));
        } catch (Error thrown) {
            return explain(thrown);
        } finally {
            console.data().flush();
        }
    }

    private int explain(Throwable thrown) {
        if (thrown instanceof ContentException content) {
            return complain(describe(content), BAD_INPUT);
        }
        if (thrown instanceof CannotStartException) {
            return complain(String.valueOf(thrown.getMessage()), BAD_INPUT);
        }
        if (thrown instanceof FloorNotMadeException) {
            return complain(String.valueOf(thrown.getMessage()), FAILED);
        }
        reports.report(thrown);
        return FAILED;
    }

    private static String describe(ContentException thrown) {
        int others = thrown.complaints().size() - 1;
        String first = thrown.complaints().get(0);
        return others == 0 ? first : first + " (and " + others + " more; content --check lists them)";
    }

    private int complain(String complaint, int exitCode) {
        console.complain(complaint);
        return exitCode;
    }
}
