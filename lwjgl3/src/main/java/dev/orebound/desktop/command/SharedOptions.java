package dev.orebound.desktop.command;

import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.content.reading.ContentException;
import dev.orebound.content.reading.OverlaidAssets;
import dev.orebound.content.reading.QuotedText;
import dev.orebound.desktop.platform.CannotStartException;
import dev.orebound.desktop.platform.FaultReports;
import dev.orebound.desktop.platform.GameVersion;
import dev.orebound.desktop.platform.HostMachine;
import dev.orebound.desktop.platform.ProcessConsole;
import dev.orebound.journal.disk.SaveFolder;
import dev.orebound.journal.disk.WholeFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;

/**
 * The root command: options that every command takes, before or after its name, and the objects that they stand for.
 */
@Command(
        name = "orebound",
        description = "A real-time cave roguelike. Without a command, the game opens.",
        mixinStandardHelpOptions = true,
        versionProvider = SharedOptions.Version.class,
        scope = ScopeType.INHERIT)
final class SharedOptions {
    /** Exit code: all is well. */
    static final int DONE = 0;

    /** Exit code: a check failed, or the game crashed. */
    static final int FAILED = 1;

    /** Exit code: the command line is wrong, or something named in it cannot be used. */
    static final int BAD_INPUT = 2;

    /** The form of a command's output: at most one of these. */
    static final class OutputForm {
        /** Never read: the option exists only to be typed and to exclude the others. */
        @SuppressWarnings("UnusedVariable")
        @Option(names = "--ascii", description = "Prints characters; this is the default.")
        private boolean ascii;

        @Option(names = "--json", description = "Prints one line of JSON.")
        boolean json;

        @Option(names = "--png", paramLabel = "FILE", description = "The file to draw a picture into.")
        @Nullable
        Path png;
    }

    private final HostMachine host;
    private final ProcessConsole console;
    private final FaultReports reports;

    @Option(
            names = "--save-dir",
            paramLabel = "DIR",
            scope = ScopeType.INHERIT,
            description =
                    "The folder for saves, settings and reports; the environment variable OREBOUND_HOME sets it too.")
    private @Nullable Path saveDir;

    @Option(
            names = "--content",
            paramLabel = "DIR",
            scope = ScopeType.INHERIT,
            description = "A folder of files that are laid over the built-in assets.")
    private @Nullable Path contentDir;

    SharedOptions(HostMachine host, ProcessConsole console, FaultReports reports) {
        this.host = host;
        this.console = console;
        this.reports = reports;
    }

    HostMachine host() {
        return host;
    }

    ProcessConsole console() {
        return console;
    }

    FaultReports reports() {
        return reports;
    }

    /**
     * Returns the requested folder, otherwise the usual one.
     *
     * @throws CannotStartException if the request is no folder
     */
    SaveFolder saveFolder() {
        if (saveDir != null) {
            if (Files.exists(saveDir) && !Files.isDirectory(saveDir)) {
                throw new CannotStartException("--save-dir: " + saveDir + " is a file; give a folder");
            }
            return new SaveFolder(saveDir);
        }
        try {
            return SaveFolder.usual(host.osName(), host.environment(), host.home());
        } catch (InvalidPathException e) {
            throw new CannotStartException("--save-dir: '" + QuotedText.of(e.getInput())
                    + "', where saves usually go, is not a valid folder name here; give another folder"
                    + BadUsage.localeAdvice(e.getInput()));
        }
    }

    /**
     * Returns the built-in assets, with those of {@code --content} laid over them.
     *
     * @throws CannotStartException if the request is no folder
     */
    Assets assets() {
        return contentDir == null ? new BuiltInAssets() : overlaid("--content", contentDir);
    }

    /** Prints complaints; returns the exit code: {@link #DONE} if there are none. */
    int complain(List<String> complaints) {
        complaints.forEach(console::complain);
        return complaints.isEmpty() ? DONE : FAILED;
    }

    /** Returns true if files are laid over the built-in assets. */
    boolean hasOwnContent() {
        return contentDir != null;
    }

    /**
     * Returns the option to append to a command so that it uses the same assets, after a space, without the folder's
     * name.
     */
    String contentOption() {
        return contentDir == null ? "" : " --content DIR";
    }

    /** Returns the built-in assets with a folder laid over them, which the named option or parameter requested. */
    static Assets overlaid(String option, Path folder) {
        return overlaid(option, folder, new BuiltInAssets());
    }

    /** Returns assets with a folder laid over them, which the named option requested. */
    static Assets overlaid(String option, Path folder, Assets below) {
        try {
            return new OverlaidAssets(folder, below);
        } catch (ContentException e) {
            throw new CannotStartException(option + ": " + e.getMessage());
        }
    }

    /**
     * Checks that a file requested by the named option can be written, before long work for it begins.
     *
     * @throws CannotStartException if it clearly cannot
     */
    static void requireWritable(String option, Path file) {
        Path folder = file.toAbsolutePath().getParent();
        while (folder != null && !Files.exists(folder)) {
            folder = folder.getParent();
        }
        if (folder == null || Files.isDirectory(file)) {
            throw cannotBeWritten(option, file, "it is a folder");
        }
        if (!Files.isDirectory(folder)) {
            throw cannotBeWritten(option, file, folder + " is not a folder");
        }
        if (!Files.isWritable(folder)) {
            throw cannotBeWritten(option, file, "access denied");
        }
    }

    /**
     * Writes a file that the named option requested.
     *
     * @throws CannotStartException if it cannot be written
     */
    static void write(String option, Path file, byte[] bytes) {
        try {
            WholeFile.writePublic(file, bytes);
        } catch (IOException e) {
            throw cannotBeWritten(option, file, WholeFile.reason(e));
        }
    }

    private static CannotStartException cannotBeWritten(String option, Path file, String why) {
        return new CannotStartException(
                option + ": " + file + " cannot be written (" + why + "); give a file in a folder that can be written");
    }

    /** The output of {@code --version}. */
    static final class Version implements IVersionProvider {
        @Override
        public String[] getVersion() {
            return new String[] {"Orebound " + GameVersion.read()};
        }
    }
}
